"""预言家: checks one seat a night (面杀完整版 6(5))."""

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt, Shape, Sign
from judge_app.engine.protection import first_night_protection
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text


def _ask(table: Table, prompt: Prompt) -> Prompt:
    pick = Choice("pick", T("验"), T("验{seats}"), 1, 1)
    nobody = Choice("none", T("不验"), T("不验"))
    omitted = Choice("omit", T("没有验"), T("没有验"))

    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "none":
            return table.rules.no("seer.must")
        return _bar_seat(table, seat) if seat is not None else None

    asked = prompt.but(choices=(pick, omitted), needs_choice=True, bar=bar)
    asked = asked.but(sign_for=lambda value: _sign(table, value), warn=lambda value: _warn(asked, value))
    return checked(table, asked, refused=[nobody])


def _warn(prompt: Prompt, value: Value) -> Text | None:
    himself = [seat for seat in value.get("pick", ()) if seat in prompt.actors]
    return T("{seat} 号验的是自己", seat=himself[0]) if himself else None


def _bar_seat(table: Table, seat: int) -> No | None:
    """正规局 黄金内裤: who is protected may not be checked on night 1 either."""
    if not table.is_present(seat):
        return table.out(seat)
    protection = first_night_protection(table, seat)
    if protection and table.rules["first_kill.also_check"]:
        text = T("{protection}，本局首夜不能验", protection=protection)
        return table.rules.no("first_kill.also_check", text)
    return None


def _sign(table: Table, value: Value) -> Sign | None:
    seats = value.get("pick", ())
    if not table.can_use_skill(ROLE):
        return Sign("none", T("技能已失，不出手势"), code="nothing")
    if not seats:
        return None
    if table.rules["seer.sees"] == "card":
        card = table.about(seats[0], lambda role: role.id)
        return Sign("card", table.name(card), code=card)
    is_wolf = table.about(seats[0], lambda role: _looks_wolf(table, role))
    return Sign(
        _thumb(table, is_wolf), T("狼人") if is_wolf else T("好人"), code="wolf" if is_wolf else "good"
    )


def _looks_wolf(table: Table, role: Role) -> bool:
    """Alignment is wolf or not; a club may have the seer take another card for one."""
    return role.camp == "wolves" or bool(role.seen_as_wolf and role.seen_as_wolf(table.rules))


def _thumb(table: Table, is_wolf: bool) -> Shape:
    """Which way the thumb says good differs from club to club (面杀遗言版 预言家)."""
    good_is_up = table.rules["seer.gesture_good"] == "thumb_up"
    return "thumb_down" if is_wolf == good_is_up else "thumb_up"


def _take(table: Table, value: Value) -> None:
    for seat in value.get("pick", ()):
        table.mark("check", seat)
    seat = next(iter(value.get("pick", ())), None)
    text = T("验 {seat}", seat=seat) if seat else T("没有验")
    table.fact("check", text, {"seat": seat, "omitted": not seat}, [table.rules.rule("seer.sees")])


ROLE = Role(
    "seer",
    T("预言家"),
    T("预言家"),
    camp="good",
    side="god",
    is_one_of_four=True,
    rank=40,
    steps=(Step("seer", T("预言家"), ask=_ask, take=_take),),
)
