"""One open table: the game, its file, and the people who sit there."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from judge_app import __version__
from judge_app.engine.facts import Fact
from judge_app.engine.game import Correction, Game
from judge_app.engine.rulings import Answer, No, Refused, Ruling
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text
from judge_app.records import read_record, replay
from judge_app.storage.draft import Draft, drop_draft, load_draft, save_draft
from judge_app.storage.finding import crashed, unfinished
from judge_app.storage.header import Header, TableInfo, from_line, to_line
from judge_app.storage.journal import Journal, JournalError
from judge_app.storage.retrace import retrace
from judge_app.storage.timeline import Timeline, answer_line, facts_line, fold

__all__ = ["JournalError", "Session", "TableInfo", "crashed", "open_record", "unfinished"]


class Session:
    """A game whose every answer is on disk before the verb that gave it returns.

    `people` holds a name per seat ("" unknown), `draft` what is half entered at the open step,
    `clock` the clock's setting in this game, `saved_at` when the disk last took something.
    """

    def __init__(self, header: Header, journal: Journal) -> None:
        self.game = Game(header.setup)
        self.people = header.people
        self.info = header.info
        self.draft: Mapping[str, Any] = {}
        self.saved_at: datetime | None = None
        self._journal = journal
        self._timeline = Timeline()
        self._is_clock_new = False
        self._has_side = False
        self._refusal: Text | None = None
        self._notices: list[Text] = []

    @classmethod
    def create(cls, setup: Setup, people: tuple[str, ...], folder: Path, info: TableInfo) -> "Session":
        """A new game, its file in `folder`. A disk that does not take it is a `trouble`, not an error."""
        session = cls.unsaved(setup, people, folder, info)
        session._flush()
        return session

    @classmethod
    def unsaved(cls, setup: Setup, people: tuple[str, ...], folder: Path, info: TableInfo) -> "Session":
        """A new game that gets its file with its first answer."""
        now = datetime.now().astimezone()
        header = Header(setup, people, info, now.isoformat(timespec="seconds"))
        journal = Journal.create(folder, f"{now:%Y-%m-%d-%H%M}", to_line(header))
        return cls(header, journal)

    @classmethod
    def open(cls, path: Path) -> "Session":
        """A game as it was left, half-entered things included; raises `JournalError`."""
        journal = Journal.open(path)
        try:
            session = cls(from_line(journal.lines[0], path.name), journal)
            session._retrace()
        except JournalError:
            journal.close()
            raise
        session._write({"open": _now(), "program": __version__})
        return session

    @property
    def path(self) -> Path:
        return self._journal.path

    @property
    def is_readonly(self) -> bool:
        """Whether nothing can be entered here: another window has the game, or it does not replay."""
        return self._journal.is_readonly or self._refusal is not None

    @property
    def trouble(self) -> Text | None:
        """One sentence while the disk takes nothing."""
        return self._journal.trouble

    @property
    def notices(self) -> tuple[Text, ...]:
        """What the judge must know about how this game was opened."""
        return (*self._journal.notices, *self._notices)

    def note(self, notice: Text) -> None:
        """One more thing the judge must know about how this game was opened."""
        self._notices.append(notice)

    def answer(self, value: Mapping[str, Any], key: str = "", force: bool = False) -> tuple[Fact, ...]:
        """Answer the open prompt, or act out of turn by the interrupt's `key`; raises `Refused`."""
        self._check_writable()
        facts = self._answer(value, key, force)
        self._flush()
        self._drop_draft()
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

    def undo(self) -> Answer | None:
        """Take the last answer back; the clock's setting goes back with it."""
        self._check_writable()
        answer = self.game.undo()
        if answer:
            self._write({"undo": 1})
            self._timeline.undo()
            self._drop_draft()
        return answer

    def redo(self) -> Answer | None:
        """Give the answer taken back last once more."""
        self._check_writable()
        answer = self.game.redo()
        if answer:
            self._write({"redo": 1})
            self._timeline.redo()
            self._drop_draft()
        return answer

    def apply(self, correction: Correction) -> None:
        """Let a correction stand; what it drops is kept in the file."""
        self._check_writable()
        self.game.apply(correction)
        answers = [answer_line(answer) for answer in correction.answers]
        dropped = [answer_line(answer) for answer in correction.dropped]
        self._write({"correct": answers, "dropped": dropped, "facts": facts_line(correction.changed)})
        self._timeline.correct(correction.answers)
        self._drop_draft()

    def save_draft(self, draft: Mapping[str, Any]) -> None:
        """Keep what is half entered at the open step."""
        self.draft = dict(draft)
        self._save_side()

    @property
    def clock(self) -> Mapping[str, Any]:
        return self._timeline.now.clock

    def save_clock(self, clock: Mapping[str, Any]) -> None:
        """Keep the clock's setting (seconds, silent) for this game."""
        self._timeline.now.clock = dict(clock)
        self._is_clock_new = True
        self._save_side()

    def retry(self) -> bool:
        """Try once more to save what the disk did not take."""
        return self._flush()

    def close(self) -> None:
        """Leave the table in order: the next start is the start page."""
        if self.saved_at or self.trouble:
            self._write({"close": _now()})
        self._journal.close()

    # the file

    def _write(self, line: Mapping[str, Any]) -> None:
        self._add(line)
        self._flush()

    def _add(self, line: Mapping[str, Any]) -> None:
        clock = {"clock": dict(self.clock)} if self._is_clock_new else {}
        self._is_clock_new = False
        self._journal.add({**line, **clock, "next": self.game.prompt.key, "time": _now()})

    def _flush(self) -> bool:
        is_saved = self._refusal is None and self._journal.flush()
        if is_saved:
            self.saved_at = datetime.now().astimezone()
        return is_saved

    def _drop_draft(self) -> None:
        self.draft = {}
        if self._has_side:
            drop_draft(self.path)
        self._has_side = False

    def _save_side(self) -> None:
        if not self.is_readonly:
            clock = dict(self.clock) if self._is_clock_new else None
            save_draft(self.path, Draft(self.game.prompt.key, self.draft, clock))
            self._has_side = True

    def _check_writable(self) -> None:
        if self.is_readonly:
            text = self._refusal or T("另一个窗口正在记这一局，这里只能看")
            raise Refused(No(Ruling("session.readonly", True, "", text), text))

    # opening

    def _retrace(self) -> None:
        self._timeline = self._fold()
        retraced = retrace(self.game.setup, self._timeline)
        self.game, self._refusal = retraced.game, retraced.refusal
        self._notices += [*retraced.notices, *([retraced.refusal] if retraced.refusal else [])]
        draft = load_draft(self.path)
        self._has_side = bool(draft.key)
        if draft.key == self.game.prompt.key:
            self.draft = draft.value
            self._take_clock(draft.clock)

    def _fold(self) -> Timeline:
        try:
            return fold(self._journal.lines[1:])
        except (KeyError, IndexError, TypeError, AttributeError):
            text = T("{name}：各行连不成一局，打不开；文件未动", name=self.path.name)
            raise JournalError(text) from None

    def _take_clock(self, clock: Mapping[str, Any] | None) -> None:
        if clock is not None:
            self._timeline.now.clock = clock
            self._is_clock_new = True


def open_record(path: Path, folder: Path) -> Session:
    """A record at the point where it stops; it becomes a game in `folder` with the first answer.

    Raises `RecordError`. Where the engine does not follow the record, the game stops and `notices` says why.
    """
    record = read_record(path)
    played = replay(record)
    session = Session.unsaved(record.setup, record.people, folder, record.info)
    session.play(played.game.answers)
    if played.mismatch:
        session.note(T("谱里的一处对不上，停在这里：{what}", what=str(played.mismatch)))
    return session


def _now() -> str:
    return datetime.now().astimezone().isoformat(timespec="seconds")
