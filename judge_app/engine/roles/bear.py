"""熊: growls at dawn when a living neighbour is a wolf (规则盲点; the common rule)."""

from collections.abc import Iterable, Mapping

from judge_app.engine.role import Role
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _announces(table: Table) -> Iterable[tuple[str, Mapping[str, object]]]:
    bear = table.cards.holder(ROLE.id)
    living = table.living()
    if bear not in living or not table.can_use_skill(ROLE):
        return []
    neighbours = [
        next((s for s in table.round_from(bear, side) if s in living), None) for side in ("left", "right")
    ]
    growls = any(s and s != bear and table.about(s, lambda role: role.camp == "wolves") for s in neighbours)
    return [("growl", {})] if growls else []


ROLE = Role("bear", T("熊"), T("熊"), camp="good", side="god", rank=63, is_passive=True, announces=_announces)
