"""口吃法官: once, after an exile, he secretly asks for one more vote (规则盲点 16)."""

from collections.abc import Generator
from typing import Any

from judge_app.engine.asking import ask, checked, scripted
from judge_app.engine.exile import exile_vote
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role
from judge_app.engine.rulings import Answer
from judge_app.engine.table import Table
from judge_app.engine.text import T


def _dusk(table: Table) -> Generator[Prompt, Answer | None, Any]:
    if not any(fact.data["seat"] for fact in table.happened("exile", "reveal")):
        return
    value = yield from ask(table, lambda: _prompt(table))
    if "call" not in value:
        return
    table.fact("extra_vote", T("再投一次"), {}, [table.rules.rule("stuttering_judge.once")], is_public=True)
    yield from exile_vote(table, again="extra.")


def _prompt(table: Table) -> Prompt:
    """Asked after every exile in the same way, whether he can act or not."""
    key = f"{table.at}.extra"
    base = scripted(table, "judge_extra_vote", key, "act", "dusk", T("口吃法官"))
    holders = [
        s
        for s in table.cards.holders(lambda role: role.id == ROLE.id and role.camp == ROLE.camp)
        if table.is_present(s)
    ]
    is_open = bool(holders) or table.cards.unseen()[ROLE.id] > 0
    is_used = any(fact.kind == "extra_vote" for fact in table.facts)
    if not is_open or is_used or not table.can_use_skill(ROLE):
        return base.but(is_called_only=True, status=T("不能再动，照常停顿"))
    choices = (Choice("call", T("再投一次"), T("再投一次")), Choice("none", T("不发动"), T("不发动")))
    asked = base.but(choices=choices, needs_choice=True, actors=tuple(holders))
    return checked(table, asked)


ROLE = Role(
    "stuttering_judge",
    T("口吃法官"),
    T("口吃"),
    camp="good",
    side="god",
    rank=65,
    dusk=_dusk,
)
