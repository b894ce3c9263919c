"""A printed game looked at from outside: what its PDF says and whether its CSV adds up.

`python -m tests.reports.printed [RANDOM]` goes through every case and so many random games, 200 if not said.
"""

import csv
import io
import random
import re
import sys
import tempfile
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from pypdf import PdfReader

from judge_app.engine.game import Game
from judge_app.narration.words import say
from judge_app.records import read_record, replay
from judge_app.reports.summary import summary
from judge_app.reports.tables import as_csv
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.storage.header import TableInfo
from judge_app.ui.printing_out import Played, write
from tests.engine.players import board_setup, play_out
from tests.tables import CASES

NAMES = (
    *("阿明", "小红", "老王", "李雷", "韩梅梅", "张三丰", "欧阳锋", "Tom", "陈喆"),
    *("王珺", "刘祎", "赵玥", "钱一", "孙二", "周五", "吴六", "郑七", "冯八"),
)
INFO = TableInfo("2026-11-29", "会所", "一号桌", "老王")
LONG = 9
"""Days up to which two pages must do."""
_RADICALS = str.maketrans({"⺠": "民", "⻓": "长", "⻥": "鱼", "⻤": "鬼", "⻅": "见"})


def plain(text: str) -> str:
    """Text as a reader's eye takes it: one form of each character, no white space."""
    return re.sub(r"[\s\u200b]", "", unicodedata.normalize("NFKC", text).translate(_RADICALS))


def text_of(path: Path) -> tuple[int, str]:
    """How many pages a PDF has, and what they say."""
    pages = PdfReader(path).pages
    return len(pages), plain("".join(page.extract_text() for page in pages))


def played_case(path: Path) -> Played:
    record = read_record(path)
    return Played(replay(record).game, record.people, record.info)


def played_at_random(number: int) -> Played:
    """Game `number`: every ruleset and board in turn."""
    boards = [(name, board) for name in bundled_ids() for board in load_ruleset(name).boards]
    name, board = boards[number % len(boards)]
    setup = board_setup(load_ruleset(name), board)
    game = play_out(Game(setup), random.Random(number), ("entered", "found", "program")[number % 3])
    return Played(game, (NAMES * 6)[: setup.seats], INFO)


def faults(played: Played, folder: Path) -> Iterator[str]:
    """What is missing from a game's PDF, and which tallies its CSV does not give."""
    file = folder / "game.pdf"
    write(file, played)
    pages, text = text_of(file)
    sheet = summary(played.game, played.persons, played.info)
    wanted = [sheet.result, *(row.card for row in sheet.seats), *(row.fate for row in sheet.seats)]
    wanted += [line.text for line in sheet.rounds] + list(sheet.remarks)
    for words in wanted:
        if plain(say(words or "?")) not in text:
            yield f"not printed: {say(words or '?')}"
    for name in played.persons:
        if plain(name) not in text:
            yield f"nobody called {name}"
    if pages > (2 if played.game.table.day <= LONG else 9):
        yield f"{pages} pages for {played.game.table.day} days"
    yield from wrong_tallies(as_csv(played.game, sheet))


def wrong_tallies(text: str) -> Iterator[str]:
    """Ballots whose votes do not add up to what the engine counted."""
    votes: dict[tuple[str, str, str], float] = {}
    counts: dict[tuple[str, str, str], float] = {}
    for row in csv.DictReader(io.StringIO(text.removeprefix("\ufeff"))):
        key = (row["at"], row["ballot"], row["target"])
        if row["kind"] == "vote" and row["target"]:
            votes[key] = votes.get(key, 0) + float(row["weight"])
        elif row["kind"] == "tally":
            counts[key] = float(row["weight"])
    yield from (
        f"{key}: {votes.get(key)} ≠ {counts.get(key)}"
        for key in votes | counts
        if votes.get(key) != counts.get(key)
    )


def main() -> None:
    """Every case and many random games; prints what is wrong, and how many pages they took."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    games = [(path.name, played_case(path)) for path in sorted(CASES.glob("*.wolf.toml"))]
    games += [(f"random {n}", played_at_random(n)) for n in range(number)]
    wrong, start = 0, time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for name, played in games:
            for fault in faults(played, Path(folder)):
                wrong += 1
                sys.stdout.write(f"{name}: {fault}\n")
    sys.stdout.write(f"{len(games)} games, {wrong} faults, {time.perf_counter() - start:.0f} s\n")


if __name__ == "__main__":
    main()
