"""The summary of a whole game of twelve as one A4 page."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtGui import QPainter, QPdfWriter, QTextDocument

from judge_app.engine.game import Game
from judge_app.session import Session, TableInfo
from judge_app.ui.printing import ready
from judge_app.ui.printing_out import Played, write
from tests.bench.figure import Figure, Pairs, figure, in_turn, timed
from tests.bench.games import random_game
from tests.bench.size import SUMMARY, Size

NAMES = tuple(f"玩家{number}" for number in range(1, 13))
BARE = """
from PySide6.QtGui import QGuiApplication, QPdfWriter, QPainter, QTextDocument
app = QGuiApplication([])
document = QTextDocument("summary")
document.print_(QPdfWriter({file!r}))
"""


def sheet(folder: Path, size: Size) -> Iterator[Figure]:
    """The page from an open game, and by the command in a process of its own."""
    ready()
    game = long_random_game()
    played = Played(game, NAMES, TableInfo("2026-11-29", "会所", "一号桌", "老王"))
    runs = max(2, size.runs // 5)
    pairs = in_turn(
        partial(write, folder / "game.pdf", played), partial(bare_page, folder / "bare.pdf"), runs
    )
    yield figure("summary", _name(game), pairs, "bare PDF page with one line of text", SUMMARY)
    yield command(folder, played, max(2, size.runs // 10))


def _name(game: Game) -> str:
    return f"A4 summary of 12 seats, {len(game.answers)} answers, as PDF"


def long_random_game() -> Game:
    """The longest of some random games of twelve."""
    return max((random_game(number * 3) for number in range(12)), key=lambda game: len(game.answers))


def bare_page(file: Path) -> None:
    """The least that Qt makes a PDF of."""
    writer = QPdfWriter(str(file))
    painter = QPainter(writer)
    QTextDocument("summary").drawContents(painter)
    painter.end()


def command(folder: Path, played: Played, runs: int) -> Figure:
    """`judge-app summary`, from the start of its process, against one that writes a bare page."""
    session = Session.unsaved(played.game.setup, NAMES, folder, played.info)
    session.play(played.game.answers)
    session.retry()
    session.close()
    ours = [sys.executable, "-m", "judge_app", "summary", str(session.path), "-o", str(folder / "own.pdf")]
    bare = [sys.executable, "-c", BARE.format(file=str(folder / "bare.pdf"))]
    pairs = Pairs([], [])
    for _ in range(runs):
        pairs.yard.append(timed(partial(_run, bare)))
        pairs.taken.append(timed(partial(_run, [*ours, "--data-dir", str(folder)])))
    return figure(
        "summary",
        "A4 summary by the command, loading included",
        pairs,
        "bare page, loading included",
        SUMMARY,
    )


def _run(command: list[str]) -> None:
    subprocess.run(
        command, check=True, capture_output=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    )
