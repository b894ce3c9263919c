"""The window drawn where nobody sees it, to know whether it can be drawn at all."""

import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QMessageLogContext, QSize, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from judge_app.storage.places import Places
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.main_window import MainWindow

# Without a screen there is no window manager to tell how small a window may get.
USUAL = "This plugin does not support propagateSizeHints()"
OWN = {"win32": "windows", "darwin": "cocoa"}.get(sys.platform, "xcb")
PLUGINS = ("platforms/*offscreen", f"platforms/*{OWN}", "printsupport/*printersupport", "imageformats/*svg")


def absent() -> list[str]:
    """Which of the plugins of Qt that the program relies on are not there."""
    place = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    return [name for name in PLUGINS if not any(place.glob(f"{name}*.*"))]


def pictures(folder: Path, game: Path) -> tuple[int, int]:
    """Draw the start page and a saved game; how many colours each has. Raises ImportError."""
    import judge_app.ui.printing_dialog  # noqa: F401

    before = qInstallMessageHandler(_pass_on)
    try:
        return _drawn(folder, game)
    finally:
        qInstallMessageHandler(before)


def _pass_on(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    if message != USUAL:
        sys.stderr.write(f"{message}\n")


def _drawn(folder: Path, game: Path) -> tuple[int, int]:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    theme.load_fonts()
    window = MainWindow(Places(folder), Settings())
    window.show_start()
    window.show()
    app.processEvents()
    start = _colours(window)
    window.open(game)
    app.processEvents()
    table = _colours(window)
    window.close()
    window.deleteLater()
    app.processEvents()
    return start, table


def _colours(window: MainWindow) -> int:
    small = window.grab().toImage().scaled(QSize(160, 100))
    image = small.convertToFormat(QImage.Format.Format_RGB32)
    return len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())})
