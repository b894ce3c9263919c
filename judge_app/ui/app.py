"""The program with a window."""

import gc
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from judge_app.narration.words import use_language
from judge_app.paths import data_path
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.application import Application
from judge_app.ui.main_window import MainWindow

if TYPE_CHECKING:
    from judge_app.ui.crash import Faults

_AFTER_THE_PAINT = 300
"""Milliseconds."""


def run(where: Places, settings: Settings, file: Path | None = None) -> int:
    """Open the window, on `file` if one is named, and stay until it is closed; the exit code."""
    try:
        return _run(where, settings, file)
    except Exception as error:  # before there is a window to say it in
        from judge_app.ui.crash import say_at_start

        return say_at_start(error, where.data)


def _run(where: Places, settings: Settings, file: Path | None) -> int:
    settings.language = settings.language or system_language()
    use_language(settings.language)
    app = QApplication.instance() or Application([*sys.argv[:1], "-style", "fusion"])
    _set_up(app, settings.language)  # type: ignore[arg-type]
    window = MainWindow(where, settings)
    hook = sys.excepthook = Hook(window, where.data)
    _begin(window, file, hook)
    if isinstance(app, Application):
        app.file_wanted.connect(window.open)
    window.show()
    QTimer.singleShot(_AFTER_THE_PAINT, lambda: _settle(hook))
    return int(app.exec())


def _begin(window: MainWindow, file: Path | None, hook: "Hook") -> None:
    """A game that cannot be shown is no reason not to open the window."""
    try:
        window.begin(file)
    except Exception as error:
        hook.faults.take(error)


def system_language() -> str:
    """The nearest language the program speaks."""
    return "zh-CN" if QLocale.system().language() == QLocale.Language.Chinese else "en"


class Hook:
    """Takes what nobody caught: a page for the judge, the place for the log; the game goes on."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window, self._folder = window, folder
        self._faults: Faults | None = None

    def __call__(self, kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
        else:
            self.faults.take(error)

    @property
    def faults(self) -> "Faults":
        """Made with the first fault, or once the window stands."""
        from judge_app.ui.crash import Faults

        if self._faults is None:
            self._faults = Faults(self._window, self._folder)
        return self._faults


def _settle(hook: Hook) -> None:
    """What is slow to load and not needed before the first paint; what is loaded now stays to the end."""
    from PySide6.QtGui import QIcon

    QApplication.setWindowIcon(QIcon(str(data_path("resources") / "icon.png")))
    hook.faults.listen()
    gc.freeze()
    gc.enable()


def _set_up(app: QApplication, language: str) -> None:
    app.setApplicationName("judge-app")
    app.setDesktopFileName("judge-app")
    theme.load_fonts()
    if language == "zh-CN":
        translator = QTranslator(app)
        if translator.load("qtbase_zh_CN", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            app.installTranslator(translator)
