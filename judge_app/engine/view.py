"""What may be seen of a table: all of it by the judge, public facts by everybody else."""

from collections.abc import Iterable
from dataclasses import dataclass

from judge_app.engine.ballots import weight
from judge_app.engine.game import Game
from judge_app.engine.table import Outcome, Table
from judge_app.engine.text import T, Text


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat (1-based). `card` and `marks` are None and empty for a viewer who may not know."""

    seat: int
    is_alive: bool
    card: Text | None
    badge: bool
    weight: float
    marks: tuple[Text, ...]
    is_revealed: bool


@dataclass(frozen=True, slots=True)
class View:
    """A table at one moment. `number` counts nights or days from 1."""

    phase: str
    number: int
    seats: tuple[SeatView, ...]
    speaking: int | None
    order: tuple[int, ...]
    outcome: Outcome | None


def seats_view(game: Game, is_judge: bool) -> View:
    """The table as the judge knows it, or as it has been announced."""
    table = game.table
    prompt = game.prompt
    seats = tuple(_seat(table, seat, is_judge) for seat in table.seats)
    speaking = prompt.actors[0] if prompt.kind == "speech" and prompt.actors else None
    outcome = game.outcome if is_judge or not table.is_night else None
    return View(
        _phase(game), table.night if table.is_night else table.day, seats, speaking, table.order, outcome
    )


def _phase(game: Game) -> str:
    """Colours change only when the dark or the dawn step has been answered."""
    if game.prompt.stage == "deal":
        return "deal"
    if game.prompt.stage == "end":
        return "end"
    if game.prompt.key.endswith(".dark"):
        return "day"
    return "night" if game.table.is_night else "day"


def _seat(table: Table, seat: int, is_judge: bool) -> SeatView:
    card = table.cards.seen(seat)
    if not card and (is_judge or table.outcome):
        card = table.cards.certain(seat)
    name = table.name(card) if card else T("狼") if seat in table.cards.pack else None
    shows = is_judge or (table.outcome is not None and not table.is_night)
    return SeatView(
        seat,
        table.is_present(seat),
        name if shows else None,
        table.sheriff == seat,
        weight(table, seat),
        tuple(_marks(table, seat)) if is_judge else (),
        seat in table.revealed,
    )


def _marks(table: Table, seat: int) -> Iterable[Text]:
    """Tonight's deeds on this seat; lovers stay marked."""
    for mark in table.marks:
        is_shown = mark.kind == "link" or (table.is_night and mark.night == table.night)
        if mark.target == seat and is_shown and mark.kind in _WORDS:
            yield _WORDS[mark.kind]
    if seat in table.turned:
        yield T("染")
    if seat in table.setup.protected and table.is_night and table.night == 1:
        yield T("保")


_WORDS: dict[str, Text] = {
    "attack": T("刀"),
    "protect": T("守"),
    "rescue": T("救"),
    "poison": T("毒"),
    "check": T("验"),
    "link": T("连"),
}
