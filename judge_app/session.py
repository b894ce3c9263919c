"""One open table: the game, its file, and the people who sit there."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any, Self

from judge_app import __version__
from judge_app.engine.facts import Fact
from judge_app.engine.game import Correction, Game
from judge_app.engine.rulings import Answer, No, Refused, Ruling
from judge_app.engine.setup import Setup
from judge_app.engine.text import Text
from judge_app.storage.finding import crashed, unfinished
from judge_app.storage.header import Header, TableInfo, from_line, to_line
from judge_app.storage.journal import Journal, JournalError
from judge_app.storage.keeping import Keeping, moment
from judge_app.storage.known import writer
from judge_app.storage.next_game import NextGame, next_game
from judge_app.storage.retrace import go_on, retrace
from judge_app.storage.seating import NOBODY, Course, Move, Sitter, Stay, bar, move_line, sitters
from judge_app.storage.shields import Shield
from judge_app.storage.timeline import Timeline, answer_line, clock_notice, facts_line, folded

__all__ = ["JournalError", "Session", "TableInfo", "crashed", "looked_at", "unfinished"]

People = Sequence[str | Sitter]
Shields = tuple[Shield, ...]


class Session:
    """A game whose every answer is on disk before the verb that gave it returns.

    `saved_at` is when the disk last took something, `shields` say why seats are protected on night 1.
    """

    def __init__(self, header: Header, journal: Journal) -> None:
        self.game = Game(header.setup)
        self.info = header.info
        self.shields = header.shields
        self.saved_at: datetime | None = None
        self._journal = journal
        self._keeping = Keeping(journal)
        self._first = sitters(header.people, header.setup.seats)
        self._timeline = Timeline()
        self._draft = self._keeping.draft

    @classmethod
    def create(
        cls, setup: Setup, people: People, folder: Path, info: TableInfo, shields: Shields = ()
    ) -> Self:
        """A new game, its file in `folder`. A disk that does not take it is a `trouble`, not an error.

        `people` from seat 1 on: a bare name is someone who is not in the roster, "" nobody.
        """
        session = cls.unsaved(setup, people, folder, info, shields)
        session.retry()
        return session

    @classmethod
    def unsaved(
        cls, setup: Setup, people: People, folder: Path, info: TableInfo, shields: Shields = ()
    ) -> Self:
        """A new game that gets its file with its first answer."""
        now = datetime.now().astimezone()
        start = now.isoformat(timespec="seconds")
        header = Header(setup, sitters(people, len(people)), info, start, shields)
        journal = Journal.create(folder, f"{now:%Y-%m-%d-%H%M}", to_line(header))
        return cls(header, journal)

    @classmethod
    def open(cls, path: Path, is_copy: bool = False) -> Self:
        """A game as it was left, half-entered things included; raises `JournalError`."""
        journal = Journal.open(path, is_copy)
        try:
            session = cls(from_line(journal.lines[0], path.name), journal)
            session._retrace()
        except JournalError:
            journal.close()
            raise
        session._write({"open": moment(), "program": __version__})
        return session

    @property
    def path(self) -> Path:
        return self._journal.path

    @property
    def is_readonly(self) -> bool:
        """Whether nothing can be entered here: another window has the game, or it does not replay."""
        return self._keeping.bar is not None

    @property
    def trouble(self) -> Text | None:
        """One sentence while the disk takes nothing."""
        return self._journal.trouble

    @property
    def notices(self) -> tuple[Text, ...]:
        """What the judge must know about how this game was opened."""
        return (*self._journal.notices, *self._keeping.notices)

    def note(self, notice: Text) -> None:
        """One more thing the judge must know about how this game was opened."""
        self._keeping.notices.append(notice)

    def answer(self, value: Mapping[str, Any], key: str = "", force: bool = False) -> tuple[Fact, ...]:
        """Answer the open prompt, or act out of turn by the interrupt's `key`; raises `Refused`."""
        self._keeping.check_open()
        facts = self._answer(value, key, force)
        self._flush()
        self._draft.drop()
        return facts

    def _answer(self, value: Mapping[str, Any], key: str, force: bool) -> tuple[Fact, ...]:
        facts = self.game.answer(value, key, force)
        answer = self.game.answers[-1]
        self._add({"answer": answer_line(answer), "facts": facts_line(facts)})
        self._timeline.answer(answer)
        return facts

    def play(self, answers: tuple[Answer, ...]) -> None:
        """Take over the answers of another game without writing them yet; the next own answer does."""
        for answer in answers:
            self._answer(answer.value, answer.key if answer.at else "", answer.force)

    @property
    def can_undo(self) -> Answer | Move | None:
        """What `undo` would take back."""
        return self._timeline.moved(self._timeline.here) or self.game.can_undo

    @property
    def can_redo(self) -> Answer | Move | None:
        """What `redo` would put back."""
        ahead = self._timeline.ahead
        return (self._timeline.moved(self._timeline.here + 1) or ahead.answers[-1]) if ahead else None

    @property
    def undoes_correction(self) -> Answer | None:
        """The answer as put right, where it is a correction that `undo` would take back."""
        return self._timeline.corrected(self._timeline.here)

    @property
    def redoes_correction(self) -> Answer | None:
        """The answer as put right, where it is a correction that `redo` would put back."""
        return self._timeline.corrected(self._timeline.here + 1)

    def undo(self) -> Answer | Move | None:
        """Take the last answer or move back; the clock's setting goes back with it."""
        self._keeping.check_open()
        taken = self.can_undo
        if isinstance(taken, Answer):
            self.game.undo()
        if taken:
            self._timeline.undo()
            self._turn(taken, "undo", "unseat")
        return taken

    def redo(self) -> Answer | Move | None:
        """Put back what was taken back last."""
        self._keeping.check_open()
        given, ahead = self.can_redo, self._timeline.ahead
        if ahead and isinstance(given, Answer):
            go_on(self.game, self._timeline.now, ahead)
        if given:
            self._timeline.redo()
            self._turn(given, "redo", "reseat")
        return given

    def _turn(self, what: Answer | Move, answer_word: str, move_word: str) -> None:
        """A move leaves the step open as it is, half an answer included."""
        if isinstance(what, Move):
            self._write({move_word: 1})
            return
        self._write({answer_word: 1})
        self._draft.drop()

    def apply(self, correction: Correction) -> None:
        """Let a correction stand; what it drops is kept in the file."""
        self._keeping.check_open()
        self.game.apply(correction)
        answers = [answer_line(answer) for answer in correction.answers]
        dropped = [answer_line(answer) for answer in correction.dropped]
        self._write({"correct": answers, "dropped": dropped, "facts": facts_line(correction.changed)})
        self._timeline.correct(correction.answers)
        self._draft.drop()

    # people

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where now."""
        return self._course().now

    @property
    def people(self) -> tuple[str, ...]:
        """The name on every seat now, "" where it is not known."""
        return tuple(sitter.name for sitter in self.sitters)

    def people_at(self, key: str) -> tuple[Sitter, ...]:
        """Who sat where when the step `key` was answered; now, if it has not been."""
        return self._course().at(key)

    def stays(self) -> tuple[Stay, ...]:
        """Each person's own history: which seat, from which answer on."""
        return self._course().stays()

    def move(self, kind: str, seats: Sequence[int], sitter: Sitter = NOBODY, why: str = "") -> None:
        """Let someone arrive, leave, swap or play on for another (`Move`); raises `Refused`."""
        self._keeping.check_open()
        move = Move(kind, tuple(seats), sitter, why, self.game.prompt.key, len(self.game.answers))
        text = bar(move, self.sitters)
        if text:
            raise Refused(No(Ruling("session.seat", kind, "", text), text))
        self._timeline.move(move)
        self._write({"seat": move_line(move)})

    def next_game(self, newcomers: Sequence[Sitter] = ()) -> NextGame:
        """The next game with these people; `newcomers` are those who have never played before."""
        return next_game(self.game, self._course(), self.info, self.shields, newcomers)

    def _course(self) -> Course:
        return Course(self._first, self._timeline.now.moves, self.game.answers)

    # beside the answers

    def save_draft(self, draft: Mapping[str, Any]) -> None:
        """Keep what is half entered at the open step."""
        self._draft.value = dict(draft)
        self._keeping.save_draft(self.game.prompt.key)

    @property
    def draft(self) -> Mapping[str, Any]:
        """What is half entered at the open step."""
        return self._draft.value

    @property
    def clock(self) -> Mapping[str, Any]:
        """The clock's setting in this game."""
        return self._timeline.now.clock

    def save_clock(self, clock: Mapping[str, Any]) -> None:
        """Keep the clock's setting (seconds, silent) for this game."""
        self._timeline.now.clock = self._draft.clock = dict(clock)
        self._keeping.save_draft(self.game.prompt.key)

    def retry(self) -> bool:
        """Try once more to save what the disk did not take."""
        return self._flush()

    def close(self) -> None:
        """Leave the table in order: the next start is the start page."""
        if self.saved_at or self.trouble:
            self._write({"close": moment()})
        self._journal.close()

    # the file

    def _write(self, line: Mapping[str, Any]) -> None:
        self._add(line)
        self._flush()

    def _add(self, line: Mapping[str, Any]) -> None:
        self._keeping.add(line, self.game.prompt.key, self.clock)

    def _flush(self) -> bool:
        is_saved = self._keeping.flush()
        if is_saved:
            self.saved_at = datetime.now().astimezone()
        return is_saved

    # opening

    def _retrace(self) -> None:
        lines, kept = self._journal.lines, self._keeping
        self._timeline = folded(lines, self.path.name)
        kept.notices += clock_notice(lines, datetime.now().astimezone())
        retraced = retrace(self.game.setup, self._timeline, writer(lines))
        self.game, kept.refusal = retraced.game, retraced.refusal
        kept.notices += [*retraced.notices, *([kept.refusal] if kept.refusal else [])]
        self._draft.load(self.game.prompt.key)
        if self._draft.clock is not None:
            self._timeline.now.clock = self._draft.clock


def looked_at(path: Path) -> Session:
    """A saved game to read from: a copy of its file, so that the file is neither locked nor written.

    Raises `JournalError`.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        if path.is_file():
            copyfile(path, copy)
        session = Session.open(copy, is_copy=True)
        session.close()
    return session
