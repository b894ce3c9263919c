"""The one place that holds the session: widgets draw from it and tell it what was touched."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal

from judge_app.engine.correcting import index_of, key_of
from judge_app.engine.game import Correction
from judge_app.engine.prompt import Prompt, Sign
from judge_app.engine.rail import RailStep
from judge_app.engine.rulings import Answer, No
from judge_app.engine.text import Text
from judge_app.engine.view import SeatView, View
from judge_app.session import Session
from judge_app.storage.people import Roster
from judge_app.storage.seating import NOBODY
from judge_app.ui import giving, moving, timing, turning
from judge_app.ui.clock_model import ClockModel
from judge_app.ui.counting import Counting
from judge_app.ui.game_log import GameLog, LogRow
from judge_app.ui.masking import Mask
from judge_app.ui.picking import Picking
from judge_app.ui.seen import Seen
from judge_app.ui.steps import DEAL, Value, answer_at, key_before, openable, why_closed


class Controller(QObject):
    """What is on the screen and what is being put together.

    `looking` is the name of the earlier step that is open, `out_of_turn` the key of an act out
    of turn that is being entered; both "" at the current step. `changed`: draw again;
    `moved`: the game stands at another step; `deal_wanted`: the deal is to be put right.
    `roster` is who may sit down in mid-game.
    """

    changed = Signal()
    moved = Signal()
    deal_wanted = Signal()

    is_replay = False
    is_open_to_all = False

    def __init__(self, session: Session, roster: Roster | None = None) -> None:
        super().__init__()
        self.session, self.roster = session, roster
        self.clock = ClockModel()
        self.clock.is_silent = bool(session.clock.get("silent"))
        self.shows_roles = False
        self._seen = Seen(session.game)
        self._log = GameLog()
        self._mask = Mask()
        self.clock_key = ""
        self.kept_at = 0.0
        self.refresh()

    def refresh(self, starts_clock: bool = False, is_turned: bool = False) -> None:
        """Show the current step of the game, with what had been put together there."""
        self.looking = self.out_of_turn = ""
        self._seen.forget(self.session.game)
        self._mask.follow(self._seen.view(False).phase == "night", is_turned)
        self._open(self.session.game.prompt)
        kept = self.session.draft
        if kept.get("key") == self.prompt.key:
            self.draft.restore(kept.get("step", {}))
        timing.follow(self, kept, starts_clock)
        self.changed.emit()

    def _open(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.draft: Picking | Counting = Counting(prompt) if prompt.kind == "vote" else Picking(prompt)
        self.why: No | Text | None = None
        self.refused_seat: int | None = None
        self.touched: int | None = None
        self.correction: Correction | None = None
        self.typed = ""
        self.sitter = NOBODY
        self.is_unveiled = False
        self._seen.note(prompt)

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
        """Whether the screen is in night colours: not yet where the game has gone back to a night."""
        return self._seen.view(False).phase == "night" and not self._mask.is_on

    @property
    def is_private(self) -> bool:
        """Whether cards, night deeds and reasons may stand on the screen."""
        return self.is_night or self.shows_roles

    @property
    def is_veiled(self) -> bool:
        """Whether a step of a night, or a card put right, is open by day and nobody has asked to see it."""
        is_secret = self.looking.startswith("n") or key_of(self.looking) == "correct" or self._mask.is_on
        is_hidden = is_secret and not self.is_private
        return is_hidden and not self.is_unveiled

    @property
    def is_now(self) -> bool:
        return not self.looking and not self.out_of_turn

    @property
    def looks_only(self) -> bool:
        """Whether nothing can be entered in this window; a replay walks on without."""
        return self.session.is_readonly and not self.is_replay

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

    @property
    def turns(self) -> tuple[Text | None, Text | None]:
        """What undo would take back and what redo would put back, None for nothing."""
        return turning.undo_title(self.session, self._seen), turning.redo_title(self.session, self._seen)

    @property
    def takes_name(self) -> bool:
        """Whether somebody sits down and his name is wanted."""
        return isinstance(self.draft, Picking) and moving.takes_name(self.prompt, self.draft.chosen)

    # entering

    @property
    def may_enter(self) -> bool:
        """Whether the open step takes taps now."""
        return not self.is_veiled and self.correction is None and not self.session.is_readonly

    def tap(self, seat: int) -> None:
        """A seat was touched."""
        self.touched = seat
        if not self.may_enter:
            self.changed.emit()
            return
        self.after(self.draft.tap(seat), seat)

    def choose(self, name: str) -> None:
        """A choice's button was pressed."""
        if isinstance(self.draft, Picking) and self.may_enter:
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
        giving.put(self)

    def unveil(self) -> None:
        """Show the step of a night that is open before open eyes."""
        self.is_unveiled = True
        if self.is_now:
            self._mask.lift()
        self.changed.emit()

    def arrive(self, kept: Value, starts_clock: bool = False, is_turned: bool = False) -> None:
        """Where the same step is asked still, what had been put together there is kept."""
        if kept.get("key") == self.session.game.prompt.key:
            self.session.save_draft(kept)
        self.refresh(starts_clock, is_turned)
        self.moved.emit()

    # looking back, acts out of turn, undo

    def key_before(self) -> str | None:
        """The key of the step before the one on the screen."""
        return key_before(self.session.game, self.looking)

    def log_rows(self) -> list[LogRow]:
        """Every step that was answered, over all nights and days."""
        return self._log.rows(self.session.game)

    @property
    def log_here(self) -> int:
        """The number of the answer whose step is open; how many there are at the current step."""
        answers = self.session.game.answers
        return index_of(answers, self.looking) if self.looking else len(answers)

    def pick(self, index: int) -> None:
        """A row of the log was touched: open its step."""
        name = self.session.game.names[index]
        if name == DEAL:
            self.deal_wanted.emit()
        elif reason := why_closed(self.session.game, index):
            self.after(reason)
        else:
            self.look(name)

    def back(self) -> None:
        """Open the step before, to look; leaves a correction or an act out of turn first."""
        if self.correction is not None or self.out_of_turn:
            self.leave()
        elif (key := self.key_before()) is not None:
            self.look(key)

    def leave(self) -> None:
        """Drop a correction that has not been applied, else show the current step again."""
        if self.correction is None or self.looking == DEAL:
            self.refresh()
        else:
            self.correction = None
            self.changed.emit()

    def weigh_deal(self, value: Value) -> None:
        """Show what another deal would change; raises `Refused`."""
        correction = self.session.game.correct(DEAL, value)
        self.looking, self.out_of_turn = DEAL, ""
        self._open(self.session.game.prompt_at(DEAL))
        self.correction = correction
        self.changed.emit()

    def look(self, key: str) -> None:
        """Open an earlier step; another answer given there is a correction."""
        if key not in openable(self.session.game):
            self.refresh()
            return
        prompt = self.session.game.prompt_at(key)
        self.looking, self.out_of_turn = key, ""
        self._open(prompt)
        self.draft.take(answer_at(self.session.game, key))
        self.changed.emit()

    def interrupt(self, key: str) -> None:
        """Open an act out of turn."""
        prompt = next((act for act in moving.acts(self.session) if act.key == key), None)
        if prompt is not None:
            self.looking, self.out_of_turn = "", key
            self._open(prompt)
            self.changed.emit()

    def undo(self) -> None:
        """Take the last answer or change of people back."""
        if self.session.can_undo is not None:
            self._turn(self.session.undo)

    def redo(self) -> None:
        """Give what was taken back last once more."""
        if self.session.can_redo is not None:
            self._turn(self.session.redo)

    def _turn(self, deed: Callable[[], object]) -> None:
        if not self.session.is_readonly:
            kept = self.session.draft
            deed()
            self.arrive(kept, is_turned=True)

    def show_roles(self, is_shown: bool) -> None:
        """By day: cards and reasons, as long as the judge holds the key."""
        if self.shows_roles != is_shown:
            self.shows_roles = is_shown
            self.changed.emit()
