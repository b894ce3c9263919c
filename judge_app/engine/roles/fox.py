"""狐狸: points at three neighbours; told there is no wolf, he loses his power (扩展角色版 狐狸)."""

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    if not table.can_use_skill(ROLE) or _has_failed(table):
        sign = Sign("none", T("技能已失，不出手势"), code="nothing")
        return prompt.but(kind="read", sign_for=lambda _value: sign)
    choices = (Choice("pick", T("三名连座"), T("探{seats}"), 3, 3), Choice("none", T("不探"), T("不探")))
    asked = prompt.but(choices=choices, needs_choice=True, sign_for=lambda value: _sign(table, value))
    return checked(table, asked, also=lambda value: _check_neighbours(table, value))


def _has_failed(table: Table) -> bool:
    return any(fact.kind == "scent" and fact.data["seats"] and not fact.data["wolf"] for fact in table.facts)


def _check_neighbours(table: Table, value: Value) -> No | None:
    seats = set(value.get("pick", ()))
    n = len(table.seats)
    rows = ({(start + step - 1) % n + 1 for step in range(3)} for start in table.seats)
    if not seats or any(seats == row for row in rows):
        return None
    return table.rules.no("fox.neighbours", T("要三个相连的座位"))


def _smells(table: Table, value: Value) -> bool:
    return any(table.about(seat, lambda role: role.camp == "wolves") for seat in value.get("pick", ()))


def _sign(table: Table, value: Value) -> Sign | None:
    if len(value.get("pick", ())) != 3:
        return None
    if _smells(table, value):
        return Sign("thumb_down", T("有狼"), code="wolf")
    return Sign("thumb_up", T("没有狼"), code="none")


def _take(table: Table, value: Value) -> None:
    seats = sorted(value.get("pick", ()))
    is_wolf = _smells(table, value)
    text = T("探 {seats}", seats=" ".join(map(str, seats))) if seats else T("不探")
    table.fact("scent", text, {"seats": seats, "wolf": is_wolf}, [table.rules.rule("fox.neighbours")])


ROLE = Role(
    "fox",
    T("狐狸"),
    T("狐狸"),
    camp="good",
    side="god",
    rank=41,
    steps=(Step("fox", T("狐狸"), ask=_ask, take=_take),),
)
