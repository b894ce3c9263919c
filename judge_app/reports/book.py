"""The club book: every finished game of a folder, read once and then kept beside the games."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from judge_app.reports.deeds import Deeds, PlayedGame, played_game
from judge_app.storage import cache
from judge_app.storage.places import GAME_SUFFIX

FILE = ".book.json"
_FORMAT = 1

Stamp = tuple[int, int]
"""Size in bytes and time of the last change in ns: a file with another one is read again."""
Kept = dict[str, tuple[Stamp, PlayedGame | None]]
"""By file name; None for a file that holds no finished game."""


@dataclass(frozen=True, slots=True)
class Span:
    """Which games are meant: ISO dates, both included, a place and a table; "" asks nothing."""

    since: str = ""
    until: str = ""
    place: str = ""
    table: str = ""

    def holds(self, game: PlayedGame) -> bool:
        """Whether a game lies in it."""
        return (
            self.since <= game.date
            and (not self.until or game.date <= self.until)
            and self.place in ("", game.place)
            and self.table in ("", game.table)
        )


class Book:
    """The finished games of one folder.

    `look` takes what is kept and finds out which files changed; `update` reads those.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._kept: Kept = {}
        self._waiting: list[tuple[str, Stamp]] = []
        self._is_changed = False
        self._is_loaded = False
        self._unread: set[str] = set()

    @property
    def games(self) -> list[PlayedGame]:
        """All that is known so far, the oldest first."""
        found = [game for _, game in self._kept.values() if game is not None]
        return sorted(found, key=lambda game: (game.date, game.name))

    @property
    def waiting(self) -> int:
        """How many files are new or changed and not read yet."""
        return len(self._waiting)

    def within(self, span: Span) -> list[PlayedGame]:
        """The games of a span."""
        return [game for game in self.games if span.holds(game)]

    def look(self) -> None:
        """Compare what is kept with the folder; reads no game."""
        if not self._is_loaded:
            self._kept = _load(self.folder)
            self._is_loaded = True
        there = _stamps(self.folder)
        kept = {name: row for name, row in self._kept.items() if there.get(name) == row[0]}
        self._is_changed |= len(kept) != len(self._kept)
        self._kept = kept
        self._waiting = sorted((name, stamp) for name, stamp in there.items() if name not in kept)

    def update(self, seconds: float = float("inf")) -> bool:
        """Read new and changed files for so long; True when none is left."""
        end = monotonic() + seconds
        while self._waiting and monotonic() < end:
            name, stamp = self._waiting.pop()
            self._kept[name] = (stamp, self._read(name))
            self._is_changed |= name not in self._unread
        if not self._waiting and self._is_changed:
            _save({name: row for name, row in self._kept.items() if name not in self._unread}, self.folder)
            self._is_changed = False
        return not self._waiting

    def _read(self, name: str) -> PlayedGame | None:
        """What cannot be read or replayed is no part of the book, and is tried again next time."""
        self._unread.discard(name)
        try:
            return played_game(self.folder / name)
        except Exception:  # a game of another version must not close the book
            self._unread.add(name)
            return None


def _stamps(folder: Path) -> dict[str, Stamp]:
    try:
        with os.scandir(folder) as files:
            found = [file for file in files if file.name.endswith(GAME_SUFFIX) and file.name[0] != "."]
            return {file.name: (file.stat().st_size, file.stat().st_mtime_ns) for file in found}
    except OSError:
        return {}


def _load(folder: Path) -> Kept:
    """What was kept; nothing if any byte of it is not as written."""
    try:
        return dict(_rows(cache.load(folder / FILE, _FORMAT) or []))
    except (ValueError, TypeError, KeyError):
        return {}


def _rows(raw: list[list[Any]]) -> Iterable[tuple[str, tuple[Stamp, PlayedGame | None]]]:
    for name, size, changed, row in raw:
        yield str(name), ((size, changed), _game(row) if row else None)


def _game(row: list[Any]) -> PlayedGame:
    row[-1] = tuple(Deeds(*person) for person in row[-1])
    return PlayedGame(*row)


def _save(kept: Kept, folder: Path) -> None:
    cache.save(folder / FILE, _FORMAT, [[name, *stamp, game] for name, (stamp, game) in kept.items()])
