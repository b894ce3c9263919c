"""PySide6 6.12.0 gives away a reference to None with every call and aborts after some thousand."""

import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 200
NOISE = 20


def test_calls_into_qt_keep_the_references_to_none(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(CALLS):
        label.setText(str(number))
    assert sys.getrefcount(None) > before - NOISE
