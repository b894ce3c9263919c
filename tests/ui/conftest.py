"""A judge at a fresh table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from judge_app.session import Session
from judge_app.ui import theme
from tests.ui.tabletop import Judge, guard_table


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    made = guard_table(tmp_path)
    yield made
    made.close()


@pytest.fixture
def judge(qtbot: QtBot, session: Session) -> Judge:
    theme.load_fonts()
    return Judge(qtbot, session)
