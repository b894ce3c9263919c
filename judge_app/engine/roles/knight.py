"""骑士: once, by day, he challenges a seat (规则盲点 16)."""

from collections.abc import Generator
from typing import Any

from judge_app.engine.asking import DayEnds, checked, read
from judge_app.engine.deaths import bury
from judge_app.engine.interrupts import SPEECHES, Interrupt
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Value
from judge_app.engine.rulings import Answer, No
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T

STAGES = SPEECHES | {"announce"}


def _may_be_present(table: Table) -> bool:
    """Nobody has seen his card, or he is there."""
    seats = table.cards.holders(lambda role: role.id == ROLE.id and role.camp == ROLE.camp)
    return any(table.is_present(seat) for seat in seats) or bool(table.cards.unseen()[ROLE.id])


def _offer(table: Table, prompt: Prompt) -> Prompt | None:
    is_over = any(fact.data["deed"] == "vote" for fact in table.happened("tally"))
    is_used = any(fact.kind == "duel" for fact in table.facts)
    if prompt.stage not in STAGES or is_used or is_over or not table.can_use_skill(ROLE):
        return None
    if not _may_be_present(table):
        return None

    def bar(_choice: str, seat: int | None = None) -> No | None:
        if seat is None or table.is_present(seat):
            return table.rules.no("knight.once", T("骑士不能决斗自己")) if _is_himself(table, seat) else None
        return table.out(seat)

    choice = Choice("pick", T("决斗"), T("骑士决斗{seats}"), 1, 1)
    act = Prompt("duel", "act", "interrupt", T("决斗"), choices=(choice,), needs_choice=True, bar=bar)
    return checked(table, act)


def _is_himself(table: Table, seat: int | None) -> bool:
    return seat is not None and table.cards.seen(seat) == ROLE.id


def _run(table: Table, value: Value) -> Generator[Prompt, Answer | None, Any]:
    target = value["pick"][0]
    knight = table.cards.holder(ROLE.id)
    is_wolf = table.about(target, lambda role: role.camp == "wolves")
    if knight is None:
        return
    table.revealed.append(knight)
    loser = target if is_wolf else knight
    rulings = [table.rules.rule("knight.once")]
    text = T("{by} 号决斗 {seat} 号，{loser} 号出局", by=knight, seat=target, loser=loser)
    table.fact("duel", text, {"by": knight, "seat": target, "loser": loser}, rulings, is_public=True)
    yield from read(
        table, "knight_duel", f"duel.{target}", "exile", T("决斗"), by=knight, seat=target, loser=loser
    )
    yield from bury(table, [Death(loser, frozenset({"duelled"}), False)])
    if is_wolf:
        raise DayEnds


ROLE = Role(
    "knight",
    T("骑士"),
    T("骑士"),
    camp="good",
    side="god",
    rank=62,
    acts=(Interrupt("duel", _offer, _run),),
)
