"""The program with a window."""

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Protocol

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from judge_app.engine.text import T
from judge_app.narration.words import use_language
from judge_app.storage.places import Places, places
from judge_app.storage.settings import load_settings
from judge_app.ui import theme
from judge_app.ui.main_window import MainWindow

log = logging.getLogger(__name__)
LOG_FILE = "judge-app.log"


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
    _log_to(where)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    _set_up(app, settings.language)  # type: ignore[arg-type]
    window = MainWindow(where, settings)
    sys.excepthook = excepthook_for(window, where)
    window.begin(args.file)
    window.show()
    return int(app.exec())


def system_language() -> str:
    """The nearest language the program speaks."""
    return "zh-CN" if QLocale.system().language() == QLocale.Language.Chinese else "en"


def excepthook_for(window: MainWindow, where: Places) -> "Hook":
    """One sentence for the judge, the rest for the log; the game goes on."""
    return Hook(window, where.data / LOG_FILE)


class Hook:
    """Takes what nobody caught."""

    def __init__(self, window: MainWindow, file: Path) -> None:
        self._window, self._file = window, file

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        log.error("uncaught", exc_info=(kind, error, trace))
        self._window.tell(
            T("程序这一步出了岔子，已记下的都在；再试一次，或者撤销一步。详情在 {file}", file=self._file)
        )


def _set_up(app: QApplication, language: str) -> None:
    app.setApplicationName("judge-app")
    app.setStyle("Fusion")
    theme.load_fonts()
    if language == "zh-CN":
        translator = QTranslator(app)
        if translator.load("qtbase_zh_CN", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            app.installTranslator(translator)


def _log_to(where: Places) -> None:
    """The log beside the games; without a folder to write in there is none."""
    try:
        where.data.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            where.data / LOG_FILE, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger("judge_app").addHandler(handler)
