"""Ten thousand saved games: listed and searched."""

import json
import os
import random
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from judge_app.storage.entry import entry_of
from judge_app.storage.index import FILE
from judge_app.storage.library import Library, Query
from judge_app.storage.lines import seal
from tests.bench.figure import Figure, figure, timed
from tests.tables import TESTS

GAMES = 10_000
LIST_LIMIT, SEARCH_LIMIT, READ_LIMIT = 300.0, 50.0, 5.0
SURNAMES, GIVEN = "王李张刘陈杨赵黄周吴单曾", "明红雷雨国建伟芳静磊洋勇艳杰涛超"
RULES = {"face-to-face": "面杀完整版修订版", "last-words": "面杀遗言版", "formal": "正规局"}


def fill(folder: Path) -> None:
    """Games of a club with 150 members over years; rulesets without their script, to keep the disk small."""
    dice = random.Random(1)
    members = [f"{dice.choice(SURNAMES)}{dice.choice(GIVEN)}{dice.choice(GIVEN)}" for _ in range(150)]
    for number in range(GAMES):
        day = date(2016, 1, 1) + timedelta(days=number // 3)
        header = _header(day.isoformat(), dice.sample(members, 12), *dice.choice(list(RULES.items())))
        end = {"answer": {"key": "d2.vote", "value": {}}, "facts": [_win(dice)], "next": "end"}
        raw, crc = seal(header, 0)
        (folder / f"{day}-{number:05}.wolfgame").write_bytes(raw + seal(end, crc)[0])


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


QUERIES = (
    Query(text="会所 formal"),
    Query(text="wm"),
    Query(person="zhang"),
    Query(text="刘", ruleset="last-words", winner="wolves", since="2018-01-01", until="2020-12-31"),
    Query(text="nothing of that kind"),
    Query(),
)


def shelf(folder: Path) -> Iterator[Figure]:
    """The list against naming the files and parsing the index bare; a search against a bare scan."""
    fill(folder)
    library = Library(folder)
    library.look()
    library.update()
    taken, yard = [], []
    for _ in range(9):
        yard.append(timed(lambda: _bare_list(folder)))
        taken.append(timed(lambda: Library(folder).look()))
    yield figure(f"{GAMES} games listed", taken, LIST_LIMIT, "stat the files, parse the index", yard)
    words = [entry.words for entry in library.entries]
    taken, yard = [], []
    for query in QUERIES * 5:
        yard.append(timed(lambda: [word for word in words if "老王" in word]))
        taken.append(timed(lambda q=query: library.search(q)))  # type: ignore[misc]
    yield figure(f"{GAMES} games searched", taken, SEARCH_LIMIT, "one word sought in as many texts", yard)
    whole = TESTS / "fixtures" / "format-1.wolfgame"
    yard = [timed(lambda: [json.loads(line) for line in whole.read_bytes().splitlines()]) for _ in range(50)]
    taken = [timed(lambda: entry_of(whole)) for _ in range(50)]
    yield figure("one whole game read for the index", taken, READ_LIMIT, "its lines parsed bare", yard)


def _bare_list(folder: Path) -> None:
    with os.scandir(folder) as files:
        for file in files:
            file.stat()
    json.loads((folder / FILE).read_bytes().split(b"\n", 1)[1])
