"""邪恶的宗教老人: wins when every living seat is in his own group."""

from judge_app.engine.asking import checked, seats_text
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import Ruling
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text


def _ask(table: Table, prompt: Prompt) -> Prompt:
    choices = (
        Choice("pick", T("他这一组"), T("他的一组：{seats}"), 1, len(table.seats) - 1),
        Choice("omit", T("没有分组"), T("没有分组")),
    )
    asked = prompt.but(choices=choices, needs_choice=True)
    return checked(table, asked)


def _take(table: Table, value: Value) -> None:
    seats = sorted(value.get("pick", ()))
    for seat in seats:
        table.mark("flock", seat)
    text = T("他的一组：{seats}", seats=seats_text(seats)) if seats else T("没有分组")
    table.fact("flock", text, {"seats": seats}, [table.rules.rule("sectarian.flock")])


def _wins(table: Table, living: list[int]) -> tuple[Ruling, Text] | None:
    flock = set(table.marked("flock"))
    himself = table.cards.holder(ROLE.id)
    if not flock or himself not in living or himself in table.turned or not set(living) <= flock | {himself}:
        return None
    return table.rules.rule("sectarian.flock"), T("在场的都是他那一组")


ROLE = Role(
    "sectarian",
    T("邪恶的宗教老人"),
    T("宗教"),
    camp="sectarian",
    side="neither",
    rank=9,
    steps=(Step("sectarian", T("邪恶的宗教老人"), ask=_ask, take=_take),),
    wins=_wins,
)
