"""吹笛者: charms two seats a night; alone with the charmed he has won (经典角色版 12)."""

from judge_app.engine.asking import checked, seats_text
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text


def _ask(table: Table, prompt: Prompt) -> Prompt:
    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "none":
            return table.rules.no("piper.two")
        return _bar_seat(table, prompt, seat) if seat is not None else None

    free = [seat for seat in table.present() if _bar_seat(table, prompt, seat) is None]
    number = min(2, len(free))
    pick = [Choice("pick", T("迷惑"), T("迷惑{seats}"), number, number)] if number else []
    omit = Choice("omit", T("没有迷惑"), T("没有迷惑"))
    asked = prompt.but(choices=(*pick, omit), needs_choice=True, bar=bar)
    return checked(table, asked, refused=[Choice("none", T("不迷惑"), T("不迷惑"))])


def _bar_seat(table: Table, prompt: Prompt, seat: int) -> No | None:
    if not table.is_present(seat):
        return table.out(seat)
    if seat in prompt.actors:
        return table.rules.no("piper.two", T("吹笛者不能迷惑自己"))
    if seat in table.marked("charm"):
        return table.rules.no("piper.two", T("{seat} 号已被迷惑", seat=seat))
    return None


def _take(table: Table, value: Value) -> None:
    seats = sorted(value.get("pick", ()))
    for seat in seats:
        table.mark("charm", seat, not table.can_use_skill(ROLE))
    text = T("迷惑 {seats}", seats=" ".join(map(str, seats))) if seats else T("没有迷惑")
    table.fact("charming", text, {"seats": seats}, [table.rules.rule("piper.two")])


def _meet(table: Table, prompt: Prompt) -> Prompt:
    charmed = sorted({seat for seat in table.marked("charm") if seat not in table.dead})
    base = prompt.but(kind="read", actors=tuple(charmed))
    if not charmed:
        return base
    word = T("碰这些人，互相确认：{seats}", seats=seats_text(charmed))
    sign = Sign("number", word, tuple(charmed), code=sorted(set(table.marked("charm"))))
    return base.but(sign_for=lambda _value: sign)


def _wins(table: Table, living: list[int]) -> tuple[Ruling, Text] | None:
    himself = table.cards.holder(ROLE.id)
    others = set(living) - {himself}
    if himself not in living or himself in table.turned or not others <= set(table.marked("charm")):
        return None
    return table.rules.rule("piper.charms"), T("在场的人都被迷惑")


ROLE = Role(
    "piper",
    T("吹笛者"),
    T("吹笛"),
    camp="piper",
    side="neither",
    rank=48,
    steps=(
        Step("piper", T("吹笛者"), ask=_ask, take=_take),
        Step("charmed", T("被迷惑的人"), finds=False, ask=_meet),
    ),
    wins=_wins,
)
