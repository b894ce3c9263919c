"""Settling a night: a pure function of the marks on the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from judge_app.engine.rulings import Ruling
from judge_app.engine.table import Death, Table

ORDER = {
    "knifed": 0,
    "caught": 0,
    "devoured": 0,
    "poisoned": 1,
    "ill": 2,
    "lover": 3,
    "charmed": 3,
    "leaves": 4,
}
"""In which order causes are announced: knifed, poisoned, ill, those who followed, those who leave."""


@dataclass(frozen=True, slots=True)
class Attack:
    """What became of the wolves' knife: none, guarded, saved, first_life, turned or dies."""

    target: int | None
    result: str
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Dawn:
    """Who is dead at daybreak, in the order in which causes are announced."""

    attack: Attack
    deaths: tuple[Death, ...]
    skills_lost: Ruling | None


def attack(table: Table) -> Attack:
    """The knife against guard, antidote and a second life (面杀完整版 6(1))."""
    targets = table.tonight("attack")
    if not targets or table.tonight("caught"):
        return Attack(None, "none")
    target = targets[0]
    is_guarded = is_shielded(table, target)
    is_saved = target in table.tonight("rescue")
    if is_guarded and is_saved:
        ruling = table.rules.rule("guard.with_antidote")
        return Attack(target, "dies" if ruling.value == "dies" else "saved", ruling)
    if is_guarded:
        return Attack(target, "guarded")
    if is_saved:
        return Attack(target, "saved")
    if loses_life_only(table, target):
        return Attack(target, "first_life", table.rules.rule("elder.first_life"))
    if target in table.tonight("infect"):
        return Attack(target, "turned", table.rules.rule("wolves.infected"))
    return Attack(target, "dies")


def is_shielded(table: Table, seat: int) -> bool:
    """Whether a guard's protection keeps the knife from a seat tonight."""
    return seat in table.tonight("protect") and table.about(seat, lambda role: role.can_be_guarded)


def loses_life_only(table: Table, target: int) -> bool:
    """Whether the knife would take a life and leave another (长老 has two)."""
    lives = table.about(target, lambda role: role.lives(table.rules) if role.lives else 1)
    return lives - table.marked("life").count(target) > 1


def settle(table: Table, only: frozenset[str] = frozenset(ORDER)) -> Dawn:
    """Tonight's deaths, judged on these causes alone; changes nothing."""
    knife = attack(table)
    struck = [(knife.target, "knifed")] if knife.result == "dies" and knife.target else []
    struck += [(seat, "poisoned") for seat in table.tonight("poison")]
    struck += [hit for role in table.roles() if role.strikes for hit in role.strikes(table)]
    dead: dict[int, set[str]] = {}
    for seat, cause in struck:
        if cause in only and seat not in table.dead and _can_die(table, seat):
            dead.setdefault(seat, set()).add(cause)
    deaths = [Death(seat, frozenset(why), True) for seat, why in dead.items()]
    deaths += followers(table, deaths)
    lost = next((ruling for death in deaths if (ruling := costs_skills(table, death))), None)
    return Dawn(knife, tuple(sorted(deaths, key=_cause_order)), lost)


def _can_die(table: Table, seat: int) -> bool:
    return table.about(seat, lambda role: role.dies_by_night)


def followers(table: Table, deaths: Iterable[Death], among: Iterable[Death] = ()) -> list[Death]:
    """Everyone who dies because these died, and because those did.

    Nobody dies twice; `among` are entered as dead already and may still be counted here.
    """
    queue, found = list(deaths), []
    may_die = {death.seat for death in among}
    gone = ({death.seat for death in queue} | set(table.dead)) - may_die | {death.seat for death in queue}
    while queue:
        death = queue.pop(0)
        for seat, cause in dragged(table, death):
            if seat not in gone and (not death.is_by_night or _can_die(table, seat)):
                gone.add(seat)
                follower = Death(seat, frozenset([cause]), death.is_by_night)
                queue.append(follower)
                found.append(follower)
    return found


def dragged(table: Table, death: Death) -> list[tuple[int, str]]:
    """Whom one death takes along, and how."""
    return [pair for role in table.roles() if role.drags for pair in role.drags(table, death)]


def costs_skills(table: Table, death: Death) -> Ruling | None:
    """The ruling by which this death costs the good roles their skills, if it does."""
    return table.about(
        death.seat,
        lambda role: role.costs_skills(table.rules, death.causes) if role.costs_skills else None,
    )


def _cause_order(death: Death) -> int:
    return min(ORDER[cause] for cause in death.causes)
