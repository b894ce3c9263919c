"""What undo and redo would touch, in the words of their buttons. No Qt."""

from typing import Any

from judge_app.engine.rulings import Answer
from judge_app.engine.text import T, Text
from judge_app.session import Session
from judge_app.storage.seating import Move
from judge_app.ui import moving
from judge_app.ui.deal_table import drafted
from judge_app.ui.seen import Seen


def undo_title(session: Session, seen: Seen) -> Text | None:
    """What undo takes back, None where there is nothing."""
    return _title(session.can_undo, session.undoes_correction, seen)


def redo_title(session: Session, seen: Seen) -> Text | None:
    """What redo puts back, None where there is nothing."""
    return _title(session.can_redo, session.redoes_correction, seen)


def undone_way(session: Session) -> str:
    """How the cards had been dealt, where it is the deal that was taken back; else ""."""
    answer = session.can_redo
    is_deal = isinstance(answer, Answer) and answer.key == "deal"
    return str(answer.value.get("mode", "")) if is_deal and isinstance(answer, Answer) else ""


def undone_cards(session: Session) -> dict[str, Any]:
    """The cards of a deal that was entered and taken back, as the draft they would be."""
    answer = session.can_redo
    if undone_way(session) != "entered" or not isinstance(answer, Answer):
        return {}
    return drafted(answer.value, session.game.setup.seats)


def _title(what: Answer | Move | None, corrected: Answer | None, seen: Seen) -> Text | None:
    if isinstance(what, Move):
        return moving.title_of(what)
    if corrected is not None and (title := seen.title_of(corrected)) is not None:
        return T("更正：{title}", title=title)
    return seen.title_of(what)
