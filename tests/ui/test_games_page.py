"""All saved games: found, opened, put away and back, taken in and given out."""

from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QFileDialog, QLabel, QLineEdit, QListView
from pytestqt.qtbot import QtBot

from judge_app.storage.entry import Entry, entry_of
from judge_app.storage.places import Places
from judge_app.ui.games_list import GamesList
from judge_app.ui.games_page import GamesPage
from judge_app.ui.main_window import MainWindow
from tests.tables import CASES
from tests.ui.parts_of import button, part, touch
from tests.ui.tabletop import dealt_table
from tests.ui.windows import Open, page, saved_game, told


@pytest.fixture
def window(qtbot: QtBot, open_window: Open, places: Places) -> MainWindow:
    """A won game, an open one of another ruleset, and an open one; the newest is the last made."""
    saved_game(places.games)
    dealt_table(places.games, "last-words", "12").close()
    saved_game(places.games, "n2.witch")
    window = open_window()
    touch(window, "openLibrary")
    shown = page(window)
    assert isinstance(shown, GamesPage)
    qtbot.waitUntil(lambda: not shown.library.waiting)  # a slow machine reads them one by one
    return window


def games(window: MainWindow) -> list[Entry]:
    return part(page(window), "gamesList", GamesList).games.entries


MIMES: list[QMimeData] = []
"""What is being dragged must outlive the event, which only points to it."""


def dropped(*files: Path) -> QDropEvent:
    MIMES.append(QMimeData())
    MIMES[-1].setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    return QDropEvent(QPointF(300, 300), copy, MIMES[-1], left, Qt.KeyboardModifier.NoModifier)


def choose(window: MainWindow, row: int) -> None:
    view = part(page(window), "gamesList", GamesList)
    view.setCurrentIndex(view.games.index(row, 0))


def search(window: MainWindow, text: str) -> int:
    part(window, "gamesSearch", QLineEdit).setText(text)
    return len(games(window))


def test_unfinished_games_come_first(window: MainWindow) -> None:
    assert page(window).objectName() == "gamesPage"
    assert [entry.is_over for entry in games(window)] == [False, False, True]


@pytest.mark.parametrize(
    ("text", "found"),
    [("小雨", 3), ("xy", 3), ("雨", 3), ("遗言", 1), ("last-words", 1), ("守卫局", 2), ("2026-11-29", 3),
     ("xy 遗言", 1), ("没有的人", 0)],
)  # fmt: skip
def test_list_narrows_as_one_types(window: MainWindow, text: str, found: int) -> None:
    assert search(window, text) == found


def test_filters_ask_for_ruleset_board_winner_and_day(window: MainWindow) -> None:
    combos = {
        name: part(window, f"{name}Filter", QComboBox) for name in ("ruleset", "board", "winner", "date")
    }
    combos["ruleset"].setCurrentIndex(combos["ruleset"].findData("face-to-face"))
    assert len(games(window)) == 2
    combos["board"].setCurrentIndex(combos["board"].findData("12-guard"))
    combos["winner"].setCurrentIndex(combos["winner"].findData("good"))
    assert [entry.winner for entry in games(window)] == ["good"]
    combos["winner"].setCurrentIndex(combos["winner"].findData("-"))
    assert [entry.next for entry in games(window)] == ["n2.witch"]


def test_nothing_found_is_said(window: MainWindow) -> None:
    search(window, "没有的人")
    assert part(window, "gamesEmpty", QLabel).text() == "没有符合的对局"
    assert not button(window, "openGame").isEnabled()


def test_open_leads_to_the_step_where_it_stopped(window: MainWindow) -> None:
    choose(window, next(row for row, entry in enumerate(games(window)) if entry.next == "n2.witch"))
    assert button(window, "openGame").text() == "接着这一局"
    touch(window, "openGame")
    assert page(window).objectName() == "tablePage"
    assert window.game is not None
    assert window.game.session.game.prompt.key == "n2.witch"


def test_enter_in_the_list_opens(qtbot: QtBot, window: MainWindow) -> None:
    view = part(window, "gamesList", GamesList)
    choose(window, 0)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert page(window).objectName() == "tablePage"


