"""The club book's page."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QComboBox, QDateEdit, QLabel, QLineEdit, QPushButton, QSpinBox, QTableWidget
from pytestqt.qtbot import QtBot

from judge_app.storage.places import Places
from judge_app.storage.settings import Settings, load_settings
from judge_app.ui.club_page import ClubPage, save_table
from judge_app.ui.printing_charts import BarChart
from tests.reports.test_book import saved
from tests.ui.parts_of import part, touch


@pytest.fixture
def places(tmp_path: Path) -> Places:
    made = Places(tmp_path / "data")
    saved(made.games)
    return made


@pytest.fixture
def page(qtbot: QtBot, places: Places) -> ClubPage:
    made = ClubPage(places, Settings())
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: bool(made.tables) and bool(made.tables[0].rows))
    return made


def cells(page: ClubPage, name: str, column: int) -> list[str]:
    table = part(page, f"standing-{name}", QTableWidget)
    items = [table.item(row, column) for row in range(table.rowCount())]
    return [item.text() for item in items if item is not None]


def test_ranking_lists_everybody_with_points(page: ClubPage) -> None:
    assert len(cells(page, "ranking", 1)) == 8
    assert cells(page, "ranking", 2)[:2] == ["6", "6"]


def test_a_column_sorts_by_number_both_ways(page: ClubPage) -> None:
    table = part(page, "standing-ranking", QTableWidget)
    table.sortByColumn(2, Qt.SortOrder.AscendingOrder)
    points = [int(text) for text in cells(page, "ranking", 2)]
    assert points == sorted(points)
    table.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    assert int(cells(page, "ranking", 2)[0]) == max(points)


def test_other_points_rank_anew_and_are_kept(page: ClubPage, places: Places) -> None:
    part(page, "points-win", QSpinBox).setValue(10)
    assert cells(page, "ranking", 2)[0] == "13"
    assert load_settings(places.data).points["win"] == 10


def test_a_span_without_games_is_empty(page: ClubPage) -> None:
    until = part(page, "clubUntil", QDateEdit)
    until.setDate(until.date().addYears(-50))
    assert page.tables[0].rows == ()


def test_places_of_the_games_can_be_chosen(page: ClubPage) -> None:
    choice = part(page, "clubPlace", QComboBox)
    assert [choice.itemText(n) for n in range(choice.count())] == ["全部", "会所"]
    choice.setCurrentIndex(1)
    assert page.span.place == "会所"


def test_what_stands_above_the_sheets_is_kept(page: ClubPage, places: Places) -> None:
    name = part(page, "clubName", QLineEdit)
    name.setText("北城")
    name.editingFinished.emit()
    touch(page, "withhold-votes")
    kept = load_settings(places.data)
    assert (kept.club, kept.withheld) == ("北城", ["corrections", "votes", "warnings"])


def test_charts_say_their_numbers_to_a_screen_reader(page: ClubPage) -> None:
    assert part(page, "chart-camps", BarChart).accessibleName() == "好人 100%（1/1）"


def test_a_table_is_saved_as_csv(page: ClubPage, tmp_path: Path) -> None:
    file = tmp_path / "t.csv"
    save_table(page.tables[0], file)
    assert file.read_text("utf-8").startswith("\ufeff名次,玩家,积分")


def test_a_folder_that_takes_nothing_is_told(page: ClubPage, tmp_path: Path) -> None:
    assert "写不进去" in str(save_table(page.tables[0], tmp_path / "none" / "t.csv"))


def test_book_without_games_tells_what_will_stand_there(qtbot: QtBot, tmp_path: Path) -> None:
    empty = ClubPage(Places(tmp_path / "new"), Settings())
    qtbot.addWidget(empty)
    words = part(empty, "clubEmpty", QLabel)
    qtbot.waitUntil(lambda: not words.isHidden())
    assert words.text().startswith("打完一局，这里就有积分榜")
    assert not part(empty, "saveBook", QPushButton).isEnabled()


def test_span_without_games_is_told_as_such(page: ClubPage) -> None:
    part(page, "clubSince", QDateEdit).setDate(QDate(2099, 1, 1))
    assert part(page, "clubEmpty", QLabel).text() == "上面选的日期和地方，没有打完的局。"
    part(page, "clubSince", QDateEdit).setDate(QDate(2000, 1, 1))
    assert part(page, "clubEmpty", QLabel).isHidden()
