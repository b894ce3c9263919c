"""守卫: shields one seat a night from the knife (面杀完整版 6(1))."""

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    choices = (Choice("pick", T("守"), T("守{seats}"), 1, 1), Choice("none", T("不守"), T("不守")))

    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "none" and not table.rules["guard.may_skip"]:
            return table.rules.no("guard.may_skip", T("本规则守卫必须守一人"))
        return _bar_seat(table, prompt, seat) if seat is not None else None

    asked = prompt.but(choices=choices, needs_choice=True, bar=bar)
    return checked(table, asked)


def _bar_seat(table: Table, prompt: Prompt, seat: int) -> No | None:
    if not table.is_present(seat):
        return table.out(seat)
    if seat in prompt.actors and not table.rules["guard.self"]:
        return table.rules.no("guard.self", T("本规则守卫不能守自己"))
    if not table.rules["guard.same_twice"] and seat in _last_night(table):
        return table.rules.no(
            "guard.same_twice", T("守卫不能连续两晚守同一人，昨晚守的是 {seat} 号", seat=seat)
        )
    return None


def _last_night(table: Table) -> list[int]:
    return [m.target for m in table.marks if m.kind == "protect" and m.night == table.night - 1]


def _take(table: Table, value: Value) -> None:
    is_void = not table.can_use_skill(ROLE)
    for seat in value.get("pick", ()):
        table.mark("protect", seat, is_void)
    seat = next(iter(value.get("pick", ())), None)
    text = T("守 {seat}", seat=seat) if seat else T("不守")
    rulings = [table.rules.rule("guard.no_skill")] if is_void else []
    table.fact("protection", text, {"seat": seat}, rulings)


ROLE = Role(
    "guard",
    T("守卫"),
    T("守卫"),
    camp="good",
    side="god",
    is_one_of_four=True,
    rank=10,
    steps=(Step("guard", T("守卫"), ask=_ask, take=_take),),
)
