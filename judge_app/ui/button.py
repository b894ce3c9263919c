"""Buttons of the table: keys belong to the page, and a nervous second click is ignored."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from judge_app.engine.text import Text
from judge_app.narration.words import say

TOO_SOON = 250
"""Milliseconds within which a second click on the same button is a slip of the finger."""


class Guard:
    """Remembers when a button was last pressed, by the events' own time stamps."""

    def __init__(self) -> None:
        self._last = 0

    def is_slip(self, event: QMouseEvent) -> bool:
        """Whether this press follows the last one too soon; events without a time never do."""
        now = event.timestamp()
        if self._last and 0 < now - self._last < TOO_SOON:
            return True
        self._last = now
        return False


class Button(QPushButton):
    """A push button of the table page; `look` names its style."""

    def __init__(self, text: Text | str = "", name: str = "", look: str = "") -> None:
        super().__init__()
        self._guard = Guard()
        self.setObjectName(name)
        self.setProperty("look", look)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.put_words(text)

    def put_words(self, text: Text | str, spoken: Text | str = "") -> None:
        """Show `text`; a screen reader says `spoken`, else the same."""
        self.setText(say(text).replace("&", "&&"))
        self.setAccessibleName(say(spoken or text))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._guard.is_slip(event):
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class WideButton(Button):
    """A button that shrinks its letters until its words fit, and never cuts them."""

    SMALLEST = 0.6

    def __init__(self, text: Text | str = "", name: str = "", look: str = "") -> None:
        super().__init__(text, name, look)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)


def set_look(widget: QWidget, name: str, value: object) -> None:
    """Change a property the style sheet looks at, and dress the widget again."""
    shown = str(value).lower() if isinstance(value, bool) else value
    if widget.property(name) == shown:
        return
    widget.setProperty(name, shown)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def press(button: QAbstractButton) -> None:
    """Press a button from the keyboard, if it may be pressed."""
    if button.isEnabled() and button.isVisible():
        button.click()
