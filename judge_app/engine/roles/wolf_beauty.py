"""狼美人: charms one good seat a night, who dies with her if she dies by day (扩展角色版 狼美人)."""

from collections.abc import Iterable

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    def bar(seat: int) -> No | None:
        if table.is_wolf(seat):
            return table.rules.no("wolf_beauty.good", T("{seat} 号是狼人，只能魅惑好人", seat=seat))
        return None

    return ask_seat(table, prompt, T("魅惑{seats}"), bar)


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    if seat:
        table.mark("beguile", seat)
    text = T("魅惑 {seat}", seat=seat) if seat else T("没有魅惑")
    table.fact("beguiling", text, {"seat": seat}, [table.rules.rule("wolf_beauty.good")])


def _drags(table: Table, death: Death) -> Iterable[tuple[int, str]]:
    if death.is_by_night or not table.tonight("beguile"):
        return []
    is_hers = table.about(death.seat, lambda role: role.id == ROLE.id)
    return [(seat, "charmed") for seat in table.tonight("beguile")] if is_hers else []


def _bars(table: Table, deed: str, source: int, target: int | None) -> No | None:
    if deed == "knife" and target and table.cards.seen(target) == ROLE.id:
        return table.rules.no("wolf_beauty.no_knife", T("{seat} 号是狼美人，不能自刀", seat=target))
    if deed == "explode" and table.cards.seen(source) == ROLE.id:
        return table.rules.no("wolf_beauty.no_explode", T("{seat} 号是狼美人，不能自爆", seat=source))
    return None


ROLE = Role(
    "wolf_beauty",
    T("狼美人"),
    T("狼美"),
    camp="wolves",
    side="wolf",
    rank=24,
    steps=(Step("wolf_beauty", T("狼美人"), ask=_ask, take=_take),),
    drags=_drags,
    bars=_bars,
)
