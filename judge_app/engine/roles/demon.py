"""恶魔, PandaKill's: learns who is a god, never dies by night (扩展角色版 恶魔)."""

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    def bar(seat: int) -> No | None:
        if table.is_wolf(seat):
            return table.rules.no("demon.good", T("{seat} 号是狼人，只能验好人", seat=seat))
        return None

    return ask_seat(table, prompt, T("验{seats}是不是神"), bar, sign=lambda value: _sign(table, value))


def _sign(table: Table, value: Value) -> Sign | None:
    seat = one(value)
    if not seat:
        return None
    is_god = table.about(seat, lambda role: table.side(role) == "god")
    if is_god:
        return Sign("thumb_up", T("是神"), code="god")
    return Sign("thumb_down", T("不是神"), code="not_god")


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    text = T("恶魔验 {seat}", seat=seat) if seat else T("恶魔没有验")
    table.fact("probe", text, {"seat": seat}, [table.rules.rule("demon.good")])


def _bars(table: Table, deed: str, source: int, target: int | None) -> No | None:
    """He may not be knifed by the wolves nor blow himself up."""
    if deed == "knife" and target and table.cards.seen(target) == ROLE.id:
        return table.rules.no("demon.no_knife", T("{seat} 号是恶魔，不能被刀", seat=target))
    if deed == "explode" and table.cards.seen(source) == ROLE.id:
        return table.rules.no("demon.no_explode", T("{seat} 号是恶魔，不能自爆", seat=source))
    return None


ROLE = Role(
    "demon",
    T("恶魔"),
    T("恶魔"),
    camp="wolves",
    side="wolf",
    rank=25,
    dies_by_night=False,
    steps=(Step("demon", T("恶魔"), ask=_ask, take=_take),),
    bars=_bars,
)
