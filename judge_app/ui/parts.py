"""Small pieces the pages share: sections, scroll areas, steppers, labels."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui import theme


def label(text: Text | str, role: str = "", wraps: bool = False) -> QLabel:
    """A plain-text label; `role` names its look in the style sheet (heading, muted, warn …)."""
    made = QLabel(say(text))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    made.setProperty("role", role)
    return made


def button(text: Text | str, name: str = "", look: str = "", spoken: Text | str = "") -> QPushButton:
    """A push button with an accessible name (`spoken`, else its text); `look` is main, quiet or chip."""
    made = QPushButton(say(text))
    made.setObjectName(name)
    made.setAccessibleName(say(spoken or text))
    made.setProperty("look", look)
    made.setAutoDefault(False)
    return made


class ScrollArea(QScrollArea):
    """A scroll area that leaves arrows to its page: there they walk, and a plain area swallows them."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key.Key_Left <= event.key() <= Qt.Key.Key_Down:
            event.ignore()
        else:
            super().keyPressEvent(event)


def scrolling(inner: QWidget, name: str = "") -> ScrollArea:
    """`inner` in a frameless area that scrolls up and down, by finger too."""
    area = ScrollArea()
    area.setObjectName(name)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(clear(inner))
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
    return area


def on_paper(page: QWidget, is_dark: bool = False) -> None:
    """Dress a whole page for the day (or for the night), its ground included."""
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    page.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
    theme.apply(page, "night" if is_dark else "day")


def led_to(page: QWidget) -> QAbstractButton | None:
    """The button of a page that Tab has led to."""
    focus = QApplication.focusWidget()
    return focus if isinstance(focus, QAbstractButton) and page.isAncestorOf(focus) else None


def tall(made: QPushButton, height: int, size: int = 0) -> QPushButton:
    """A button at least so high (before scaling), its letters of another size if one is given."""
    letters = f"font-size: {theme.px(size)}px; font-weight: bold;" if size else ""
    made.setStyleSheet(f"QPushButton {{ min-height: {theme.px(height - 16)}px; {letters} }}")
    return made


def clear(widget: QWidget) -> QWidget:
    """Let the ground of what lies under a widget show through."""
    widget.setProperty("role", "clear")
    return widget


def row(*items: QWidget | int, gap: int = 8) -> QHBoxLayout:
    """Widgets side by side; an integer is a stretch of that weight."""
    layout = QHBoxLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)
    for item in items:
        if isinstance(item, int):
            layout.addStretch(item)
        else:
            layout.addWidget(item)
    return layout


def column(parent: QWidget | None = None, gap: int = 8, margin: int = 0) -> QVBoxLayout:
    """An empty column with the same margin all round."""
    layout = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    layout.setContentsMargins(margin, margin, margin, margin)
    layout.setSpacing(gap)
    return layout


class Section(QFrame):
    """A titled part of a page; widgets go into `body`, small controls into `header`."""

    def __init__(self, title: Text) -> None:
        super().__init__()
        self.setProperty("role", "section")
        outer = column(self, gap=8, margin=12)
        self.header = row(label(title, "heading"), 1)
        self.body = column(gap=8)
        outer.addLayout(self.header)
        outer.addLayout(self.body, 1)


class Stepper(QWidget):
    """− count +, never below zero."""

    changed = Signal(int)

    def __init__(self, what: Text | str, value: int = 0, high: int = 18) -> None:
        super().__init__()
        self._value, self._high = value, high
        self.less = button("−", look="step", spoken=T("{what} 少一张", what=what))
        self.more = button("+", look="step", spoken=T("{what} 多一张", what=what))
        self._count = label(str(value), "count")
        self._count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._count.setMinimumWidth(28)
        clear(self)
        self.setLayout(row(self.less, self._count, self.more, gap=4))
        self.less.clicked.connect(lambda: self._move(-1))
        self.more.clicked.connect(lambda: self._move(1))
        self._draw()

    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        """Show another count without announcing it."""
        self._value = value
        self._draw()

    def _move(self, step: int) -> None:
        self.set_value(self._value + step)
        self.changed.emit(self._value)

    def _draw(self) -> None:
        self._count.setText(str(self._value))
        self.less.setEnabled(self._value > 0)
        self.more.setEnabled(self._value < self._high)
