"""The lines of a journal: JSON, each closed by a checksum over itself and all lines before it."""

import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Line = Mapping[str, Any]

_SEALED = re.compile(rb'(\{.+),"crc":"([0-9a-f]{8})"\}')


def seal(line: Line, before: int) -> tuple[bytes, int]:
    """The bytes of a line that follows checksum `before`, and its own checksum."""
    body = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()[:-1]
    crc = zlib.crc32(body, before)
    return body + f',"crc":"{crc:08x}"}}\n'.encode(), crc


def unseal(raw: bytes, before: int) -> tuple[dict[str, Any], int] | None:
    """A line and its checksum; None if it is not as it was written, or not in its place."""
    match = _SEALED.fullmatch(raw.rstrip(b"\r"))
    if not match:
        return None
    body, crc = match[1], int(match[2], 16)
    return (json.loads(body + b"}"), crc) if zlib.crc32(body, before) == crc else None


@dataclass(frozen=True, slots=True)
class Reading:
    """What of a file is good: its longest beginning in which every line is as it was written.

    `content` are the bytes of that beginning with its last newline, `on_disk` how many of them
    the file holds, `rest` the bytes behind, `left_out` the numbers of the first and last line left out.
    """

    lines: tuple[dict[str, Any], ...]
    crc: int
    content: bytes
    on_disk: int
    rest: bytes
    left_out: tuple[int, int] | None


def read(raw: bytes) -> Reading:
    """The longest good part of a file."""
    lines: list[dict[str, Any]] = []
    crc = at = 0
    while at < len(raw):
        end = raw.find(b"\n", at)
        end = len(raw) if end < 0 else end
        found = unseal(raw[at:end], crc)
        if not found:
            break
        line, crc = found
        lines.append(line)
        at = end + 1
    on_disk = min(at, len(raw))
    content = raw[:at] + b"\n" * (at - on_disk)
    rest = raw[on_disk:]
    return Reading(tuple(lines), crc, content, on_disk, rest, _numbers(len(lines), rest))


def _numbers(good: int, rest: bytes) -> tuple[int, int] | None:
    return (good + 1, good + len(rest.rstrip(b"\n").split(b"\n"))) if rest else None
