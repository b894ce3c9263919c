"""The privacy cover: nothing of the game is left on the screen."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import Button


class PrivacyCover(QWidget):
    """`privacyCover`: lies over a whole window and hides what is under it; F2 takes it away."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window_covered = window
        self._hidden: list[QWidget] = []
        self.setObjectName("privacyCover")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(say(T("屏幕已遮挡")))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self.hide()
        window.installEventFilter(self)

    def _lay_out(self) -> None:
        title = QLabel(say(T("屏幕已遮挡")))
        title.setProperty("role", "title")
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        button = Button(T("打开 F2"), "uncover", "quiet")
        button.clicked.connect(self.toggle)
        rows = QVBoxLayout(self)
        rows.setSpacing(24)
        rows.addStretch(1)
        rows.addWidget(title)
        rows.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(1)

    @property
    def is_on(self) -> bool:
        """Whether the window is covered."""
        return not self.isHidden()

    def toggle(self) -> None:
        """Cover the window, or show again what was there."""
        if self.is_on:
            self._take_away()
        else:
            self._put_on()

    def _put_on(self) -> None:
        window = self.window_covered
        theme.apply(self, "night")
        self._hidden = [
            child
            for child in window.children()
            if isinstance(child, QWidget) and child is not self and not child.isHidden()
        ]
        self._cover_all()
        self.show()
        self.raise_()
        self.setFocus()
        for child in self._hidden:
            child.hide()

    def _take_away(self) -> None:
        for child in self._hidden:
            child.show()
        self._hidden = []
        self.hide()

    def _cover_all(self) -> None:
        self.setGeometry(self.window_covered.rect())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Resize and watched is self.window_covered:
            self._cover_all()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every key but F2 stops here."""
        if event.key() == Qt.Key.Key_F2 and not event.isAutoRepeat():
            self.toggle()


def cover_of(window: QWidget) -> PrivacyCover:
    """The cover of a window; made where it has none yet."""
    found = window.findChild(PrivacyCover)
    return found if found is not None else PrivacyCover(window)


def let_cover(dialog: QDialog) -> None:
    """Let F2 put a dialog away, with those it came from, and cover the window behind."""
    key = QShortcut(QKeySequence(Qt.Key.Key_F2), dialog)
    key.setAutoRepeat(False)
    key.activated.connect(lambda: _cover_behind(dialog))


def _cover_behind(dialog: QDialog) -> None:
    behind: QWidget = dialog
    while isinstance(behind, QDialog) and (owner := behind.parentWidget()) is not None:
        behind.reject()
        behind = owner.window()
    cover_of(behind).toggle()
