"""A judge at a fresh table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judge_app.session import Session
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.main_window import MainWindow
from tests.ui.tabletop import Judge, guard_table
from tests.ui.windows import Open


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    made = guard_table(tmp_path)
    yield made
    made.close()


@pytest.fixture
def judge(qtbot: QtBot, session: Session) -> Judge:
    theme.load_fonts()
    return Judge(qtbot, session)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(tmp_path / "data")


@pytest.fixture
def open_window(qtbot: QtBot, places: Places) -> Iterator[Open]:
    opened: list[MainWindow] = []

    def open_one(file: Path | None = None, settings: Settings | None = None) -> MainWindow:
        window = MainWindow(places, settings or Settings(language="zh-CN"))
        qtbot.addWidget(window)
        opened.append(window)
        window.begin(file)
        window.show()
        return window

    yield open_one
    for window in opened:
        window.close()
