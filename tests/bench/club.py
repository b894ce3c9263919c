"""A thousand games in the club book: opened again, and counted."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.reports.book import FILE, Book, Span
from judge_app.reports.deeds import played_game
from judge_app.reports.standings import standings
from judge_app.session import Session, TableInfo
from tests.bench.figure import Figure, figure, timed
from tests.engine.players import play_out
from tests.tables import table

GAMES, DIFFERENT = 1_000, 40
LIMIT, READ_LIMIT = 1_000.0, 60.0
"""Milliseconds: for the whole book opened again, and for one game read for the first time."""


def fill(folder: Path) -> None:
    """Copies of some random games of one club, under other names and people."""
    dice = random.Random(1)
    members = [f"会员{number:03}" for number in range(150)]
    for number in range(DIFFERENT):
        game = play_out(Game(table("face-to-face", "12-guard")), random.Random(number), "entered")
        info = TableInfo(f"2026-{number % 12 + 1:02}-01", "会所", f"{number % 3 + 1}号桌")
        session = Session.unsaved(game.setup, dice.sample(members, 12), folder, info)
        session.play(game.answers)
        session.retry()
        session.close()
        raw = session.path.read_bytes()
        for copy in range(GAMES // DIFFERENT - 1):
            (folder / f"copy-{number}-{copy}.wolfgame").write_bytes(raw)


def opened(folder: Path) -> None:
    """The book as the page opens it: look, and count every table."""
    book = Book(folder)
    book.look()
    standings(book.within(Span()), {}, {})


def club(folder: Path) -> Iterator[Figure]:
    """The book opened again against parsing what it kept, bare; and one game read."""
    folder.mkdir()
    fill(folder)
    book = Book(folder)
    book.look()
    names = sorted(folder.glob("copy-*.wolfgame"))[:: GAMES // 50]
    read = [timed(lambda path=path: played_game(path)) for path in names]  # type: ignore[misc]
    book.update()
    taken, yard = [], []
    for _ in range(9):
        yard.append(timed(lambda: json.loads((folder / FILE).read_bytes().split(b"\n", 1)[1])))
        taken.append(timed(lambda: opened(folder)))
    yield figure(f"club book of {GAMES} games opened", taken, LIMIT, "parse what it kept", yard)
    yield figure("one game read for the club book", read, READ_LIMIT)
