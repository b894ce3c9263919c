"""Settling a night: a pure function of the marks on the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from judge_app.engine.rulings import Ruling
from judge_app.engine.table import Death, Table

ORDER = ("knifed", "poisoned", "lover", "leaves")


@dataclass(frozen=True, slots=True)
class Attack:
    """What became of the wolves' knife: none, guarded, saved, first_life or dies."""

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
    if not targets:
        return Attack(None, "none")
    target = targets[0]
    is_guarded = target in table.tonight("protect")
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
    return Attack(target, "dies")


def loses_life_only(table: Table, target: int) -> bool:
    """Whether the knife would take a life and leave another (长老 has two)."""
    lives = table.about(target, lambda role: role.lives(table.rules) if role.lives else 1)
    return lives - table.marked("life").count(target) > 1


def settle(table: Table, causes: frozenset[str] = frozenset(ORDER)) -> Dawn:
    """Tonight's deaths, judged on these causes alone; changes nothing."""
    knife = attack(table)
    dead: dict[int, set[str]] = {}
    if knife.result == "dies" and knife.target and "knifed" in causes:
        dead.setdefault(knife.target, set()).add("knifed")
    for seat in table.tonight("poison") if "poisoned" in causes else ():
        dead.setdefault(seat, set()).add("poisoned")
    dead = {seat: why for seat, why in dead.items() if seat not in table.dead}
    deaths = [Death(seat, frozenset(why), True) for seat, why in dead.items()]
    deaths += followers(table, deaths)
    lost = next((ruling for death in deaths if (ruling := costs_skills(table, death))), None)
    return Dawn(knife, tuple(sorted(deaths, key=_cause_order)), lost)


def followers(table: Table, deaths: Iterable[Death]) -> list[Death]:
    """Everyone who dies because these died, and because those did."""
    gone = {death.seat for death in deaths} | set(table.dead)
    queue, found = list(deaths), []
    while queue:
        death = queue.pop(0)
        for seat, cause in dragged(table, death):
            if seat not in gone:
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
    return min(ORDER.index(cause) for cause in death.causes)
