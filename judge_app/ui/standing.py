"""Who stands in the campaign that is on, from public facts alone. No Qt."""

from collections.abc import Sequence

from judge_app.engine.facts import Fact
from judge_app.engine.text import T, Text
from judge_app.engine.view import View

STANDS, WITHDREW = T("上警"), T("退水")
OVER = ("sheriff", "announcement", "order")
"""Kinds of facts that come only after a campaign, whatever ended it."""


def standing(facts: Sequence[Fact], view: View) -> dict[int, Text]:
    """What the table has seen each seat do in today's campaign; empty before it, after it, and where
    everybody stands, so that nobody stands out."""
    today = [fact for fact in facts if fact.is_public and fact.at == f"d{view.number}"]
    began = next((i for i, fact in enumerate(today) if fact.kind == "candidacy"), None)
    if view.phase != "day" or began is None:
        return {}
    words: dict[int, Text] = {}
    for fact in today[began:]:
        if fact.kind in OVER:
            return {}
        words = _after(fact, words)
    present = {seat.seat for seat in view.seats if seat.is_alive}
    return {} if {seat for seat, word in words.items() if word == STANDS} >= present else words


def _after(fact: Fact, words: dict[int, Text]) -> dict[int, Text]:
    """A tie leaves only the tied to be voted for."""
    if fact.kind == "candidacy":
        return dict.fromkeys(fact.data["seats"], STANDS)
    if fact.kind == "withdrawal":
        return words | {fact.data["seat"]: WITHDREW}
    if fact.kind == "tie":
        left = {seat: word for seat, word in words.items() if word == WITHDREW}
        return left | dict.fromkeys(fact.data["seats"], STANDS)
    return words
