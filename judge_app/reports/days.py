"""Each day in one line: all but the votes, which stand in the grid."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby, pairwise
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text, joined
from judge_app.reports.nights import REMARKS
from judge_app.reports.sight import Sight

NOT_TOLD = frozenset(
    {"tally", "tie", "announcement", "last_words", "roles", "win", "called", "sign", "joins"}
)
"""What the grid, the list of seats, the night's line or the head of the sheet says."""

Data = Mapping[str, Any]


def day_line(game: Game, number: int, sight: Sight) -> Text | None:
    """The campaign, the speeches, the exile and all that happened out of turn; None if nothing did."""
    facts = [fact for fact in game.facts if fact.at == f"d{number}" and sight.shows(fact)]
    fresh = [fact for fact in _together(facts) if not _is_said(fact, facts)]
    told = [text for fact in fresh if (text := _told(game, fact)) is not None]
    return joined(told, "；") if told else None


def _together(facts: Sequence[Fact]) -> Iterator[Fact]:
    """Several who withdraw one after the other are one event."""
    for is_withdrawal, run in groupby(facts, lambda fact: fact.kind == "withdrawal"):
        if is_withdrawal:
            left = list(run)
            yield replace(left[0], data={"seats": [fact.data["seat"] for fact in left]})
        else:
            yield from run


def _is_said(fact: Fact, facts: Sequence[Fact]) -> bool:
    """That nobody is sheriff, where nobody ran."""
    nobody_ran = any(other.kind == "candidacy" and not other.data["seats"] for other in facts)
    return fact.kind == "sheriff" and not fact.data["seat"] and nobody_ran


def _told(game: Game, fact: Fact) -> Text | None:
    if fact.kind in NOT_TOLD | REMARKS:
        return None
    if fact.kind in _WORDS:
        return _WORDS[fact.kind](fact.data)
    script = game.setup.ruleset.script
    if fact.kind in script and fact.text.template == T("公布：{step}").template:
        return joined([line.format(**fact.data) for line in script[fact.kind].say], " ")
    return fact.text


def _candidacy(data: Data) -> Text:
    return T("上警 {seats}", seats=_numbers(data["seats"])) if data["seats"] else T("无人上警")


def _withdrawal(data: Data) -> Text:
    return T("{seats} 退水", seats=_numbers(data["seats"]))


def _order(data: Data) -> Text | None:
    """Where the speeches began and which way they went."""
    seats = data["seats"]
    if not seats:
        return None
    if len(seats) < 3:
        return T("发言从 {seat} 起", seat=seats[0])
    if _is_upwards(seats):
        return T("发言从 {seat} 起，号码往上", seat=seats[0])
    return T("发言从 {seat} 起，号码往下", seat=seats[0])


def _is_upwards(seats: Sequence[int]) -> bool:
    """A round in rising numbers falls only once, where it passes the highest; the sheriff may come last."""
    steps = [later > earlier for earlier, later in pairwise(seats)]
    return steps.count(True) * 2 >= len(steps)


def _target(data: Data) -> Text:
    return T("归票 {seat}", seat=data["seat"]) if data["seat"] else T("不归票")


def _exile(data: Data) -> Text:
    return T("放逐 {seat}", seat=data["seat"]) if data["seat"] else T("无人放逐")


def _death(data: Data) -> Text | None:
    """Who followed by day; every other death is told by what brought it."""
    if not data["day"] or not {"lover", "charmed", "leaves"} & set(data["causes"]):
        return None
    if "leaves" in data["causes"]:
        return T("{seat} 离场", seat=data["seat"])
    return T("{seat} 殉情", seat=data["seat"])


def _day_potions(data: Data) -> Text:
    used = [T("救 {seat}", seat=data["save"])] if data["save"] else []
    used += [T("毒 {seat}", seat=data["poison"])] if data["poison"] else []
    return T("白天用药：{used}", used=joined(used, " ")) if used else T("白天不用药")


def _badge(data: Data) -> Text:
    if data["to"]:
        return T("警徽 {old}→{heir}", old=data["from"], heir=data["to"])
    return T("{old} 的警徽作废", old=data["from"])


def _numbers(seats: Sequence[int]) -> Text:
    return joined(seats, " ")


_WORDS: Mapping[str, Callable[[Data], Text | None]] = {
    "candidacy": _candidacy,
    "withdrawal": _withdrawal,
    "order": _order,
    "target": _target,
    "exile": _exile,
    "death": _death,
    "day_potions": _day_potions,
    "badge": _badge,
}


def numbers_of(game: Game) -> Iterator[int]:
    """The rounds begun so far, from 1."""
    yield from range(1, max(game.table.night, game.table.day) + 1)
