"""A saved game walked through step by step: a session that nothing can be entered into."""

from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer
from judge_app.engine.text import Text
from judge_app.session import JournalError, Session
from judge_app.storage.seating import Sitter
from judge_app.ui.controller import Controller
from judge_app.ui.game_log import GameLog, LogRow, Noted


class Replayed(Session):
    """A copy of a saved game; `game` stands at the step shown, `whole` at the end.

    `noted` are the facts as they were ruled then, by the number of their answer.
    """

    def rewind(self) -> None:
        """From now on nothing is written, and the game stands at its first step."""
        self.whole = self.game
        self.answers = self.whole.answers
        self.noted = self._as_noted()
        self._keys = self._course()
        self.game = Game(self.whole.setup)
        self.go(0)

    def _as_noted(self) -> Noted:
        states = self._timeline.states[: self._timeline.here + 1]
        found = {}
        for state in states:
            index = len(state.answers) - 1
            if index >= 0 and state.answers == self.answers[: index + 1] and isinstance(state.facts, list):
                found[index] = state.facts
        return found

    @property
    def is_readonly(self) -> bool:
        return True

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sat where at the step shown."""
        return self._keys.at(self.coming.key if self.coming is not None else "")

    @property
    def position(self) -> int:
        """How many answers have been given at the step shown."""
        return len(self.game.answers)

    @property
    def coming(self) -> Answer | None:
        """What was answered at the step shown, None at the end."""
        return self.answers[self.position] if self.position < len(self.answers) else None

    def go(self, position: int) -> None:
        """Stand before answer number `position` (from 0); one too far is the end."""
        position = max(0, min(position, len(self.answers)))
        if position != self.position:
            self.game = Game(self.whole.setup, self.answers[:position])

    def let_go(self) -> None:
        """The copy that was read is no longer needed."""
        super().close()

    def close(self) -> None:
        """Nothing is open."""


def opened_replay(path: Path) -> Replayed | Text:
    """A saved game to walk through; its file is neither locked nor written. Else why it cannot be opened."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        try:
            if path.is_file():
                copyfile(path, copy)
            session = Replayed.open(copy, is_copy=True)
        except JournalError as error:
            return error.text
        session.let_go()
    session.rewind()
    return session


class ReplayController(Controller):
    """The table page of a replay: forward and back instead of answers; `session` is a `Replayed`."""

    is_replay = True

    def __init__(self, session: Replayed) -> None:
        self.shown = session
        super().__init__(session)
        self._log = GameLog(session.noted)
        self.shows_roles = self.is_open_to_all
        self.changed.emit()

    @property
    def is_open_to_all(self) -> bool:  # type: ignore[override]
        """Whether the game was played to its end, so that nothing need be hidden."""
        return self.shown.whole.outcome is not None

    def refresh(self, starts_clock: bool = False, is_turned: bool = False) -> None:
        """Show the step with the answer it got."""
        del starts_clock, is_turned
        coming = self.shown.coming
        self.looking, self.out_of_turn = "", coming.key if coming is not None and coming.at else ""
        self._seen.forget(self.session.game)
        self._open(self._prompt(coming))
        if coming is not None and self.prompt.kind in ("act", "vote"):
            self.draft.take(coming.value)
        self.changed.emit()

    def _prompt(self, coming: Answer | None) -> Prompt:
        game = self.session.game
        offered = (*game.interrupts, game.prompt)
        return next((p for p in offered if coming is not None and p.key == coming.key), game.prompt)

    def go(self, position: int) -> None:
        """Show the step before answer number `position`."""
        self.shown.go(position)
        self.refresh()
        self.moved.emit()

    def put(self) -> None:
        """The big button: one step on."""
        self.go(self.shown.position + 1)

    def back(self) -> None:
        self.go(self.shown.position - 1)

    def leave(self) -> None:
        """Esc has nothing to drop here."""

    def look(self, key: str) -> None:
        """A step of the rail: go there."""
        keys = [answer.key for answer in self.shown.answers]
        if key in keys:
            self.go(keys.index(key))

    def pick(self, index: int) -> None:
        """A row of the log: go there."""
        self.go(index)

    def key_before(self) -> str | None:
        position = self.shown.position
        return self.shown.answers[position - 1].key if position else None

    def log_rows(self) -> list[LogRow]:
        """The log of the whole game, the steps ahead too."""
        return self._log.rows(self.shown.whole)

    @property
    def log_here(self) -> int:
        return self.shown.position

    def show_roles(self, is_shown: bool) -> None:
        """A game that is over hides nothing."""
        super().show_roles(is_shown or self.is_open_to_all)
