"""By day, and under the cover, the judge's own window looks the same whatever is hidden."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from judge_app.ui import theme
from tests.ui.tabletop import GUARD_BOARD, Judge, guard_table

DEEDS: dict[str, Any] = {
    "n1.guard": {"pick": [10]},
    "n1.wolves": {"pick": [9]},
    "n1.witch": {"none": []},
    "n1.seer": {"pick": [1]},
}
OTHER_DEEDS: dict[str, Any] = DEEDS | {"n1.guard": {"none": []}, "n1.seer": {"pick": [12]}}
OTHER_BOARD = [*GUARD_BOARD[4:8], *GUARD_BOARD[:4], *GUARD_BOARD[8:]]
DAY: Mapping[str, Any] = {
    "d1.campaign": {"pick": [1, 6]},
    "d1.campaign.withdraw": {"none": []},
    "d1.campaign.vote": {str(seat): 6 for seat in (2, 3, 4, 5, 7, 8, 9, 10, 11, 12)},
    "d1.vote": {str(seat): 10 for seat in range(1, 13) if seat != 9},
}


@pytest.fixture
def judges(qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[Judge, Judge]]:
    """Two tables that differ only in what is hidden, both at the first dark."""
    theme.load_fonts()
    made = guard_table(tmp_path / "a"), guard_table(tmp_path / "b", OTHER_BOARD)
    yield Judge(qtbot, made[0]), Judge(qtbot, made[1])
    for session in made:
        session.close()


def to_day(judges: tuple[Judge, Judge]) -> None:
    for judge, deeds in zip(judges, (DEEDS, OTHER_DEEDS), strict=True):
        while judge.at.prompt.stage in ("dark", "night", "dawn"):
            judge.session.answer(deeds.get(judge.key, {}))
            judge.at.refresh()


def picture(judge: Judge) -> QImage:
    """The window as it is painted, with one time of saving for all."""
    judge.session.saved_at = None
    judge.at.clock.set_up(judge.at.clock.limit, judge.at.clock.is_countdown)
    judge.at.changed.emit()
    return judge.page.grab().toImage()


def assert_alike(judges: tuple[Judge, Judge]) -> None:
    assert picture(judges[0]) == picture(judges[1]), judges[0].key


def test_every_step_of_a_day_looks_the_same(judges: tuple[Judge, Judge]) -> None:
    to_day(judges)
    seen = set()
    while not judges[0].key.endswith(".dark"):
        assert_alike(judges)
        seen.add(judges[0].key)
        for judge in judges:
            judge.session.answer(DAY.get(judge.key, {}))
            judge.at.refresh()
    assert seen > set(DAY)
    assert_alike(judges)


def test_step_of_the_night_opened_by_day_looks_the_same(judges: tuple[Judge, Judge]) -> None:
    to_day(judges)
    for judge in judges:
        judge.at.look("n1.seer")
    assert_alike(judges)


def test_touched_seat_by_day_looks_the_same(judges: tuple[Judge, Judge]) -> None:
    to_day(judges)
    for judge in judges:
        judge.seats(3)
    assert_alike(judges)


def test_roles_are_painted_once_they_are_asked_for(judges: tuple[Judge, Judge]) -> None:
    to_day(judges)
    before = picture(judges[0])
    for judge in judges:
        judge.at.show_roles(True)
    assert picture(judges[0]) != picture(judges[1])
    judges[0].at.show_roles(False)
    assert picture(judges[0]) == before


def test_cover_by_night_shows_nothing(judges: tuple[Judge, Judge]) -> None:
    for judge in judges:
        judge.to_night()
    assert picture(judges[0]) != picture(judges[1])
    for judge in judges:
        judge.press(Qt.Key.Key_F2)
    assert_alike(judges)
