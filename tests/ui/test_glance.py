"""What the start page says of an unfinished game."""

from datetime import datetime
from pathlib import Path

import pytest

from judge_app.engine.setup import Setup
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.ui.glance import glance, when_words

NOW = datetime(2026, 11, 30, 0, 30)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 11, 30, 0, 5), "今天 00:05"),
        (datetime(2026, 11, 29, 21, 4), "昨天 21:04"),
        (datetime(2026, 11, 28, 21, 4), "11月28日 21:04"),
    ],
)
def test_moment_is_told_as_one_says_it(then: datetime, words: str) -> None:
    assert str(when_words(then, NOW)) == words


def test_game_is_told_by_its_table_and_step(tmp_path: Path) -> None:
    ruleset = load_ruleset("face-to-face")
    setup = Setup(ruleset, "", 7, {"werewolf": 2, "seer": 1, "villager": 4})
    session = Session.create(setup, ("",) * 7, tmp_path, TableInfo())
    session.answer({"mode": "found"})
    session.answer({})
    session.close()
    seen = glance(session.path)
    assert seen is not None
    assert str(seen.table) == "面杀完整版修订版 · 自配 · 7 人"
    assert str(seen.step).startswith("第 1 夜 · 狼人 · 今天")


@pytest.mark.parametrize("content", [b"", b"nothing", b'{"format": 1, "crc": "00000000"}\n'])
def test_file_that_says_nothing_is_told_of_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.wolfgame"
    file.write_bytes(content)
    assert glance(file) is None


def test_file_that_is_gone_is_told_of_nothing(tmp_path: Path) -> None:
    assert glance(tmp_path / "x.wolfgame") is None
