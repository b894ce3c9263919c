"""白狼: every other night he may remove one wolf (入门进阶手册 一)."""

from collections.abc import Iterable

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    def bar(seat: int) -> No | None:
        if any(table.cards.might(seat, lambda role: role.camp == "wolves")):
            return None
        return table.rules.no("white_wolf.wolf", T("{seat} 号不是狼人，白狼只能带走狼人", seat=seat))

    return ask_seat(table, prompt, T("带走{seats}"), bar)


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    if seat:
        table.about(seat, lambda role: role.camp == "wolves")
        table.mark("devour", seat)
    text = T("白狼带走 {seat}", seat=seat) if seat else T("白狼不动")
    table.fact("devouring", text, {"seat": seat}, [table.rules.rule("white_wolf.wolf")])


def _strikes(table: Table) -> Iterable[tuple[int, str]]:
    return [(seat, "devoured") for seat in table.tonight("devour")]


def _delays(table: Table, living: list[int]) -> bool:
    """入门进阶手册 二: the wolves win only once he is gone, or when he alone is left."""
    holders = [seat for seat in table.cards.holders(lambda role: role.id == ROLE.id) if seat in living]
    return bool(holders) and living != holders


ROLE = Role(
    "white_wolf",
    T("白狼"),
    T("白狼"),
    camp="wolves",
    side="wolf",
    rank=22,
    steps=(Step("white_wolf", T("白狼"), nights=lambda night: night % 2 == 0, ask=_ask, take=_take),),
    strikes=_strikes,
    delays=_delays,
)
