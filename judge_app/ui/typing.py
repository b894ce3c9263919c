"""What typed keys mean at a step: digits gather, Enter puts them or goes on. No Qt."""

from judge_app.engine.text import T
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting


def type_digit(at: Controller, digit: str) -> None:
    """Gather a number of two digits at most; a leading 0 is no seat."""
    if at.typed or digit != "0":
        at.typed = (at.typed + digit)[-2:]
        at.why = None
    else:
        at.why = T("0 不是座位")
    at.changed.emit()


def enter(at: Controller) -> None:
    """Put the typed number; with none typed go on."""
    if at.typed:
        _put_typed(at)
    elif not _vote_goes_on(at):
        at.put()


def _put_typed(at: Controller) -> None:
    number, seats = int(at.typed), at.session.game.setup.seats
    if 1 <= number <= seats:
        at.typed = ""
        at.tap(number)
    else:
        at.after(T("没有 {seat} 号，座位是 1–{seats} 号", seat=number, seats=seats))


def _vote_goes_on(at: Controller) -> bool:
    """Enter inside a vote: the voter in turn abstains, or the next candidate is called."""
    count = at.draft
    if not isinstance(count, Counting) or at.correction is not None or at.is_veiled:
        return False
    if at.session.is_readonly:
        return False
    if not count.is_called and count.voter is not None:
        at.after(count.abstain())
        return True
    if count.is_called and count.go_on():
        at.after()
        return True
    return False


def backspace(at: Controller) -> None:
    """Clear the typed number, else take the last pick back."""
    if at.typed:
        at.typed = ""
        at.changed.emit()
    elif (at.may_enter and at.draft.drop_last()) or at.why is not None:
        at.after()


def escape(at: Controller) -> None:
    """Clear what is typed or said; then leave what is open; then take the picks back."""
    if at.typed or at.why is not None:
        at.typed, at.why = "", None
        at.changed.emit()
    elif at.correction is not None or not at.is_now:
        at.leave()
    elif at.may_enter and at.draft.clear():
        at.after()
