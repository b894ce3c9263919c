"""Which game to go on with, told from the last lines of the files alone."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from judge_app.storage.places import GAME_SUFFIX

_TAIL = 65536
_NEWEST = 200


@dataclass(frozen=True, slots=True)
class Ending:
    """How a file ends: the key of the open step ("" for none yet), and whether it was closed in order."""

    next: str
    is_closed: bool


def unfinished(folder: Path) -> Path | None:
    """The game played last that has not come to its end."""
    return next(all_unfinished(folder), None)


def all_unfinished(folder: Path) -> Iterator[Path]:
    """The games that have not come to their end, the one played last first."""
    return (path for path in _newest(folder) if _ending(path).next != "end")


def crashed(folder: Path) -> Path | None:
    """The game played last, if the program was stopped in the middle of it and no window has it now."""
    path = next(_newest(folder), None)
    if path is None or _ending(path).is_closed:
        return None
    # Slow to load, and not needed before the first paint unless a game was interrupted.
    from judge_app.storage.journal import JournalError, bytes_of, checked
    from judge_app.storage.locks import is_open_elsewhere

    try:
        checked(path, bytes_of(path))
    except JournalError:
        return path  # opening it says why, and touches nothing
    return None if is_open_elsewhere(path) else path


def _newest(folder: Path) -> Iterator[Path]:
    """Club folders hold ten thousand files, all looked at before the first paint: names become paths late."""
    try:
        with os.scandir(folder) as entries:
            found = sorted(filter(None, map(_played, entries)), reverse=True)[:_NEWEST]
    except OSError:
        return
    yield from (folder / name for _, name in found)


def _played(entry: "os.DirEntry[str]") -> tuple[int, str] | None:
    """When a game was last written to; None for any other file, or one that just went."""
    if entry.name.startswith(".") or not entry.name.endswith(GAME_SUFFIX):
        return None
    try:
        return entry.stat().st_mtime_ns, entry.name
    except OSError:
        return None


def _ending(path: Path) -> Ending:
    """The last line that can be read; a file that cannot be read counts as over and closed."""
    try:
        with path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _TAIL))
            tail = file.read()
    except OSError:
        return Ending("end", True)
    for raw in reversed(tail.splitlines()):
        try:
            line = json.loads(raw)
        except ValueError:
            continue
        if isinstance(line, dict):
            return Ending(str(line.get("next", "")), "close" in line)
    return Ending("end", True)
