"""丘比特 and the lovers (面杀完整版 丘比特)."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from judge_app.engine.asking import checked
from judge_app.engine.pair import lover_of, pair
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Role, Side, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T

if TYPE_CHECKING:
    from judge_app.engine.rules import Rules


def _ask(table: Table, prompt: Prompt) -> Prompt:
    choices = [Choice("pick", T("连"), T("连{seats}"), 2, 2)]
    if table.rules["cupid.may_decline"]:
        choices.append(Choice("decline", T("不连"), T("不连情侣")))
    choices.append(Choice("omit", T("没有连"), T("没有连")))

    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "none":
            return table.rules.no("cupid.must")
        if choice == "decline" and not table.rules["cupid.may_decline"]:
            return table.rules.no("cupid.may_decline", T("本规则丘比特必须连人"))
        if seat in prompt.actors and not table.rules["cupid.self_link"]:
            return table.rules.no("cupid.self_link", T("本规则丘比特不能连自己"))
        return None

    asked = prompt.but(choices=tuple(choices), needs_choice=True, bar=bar)
    may = table.rules["cupid.may_decline"]
    refused = [Choice(word, T("不连"), T("不连")) for word in (("none",) if may else ("none", "decline"))]
    return checked(table, asked, refused)


def _take(table: Table, value: Value) -> None:
    seats = list(value.get("pick", ()))
    if seats:
        holder = table.cards.holder(ROLE.id)
        for seat in seats:
            table.mark("link", seat)
        if holder:
            table.mark("matchmaker", holder)
    text = T("连 {a} 和 {b}", a=seats[0], b=seats[1]) if seats else T("没有连")
    table.fact("link", text, {"seats": seats}, [table.rules.rule("cupid.self_link")])


def _meet(table: Table, prompt: Prompt) -> Prompt:
    lovers = sorted(pair(table))
    base = prompt.but(kind="read", actors=tuple(lovers))
    if not lovers:
        return base
    sign = Sign("number", _HOW[table.rules["lovers.learn"]], tuple(lovers))
    return base.but(sign_for=lambda _value: sign)


_HOW = {
    "eyes": T("碰这两人的手，互相看一眼，不亮牌"),
    "cards": T("碰这两人的手，互相亮牌"),
    "numbers": T("告诉这两人对方的号码"),
}


def _bars(table: Table, deed: str, source: int, target: int | None) -> No | None:
    """面杀完整版 4(4): lovers never vote for each other."""
    if target is None or lover_of(table, source) != target:
        return None
    if deed == "vote" and not table.rules["lovers.may_vote_each_other"]:
        return table.rules.no("lovers.may_vote_each_other", T("情侣不能互投"))
    if deed in ("poison", "shoot", "knife") and not table.rules["lovers.may_kill_each_other"]:
        return table.rules.no("lovers.may_kill_each_other", T("情侣不能伤害对方"))
    return None


def _drags(table: Table, death: Death) -> Iterable[tuple[int, str]]:
    other = None if death.seat in table.returning else lover_of(table, death.seat)
    return [(other, "lover")] if other else []


def _side(rules: "Rules", _deck: Mapping[str, int]) -> Side:
    side: Side = rules["cupid.counts_as"]
    return side


ROLE = Role(
    "cupid",
    T("丘比特"),
    T("丘"),
    camp="good",
    side="god",
    rank=5,
    steps=(
        Step("cupid", T("丘比特"), ask=_ask, take=_take),
        Step("lovers", T("情侣"), finds=False, ask=_meet),
    ),
    side_in=_side,
    bars=_bars,
    drags=_drags,
)
