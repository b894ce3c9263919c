"""On which line each key of a TOML text stands, for mistakes that the parser does not see."""

import re
from collections.abc import Iterator, Mapping

from judge_app.rulesets.key_path import Path, dotted

_TOKEN = re.compile(
    r'(?P<text>"""(?:[^\\]|\\.)*?"""+|\'\'\'.*?\'\'\'+|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')'
    r"|(?P<comment>#[^\n]*)|(?P<end>\n)|(?P<sign>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.#\"']+)",
    re.DOTALL,
)
_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)")


def line_of(known: Mapping[str, int], place: str) -> int:
    """The line of the key with this dotted path, or of the nearest above it; 0 for none."""
    while place and place not in known:
        place = _above(place)
    return known.get(place, 0)


def key_lines(text: str) -> dict[str, int]:
    """Dotted path of every key, header and list item of a valid TOML text → its first line."""
    found: dict[str, int] = {}
    for path, line in _Walk(text).statements():
        found.setdefault(dotted(path), line)
    return found


def _above(place: str) -> str:
    """The path one step shorter; dots inside quotes are no steps."""
    steps = re.findall(r'"[^"]*"|\[\d+\]|[^.\["]+', place)
    return place[: len(place) - len(steps[-1])].rstrip(".") if len(steps) > 1 else ""


class _Walk:
    """One pass over the tokens of a text that is known to be valid."""

    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self._kind, self._word, self._line = "end", "", 1
        self._next()

    def statements(self) -> Iterator[tuple[Path, int]]:
        table: Path = ()
        while self._kind:
            if self._kind == "end":
                self._next()
            elif self._word == "[":
                line = self._line
                table = self._header()
                yield table, line
            else:
                yield from self._pair(table)

    def _header(self) -> Path:
        while self._word == "[":
            self._next()
        name = self._key()
        while self._word == "]":
            self._next()
        return name

    def _pair(self, above: Path) -> Iterator[tuple[Path, int]]:
        line = self._line
        path = above + self._key()
        for length in range(len(above) + 1, len(path) + 1):
            yield path[:length], line
        self._next()
        yield from self._value(path)

    def _key(self) -> Path:
        parts: list[str] = []
        while self._kind and self._word not in ("=", "]") and self._kind != "end":
            if self._word != ".":
                parts.append(_plain(self._word) if self._kind == "text" else self._word)
            self._next()
        return tuple(parts)

    def _value(self, path: Path) -> Iterator[tuple[Path, int]]:
        if self._word == "[" and self._kind == "sign":
            yield from self._list(path)
        elif self._word == "{" and self._kind == "sign":
            yield from self._inline(path)
        else:
            self._next()
            while self._kind in ("text", "bare") or self._is("."):
                self._next()

    def _list(self, path: Path) -> Iterator[tuple[Path, int]]:
        self._next()
        number = 0
        while self._kind and not self._is("]"):
            if self._kind == "end" or self._is(","):
                self._next()
                continue
            yield (*path, number), self._line
            yield from self._value((*path, number))
            number += 1
        self._next()

    def _inline(self, path: Path) -> Iterator[tuple[Path, int]]:
        self._next()
        while self._kind and not self._is("}"):
            if self._kind == "end" or self._is(","):
                self._next()
            else:
                yield from self._pair(path)
        self._next()

    def _is(self, sign: str) -> bool:
        return self._kind == "sign" and self._word == sign

    def _next(self) -> None:
        self._kind, self._word, self._line = next(self._tokens, ("", "", 0))


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    line = 1
    for found in _TOKEN.finditer(text):
        kind, word = found.lastgroup or "", found.group()
        if kind != "comment":
            yield kind, word, line
        line += word.count("\n")


def _plain(quoted: str) -> str:
    inside = quoted[1:-1]
    return inside if quoted[0] == "'" else _ESCAPE.sub(_unescaped, inside)


def _unescaped(found: re.Match[str]) -> str:
    code = found.group(1)
    return chr(int(code[1:], 16)) if code[0] in "uU" and len(code) > 1 else code
