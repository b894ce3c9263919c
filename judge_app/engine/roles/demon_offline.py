"""恶魔, the offline one: apart from the pack; knifes once all wolves are dead (扩展角色版 线下版恶魔)."""

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    if table.night == 1:
        sign = _told(table)
        return prompt.but(kind="read", sign_for=lambda _value: sign)
    if any(seat not in table.dead for seat in table.wolves()) or not prompt.actors:
        return prompt.but(kind="read")
    return ask_seat(table, prompt, T("刀{seats}"))


def _told(table: Table) -> Sign:
    """He learns who are wolves or gods, not which."""
    held = table.cards.holders(
        lambda role: role.id != ROLE.id and (role.camp == "wolves" or table.side(role) == "god")
    )
    return Sign("number", T("这些人是狼人或神，不说是哪一种"), tuple(held), code=held)


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    if seat:
        table.mark("attack", seat)
    table.fact("attack", T("刀 {seat}", seat=seat) if seat else T("空刀"), {"seat": seat})


def _bars(table: Table, deed: str, source: int, _target: int | None) -> No | None:
    if deed == "explode" and table.cards.seen(source) == ROLE.id:
        return table.rules.no("demon.no_explode", T("{seat} 号是恶魔，不能自爆", seat=source))
    return None


ROLE = Role(
    "demon_offline",
    T("恶魔"),
    T("恶魔"),
    camp="wolves",
    side="wolf",
    rank=26,
    hunts=False,
    dies_by_night=False,
    steps=(Step("demon_offline", T("恶魔"), ask=_ask, take=_take),),
    bars=_bars,
)
