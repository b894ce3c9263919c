"""What stands in the place of a list that holds nothing: what will stand there, and how to begin."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from judge_app.engine.text import Text
from judge_app.narration.words import say


class Empty(QLabel):
    """A sentence that takes the place of `body`."""

    def __init__(self, name: str, body: QWidget) -> None:
        super().__init__()
        self._body = body
        self.setObjectName(name)
        self.setProperty("role", "muted")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def tell(self, words: Text | None) -> None:
        """Show the sentence, or with None the body."""
        self.setText(say(words) if words is not None else "")
        self.setVisible(words is not None)
        self._body.setVisible(words is None)
