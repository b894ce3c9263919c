"""The one place that holds the session: widgets draw from it and tell it what was touched."""

from collections.abc import Mapping
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from judge_app.engine.game import Correction
from judge_app.engine.prompt import Prompt, Sign
from judge_app.engine.rail import RailStep
from judge_app.engine.rulings import Answer, No, Refused
from judge_app.engine.text import Text
from judge_app.engine.view import SeatView, View
from judge_app.session import Session
from judge_app.ui.clock_model import ClockModel
from judge_app.ui.counting import Counting
from judge_app.ui.picking import Picking
from judge_app.ui.seen import Seen
from judge_app.ui.steps import answer_at, can_be_opened, key_before

KEEP_TIME = 5.0
"""Seconds after which a running clock's standing is kept once more."""


class Controller(QObject):
    """What is on the screen and what is being put together.

    `looking` is the key of the earlier step that is open, `out_of_turn` the key of an act out
    of turn that is being entered; both "" at the current step. `changed`: draw again;
    `moved`: the game stands at another step.
    """

    changed = Signal()
    moved = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.clock = ClockModel()
        self.clock.is_silent = bool(session.clock.get("silent"))
        self.shows_roles = False
        self._seen = Seen(session.game)
        self._clock_key = ""
        self._kept_at = 0.0
        self.refresh()

    def refresh(self, starts_clock: bool = False) -> None:
        """Show the current step of the game, with what had been put together there."""
        self.looking = self.out_of_turn = ""
        self._seen.forget()
        self._open(self.session.game.prompt)
        kept = self.session.draft
        if kept.get("key") == self.prompt.key:
            self.draft.restore(kept.get("step", {}))
        if self._clock_key != self.prompt.key:
            self._set_clock(kept)
        if starts_clock and self.clock.limit and not self.clock.is_countdown:
            self.clock.start(monotonic())
        self.changed.emit()

    def _open(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.draft: Picking | Counting = Counting(prompt) if prompt.kind == "vote" else Picking(prompt)
        self.why: No | Text | None = None
        self.refused_seat: int | None = None
        self.touched: int | None = None
        self.correction: Correction | None = None
        self.typed = ""
        self.is_unveiled = False
        self._seen.note(prompt)

    def _set_clock(self, kept: Mapping[str, Any]) -> None:
        prompt = self._clock_key = self.prompt.key
        spent = float(kept.get("clock", 0.0)) if kept.get("key") == prompt else 0.0
        countdown = self.prompt.countdown
        self.clock.set_up(countdown or self.prompt.seconds, is_countdown=bool(countdown), spent=spent)

    # what may be shown

    @property
    def view(self) -> View:
        """What this screen may show now: everything by night, by day only when asked."""
        return self._seen.view(self.is_private)

    @property
    def steps(self) -> tuple[RailStep, ...]:
        """The steps of this night or day."""
        return self._seen.steps

    @property
    def is_night(self) -> bool:
        return self._seen.view(False).phase == "night"

    @property
    def is_private(self) -> bool:
        """Whether cards, night deeds and reasons may stand on the screen."""
        return self.is_night or self.shows_roles

    @property
    def is_veiled(self) -> bool:
        """Whether a step of a night is open by day and nobody has asked to see it."""
        is_hidden = self.looking.startswith("n") and not self.is_private
        return is_hidden and not self.is_unveiled

    @property
    def is_now(self) -> bool:
        return not self.looking and not self.out_of_turn

    @property
    def is_unchanged(self) -> bool:
        """Whether an earlier step that is open still holds the answer it got."""
        return self.draft.value() == answer_at(self.session.game, self.looking)

    @property
    def sign(self) -> Sign | None:
        return None if self.is_veiled else self.prompt.sign_for(self.draft.value())

    def name(self, seat: int) -> str:
        """Who sits there, "" if unknown."""
        people = self.session.people
        return people[seat - 1] if seat <= len(people) else ""

    def seat(self, number: int) -> SeatView:
        return self.view.seats[number - 1]

    def title_of(self, answer: Answer | None) -> Text | None:
        """What the step of an answer is called."""
        return self._seen.title_of(answer)

    # entering

    def tap(self, seat: int) -> None:
        """A seat was touched."""
        self.touched = seat
        if self.is_veiled or self.correction is not None or self.session.is_readonly:
            self.changed.emit()
            return
        self.after(self.draft.tap(seat), seat)

    def choose(self, name: str) -> None:
        """A choice's button was pressed."""
        if isinstance(self.draft, Picking):
            self.after(self.draft.choose(name))

    def overrule(self) -> None:
        """The judge takes what the rules refuse; the answer is marked as his."""
        self.draft.is_forced = True
        if self.refused_seat is not None:
            self.after(self.draft.tap(self.refused_seat), self.refused_seat)

    def after(self, reason: No | Text | None = None, seat: int | None = None) -> None:
        """Something was entered, or refused for a reason: keep the draft and draw."""
        self.why = reason
        self.refused_seat = seat if reason is not None else None
        self.typed = ""
        self.save_draft()
        self.changed.emit()

    def save_draft(self) -> None:
        """Keep what is being put together, and the clock's standing, for a restart."""
        if self.is_now and not self.session.is_readonly:
            spent = round(self.clock.spent(monotonic()), 1)
            self.session.save_draft({"key": self.prompt.key, "step": self.draft.store(), "clock": spent})

    def put(self) -> None:
        """The big button."""
        if self.correction is not None:
            self._apply(self.correction)
        elif self.is_veiled:
            self.unveil()
        elif self.looking and self.is_unchanged:
            self.refresh()
        elif reason := self.draft.refusal():
            self.after(reason)
        else:
            self._try_put()

    def _try_put(self) -> None:
        value = self.draft.value()
        try:
            if self.looking:
                self.correction = self.session.game.correct(self.looking, value)
                self.changed.emit()
                return
            self.session.answer(value, key=self.out_of_turn, force=self.draft.is_forced)
        except Refused as refusal:
            self.after(refusal.no)
            return
        self._arrive(starts_clock=True)

    def _apply(self, correction: Correction) -> None:
        try:
            self.session.apply(correction)
        except Refused as refusal:
            self.after(refusal.no)
            return
        self._arrive()

    def _arrive(self, starts_clock: bool = False) -> None:
        self._clock_key = ""
        self.refresh(starts_clock)
        self.moved.emit()

    # looking back, acts out of turn, undo

    def key_before(self) -> str | None:
        """The key of the step before the one on the screen."""
        return key_before(self.session.game, self.looking)

    def steps_done(self) -> list[str]:
        """Keys of the steps that can be opened again, in the order they were answered."""
        return [answer.key for answer in self.session.game.answers if can_be_opened(answer)]

    def back(self) -> None:
        """Open the step before, to look; leaves a correction or an act out of turn first."""
        if self.correction is not None or self.out_of_turn:
            self.leave()
        elif (key := self.key_before()) is not None:
            self.look(key)

    def leave(self) -> None:
        """Drop a correction that has not been applied, else show the current step again."""
        if self.correction is None:
            self.refresh()
            return
        self.correction = None
        self.changed.emit()

    def look(self, key: str) -> None:
        """Open an earlier step; another answer given there is a correction."""
        if key not in self.steps_done():
            self.refresh()
            return
        prompt = self.session.game.prompt_at(key)
        self.looking, self.out_of_turn = key, ""
        self._open(prompt)
        self.draft.take(answer_at(self.session.game, key))
        self.changed.emit()

    def interrupt(self, key: str) -> None:
        """Open an act out of turn."""
        for prompt in self.session.game.interrupts:
            if prompt.key == key:
                self.looking, self.out_of_turn = "", key
                self._open(prompt)
                self.changed.emit()

    def undo(self) -> None:
        """Take the last answer back."""
        if self.session.game.can_undo is not None and not self.session.is_readonly:
            self.session.undo()
            self._arrive()

    def redo(self) -> None:
        """Give the answer taken back last once more."""
        if self.session.game.can_redo is not None and not self.session.is_readonly:
            self.session.redo()
            self._arrive()

    def unveil(self) -> None:
        """Show the step of a night that is open by day."""
        self.is_unveiled = True
        self.changed.emit()

    def show_roles(self, is_shown: bool) -> None:
        """By day: cards and reasons, as long as the judge holds the key."""
        if self.shows_roles != is_shown:
            self.shows_roles = is_shown
            self.changed.emit()

    # the clock

    def toggle_clock(self) -> None:
        """Pause or go on."""
        self.clock.toggle(monotonic())
        self.save_draft()
        self.changed.emit()

    def toggle_silent(self) -> None:
        """Signal by sound or not, in this game."""
        self.clock.is_silent = not self.clock.is_silent
        if not self.session.is_readonly:
            self.session.save_clock({"silent": self.clock.is_silent})
        self.changed.emit()

    def keep_time(self) -> None:
        """Now and then keep how far a running clock is."""
        if self.clock.is_running and monotonic() - self._kept_at > KEEP_TIME:
            self._kept_at = monotonic()
            self.save_draft()
