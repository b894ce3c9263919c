"""A line for the name of who sits down in mid-game."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.storage.seating import NOBODY
from judge_app.ui.controller import Controller
from judge_app.ui.name_completer import NameCompleter, offers
from judge_app.ui.why_line import give_back


class SitterLine(QLineEdit):
    """`sitterInput`: part of a name or two letters of its pinyin find someone of the roster."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("sitterInput")
        self.setAccessibleName(say(T("名字")))
        self.setPlaceholderText(say(T("名字（打拼音首字母也行）")))
        self.setMaxLength(20)
        self.completer_of_names = NameCompleter(self, lambda text: offers(at.roster, text))
        self.textEdited.connect(lambda _text: self._keep())
        self.completer_of_names.chosen.connect(self._keep)

    def redraw(self) -> None:
        """Show who is about to sit down, where somebody is."""
        self.setVisible(self._at.takes_name)
        if self._at.sitter == NOBODY and not self.text().strip():
            return
        if self._at.sitter.name != self.text().strip():
            self.setText(self._at.sitter.name)

    def _keep(self) -> None:
        sitter = self.completer_of_names.sitter
        known = self._at.roster.sitter(sitter.name) if self._at.roster and not sitter.id else sitter
        self._at.sitter = known if known.name == sitter.name else sitter
        self._at.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.completer_of_names.take_first()
            give_back(self)
        elif event.key() == Qt.Key.Key_Escape:
            give_back(self)
        else:
            super().keyPressEvent(event)
