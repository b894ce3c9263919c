"""What is remembered of the files in a folder, so that a long list opens at once. The files are the truth."""

import gc
import json
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge_app import __version__
from judge_app.storage import disk
from judge_app.storage.entry import Entry

FILE = ".index.json"
_VERSION = f"1 {__version__}"

Stamp = tuple[int, int]
"""Size in bytes and time of the last change in ns: a file with another one is read again."""

Spelled = dict[str, tuple[str, ...]]
"""How each person's name may be typed."""


@dataclass(slots=True)
class Index:
    """Entries by file name, each with the stamp of the file it was read from."""

    games: dict[str, tuple[Stamp, Entry]] = field(default_factory=dict)
    spelled: Spelled = field(default_factory=dict)


@contextmanager
def uncollected() -> Iterator[None]:
    """Tens of thousands of objects come and all stay: looking for garbage among them doubles the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def load_index(folder: Path) -> Index:
    """The index kept in a folder; an empty one if there is none, or any byte of it is not as written."""
    try:
        first, body = (folder / FILE).read_bytes().split(b"\n", 1)
        if first != _first_line(body):
            return Index()
        return _index(json.loads(body))
    except (OSError, ValueError, TypeError, KeyError):
        return Index()


def save_index(index: Index, folder: Path) -> None:
    """Keep the index; a folder that takes nothing only makes the next list slower."""
    rows = [[*stamp, *entry[:-1]] for stamp, entry in index.games.values() if entry.trouble is None]
    raw = {"games": rows, "spelled": index.spelled}
    body = json.dumps(raw, ensure_ascii=False, separators=(",", ":")).encode()
    with suppress(OSError):
        disk.swap(folder / FILE, _first_line(body) + b"\n" + body)


def _first_line(body: bytes) -> bytes:
    return f"{_VERSION} {zlib.crc32(body):08x}".encode()


def _index(raw: Mapping[str, Any]) -> Index:
    index = Index(spelled={name: tuple(forms) for name, forms in raw["spelled"].items()})
    for size, changed, *row in raw["games"]:
        row[11], row[12] = tuple(row[11]), tuple(row[12])
        index.games[row[0]] = ((size, changed), Entry(*row))
    return index
