"""Each night in one line."""

from collections.abc import Iterable, Iterator, Mapping

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text, joined
from judge_app.reports.sight import Sight

NOT_TOLD = frozenset(
    {"called", "sign", "attack_settled", "card", "deal", "death", "last_words", "roles", "win"}
)
"""What needs no word of its own in a night's line."""
REMARKS = frozenset({"warning", "removal", "correction", "note"})
"""What the judge did with his own hand; it stands apart."""
ANSWERED = frozenset({"check", "probe", "scent"})
"""Deeds whose answer, the sign, is part of the story."""


def night_line(game: Game, number: int, sight: Sight) -> Text | None:
    """What was done and who fell; None if nothing may be said."""
    facts = [fact for fact in game.facts if fact.at == f"n{number}" and sight.shows(fact)]
    deeds = [*_deeds(facts)]
    result = _result(game, number, sight)
    told = [joined(deeds, " · ")] if deeds else []
    told += [result] if result else []
    return joined(told, " → ") if told else None


def _deeds(facts: Iterable[Fact]) -> Iterator[Text]:
    facts = list(facts)
    signs = {fact.key: fact for fact in facts if fact.kind == "sign"}
    for fact in facts:
        if fact.kind not in NOT_TOLD | REMARKS:
            yield _deed(fact, signs)


def _deed(fact: Fact, signs: Mapping[str, Fact]) -> Text:
    if fact.kind == "joins":
        return T("榜样已死，入狼")
    if fact.kind == "attack" and fact.data.get("split"):
        seats = joined(fact.data["split"], " ")
        return T("{deed}（意见不一 {seats}）", deed=fact.text, seats=seats)
    if fact.kind in ANSWERED and fact.key in signs:
        return joined([fact.text, _word_of(signs[fact.key])], " ")
    return fact.text


def _word_of(sign: Fact) -> object:
    """The sign's word without the name of the step before it."""
    return dict(sign.text.values).get("word", sign.text)


def _result(game: Game, number: int, sight: Sight) -> Text | None:
    """Who was dead at daybreak, once that is known and may be said."""
    said = [f for f in game.facts if f.kind == "announcement" and f.at == f"d{number}"]
    if said:
        return _dead([seat for fact in said for seat in fact.data["seats"]])
    is_settled = any(f.kind == "attack_settled" and f.at == f"n{number}" for f in game.facts)
    if not is_settled or number != game.table.night:
        return None
    may_be_said = sight.is_whole and "deeds" not in sight.without
    if not may_be_said and game.outcome is None:
        return None
    return _dead([death.seat for death in game.table.last_night])


def _dead(seats: list[int]) -> Text:
    return T("死 {seats}", seats=joined(seats, " ")) if seats else T("平安夜")
