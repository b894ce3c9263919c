"""锈剑骑士: the wolf nearest on his left falls ill when he is knifed (规则盲点 13)."""

from collections.abc import Iterable

from judge_app.engine.role import Role
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _at_dawn(table: Table) -> None:
    """Knifed tonight, dead of it or turned, he leaves a wound."""
    for knight in _reached_by_knife(table):
        wolf = _nearest_wolf(table, knight)
        if wolf:
            table.mark("wound", wolf)
            rulings = [table.rules.rule("rusty_knight.wound")]
            table.fact("wound", T("{seat} 号伤口感染", seat=wolf), {"seat": wolf, "by": knight}, rulings)


def _reached_by_knife(table: Table) -> list[int]:
    """Whom the knife alone reached tonight: poison beside it costs the skill (规则盲点 21)."""
    fallen = [death.seat for death in table.last_night if death.causes == {"knifed"}]
    turned = [seat for seat in table.tonight("infect") if seat in table.turned]
    return [s for s in dict.fromkeys([*fallen, *turned]) if table.about(s, lambda r: _has_sword(table, r))]


def _has_sword(table: Table, role: Role) -> bool:
    return role.id == ROLE.id and table.can_use_skill(role)


def _nearest_wolf(table: Table, knight: int) -> int | None:
    living = set(table.living()) - {knight}
    wolves = (s for s in table.round_from(knight, "left") if s in living)
    return next((s for s in wolves if table.about(s, lambda role: role.camp == "wolves")), None)


def _strikes(table: Table) -> Iterable[tuple[int, str]]:
    """At the next dawn, if he still lives."""
    return [(seat, "ill") for seat in table.marked("wound", table.night - 1)]


ROLE = Role(
    "rusty_knight",
    T("锈剑骑士"),
    T("锈剑"),
    camp="good",
    side="god",
    rank=61,
    is_passive=True,
    strikes=_strikes,
    at_dawn=_at_dawn,
)
