"""A seat's name in the set-up: typed, taken from the roster, or dropped there."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.storage.seating import Sitter
from judge_app.ui.name_completer import NameCompleter, Offer
from judge_app.ui.roster_list import dragged

LONGEST = 20


class NameField(QLineEdit):
    """`name-N`; `done` when Enter leads to the next seat."""

    done = Signal()

    def __init__(self, seat: int, find: Callable[[str], list[Offer]]) -> None:
        super().__init__()
        self.setObjectName(f"name-{seat}")
        self.setAccessibleName(say(T("{seat} 号的名字", seat=seat)))
        self.setMaxLength(LONGEST)
        self.names = NameCompleter(self, find)

    @property
    def sitter(self) -> Sitter:
        """Who is to sit here; an empty name is nobody."""
        return self.names.sitter

    def seat(self, sitter: Sitter) -> None:
        """Put somebody here."""
        self.names.take(sitter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.names.take_first()
            self.done.emit()
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A person takes the seat; a plain word is a name."""
        self.seat(dragged(event.mimeData()))
        event.acceptProposedAction()
