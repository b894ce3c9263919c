"""What nobody caught: the log at once, one page for the judge once the event that raised it is over."""

import sys
import threading
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QThread, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from judge_app.engine.text import T
from judge_app.storage.finding import unfinished
from judge_app.ui import theme
from judge_app.ui.crash_page import CrashPage
from judge_app.ui.log import FILE, keep_log, note_fault, note_qt, place

if TYPE_CHECKING:
    from judge_app.ui.main_window import MainWindow

AGAIN = 10.0
"""Seconds in which the same fault is written down once: what fails to be drawn fails sixty times a second."""


class Faults(QObject):
    """All of one window. The page tells nothing of the game, and no other window ever shows it."""

    _raised = Signal(str)

    def __init__(self, window: "MainWindow", folder: Path) -> None:
        super().__init__()
        self._window, self._folder = window, folder
        self._noted: dict[str, float] = {}
        self._passed: set[str] = set()
        self._page: CrashPage | None = None
        self.moveToThread(_main_thread())
        self._raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def take(self, error: BaseException) -> None:
        """Write a fault down, and show the page; from any thread, in the middle of any event."""
        where = place(error)
        now = monotonic()
        if now - self._noted.get(where, -AGAIN) >= AGAIN:
            self._noted[where] = now
            keep_log(self._folder)
            note_fault(error)
        self._raised.emit(where)

    def listen(self) -> None:
        """From now on the log also takes what Qt says, and what is raised in threads or while cleaning up."""
        keep_log(self._folder)
        qInstallMessageHandler(note_qt)
        threading.excepthook = self.take_from_thread
        sys.unraisablehook = _note_unraisable

    def take_from_thread(self, args: threading.ExceptHookArgs) -> None:
        """As `threading.excepthook`."""
        if args.exc_value is not None:
            self.take(args.exc_value)

    def _show(self, where: str) -> None:
        if self._page is not None:
            return
        if where in self._passed:
            self._window.tell(T("程序又在同一处出了岔子，已记下的都在；不对劲就离开这一局，再接着来"))
            return
        _leave_dialogs()
        is_over = self._window.stack.currentWidget() is not None
        file = self._folder / FILE
        page = self._page = CrashPage(file, self._is_dark(), is_over, is_saved=self._is_saved())
        page.reopened.connect(self._reopen)
        page.passed.connect(lambda: self._pass(where))
        page.closed.connect(self._window.close)
        self._window.stack.put_over(page)

    def _is_dark(self) -> bool:
        """The night's colours too wherever it cannot be told: a white page by night would light the room."""
        with suppress(Exception):
            if self._window.game is not None:
                return self._window.game.is_night
            page = self._window.stack.currentWidget()
            return page is None or theme.colours(page) is theme.NIGHT
        return True

    def _is_saved(self) -> bool:
        return self._window.game is None or self._window.game.session.trouble is None

    def _reopen(self) -> None:
        """The game on the screen, else the unfinished one, read from the disk anew; else the start page."""
        self._page = None
        window = self._window
        game, window.game = window.game, None
        path = unfinished(window.places.games)
        if game is not None:
            path = game.session.path if game.session.path.is_file() else None
            with suppress(Exception):  # it may be what failed
                game.session.close()
        window.show_start(self._is_dark())
        if path is not None:
            window.open(path)

    def _pass(self, where: str) -> None:
        """Go on where it happened; the same fault is from now on one line at the top."""
        self._passed.add(where)
        is_dark, page, self._page = self._is_dark(), self._page, None
        if page is not None:
            self._window.stack.take_off(page)
        if self._window.stack.currentWidget() is None:
            self._window.show_start(is_dark)


def say_at_start(error: BaseException, folder: Path) -> int:
    """A fault before there is a window to say it in: the page alone; the exit code."""
    keep_log(folder)
    note_fault(error)
    app = QApplication.instance() or QApplication([])
    page = CrashPage(folder / FILE, is_dark=True, is_alone=True)
    page.closed.connect(page.close)
    page.resize(900, 640)
    page.show()
    app.exec()
    page.deleteLater()
    return 1


def _note_unraisable(found: "sys.UnraisableHookArgs") -> None:
    if found.exc_value is not None:
        note_fault(found.exc_value)


def _main_thread() -> QThread:
    app = QCoreApplication.instance()
    assert app is not None
    return app.thread()


def _leave_dialogs() -> None:
    """A dialog in front would keep the page from being pressed."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and (window.isModal() or window.windowType() == Qt.WindowType.Popup):
            window.close()
