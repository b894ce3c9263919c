"""The clock of the open step: set up, started and stopped, kept for a restart. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from judge_app.ui.controller import Controller

KEEP_TIME = 5.0
"""Seconds after which a running clock's standing is kept once more."""


def follow(at: Controller, kept: Mapping[str, Any], starts: bool) -> None:
    """A new step has a clock of its own; where the same one is asked on, its clock runs on.

    Whose card it is may be asked in the middle of a step: that is no step with a time.
    """
    if at.clock_key == at.prompt.key or (at.clock_key and at.prompt.stage == "card"):
        return
    at.clock_key = at.prompt.key
    _set_up(at, kept)
    if starts and at.clock.limit and not at.clock.is_countdown:
        at.clock.start(monotonic())


def _set_up(at: Controller, kept: Mapping[str, Any]) -> None:
    """The time the ruleset gives to this step, less what was spent of it before a restart."""
    spent = float(kept.get("clock", 0.0)) if kept.get("key") == at.prompt.key else 0.0
    countdown = at.prompt.countdown
    at.clock.set_up(countdown or at.prompt.seconds, is_countdown=bool(countdown), spent=spent)


def toggle(at: Controller) -> None:
    """Pause or go on."""
    at.clock.toggle(monotonic())
    at.save_draft()
    at.changed.emit()


def toggle_silent(at: Controller) -> None:
    """Signal by sound or not, in this game."""
    at.clock.is_silent = not at.clock.is_silent
    if not at.session.is_readonly:
        at.session.save_clock({"silent": at.clock.is_silent})
    at.changed.emit()


def keep(at: Controller) -> None:
    """Now and then keep how far a running clock is."""
    if at.clock.is_running and monotonic() - at.kept_at > KEEP_TIME:
        at.kept_at = monotonic()
        at.save_draft()
