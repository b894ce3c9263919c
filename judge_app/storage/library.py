"""All saved games of a folder: listed at once from an index, searched, put into the trash and back."""

import os
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from judge_app.engine.text import T, Text
from judge_app.storage import disk
from judge_app.storage.entry import Entry, entry_of
from judge_app.storage.free import move_in
from judge_app.storage.index import Index, Stamp, load_index, save_index, uncollected
from judge_app.storage.locks import is_open_elsewhere, side_path
from judge_app.storage.pinyin import is_typed, spellings, typed
from judge_app.storage.places import GAME_SUFFIX
from judge_app.storage.seating import Sitter


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for; "" and None ask nothing.

    Every word of `text` must stand somewhere in what is known of a game. `person` is part of a name
    or letters of its pinyin, `person_id` one person of the roster, `ruleset` and `board` ids, `winner`
    a camp's id; `since` and `until` are ISO dates, both included.
    """

    text: str = ""
    person: str = ""
    person_id: str = ""
    ruleset: str = ""
    board: str = ""
    winner: str = ""
    since: str = ""
    until: str = ""
    is_over: bool | None = None


class Library:
    """The games of one folder, unfinished first, then the newest first.

    `look` takes what the index knows and finds out which files changed; `update` reads those.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble: Text | None = None
        self._index = Index()
        self._waiting: list[tuple[str, Stamp]] = []
        self._is_changed = False
        self._is_loaded = False
        self._entries: list[Entry] | None = None
        self._numbers: dict[str, int] = {}
        self._texts: dict[str, str] = {}

    @property
    def entries(self) -> list[Entry]:
        """The list as far as it is known."""
        if self._entries is None:
            found = [entry for _, entry in self._index.games.values()]
            found.sort(key=_age, reverse=True)
            found.sort(key=lambda entry: entry.is_over or entry.trouble is not None)
            self._entries, self._numbers = found, _numbered(found)
        return self._entries

    @property
    def numbers(self) -> Mapping[str, int]:
        """Which game of its day and table a file is, counted from 1; only where there are several."""
        _ = self.entries
        return self._numbers

    @property
    def waiting(self) -> int:
        """How many files are new or changed and not read yet."""
        return len(self._waiting)

    def look(self) -> list[Entry]:
        """Compare the index with the folder; reads no game."""
        with uncollected():
            self._compare()
        return self.entries

    def _compare(self) -> None:
        if not self._is_loaded:
            self._index = load_index(self.folder)
            self._is_loaded = True
        there = self._stamps()
        games = self._index.games
        kept = {
            name: games[name] for name, stamp in there.items() if name in games and games[name][0] == stamp
        }
        self._is_changed |= len(kept) != len(games)
        self._waiting = [(name, stamp) for name, stamp in there.items() if name not in kept]
        self._waiting.sort()  # the newest is read first: it stands last
        self._index.games = kept
        self._entries, self._texts = None, {}

    def update(self, seconds: float = float("inf")) -> bool:
        """Read new and changed files for so long; True when none is left."""
        end = monotonic() + seconds
        while self._waiting and monotonic() < end:
            name, stamp = self._waiting.pop()
            entry = entry_of(self.folder / name)
            self._index.games[name] = (stamp, entry)
            self._index.spelled.update(
                {who: spellings(who) for who in entry.people if who not in self._index.spelled}
            )
            self._is_changed |= entry.trouble is None  # what cannot be read is not kept
            self._entries, self._texts = None, {}
        if not self._waiting and self._is_changed:
            save_index(self._index, self.folder)
            self._is_changed = False
        if not self._waiting:
            self._prepare()
        return not self._waiting

    def _prepare(self) -> None:
        """Put together what a search looks at, before anything is typed."""
        if not self._texts:
            self._texts = {entry.name: entry.words for entry in self.entries}

    def _stamps(self) -> dict[str, Stamp]:
        self.trouble = None
        try:
            with os.scandir(self.folder) as files:
                found = [file for file in files if file.name.endswith(GAME_SUFFIX) and file.name[0] != "."]
        except FileNotFoundError:
            return {}
        except OSError as error:
            self.trouble = T("对局列表打不开：{why}", why=disk.reason(error))
            return {}
        return {file.name: stamp for file in found if (stamp := _stamp(file))}

    # search

    def search(self, query: Query) -> list[Entry]:
        """The games that answer the query, in the order of the list."""
        self._prepare()
        texts, words = self._texts, query.text.lower().split()
        meant = {word: self._meant(word) for word in (*words, query.person) if word}
        found: Iterable[Entry] = self.entries
        for word in words:
            found = [entry for entry in found if word in texts[entry.name] or _has(entry, meant[word])]
        if query.person:
            found = [entry for entry in found if _has(entry, meant[query.person])]
        return [entry for entry in found if _fits(entry, query)]

    def _meant(self, text: str) -> frozenset[str]:
        """The names that a text may stand for."""
        sought = typed(text)
        spelled = self._index.spelled.items()
        return frozenset(name for name, forms in spelled if is_typed(sought, name, forms))

    def newcomers(self, people: Iterable[Sitter]) -> list[Sitter]:
        """Who of these people has played in none of these games."""
        ids = {known for entry in self.entries for known in entry.ids}
        names = {name for entry in self.entries for name in entry.people}
        return [s for s in people if s.name and s.name not in names and (not s.id or s.id not in ids)]

    # the trash

    def move(self, name: str, other: "Library") -> Text | None:
        """Put a game into another folder, the trash or back from it; why not, if it cannot be done.

        It gets a free name there: nothing is overwritten, nothing deleted.
        """
        path = self.folder / name
        if is_open_elsewhere(path):
            return T("这一局正开着，关了再移")
        try:
            moved = move_in(path, other.folder)
            draft = side_path(path, "draft")
            if draft.exists():
                draft.replace(side_path(moved, "draft"))
        except FileNotFoundError:
            return T("{name}：没有这个文件", name=name)
        except OSError as error:
            return T("{name}：{why}，没有移动", name=name, why=disk.reason(error))
        for library in (self, other):
            library.look()
            library.update()
        return None


def _age(entry: Entry) -> tuple[str, int, str]:
    """Grows with the time at which a game was begun; of one second the longer name came later."""
    return entry.created, len(entry.name), entry.name


def _numbered(entries: Iterable[Entry]) -> dict[str, int]:
    evenings: dict[tuple[str, ...], list[Entry]] = {}
    for entry in entries:
        if entry.date:
            evenings.setdefault((entry.date, entry.place, entry.table), []).append(entry)
    several = (sorted(games, key=_age) for games in evenings.values() if len(games) > 1)
    return {entry.name: number for games in several for number, entry in enumerate(games, 1)}


def _stamp(file: os.DirEntry[str]) -> Stamp | None:
    """None for a file that has just gone."""
    try:
        stat = file.stat()
    except OSError:
        return None
    return stat.st_size, stat.st_mtime_ns


def _has(entry: Entry, names: Collection[str]) -> bool:
    return any(name in names for name in entry.people)


def _fits(entry: Entry, query: Query) -> bool:
    return (
        query.ruleset in ("", entry.ruleset)
        and query.board in ("", entry.board)
        and query.winner in ("", entry.winner)
        and (not query.person_id or query.person_id in entry.ids)
        and query.since <= entry.date
        and (not query.until or entry.date <= query.until)
        and query.is_over in (None, entry.is_over)
    )
