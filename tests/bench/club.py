"""Many games in the club book: opened again, and counted."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.reports.book import FILE, Book, Span
from judge_app.reports.deeds import played_game
from judge_app.reports.standings import standings
from judge_app.session import Session, TableInfo
from tests.bench.figure import Figure, Pairs, figure, in_turn, timed
from tests.bench.size import Size
from tests.engine.players import play_out
from tests.tables import table

COPIES = 25
"""How often the club book holds each random game, under another file name."""


def fill(folder: Path, games: int) -> None:
    """Copies of some random games of one club, under other names and people."""
    dice = random.Random(1)
    members = [f"会员{number:03}" for number in range(150)]
    for number in range(max(1, games // COPIES)):
        game = play_out(Game(table("face-to-face", "12-guard")), random.Random(number), "entered")
        info = TableInfo(f"2026-{number % 12 + 1:02}-01", "会所", f"{number % 3 + 1}号桌")
        session = Session.unsaved(game.setup, dice.sample(members, 12), folder, info)
        session.play(game.answers)
        session.retry()
        session.close()
        raw = session.path.read_bytes()
        for copy in range(COPIES - 1):
            (folder / f"copy-{number}-{copy}.wolfgame").write_bytes(raw)


def opened(folder: Path) -> None:
    """The book as the page opens it: look, and count every table."""
    book = Book(folder)
    book.look()
    standings(book.within(Span()), {}, {})


def club(folder: Path, size: Size) -> Iterator[Figure]:
    """The book opened again against parsing what it kept, bare; and one game read."""
    fill(folder, size.club)
    book = Book(folder)
    book.look()
    names = sorted(folder.glob("copy-*.wolfgame"))[:: max(1, size.club // 50)]
    read = [timed(lambda path=path: played_game(path)) for path in names]  # type: ignore[misc]
    book.update()
    kept = folder / FILE
    pairs = in_turn(
        lambda: opened(folder),
        lambda: json.loads(kept.read_bytes().split(b"\n", 1)[1]),
        max(3, size.runs // 6),
    )
    yield figure("club", f"club book of {size.club} games opened", pairs, "parse what it kept")
    yield figure("club", "one game read for the club book", Pairs(read, []))
