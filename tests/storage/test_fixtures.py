"""Files of every version of the format open for ever, at the step where they stood."""

import shutil
from pathlib import Path

import pytest

from judge_app.session import Session
from judge_app.storage.lines import read
from judge_app.storage.seating import Sitter
from judge_app.storage.shields import Shield
from judge_app.storage.timeline import fold
from tests.tables import TESTS

FIXTURES = TESTS / "fixtures"
STOOD = {
    "format-1.wolfgame": ("n3.wolves", 30, {"silent": True}),
    "format-1-people.wolfgame": ("d1.nobody_elected", 9, {}),
}


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


def test_people_of_an_old_file_sit_where_they_sat(tmp_path: Path) -> None:
    session = Session.open(Path(shutil.copy(FIXTURES / "format-1-people.wolfgame", tmp_path)))
    assert session.sitters[:4] == (
        Sitter("小红", "p2"),
        Sitter("阿明", "p1"),
        Sitter("老汪"),
        Sitter("小雷", "p3"),
    )
    assert [sitter.name for sitter in session.people_at("n1.wolves")[:4]] == ["阿明", "小红", "老汪", ""]
    assert session.shields == (Shield(Sitter("小红", "p2"), "killed", 2),)
    assert session.game.setup.protected == (2,)
    session.close()


def test_a_program_that_knows_no_moves_finds_the_same_game() -> None:
    lines = read((FIXTURES / "format-1-people.wolfgame").read_bytes()).lines[1:]
    known = [line for line in lines if not {"seat", "unseat", "reseat"} & set(line)]
    assert len(known) < len(lines)
    assert fold(known).now.answers == fold(lines).now.answers


def test_there_is_a_file_of_every_format() -> None:
    assert sorted(STOOD) == [path.name for path in sorted(FIXTURES.glob("*.wolfgame"))]
