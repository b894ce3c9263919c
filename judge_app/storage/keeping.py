"""What keeps an open game on the disk: its file, and beside it what is half entered."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from judge_app.engine.rulings import No, Refused, Ruling
from judge_app.engine.text import T, Text
from judge_app.storage.draft import Draft
from judge_app.storage.journal import Journal


def moment() -> str:
    """Now, as ISO text with its offset."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class Keeping:
    """A game's journal and its draft.

    `refusal` says why nothing may be written since the game stands elsewhere than its file says, None if
    it does not; `notices` are about how it was opened.
    """

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.draft = Draft(journal.path)
        self.refusal: Text | None = None
        self.notices: list[Text] = []

    @property
    def bar(self) -> Text | None:
        """Why nothing can be entered, None if it can."""
        if self.journal.is_readonly and self.refusal is None:
            return T("另一个窗口正在记这一局，这里只能看")
        return self.refusal

    def check_open(self) -> None:
        """Raises `Refused` if nothing can be entered."""
        if self.bar is not None:
            raise Refused(No(Ruling("session.readonly", True, "", self.bar), self.bar))

    def add(self, line: Mapping[str, Any], upcoming: str, clock: Mapping[str, Any]) -> None:
        """One line more, not written yet; `upcoming` is the step open after it, `clock` the setting now."""
        changed = {} if self.draft.clock is None else {"clock": dict(clock)}
        self.draft.clock = None
        self.journal.add({**line, **changed, "next": upcoming, "time": moment()})

    def flush(self) -> bool:
        """Write what is not on the disk yet."""
        return self.refusal is None and self.journal.flush()

    def save_draft(self, step: str) -> None:
        """Keep what is half entered at a step."""
        if self.bar is None:
            self.draft.save(step)
