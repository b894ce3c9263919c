"""The two buttons that take back and put back, wherever they stand."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T, Text
from judge_app.session import Session
from judge_app.ui import theme
from judge_app.ui.button import Button
from judge_app.ui.button_icon import put_icon
from judge_app.ui.seen import Seen
from judge_app.ui.turning import redo_title, undo_title


class UndoRedo:
    """`undo` and `redo`, each with the name of the step it touches."""

    def __init__(self) -> None:
        self.undo = Button("", "undo", "quiet")
        self.redo = Button("", "redo", "quiet")

    @property
    def buttons(self) -> tuple[Button, Button]:
        return self.undo, self.redo

    def draw(self, page: QWidget, undo: Text | None, redo: Text | None) -> None:
        """Name the steps; None: there is nothing to take back, or to put back."""
        self._name(page, self.undo, T("撤销"), "undo", undo)
        self._name(page, self.redo, T("重做"), "redo", redo)

    def _name(self, page: QWidget, button: Button, verb: Text, picture: str, title: Text | None) -> None:
        colours = theme.colours(page)
        button.put_words(T("{verb} {title}", verb=verb, title=title) if title else verb)
        button.setEnabled(title is not None)
        put_icon(button, picture, colours.muted if title else colours.faint, theme.px(18))


class Turns(UndoRedo):
    """Undo and redo on a page that has no controller; `turned` is called after either."""

    def __init__(self, session: Session, turned: Callable[[], None]) -> None:
        super().__init__()
        self._session, self._turned = session, turned
        self.undo.clicked.connect(lambda _on=False: self._turn(session.undo))
        self.redo.clicked.connect(lambda _on=False: self._turn(session.redo))

    def redraw(self, page: QWidget) -> None:
        """Follow the session; nothing may be turned where another window has the game."""
        session, seen = self._session, Seen(self._session.game)
        if session.is_readonly:
            self.draw(page, None, None)
        else:
            self.draw(page, undo_title(session, seen), redo_title(session, seen))

    def press(self, event: QKeyEvent) -> bool:
        """Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z); False for any other key."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        is_back = event.key() == Qt.Key.Key_Z and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if not is_back and event.key() not in (Qt.Key.Key_Z, Qt.Key.Key_Y):
            return False
        if not event.isAutoRepeat():
            (self.undo if is_back else self.redo).click()
        return True

    def _turn(self, deed: Callable[[], object]) -> None:
        deed()
        self._turned()
