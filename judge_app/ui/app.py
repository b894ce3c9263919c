"""The program with a window."""

import gc
import sys
from pathlib import Path
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from judge_app.engine.text import T
from judge_app.narration.words import use_language
from judge_app.paths import data_path
from judge_app.storage.places import places
from judge_app.storage.settings import load_settings
from judge_app.ui import theme
from judge_app.ui.application import Application
from judge_app.ui.main_window import MainWindow

_AFTER_THE_PAINT = 300
"""Milliseconds."""


class Arguments(Protocol):
    """What the command line says: `lang` and `data_dir` or None, the `file` to open or None."""

    lang: str | None
    data_dir: Path | None
    file: Path | None


def run(args: Arguments) -> int:
    """Open the window and stay until it is closed; the exit code."""
    where = places(args.data_dir)
    settings = load_settings(where.data)
    settings.language = args.lang or settings.language or system_language()
    use_language(settings.language)
    app = QApplication.instance() or Application([*sys.argv[:1], "-style", "fusion"])
    _set_up(app, settings.language)  # type: ignore[arg-type]
    window = MainWindow(where, settings)
    sys.excepthook = Hook(window, where.data)
    window.begin(args.file)
    if isinstance(app, Application):
        app.file_wanted.connect(window.open)
    window.show()
    QTimer.singleShot(_AFTER_THE_PAINT, lambda: _settle(where.data))
    return int(app.exec())


def system_language() -> str:
    """The nearest language the program speaks."""
    return "zh-CN" if QLocale.system().language() == QLocale.Language.Chinese else "en"


class Hook:
    """Takes what nobody caught: one sentence for the judge, the rest for the log; the game goes on."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window, self._folder = window, folder

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        from judge_app.ui.log import FILE, keep_log, note_fault

        keep_log(self._folder)
        note_fault((kind, error, trace))
        file = self._folder / FILE
        self._window.tell(
            T("程序这一步出了岔子，已记下的都在；再试一次，或者撤销一步。详情在 {file}", file=file)
        )


def _settle(folder: Path) -> None:
    """What is slow to load and not needed before the first paint; what is loaded now stays to the end."""
    from judge_app.ui.log import keep_log

    keep_log(folder)
    gc.freeze()
    gc.enable()


def _set_up(app: QApplication, language: str) -> None:
    app.setApplicationName("judge-app")
    app.setDesktopFileName("judge-app")
    app.setWindowIcon(QIcon(str(data_path("resources") / "icon.png")))
    theme.load_fonts()
    if language == "zh-CN":
        translator = QTranslator(app)
        if translator.load("qtbase_zh_CN", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            app.installTranslator(translator)
