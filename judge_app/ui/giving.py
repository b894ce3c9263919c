"""The big button: what is put together becomes an answer, or shows what it would change. No Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge_app.engine.game import Correction
from judge_app.engine.rulings import Refused
from judge_app.ui import moving

if TYPE_CHECKING:
    from judge_app.ui.controller import Controller


def put(at: Controller) -> None:
    """Do what the big button says."""
    if at.correction is not None:
        _apply(at, at.correction)
    elif at.is_veiled:
        at.unveil()
    elif at.looking and (at.is_unchanged or at.looks_only):
        at.refresh()
    elif at.looks_only:
        at.after()
    elif reason := at.draft.refusal():
        at.after(reason)
    elif at.looking:
        _weigh(at)
    else:
        _give(at)


def _weigh(at: Controller) -> None:
    """Show what another answer at the earlier step would change."""
    try:
        at.correction = at.session.game.correct(at.looking, at.draft.value())
    except Refused as refusal:
        at.after(refusal.no)
        return
    at.changed.emit()


def _give(at: Controller) -> None:
    value, kept = at.draft.value(), at.session.draft
    try:
        if at.out_of_turn == moving.MOVE:
            moving.put(at.session, value, at.sitter)
        else:
            at.session.answer(value, key=at.out_of_turn, force=at.draft.is_forced)
    except Refused as refusal:
        at.after(refusal.no)
        return
    at.arrive(kept, starts_clock=True)


def _apply(at: Controller, correction: Correction) -> None:
    kept = at.session.draft
    try:
        at.session.apply(correction)
    except Refused as refusal:
        at.after(refusal.no)
        return
    at.arrive(kept, is_turned=True)
