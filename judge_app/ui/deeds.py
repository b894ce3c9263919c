"""What the big button will put, in words. No Qt."""

from judge_app.engine.facts import Fact
from judge_app.engine.text import T, Text
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting

WHAT_FOLLOWS = ("tie", "exile", "sheriff", "tally")
"""Kinds of facts that a full count leads to, the most telling first."""


def big_words(at: Controller) -> tuple[Text, bool]:
    """The words of the big button, and whether it may be pressed with success."""
    if at.correction is not None:
        return T("照此更正"), True
    if at.is_veiled:
        return T("打开这一步"), True
    if at.prompt.kind == "end":
        return T("看全部身份"), True
    if at.looking and at.is_unchanged:
        return T("回到现在这一步"), True
    if missing := at.draft.missing():
        return missing, False
    return _deed(at), at.draft.refusal() is None


def _deed(at: Controller) -> Text:
    if at.looking:
        return T("改成这样 · 看会变什么")
    if isinstance(at.draft, Counting):
        return T("{what} · 下一步", what=vote_result(at))
    deed = at.draft.deed()
    if deed is not None:
        return deed if at.out_of_turn else T("{what} · 下一步", what=deed)
    return T("下一步")


def vote_result(at: Controller) -> Text:
    """Who goes, or who is tied: the engine's own preview, so that it cannot differ from the ruling."""
    facts = at.session.game.preview(at.draft.value())
    for kind in WHAT_FOLLOWS:
        if found := _last(facts, kind):
            return found.text
    return T("记完 {n} 票", n=len(at.draft.value()))


def _last(facts: tuple[Fact, ...], kind: str) -> Fact | None:
    return next((fact for fact in reversed(facts) if fact.kind == kind and fact.is_public), None)
