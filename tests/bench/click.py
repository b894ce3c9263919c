"""From a click to the repainted window, at a long game of eighteen, drafts and answers on disk included."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path

from PySide6.QtWidgets import QWidget

from judge_app.engine.game import Game
from judge_app.records.play import nothing_at
from tests.bench.desk import Desk, desk, settle
from tests.bench.figure import Figure, Pairs, figure, in_rounds, in_turn, timed
from tests.bench.games import long_game
from tests.bench.size import CLICK, Size

YARDSTICK = "one bare button, clicked and repainted"


def click(folder: Path, size: Size) -> Iterator[Figure]:
    """Seats at night, hands of a vote, the button that answers, undo."""
    with desk(folder, until(long_game(size.answers), "wolves")) as at:
        yield figure("click", f"seat tapped by night{_when(at)}", taps(at, size.clicks), YARDSTICK, CLICK)
        pairs = answers(at, max(4, size.clicks // 2))
        yield figure("click", "big button: answer on disk, next step", pairs, YARDSTICK, CLICK)
        answers(at, 1, until="vote")
        at.click(at.page.ring.seats[1])
        pairs = taps(at, max(4, size.clicks // 2))
        yield figure("click", "hand put up in a vote", pairs, YARDSTICK, CLICK)
        yield from turns(at, size.runs)


def _when(at: Desk) -> str:
    return f", {len(at.page.ring.seats)} seats, {len(at.session.game.answers)} answers"


def until(game: Game, step: str) -> Game:
    """Play on until a step of this name is open."""
    while not game.prompt.key.endswith(f".{step}"):
        game.answer(nothing_at(game.prompt))
    return game


def taps(at: Desk, number: int) -> Pairs:
    """One seat after the other, each beside a click on the bare button."""
    pairs = Pairs([], [])
    for seat in islice(cycle(at.page.ring.seats), number):
        pairs.add(in_turn(at.tap(seat), at.bare_click, 1))
    return pairs


def answers(at: Desk, number: int, until: str = "") -> Pairs:
    """So many answers by the big button, at least until this step is open; entering them is not timed."""
    pairs = Pairs([], [])
    while len(pairs.taken) < number or not at.session.game.prompt.key.endswith(until):
        at.at.draft.take(nothing_at(at.at.prompt))
        at.at.after()
        settle()
        pairs.yard.append(timed(at.bare_click))
        before = len(at.session.game.answers)
        pairs.taken.append(timed(lambda: at.click(at.page.big_button)))
        assert len(at.session.game.answers) == before + 1, at.session.game.prompt.key
    return pairs


def turns(at: Desk, number: int) -> Iterator[Figure]:
    """Undo and redo by their buttons, in turn."""
    top = at.page.top
    found = in_rounds([partial(_clicked, at, button) for button in (top.undo, top.redo)], number)
    for name, pairs in zip(("undo", "redo"), found, strict=True):
        yield figure("click", f"{name} clicked", pairs, YARDSTICK)


def _clicked(at: Desk, button: QWidget) -> Pairs:
    return in_turn(partial(at.click, button), at.bare_click, 1)
