"""狼人: they choose one seat together (面杀完整版 6(7))."""

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.protection import first_night_protection
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text


def _ask(table: Table, prompt: Prompt) -> Prompt:
    tempted = [role.tempts for role in table.roles() if role.tempts]
    choices = (
        Choice("pick", T("刀"), T("刀{seats}"), 1, 1),
        Choice("none", T("空刀"), T("空刀")),
        Choice("split", T("意见不一"), T("{seats}意见不一"), 2, len(table.seats)),
        *tempted,
    )

    def own(value: Value) -> list[int]:
        return [seat for seat in value.get("pick", ()) if seat in prompt.actors]

    def warn(value: Value) -> Text | None:
        return T("自刀：{seat} 号是狼人", seat=own(value)[0]) if own(value) else None

    def deed(value: Value) -> Text | None:
        return T("自刀{seat}号", seat=own(value)[0]) if own(value) else None

    asked = prompt.but(
        choices=choices,
        combine=1 + len(tempted),
        needs_choice=True,
        bar=lambda c, s=None: _bar(table, c, s),
        warn=warn,
        deed_for=deed,
    )
    return checked(table, asked, also=lambda value: _check_one(table, value))


def _check_one(table: Table, value: Value) -> No | None:
    if len({"pick", "none", "split"} & set(value)) > 1:
        return table.rules.no("act.count", T("一晚只有一个刀口"))
    return None


def _bar(table: Table, choice: str, seat: int | None) -> No | None:
    if choice == "none" and not table.rules["wolves.may_skip"]:
        return table.rules.no("wolves.may_skip", T("本规则不许空刀"))
    if seat is None:
        return None
    if not table.is_present(seat):
        return table.out(seat)
    protection = first_night_protection(table, seat)
    if protection and table.rules["first_kill.protection"] != "none":
        text = T("{protection}，本局首夜不能刀", protection=protection)
        return table.rules.no("first_kill.protection", text)
    if not table.rules["wolves.may_knife_wolf"] and table.is_wolf(seat):
        return table.rules.no("wolves.may_knife_wolf", T("{seat} 号是狼人，本规则不许自刀", seat=seat))
    pack = [wolf for wolf in table.wolves() if table.is_present(wolf)]
    return next((no for wolf in pack if (no := table.bar("knife", wolf, seat))), None)


def _take(table: Table, value: Value) -> None:
    seats = value.get("pick", ()) or _first_of_split(table, value)
    for seat in seats:
        table.mark("attack", seat)
    _record(table, value, list(seats))
    for role in table.roles():
        if role.tempts and role.tempts.id in value and role.tempted:
            role.tempted(table)


def _first_of_split(table: Table, value: Value) -> list[int]:
    """Without unanimity the seat most wolves showed is knifed: the judge taps it first."""
    split = list(value.get("split", ()))
    return [] if table.rules["wolves.unanimous"] else split[:1]


def _record(table: Table, value: Value, seats: list[int]) -> None:
    text = T("刀 {seat}", seat=seats[0]) if seats else T("空刀")
    data = {"seat": seats[0] if seats else None, "split": list(value.get("split", ()))}
    rulings = [table.rules.rule("wolves.unanimous")] if value.get("split") else []
    table.fact("attack", text, data, rulings)


ROLE = Role(
    "werewolf",
    T("狼人"),
    T("狼"),
    camp="wolves",
    side="wolf",
    rank=20,
    opens_pack=True,
    steps=(Step("wolves", T("狼人"), ask=_ask, take=_take),),
)
