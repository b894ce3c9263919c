"""野孩子: good while his model lives, then one of the wolves (扩展角色版 野孩子)."""

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T


def _now(table: Table, _seat: int) -> Role:
    is_gone = any(model in table.dead for model in table.marked("model"))
    return ROLE.as_wolf() if is_gone else ROLE


def _witnesses(table: Table, death: Death) -> None:
    """规则盲点 14: by default he wakes with the wolves from the next night, or is told of them at once."""
    if death.seat not in table.marked("model"):
        return
    ruling = table.rules.rule("wild_child.joins")
    at_once = T("榜样已死：现在就私下告诉野孩子谁是狼人")
    text = at_once if ruling.value == "at_once" else T("榜样已死：野孩子从下一夜起随狼人睁眼")
    table.fact("joins", text, {"when": ruling.value}, [ruling])


def _ask(table: Table, prompt: Prompt) -> Prompt:
    def bar(seat: int) -> No | None:
        if seat in prompt.actors:
            return table.rules.no("wild_child.other", T("榜样不能是自己"))
        return None

    return ask_seat(table, prompt, T("榜样是{seats}"), bar, must=table.rules.no("wild_child.must"))


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    if seat:
        table.mark("model", seat)
    text = T("榜样 {seat}", seat=seat) if seat else T("没有选榜样")
    table.fact("model", text, {"seat": seat}, [table.rules.rule("wild_child.joins")])


ROLE = Role(
    "wild_child",
    T("野孩子"),
    T("野孩"),
    camp="good",
    side="god",
    rank=6,
    steps=(Step("wild_child", T("野孩子"), ask=_ask, take=_take),),
    now=_now,
    witnesses=_witnesses,
)
