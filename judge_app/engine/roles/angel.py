"""天使: wins at once if he is the first to die, by night 1 or the first exile; then a villager."""

from dataclasses import replace

from judge_app.engine.role import Role
from judge_app.engine.rulings import Ruling
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text


def _now(table: Table, seat: int) -> Role:
    """Once somebody else has died first he is one of the villagers."""
    is_late = bool(table.first_dead) and seat not in table.first_dead
    return _VILLAGER if is_late else ROLE


def _wins(table: Table, _living: list[int]) -> tuple[Ruling, Text] | None:
    for seat in table.first_dead:
        death = table.dead.get(seat)
        is_in_time = death and ((death.is_by_night and table.night == 1) or "exiled" in death.causes)
        if is_in_time and table.about(seat, lambda role: role.id == ROLE.id):
            return table.rules.rule("angel.first"), T("天使第一个出局")
    return None


ROLE = Role("angel", T("天使"), T("天使"), camp="angel", side="neither", rank=64, now=_now, wins=_wins)
_VILLAGER = replace(ROLE, camp="good", side="villager", now=None, wins=None)
