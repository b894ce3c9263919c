"""A line for the judge's own words, at the acts that take a reason or a note."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui.controller import Controller
from judge_app.ui.picking import Picking

LONGEST = 200


class WhyLine(QLineEdit):
    """`whyInput`: the judge's own words; Enter and Esc give the keys back."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("whyInput")
        self.setAccessibleName(say(T("原因或备注")))
        self.setPlaceholderText(say(T("原因或备注（可以不写）")))
        self.setMaxLength(LONGEST)
        self.textEdited.connect(self._keep)

    def redraw(self) -> None:
        """Show what has been written at this step, where it takes words."""
        draft = self._at.draft
        takes = isinstance(draft, Picking) and draft.prompt.takes_why and self._at.correction is None
        self.setVisible(takes)
        self.setReadOnly(self._at.session.is_readonly)
        if not isinstance(draft, Picking) or not takes:
            return
        if self.text() != draft.why:
            self.setText(draft.why)

    def _keep(self, text: str) -> None:
        if isinstance(self._at.draft, Picking):
            self._at.draft.why = text
            self._at.after()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            give_back(self)
            return
        super().keyPressEvent(event)


def give_back(line: QLineEdit) -> None:
    """The page that the line stands on has the keyboard again."""
    parent = line.parentWidget()
    while parent is not None and parent.focusPolicy() != Qt.FocusPolicy.StrongFocus:
        parent = parent.parentWidget()
    if parent is not None:
        parent.setFocus()
