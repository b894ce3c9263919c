"""潜行者: once, kills a seat he voted for today that was not exiled (扩展角色版 潜行者)."""

from collections.abc import Generator
from typing import Any

from judge_app.engine.asking import ask, checked, picked, scripted
from judge_app.engine.deaths import bury
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role
from judge_app.engine.rulings import Answer, No
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T


def _dusk(table: Table) -> Generator[Prompt, Answer | None, Any]:
    value = yield from ask(table, lambda: _prompt(table))
    target = picked(value)
    if not target:
        return
    by = table.cards.holder(ROLE.id)
    text = T("{seat} 号被暗杀", seat=target)
    rulings = [table.rules.rule("stalker.voted")]
    table.fact("stalking", text, {"by": by, "seat": target}, rulings)
    yield from bury(table, [Death(target, frozenset({"stalked"}), False)])


def _prompt(table: Table) -> Prompt:
    """Asked every day in the same words, whether he can act or not."""
    key = f"{table.at}.stalk"
    base = scripted(table, "stalk", key, "act", "dusk", T("潜行者"))
    holders = [s for s in table.cards.holders(lambda role: role.id == ROLE.id) if table.is_present(s)]
    is_open = bool(holders) or table.cards.unseen()[ROLE.id] > 0
    if not is_open or any(fact.kind == "stalking" for fact in table.facts) or not table.can_use_skill(ROLE):
        return base.but(is_called_only=True, status=T("不能再动，照常停顿"))
    choices = (Choice("pick", T("暗杀"), T("暗杀{seats}"), 1, 1), Choice("none", T("不动"), T("不动")))
    asked = base.but(
        choices=choices,
        needs_choice=True,
        actors=tuple(holders),
        bar=lambda _choice, s=None: _bar(table, s),
    )
    return checked(table, asked)


def _bar(table: Table, seat: int | None) -> No | None:
    if seat is None:
        return None
    if not table.is_present(seat):
        return table.out(seat)
    himself = next(iter(table.cards.holders(lambda role: role.id == ROLE.id)), None)
    if himself is not None and seat not in _voted(table, himself):
        return table.rules.no("stalker.voted", T("潜行者今天没有投过 {seat} 号", seat=seat))
    return None


def _voted(table: Table, seat: int) -> set[int]:
    today = [fact for fact in table.happened("tally") if fact.data["deed"] == "vote"]
    return {f.data["votes"][seat] for f in today if f.data["votes"].get(seat)}


ROLE = Role(
    "stalker",
    T("潜行者"),
    T("潜行"),
    camp="good",
    side="god",
    rank=66,
    dusk=_dusk,
)
