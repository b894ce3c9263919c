"""Acts out of turn: each says when it may happen, to whom, and what it does."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any

from judge_app.engine.asking import CampaignEnds, DayEnds, checked, read
from judge_app.engine.deaths import bury
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import Answer, No, Refused
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T

SPEECHES = frozenset({"campaign", "speech", "words"})
ALL_DAY = SPEECHES | {"announce", "vote"}


@dataclass(frozen=True, slots=True)
class Interrupt:
    """offer(table, open prompt) is the prompt of the act, None where it may not happen now.

    Players act by day alone, even where a death by night has somebody speak.
    """

    key: str
    offer: Callable[[Table, Prompt], Prompt | None]
    run: Callable[[Table, Mapping[str, Any]], Generator[Prompt, Answer | None, None]]
    is_by_night: bool = False


def offered(table: Table, prompt: Prompt) -> tuple[Prompt, ...]:
    """The acts out of turn that may happen while this prompt is open."""
    acts = [act for act in table.acts.values() if act.is_by_night or not table.is_night]
    return tuple(offer for act in acts if (offer := act.offer(table, prompt)))


def one_seat(
    table: Table, key: str, choice: Choice, bar: Callable[[int], No | None], takes_why: bool = False
) -> Prompt:
    """An act out of turn that names one seat; `takes_why`: the judge may add his reason."""

    def bar_item(_choice: str, seat: int | None = None) -> No | None:
        return None if seat is None else bar(seat)

    prompt = Prompt(
        key,
        "act",
        "interrupt",
        choice.label,
        choices=(choice,),
        needs_choice=True,
        takes_why=takes_why,
        bar=bar_item,
    )
    return checked(table, prompt)


def _offer_explode(table: Table, prompt: Prompt) -> Prompt | None:
    """面杀完整版 2(4), 1(5); 面杀遗言版 狼人: a wolf turns up his card and it gets dark."""
    stages = {"never": frozenset[str](), "day": ALL_DAY, "speeches_and_campaign": SPEECHES}
    if prompt.stage not in stages[table.rules["wolves.self_destruct"]]:
        return None

    def bar(seat: int) -> No | None:
        if not table.is_present(seat):
            return table.out(seat)
        if seat in table.dead and not table.rules["self_destruct.night_dead"]:
            text = T("{seat} 号昨夜已死，不能自爆", seat=seat)
            return table.rules.no("self_destruct.night_dead", text)
        if not any(table.cards.might(seat, lambda role: role.camp == "wolves")):
            return _no_wolf(table, seat)
        return table.bar("explode", seat, None)

    return one_seat(table, "explode", Choice("pick", T("自爆"), T("{seats}自爆"), 1, 1), bar)


def _no_wolf(table: Table, seat: int) -> No:
    return table.rules.no("self_destruct.wolf", T("{seat} 号不是狼人，不能自爆", seat=seat))


def _explode(table: Table, value: Mapping[str, Any]) -> Generator[Prompt, Answer | None, None]:
    seat = value["pick"][0]
    if not table.about(seat, lambda role: role.camp == "wolves"):
        raise Refused(_no_wolf(table, seat))
    table.revealed.append(seat)
    rulings = [table.rules.rule("wolves.self_destruct"), table.rules.rule("self_destruct.last_words")]
    table.fact("explosion", T("{seat} 号自爆", seat=seat), {"seat": seat}, rulings, is_public=True)
    yield from read(table, "exploded", f"exploded.{seat}", "exile", T("自爆"), seat=seat)
    if seat in table.dead and table.rules["self_destruct.night_dead"]:
        raise CampaignEnds
    yield from bury(table, [Death(seat, frozenset({"exploded"}), False)])
    raise DayEnds


def _offer_withdraw(table: Table, prompt: Prompt) -> Prompt | None:
    """面杀完整版 1(2): a candidate may withdraw at any time of the campaign speeches."""
    may_withdraw = prompt.stage == "campaign" and prompt.kind == "speech"
    if not may_withdraw or not table.candidates or table.rules["sheriff.candidates"] == "everybody":
        return None

    def bar(seat: int) -> No | None:
        if seat not in table.candidates:
            return table.rules.no("campaign.candidates", T("{seat} 号没有在竞选", seat=seat))
        return None

    return one_seat(table, "withdraw", Choice("pick", T("退水"), T("{seats}退水"), 1, 1), bar)


def _withdraw(table: Table, value: Mapping[str, Any]) -> Generator[Prompt, Answer | None, None]:
    withdraw(table, value["pick"])
    yield from ()


def withdraw(table: Table, seats: list[int]) -> None:
    """These candidates no longer run; they have no vote either."""
    for seat in seats:
        table.candidates.remove(seat)
        table.fact("withdrawal", T("{seat} 号退水", seat=seat), {"seat": seat}, is_public=True)


INTERRUPTS = {
    act.key: act
    for act in (
        Interrupt("explode", _offer_explode, _explode),
        Interrupt("withdraw", _offer_withdraw, _withdraw),
    )
}
