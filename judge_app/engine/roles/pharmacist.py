"""药剂师: once, he restores the witch's used antidote (规则盲点 17)."""

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    choices = (Choice("restore", T("恢复解药"), T("恢复解药")), Choice("none", T("不用"), T("不用")))

    def bar(choice: str, _seat: int | None = None) -> No | None:
        if choice != "restore":
            return None
        if not table.can_use_skill(ROLE):
            return table.rules.no("skills.lost")
        if table.marked("restored"):
            return table.rules.no("pharmacist.once", T("恢复药已用"))
        if not table.marked("rescue"):
            return table.rules.no("pharmacist.used", T("解药还没有用过，不必恢复"))
        return None

    asked = prompt.but(choices=choices, needs_choice=True, bar=bar)
    return checked(table, asked)


def _take(table: Table, value: Value) -> None:
    if "restore" in value:
        table.mark("restored", 0)
    text = T("恢复解药") if "restore" in value else T("不用药")
    table.fact("restoring", text, {"restore": "restore" in value}, [table.rules.rule("pharmacist.once")])


ROLE = Role(
    "pharmacist",
    T("药剂师"),
    T("药剂"),
    camp="good",
    side="god",
    rank=31,
    steps=(Step("pharmacist", T("药剂师"), ask=_ask, take=_take),),
)
