"""The line under the table: what was entered last, and that it is saved."""

from itertools import islice

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import set_look
from judge_app.ui.controller import Controller
from judge_app.ui.elided import Elided
from judge_app.ui.reasons import why_readonly

LAST = 3
SILENT = ("called", "sign", "deal")
"""Kinds of facts that only say that the course went on."""


class Foot(QFrame):
    """`savedText` on the right; on the left the last facts that may be seen now."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setProperty("role", "foot")
        self.last = Elided("lastFacts", "muted")
        self.saved = QLabel()
        self.saved.setObjectName("savedText")
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.px(20), theme.px(7), theme.px(20), theme.px(7))
        row.addWidget(self.last, 1)
        row.addWidget(self.saved)

    def redraw(self) -> None:
        """Follow the game and the disk."""
        self.last.setText("　".join(say(text) for text in self._facts()))
        text, is_bad = _saved(self._at)
        self.saved.setText(say(text))
        set_look(self.saved, "role", "warn" if is_bad else "muted")

    def _facts(self) -> list[Text]:
        is_private = self._at.is_private
        told = (
            fact.text
            for fact in reversed(self._at.session.game.facts)
            if (fact.is_public or is_private) and fact.kind not in SILENT
        )
        return [*islice(told, LAST)][::-1]


def _saved(at: Controller) -> tuple[Text | str, bool]:
    session = at.session
    if at.is_replay:
        return T("回放：只看，不改"), False
    if session.trouble is not None:
        return session.trouble, True
    if session.is_readonly:
        return why_readonly(session), True
    if session.saved_at is None:
        return "", False
    return T("已保存 {time}", time=f"{session.saved_at:%H:%M:%S}"), False
