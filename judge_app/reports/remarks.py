"""Warnings, penalties and what the judge put right, each with when and why."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text, joined
from judge_app.reports.fates import when
from judge_app.reports.sight import Sight

Data = Mapping[str, Any]


def remarks(game: Game, sight: Sight) -> tuple[Text, ...]:
    """One sentence each, in the order in which they were entered; overridden refusals last."""
    facts = [fact for fact in game.facts if fact.kind in _WORDS and sight.shows(fact) and not _is_empty(fact)]
    told = [T("{when}：{what}", when=when(fact.at), what=_with_reason(game, fact)) for fact in facts]
    is_told_all = sight.is_whole and "corrections" not in sight.without
    return (*told, *(_overridden(game) if is_told_all else ()))


def _is_empty(fact: Fact) -> bool:
    return fact.kind == "note" and not fact.data["why"]


def _with_reason(game: Game, fact: Fact) -> Text:
    what = _WORDS[fact.kind](game, fact.data)
    why = str(fact.data.get("why", ""))
    return T("{what}（{why}）", what=what, why=why) if why and fact.kind != "note" else what


def _warning(_game: Game, data: Data) -> Text:
    return T("警告 {seat} 号", seat=data["seat"])


def _removal(_game: Game, data: Data) -> Text:
    return T("判罚 {seat} 号出局", seat=data["seat"])


def _note(_game: Game, data: Data) -> Text:
    return T("备注：{why}", why=data["why"])


def _correction(game: Game, data: Data) -> Text:
    seats = joined([T("{seat} 号", seat=seat) for seat in data["seats"]])
    what = data["what"]
    if what == "dead":
        return T("更正：{seats}已出局", seats=seats)
    if what == "alive":
        return T("更正：{seats}在场", seats=seats)
    name = game.table.sheriff_title if what == "sheriff" else game.table.name(what)
    return T("更正：{seats}是{role}", seats=seats, role=name)


_WORDS: Mapping[str, Callable[[Game, Data], Text]] = {
    "warning": _warning,
    "removal": _removal,
    "note": _note,
    "correction": _correction,
}


def _overridden(game: Game) -> Iterator[Text]:
    """Steps at which the judge outranked a refusal."""
    for answer in game.answers:
        if answer.force:
            at, _, name = (answer.at or answer.key).partition(".")
            told = when(at) if name else when("")
            yield T("{when}：法官越过规则（{step}）", when=told, step=game.prompt_at(answer.key).title)
