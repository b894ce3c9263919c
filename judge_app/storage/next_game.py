"""The next game with the same people: people, ruleset and settings stay, all else starts anew."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from judge_app.engine.game import Game
from judge_app.engine.setup import Setup
from judge_app.storage.header import TableInfo
from judge_app.storage.seating import Course, Sitter
from judge_app.storage.shields import Shield, carried, newcomers_shielded, protecting


@dataclass(frozen=True, slots=True)
class NextGame:
    """What the next game starts from: `people` per seat, `deal` the way the cards come ("found", …).

    `shields` are carried over by the ruleset's rule; `setup` protects the seats of their persons.
    """

    setup: Setup
    people: tuple[Sitter, ...]
    info: TableInfo
    deal: str
    shields: tuple[Shield, ...]

    def seated(self, people: Sequence[Sitter]) -> "NextGame":
        """The same game with these people on the seats: shields go with their persons."""
        setup = protecting(self.setup, self.shields, people)
        return replace(self, setup=setup, people=tuple(people))


def next_game(
    game: Game, course: Course, info: TableInfo, shields: Sequence[Shield], newcomers: Sequence[Sitter]
) -> NextGame:
    """After `game`, in which `shields` held and `course` tells who sat where; today's date is left open."""
    setup = replace(game.setup, protected=(), protected_for={})
    kept = carried(game, course.at, info.judge, shields)
    deal = next((fact.data["mode"] for fact in game.facts if fact.kind == "deal"), "found")
    shielded = (*kept, *newcomers_shielded(setup, newcomers))
    return NextGame(setup, course.now, replace(info, date=""), deal, shielded).seated(course.now)
