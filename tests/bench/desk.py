"""The window with a long game in it, and a bare window with one button: where clicks are measured."""

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from judge_app.engine.game import Game
from judge_app.narration.words import use_language
from judge_app.session import Session, TableInfo
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.controller import Controller
from judge_app.ui.main_window import MainWindow
from judge_app.ui.table_page import TablePage


class Desk:
    """A judge's window with the table in it, and beside it the bare button."""

    def __init__(self, folder: Path, game: Game) -> None:
        places = Places(folder)
        self.window = MainWindow(places, Settings(language="zh-CN"))
        self.window.begin()
        names = [f"玩家{number}" for number in range(1, game.setup.seats + 1)]
        self.session = Session.unsaved(game.setup, names, places.games, TableInfo())
        self.session.play(game.answers)
        self.session.retry()
        self.window.show_game(self.session)
        self.window.show()
        self.bare = QWidget()
        self.bare.resize(self.window.size())
        self._button = QPushButton("1", self.bare)
        self._button.setCheckable(True)
        self.bare.show()
        settle()

    @property
    def page(self) -> TablePage:
        """The table; it stays the same while the game goes on."""
        found = self.window.findChild(TablePage)
        assert found is not None
        return found

    @property
    def at(self) -> Controller:
        return self.page.at

    def click(self, widget: QWidget) -> None:
        """Click, and wait until all of it is painted."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        settle()

    def tap(self, seat: int) -> Callable[[], None]:
        """A click on a seat."""
        return lambda: self.click(self.page.ring.seats[seat])

    def bare_click(self) -> None:
        """The yardstick: a click on the one button of the bare window."""
        self.click(self._button)

    def close(self) -> None:
        for window in (self.window, self.bare):
            window.close()
            window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def desk(folder: Path, game: Game) -> Iterator[Desk]:
    """Qt without a screen, and a window that is gone afterwards."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    theme.load_fonts()
    use_language("zh-CN")
    gc.freeze()  # as the program does, once its window stands
    made = Desk(folder, game)
    try:
        yield made
    finally:
        made.close()
        gc.unfreeze()


def settle() -> None:
    """Let everything that waits happen: layout, repaint, and what those have asked for."""
    for _ in range(2):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
