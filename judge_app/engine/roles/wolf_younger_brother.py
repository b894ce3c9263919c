"""狼弟: the night after his brother's death he must kill a seat (规则盲点 18)."""

from collections.abc import Iterable
from dataclasses import replace

from judge_app.engine.picking import ask_seat, one
from judge_app.engine.prompt import Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.roles.wolf_elder_brother import ROLE as ELDER
from judge_app.engine.settle import is_shielded, loses_life_only
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _is_awake(table: Table) -> bool:
    """From the night after the elder brother fell."""
    return any(table.cards.known(seat) == ELDER.id for seat in table.dead)


def _now(table: Table, _seat: int) -> Role:
    return _AWAKE if _is_awake(table) else ROLE


def _ask(table: Table, prompt: Prompt) -> Prompt:
    for seat in table.dead:  # the card of one who died unseen decides whether he is asked
        table.about(seat, lambda role: role.id == ELDER.id)
    if not _is_awake(table) or any(fact.kind == "revenge" for fact in table.facts):
        return prompt.but(kind="read")
    return ask_seat(table, prompt, T("击杀{seats}"), must=table.rules.no("wolf_younger_brother.must"))


def _take(table: Table, value: Value) -> None:
    seat = one(value)
    if seat:
        table.mark("revenge", seat)
    text = T("狼弟击杀 {seat}", seat=seat) if seat else T("狼弟没有行动")
    table.fact("revenge", text, {"seat": seat}, [table.rules.rule("wolf_younger_brother.must")])


def _strikes(table: Table) -> Iterable[tuple[int, str]]:
    """A wolf's attack: a guard stops it, the antidote cannot."""
    seats = [
        s for s in table.tonight("revenge") if not is_shielded(table, s) and not loses_life_only(table, s)
    ]
    return [(seat, "knifed") for seat in seats]


def _at_dawn(table: Table) -> None:
    for seat in table.tonight("revenge"):
        if loses_life_only(table, seat) and not is_shielded(table, seat):
            table.mark("life", seat)


ROLE = Role(
    "wolf_younger_brother",
    T("狼弟"),
    T("狼弟"),
    camp="wolves",
    side="wolf",
    rank=28,
    hunts=False,
    steps=(Step("wolf_younger_brother", T("狼弟"), ask=_ask, take=_take),),
    now=_now,
    strikes=_strikes,
    at_dawn=_at_dawn,
)
_AWAKE = replace(ROLE, hunts=True, now=None)