def test_game_goes_to_the_trash_and_back(window: MainWindow, places: Places) -> None:
    choose(window, 2)
    touch(window, "trashGame")
    assert "回收站" in told(window)
    assert (len(games(window)), len(list(places.trash.glob("*.wolfgame")))) == (2, 1)
    touch(window, "openTrash")
    assert [entry.winner for entry in games(window)] == ["good"]
    assert not button(window, "openGame").isVisible()
    touch(window, "trashGame", "openTrash")
    assert len(games(window)) == 3


def test_record_is_written_and_taken_in_again(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "局.wolf.toml"
    choose(window, 2)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(record), ""))
    touch(window, "exportGame")
    assert told(window) == "导出到 局.wolf.toml"
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(record)], ""))
    touch(window, "importGames")
    assert told(window).startswith("导入了 1 局")
    assert len(games(window)) == 4


def test_files_are_dropped_on_the_page(window: MainWindow, tmp_path: Path) -> None:
    broken = tmp_path / "broken.wolf.toml"
    broken.write_text("format = 1\n", "utf-8")
    page(window).dropEvent(dropped(CASES / "f2f-13-cupid-alone.wolf.toml", broken))
    assert "导入了 1 局" in told(window)
    assert "broken.wolf.toml" in told(window)
    assert len(games(window)) == 4


def test_game_dropped_on_the_start_page_is_opened(open_window: Open, places: Places) -> None:
    path = saved_game(places.games, "n2.witch")
    window = open_window()
    page(window).dropEvent(dropped(path))
    assert page(window).objectName() == "tablePage"


def test_backup_made_here_is_merged_in_elsewhere(
    window: MainWindow, open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    backup = tmp_path / "all.zip"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(backup), ""))
    touch(window, "backUp")
    assert told(window) == "备份了 3 局：all.zip"
    touch(window, "backUp")
    assert "已经有这个文件" in told(window)
    other = GamesPage(Places(tmp_path / "elsewhere"))
    qtbot.addWidget(other)
    said: list[object] = []
    other.told.connect(said.append)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(backup), ""))
    touch(other, "mergeBackup")
    assert "新增 3 局" in str(said[0])
    assert part(other, "gamesList", GamesList).games.rowCount() == 3


def test_file_that_is_no_backup_says_so(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.zip"
    file.write_text("nothing", "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    touch(window, "mergeBackup")
    assert "不是备份文件" in told(window)


def test_unreadable_file_is_listed_with_its_reason(window: MainWindow, places: Places) -> None:
    (places.games / "坏.wolfgame").write_text("nothing", "utf-8")
    touch(window, "leaveGames", "openLibrary")
    assert games(window)[-1].trouble is not None
    choose(window, 3)
    assert not button(page(window), "openGame").isEnabled()
    assert button(page(window), "trashGame").isEnabled()


def test_letters_typed_over_the_list_are_searched(qtbot: QtBot, window: MainWindow) -> None:
    view = part(window, "gamesList", QListView)
    view.setFocus()
    qtbot.keyClicks(view, "x")
    assert part(window, "gamesSearch", QLineEdit).text() == "x"


def test_two_games_of_one_evening_tell_which_was_first(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    saved_game(places.games)
    saved_game(places.games)
    window = open_window()
    touch(window, "openLibrary")
    qtbot.waitUntil(lambda: len(games(window)) == 2)
    model = part(window, "gamesList", GamesList).games
    rows = [str(model.data(model.index(row, 0))) for row in (0, 1)]
    assert ["第 2 局" in rows[0], "第 1 局" in rows[1]] == [True, True]


def test_every_control_has_a_name(window: MainWindow) -> None:
    controls = [*page(window).findChildren(QAbstractButton), *page(window).findChildren(QComboBox)]
    nameless = [c for c in controls if not c.accessibleName() and "qt_" not in c.objectName()]
    assert [c for c in nameless if not isinstance(c.parent(), (QComboBox, QLineEdit))] == []


def test_ten_thousand_games_are_shown_without_a_widget_each(
    qtbot: QtBot, places: Places, tmp_path: Path
) -> None:
    shown = GamesPage(places)
    qtbot.addWidget(shown)
    entry = entry_of(saved_game(tmp_path / "one"))
    many = [entry._replace(name=f"{n}.wolfgame") for n in range(10_000)]
    start = perf_counter()
    shown.list.show_games(many, {})
    shown.resize(1280, 800)
    shown.show()
    shown.grab()
    assert perf_counter() - start < 5  # a widget a row would take minutes
    assert len(shown.list.findChildren(QLabel)) == 0
