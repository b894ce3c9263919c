"""What a newer program has written: known by its format, or by words this program does not have.

Such a file is refused in one sentence and never written over: what is not known here would be dropped.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from judge_app import __version__
from judge_app.engine.text import T, Text
from judge_app.storage import disk


def told(name: str, program: object, what: Text) -> Text:
    """The one sentence about the file `name`: which version wrote it, and what this one does not know."""
    version = program if isinstance(program, str) and program else T("未写明")
    return T(
        "{name}：由更新的版本写成，请用新版打开；文件未动（它是 {version}，这里是 {own}，不认识{what}）",
        name=name,
        version=version,
        own=__version__,
        what=what,
    )


def stranger(raw: Mapping[str, Any], form: int, words: frozenset[str]) -> Text | None:
    """The format or the first word of `raw` that this program does not know."""
    found = raw.get("format", form)
    is_later = found > form if type(found) is int else is_newer(raw.get("program"))
    if is_later:
        return T("格式 {format}", format=str(found)[:60])
    return next((word_text(word) for word in raw if word not in words), None)


def word_text(word: object) -> Text:
    """A word of a file, as it stands there."""
    return T("“{word}”", word=str(word)[:60])


def version_of(program: object) -> tuple[int, ...]:
    """A version as numbers, to be compared; () for none."""
    return tuple(map(int, re.findall(r"\d+", program))) if isinstance(program, str) else ()


def is_newer(program: object) -> bool:
    """Whether a version comes after this program's."""
    return version_of(program) > version_of(__version__)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of small JSON file that is always written as a whole: its format, and its words.

    `inner` are the words of the tables that are listed under one of them; `misread` tells which words
    have a value of a shape unknown here: of a newer program's file that is no damage.
    """

    format: int
    words: frozenset[str]
    inner: Mapping[str, frozenset[str]] = field(default_factory=dict)
    misread: Callable[[Mapping[str, Any]], Iterable[str]] = lambda _raw: ()

    def stranger(self, raw: object) -> Text | None:
        """What in a file's content this program does not know."""
        if not isinstance(raw, Mapping):
            return None
        known = self.words | {"format", "program"}
        misread = self.misread(raw) if is_newer(raw.get("program")) else ()
        return stranger(raw, self.format, known) or next(
            map(word_text, chain(self._inside(raw), misread)), None
        )

    def _inside(self, raw: Mapping[str, Any]) -> Iterator[object]:
        for word, known in self.inner.items():
            listed = raw.get(word)
            parts = listed if isinstance(listed, list) else ()
            yield from (
                name for part in parts if isinstance(part, Mapping) for name in part if name not in known
            )

    def refusal(self, name: str, data: bytes) -> Text | None:
        """Why these bytes of a file are not this program's to change; what cannot be read is nobody's."""
        try:
            raw = json.loads(data)
        except (ValueError, RecursionError):
            return None
        what = self.stranger(raw)
        return told(name, raw.get("program"), what) if what is not None else None

    def check(self, path: Path) -> None:
        """Raises `disk.WrittenByNewer` for a newer program's file."""
        try:
            data = path.read_bytes()
        except OSError:
            return
        if (text := self.refusal(path.name, data)) is not None:
            raise disk.WrittenByNewer(text)

    def write(self, path: Path, content: Mapping[str, Any], is_waited_for: bool = False) -> None:
        """Replace the file, unless a newer program's stands there; raises OSError."""
        self.check(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        raw = {"format": self.format, "program": __version__, **content}
        disk.swap(path, json.dumps(raw, ensure_ascii=False, indent=1).encode(), is_waited_for)
