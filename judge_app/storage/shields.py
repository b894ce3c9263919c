"""First-kill protection, carried from one game to the next by the ruleset's rule."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from judge_app.engine.game import Game
from judge_app.engine.protection import REASONS
from judge_app.engine.rules import Rules
from judge_app.engine.setup import Setup
from judge_app.engine.text import Text
from judge_app.storage.seating import NOBODY, Sitter, is_same

FEW = 3
"""From so many newcomers on none of them is shielded (面杀遗言版 通用的规定5)."""

SeatedAt = Callable[[str], Sequence[Sitter]]


@dataclass(frozen=True, slots=True)
class Shield:
    """Someone who may not be the first victim on night 1.

    `why` is a word of `REASONS`; `games` counts the games it still holds for. A
    person without a name is known by his `seat`.
    """

    sitter: Sitter
    why: str
    games: int
    seat: int = 0

    @property
    def reason(self) -> Text:
        """For the judge."""
        return REASONS[self.why]


def carried(game: Game, seated_at: SeatedAt, judge: str, shields: Iterable[Shield]) -> tuple[Shield, ...]:
    """Who is shielded after this game: `shields` held in it, `seated_at` tells who sat where at a step."""
    rules = Rules(game.setup)
    if rules["first_kill.protection"] == "none":
        return ()
    if not any(fact.kind == "attack_settled" for fact in game.facts):
        return tuple(shields)  # no night was played
    old = _worn(game, seated_at("n1.dark"), shields, is_formal=rules["first_kill.also_check"])
    return _once_each((*_earned(game, rules, seated_at, judge), *old))


def _earned(game: Game, rules: Rules, seated_at: SeatedAt, judge: str) -> Iterator[Shield]:
    """正规局 黄金内裤约定: the first victim. 面杀遗言版 通用的规定5: the judge too, and the first exiled."""
    is_big = rules["first_kill.protection"] == "two_games"
    games = 2 if is_big else 1
    for why, seat, key in _first_out(game):
        if why == "killed" or is_big:
            yield Shield(seated_at(key)[seat - 1], why, games, seat)
    if judge and not rules["first_kill.also_check"]:
        yield Shield(Sitter(judge), "judge", games)


def _first_out(game: Game) -> Iterator[tuple[str, int, str]]:
    """Who was knifed and died on night 1, and who was exiled on day 1: why, seat, key of the step."""
    for fact in game.facts:
        if fact.kind == "attack_settled" and fact.at == "n1" and fact.data["result"] == "dies":
            yield "killed", fact.data["target"], fact.key
        if fact.kind == "exile" and fact.at == "d1" and fact.data["seat"] in game.table.dead:
            yield "exiled", fact.data["seat"], fact.key


def _worn(
    game: Game, people: Sequence[Sitter], shields: Iterable[Shield], is_formal: bool
) -> Iterator[Shield]:
    """What is left of older shields; a wolf's moves on whole under the formal rule (首杀保护顺延)."""
    for shield in shields:
        seat = seat_of(shield, people)
        is_kept = is_formal and seat is not None and game.table.is_wolf(seat)
        games = shield.games if is_kept else shield.games - 1
        if games > 0:
            yield replace(shield, games=games)


def newcomers_shielded(setup: Setup, newcomers: Collection[Sitter]) -> tuple[Shield, ...]:
    """Shields for persons who have never played before, where the rule gives them any."""
    rules = Rules(setup)
    is_given = rules["first_kill.protection"] != "none" and not rules["first_kill.also_check"]
    if not is_given or len(newcomers) >= FEW:
        return ()
    return tuple(Shield(sitter, "new", 1) for sitter in newcomers)


def _once_each(shields: Iterable[Shield]) -> tuple[Shield, ...]:
    """The longest of each person's."""
    kept: dict[object, Shield] = {}
    for shield in sorted(shields, key=lambda shield: -shield.games):
        kept.setdefault(shield.sitter if shield.sitter != NOBODY else shield.seat, shield)
    return tuple(kept.values())


def seat_of(shield: Shield, people: Sequence[Sitter]) -> int | None:
    """Where a shielded person sits among these people."""
    if shield.sitter == NOBODY:
        is_free = 1 <= shield.seat <= len(people) and people[shield.seat - 1] == NOBODY
        return shield.seat if is_free else None
    return next((n for n, sitter in enumerate(people, 1) if is_same(sitter, shield.sitter)), None)


def seats_shielded(shields: Sequence[Shield], people: Sequence[Sitter]) -> dict[int, Shield]:
    """The seats that may not be knifed on night 1, lowest first, and the shield that each is told by."""
    found = {seat: shield for shield in reversed(shields) if (seat := seat_of(shield, people))}
    return dict(sorted(found.items()))


def protecting(setup: Setup, shields: Sequence[Shield], people: Sequence[Sitter]) -> Setup:
    """The set-up with the seats of these persons protected, and of nobody else."""
    why = {seat: shield.why for seat, shield in seats_shielded(shields, people).items()}
    return replace(setup, protected=tuple(why), protected_for=why)


def shield_line(shield: Shield) -> dict[str, Any]:
    """A shield as JSON."""
    who = {"name": shield.sitter.name, "id": shield.sitter.id}
    return {**who, "why": shield.why, "games": shield.games, "seat": shield.seat}


def shield_from(raw: Mapping[str, Any]) -> Shield:
    """The shield that was written so; one for a reason of a later version counts as a first victim's."""
    why = raw["why"] if raw.get("why") in REASONS else "killed"
    return Shield(Sitter(raw["name"], raw["id"]), why, int(raw["games"]), int(raw["seat"]))
