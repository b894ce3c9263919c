"""Saved games by the thousand: listed and searched."""

import json
import os
import random
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial
from pathlib import Path

from judge_app.storage.entry import entry_of
from judge_app.storage.index import FILE
from judge_app.storage.library import Library, Query
from judge_app.storage.lines import seal
from tests.bench.figure import Figure, Measured, Pairs, figure, grown, in_rounds, in_turn
from tests.bench.size import LIST, SEARCH, Size
from tests.tables import TESTS

SURNAMES, GIVEN = "王李张刘陈杨赵黄周吴单曾", "明红雷雨国建伟芳静磊洋勇艳杰涛超"
RULES = {"face-to-face": "面杀完整版修订版", "last-words": "面杀遗言版", "formal": "正规局"}
BARE_LIST, BARE_SEARCH = "stat the files, parse the index", "one word sought in as many texts"
QUERIES = (
    Query(text="会所 formal"),
    Query(text="wm"),
    Query(person="zhang"),
    Query(text="刘", ruleset="last-words", winner="wolves", since="2018-01-01", until="2020-12-31"),
    Query(text="nothing of that kind"),
    Query(),
)


def fill(folder: Path, games: int) -> None:
    """Games of a club with 150 members over years; rulesets without their script, to keep the disk small."""
    dice = random.Random(1)
    members = [f"{dice.choice(SURNAMES)}{dice.choice(GIVEN)}{dice.choice(GIVEN)}" for _ in range(150)]
    for number in range(games):
        day = date(2016, 1, 1) + timedelta(days=number // 3)
        header = _header(day.isoformat(), dice.sample(members, 12), *dice.choice(list(RULES.items())))
        end = {"answer": {"key": "d2.vote", "value": {}}, "facts": [_win(dice)], "next": "end"}
        lines, crc = b"", 0
        for line in (header, end, {"close": f"{day}T21:00:00+08:00", "next": "end"}):
            raw, crc = seal(line, crc)
            lines += raw
        (folder / f"{day}-{number:05}.wolfgame").write_bytes(lines)


def _header(day: str, people: list[str], ruleset: str, title: str) -> dict[str, object]:
    return {
        "format": 1,
        "created": f"{day}T20:00:00+08:00",
        "setup": {"board": "12", "seats": 12},
        "people": people,
        "ids": people,
        "info": {"date": day, "place": "会所", "table": "一号桌", "judge": "老王"},
        "ruleset": {"id": ruleset, "title": title, "boards": {"12": {"title": "12人局"}}},
    }


def _win(dice: random.Random) -> dict[str, object]:
    return {"kind": "win", "data": {"camp": dice.choice(["good", "wolves"])}}


def shelf(folder: Path, size: Size) -> Iterator[Measured]:
    """List and search of shelves of every size, in turn; the fullest is the one with a budget."""
    libraries = [filled(folder / str(games), games) for games in size.saved]
    listed = in_rounds([partial(_listed, library.folder) for library in libraries], max(3, size.runs // 4))
    searches = [partial(_searched, library) for library in libraries]
    searched = in_rounds(searches, max(2, size.runs // 10))
    most = size.saved[-1]
    yield figure("list", f"{most} saved games listed", listed[-1], BARE_LIST, LIST)
    yield figure("list", f"{most} saved games searched", searched[-1], BARE_SEARCH, SEARCH)
    yield _read(size)
    yield grown("list the saved games", "games", size.saved, listed, BARE_LIST)
    yield grown("search the saved games", "games", size.saved, searched, BARE_SEARCH)


def filled(folder: Path, games: int) -> Library:
    """A shelf that has been looked at once."""
    folder.mkdir()
    fill(folder, games)
    library = Library(folder)
    library.look()
    library.update()
    return library


def _listed(folder: Path) -> Pairs:
    return in_turn(lambda: Library(folder).look(), lambda: _bare_list(folder), 1)


def _bare_list(folder: Path) -> None:
    with os.scandir(folder) as files:
        for file in files:
            file.stat()
    json.loads((folder / FILE).read_bytes().split(b"\n", 1)[1])


def _searched(library: Library) -> Pairs:
    """Searches of every kind, each beside a bare scan of as many texts."""
    words = [entry.words for entry in library.entries]
    pairs = Pairs([], [])
    for query in QUERIES:
        search = partial(library.search, query)
        pairs.add(in_turn(search, lambda: [word for word in words if "老王" in word], 1))
    return pairs


def _read(size: Size) -> Figure:
    """One whole game, as it is read for the list the first time."""
    whole = TESTS / "fixtures" / "format-1.wolfgame"
    pairs = in_turn(
        lambda: entry_of(whole),
        lambda: [json.loads(line) for line in whole.read_bytes().splitlines()],
        size.runs,
    )
    return figure("list", "one whole game read for the list", pairs, "its lines parsed bare")
