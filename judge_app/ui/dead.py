"""Today's dead and what waits for each: skill, badge, last words. No Qt."""

from dataclasses import dataclass

from judge_app.engine.day import announced_order
from judge_app.engine.facts import Fact
from judge_app.engine.text import T, Text
from judge_app.ui.controller import Controller
from judge_app.ui.masking import is_hushed

STAGES = ("skill", "badge", "words")


@dataclass(frozen=True, slots=True)
class DeadRow:
    """One dead seat; `notes` are what is done, now, or waiting for him."""

    seat: int
    notes: tuple[Text, ...]
    is_now: bool


def is_shown(at: Controller) -> bool:
    """Whether the step on the screen belongs to the dead."""
    return is_announcement(at) or (at.is_now and at.prompt.stage in STAGES)


def is_announcement(at: Controller) -> bool:
    """Whether the dead of the night are being announced."""
    return at.is_now and at.prompt.stage == "announce" and at.prompt.key.endswith(".announce")


def dead_rows(at: Controller) -> list[DeadRow]:
    """Those being announced; else today's dead in the order in which they fell."""
    facts = _todays(at)
    seats = [fact.data["seat"] for fact in facts if fact.kind == "death"]
    if is_announcement(at):
        seats = list(announced_order(at.session.game.table))
    return [_row(at, int(str(seat)), facts) for seat in dict.fromkeys(seats)]


def outlook(at: Controller) -> Text | None:
    """By night what dawn would bring; at the announcement who speaks last words, if that is settled."""
    if at.is_veiled:
        return None
    if at.is_now and at.prompt.key.endswith(".dawn"):
        return at.session.game.dawn_preview()
    if not is_announcement(at):
        return None
    found = [fact.text for fact in at.session.game.preview({}) if fact.kind == "last_words"]
    return found[-1] if found and announced_order(at.session.game.table) else None


def _row(at: Controller, seat: int, facts: list[Fact]) -> DeadRow:
    key = at.session.game.prompt.key
    notes = [note for note in (_skill(at, seat), _badge(at, seat), _words(at, seat, facts)) if note]
    return DeadRow(seat, tuple(notes), key.endswith(f".{seat}") and seat in at.prompt.actors)


def _todays(at: Controller) -> list[Fact]:
    day = f"d{at.session.game.table.day}"
    return [fact for fact in at.session.game.facts if fact.at == day]


def _skill(at: Controller, seat: int) -> Text | None:
    if at.prompt.stage != "skill" or seat not in at.prompt.actors:
        return None
    return T("现在") if is_hushed(at) else T("技能：现在")


def _badge(at: Controller, seat: int) -> Text | None:
    if not at.view.seats[seat - 1].badge:
        return None
    return T("警徽：现在") if at.prompt.stage == "badge" else T("警徽：待移交")


def _words(at: Controller, seat: int, facts: list[Fact]) -> Text | None:
    """Whether he speaks last words, has spoken, or may not; nothing before that is settled."""
    settled = _settled(facts, seat)
    if settled is None:
        return None
    if seat in _seats(settled):
        if at.session.game.prompt.key.endswith(f".words.{seat}"):
            return T("遗言：现在")
        return T("遗言：已说") if _has_spoken(at, seat) else T("遗言：待说")
    return T("无遗言")


def _settled(facts: list[Fact], seat: int) -> Fact | None:
    """Who of those that fell with him may speak: the first such word after his death."""
    fallen = [fact.kind == "death" and fact.data.get("seat") == seat for fact in facts]
    after = facts[fallen.index(True) :] if True in fallen else []
    return next((fact for fact in after if fact.kind == "last_words"), None)


def _has_spoken(at: Controller, seat: int) -> bool:
    return any(answer.key.endswith(f".words.{seat}") for answer in at.session.game.answers)


def _seats(fact: Fact) -> list[int]:
    seats = fact.data.get("seats", [])
    return seats if isinstance(seats, list) else []
