"""种狼: once, tonight's victim turns instead of dying (规则盲点 19)."""

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    choices = (Choice("infect", T("感染"), T("感染刀口")), Choice("none", T("不感染"), T("不感染")))

    def bar(choice: str, _seat: int | None = None) -> No | None:
        if choice == "infect" and len(table.marked("infect")) >= table.rules["alpha_wolf.infects"]:
            return table.rules.no("alpha_wolf.infects", T("感染已经用过"))
        if choice == "infect" and not table.tonight("attack"):
            return table.rules.no("alpha_wolf.victim", T("今晚没有刀口，无人可感染"))
        return None

    asked = prompt.but(choices=choices, needs_choice=True, bar=bar)
    return checked(table, asked)


def _take(table: Table, value: Value) -> None:
    seats = table.tonight("attack") if "infect" in value else []
    for seat in seats:
        table.mark("infect", seat)
    text = T("感染 {seat}", seat=seats[0]) if seats else T("不感染")
    table.fact(
        "infection", text, {"seat": seats[0] if seats else None}, [table.rules.rule("alpha_wolf.infects")]
    )


ROLE = Role(
    "alpha_wolf",
    T("种狼"),
    T("种狼"),
    camp="wolves",
    side="wolf",
    rank=21,
    steps=(Step("alpha_wolf", T("种狼"), ask=_ask, take=_take),),
)
