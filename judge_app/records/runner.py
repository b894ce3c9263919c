"""Replay a record through the engine and compare what it expects."""

from dataclasses import dataclass
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.rulings import No
from judge_app.records.days import pass_day, play_day
from judge_app.records.model import Record
from judge_app.records.nights import play_night
from judge_app.records.play import Mismatch, Play
from judge_app.records.seating import UNKNOWN

NOBODY = "none"
UNUSED = ("skill", "badge", "exile", "dusk")


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played: the game where it stops, the first thing that does not hold, all that was ruled."""

    game: Game
    mismatch: Mismatch | None
    told: tuple[Fact | No, ...]


def replay(record: Record) -> Replay:
    """Play a record to its end, or to the first place where the engine does not follow it.

    Raises `RecordError` for a word that no step knows.
    """
    play = Play(Game(record.setup))
    mismatch = None
    try:
        play_rounds(play, record)
        _end(play, record)
    except Mismatch as found:
        mismatch = found
    return Replay(play.game, mismatch, tuple(play.told))


def play_rounds(play: Play, record: Record) -> None:
    """The deal, and every night and day."""
    play.begin("deal")
    play.give(deal_of(record))
    for number, night in enumerate(record.nights, start=1):
        if number > 1:
            play.begin(f"day {number - 1}")
            pass_day(play)
            play.settle_late()
        play_night(play, night, number, str(record.path))
        if number <= len(record.days):
            play_day(play, record.days[number - 1], number)


def _end(play: Play, record: Record) -> None:
    """What must hold where the record stops.

    Skills and the badge still open count as not used where that decides who has won or may speak.
    """
    is_win = record.expect.get("winner", NOBODY) != NOBODY
    while (is_win or play.late) and play.name and play.prompt.stage in UNUSED:
        play.nothing()
    play.settle_late()
    play.begin("end")
    got = at_the_end(play.game)
    for key, expected in record.expect.items():
        play.expect(key, sorted(expected) if key != "winner" else expected, got[key])


def at_the_end(game: Game) -> dict[str, Any]:
    """What a record may expect of a game where it stops."""
    outcome = game.outcome
    return {
        "winner": outcome.camp if outcome else NOBODY,
        "winners": sorted(outcome.winners) if outcome else [],
        "alive": game.table.living(),
    }


def deal_of(record: Record) -> dict[str, object]:
    """The record's cards as the answer to the deal."""
    seats = range(1, record.setup.seats + 1)
    cards = {str(seat): record.cards.get(seat, UNKNOWN) for seat in seats}
    return {"mode": "entered", "cards": cards, "bottom": list(record.bottom)}
