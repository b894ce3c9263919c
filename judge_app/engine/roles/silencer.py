"""禁言长老: each night names a seat that may not speak the next day (扩展角色版 禁言长老)."""

from collections.abc import Iterable, Mapping

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _ask(table: Table, prompt: Prompt) -> Prompt:
    return ask_seat(table, prompt, T("禁言{seats}"))


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    if seat:
        table.mark("silence", seat, not table.can_use_skill(ROLE))
    text = T("禁言 {seat}", seat=seat) if seat else T("没有禁言")
    table.fact("silencing", text, {"seat": seat}, [table.rules.rule("silencer.silences")])


def _announces(table: Table) -> Iterable[tuple[str, Mapping[str, object]]]:
    living = table.living()
    return [("silenced", {"seat": seat}) for seat in table.tonight("silence") if seat in living]


ROLE = Role(
    "silencer",
    T("禁言长老"),
    T("禁言"),
    camp="good",
    side="god",
    rank=42,
    steps=(Step("silencer", T("禁言长老"), ask=_ask, take=_take),),
    announces=_announces,
)
