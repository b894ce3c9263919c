"""小女孩: may peek while the wolves choose; caught, she dies in their victim's place (经典角色版 7)."""

from collections.abc import Iterable

from judge_app.engine.prompt import Choice
from judge_app.engine.role import Role
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _tempted(table: Table) -> None:
    """Their choice is void; a guard cannot protect her."""
    seat = table.cards.holder(ROLE.id)
    if seat and seat not in table.dead:
        table.mark("caught", seat)
        rulings = [table.rules.rule("little_girl.caught")]
        table.fact("peeking", T("{seat} 号偷看被发现", seat=seat), {"seat": seat}, rulings)


def _strikes(table: Table) -> Iterable[tuple[int, str]]:
    return [(seat, "caught") for seat in table.tonight("caught")]


ROLE = Role(
    "little_girl",
    T("小女孩"),
    T("女孩"),
    camp="good",
    side="god",
    rank=29,
    can_be_guarded=False,
    strikes=_strikes,
    tempts=Choice("caught", T("小女孩被发现"), T("小女孩被发现")),
    tempted=_tempted,
)
