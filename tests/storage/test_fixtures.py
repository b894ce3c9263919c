"""Files of every version of the format open for ever, at the step where they stood."""

import shutil
from pathlib import Path

import pytest

from judge_app.session import Session
from tests.tables import TESTS

FIXTURES = TESTS / "fixtures"
STOOD = {"format-1.wolfgame": ("n3.wolves", 30, {"silent": True})}


@pytest.mark.parametrize("name", [path.name for path in sorted(FIXTURES.glob("*.wolfgame"))])
def test_old_file_opens_where_it_stood(tmp_path: Path, name: str) -> None:
    path = Path(shutil.copy(FIXTURES / name, tmp_path))
    session = Session.open(path)
    step, answers, clock = STOOD[name]
    assert not session.is_readonly
    assert session.game.prompt.key == step
    assert len(session.game.answers) == answers
    assert session.clock == clock
    assert not [notice for notice in session.notices if "读不出" in str(notice)]
    session.close()


def test_there_is_a_file_of_every_format() -> None:
    assert sorted(STOOD) == [path.name for path in sorted(FIXTURES.glob("*.wolfgame"))]
