import runpy
from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[2]


def test_picture_the_window_shows_is_the_drawing(qtbot: QtBot) -> None:
    icons = runpy.run_path(str(ROOT / "packaging" / "icons.py"))
    shown = QImage(str(icons["SHOWN"])).convertToFormat(QImage.Format.Format_ARGB32)
    drawn = icons["picture"](icons["SHOWN_SIDE"]).convertToFormat(QImage.Format.Format_ARGB32)
    assert not shown.isNull()
    assert shown == drawn
