"""A saved game walked through step by step."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSlider
from pytestqt.qtbot import QtBot

from judge_app.storage.lines import read, seal
from judge_app.storage.places import Places
from judge_app.storage.seating import Sitter
from judge_app.ui.log_list import LogList
from judge_app.ui.main_window import MainWindow
from judge_app.ui.replay_page import ReplayPage
from tests.ui.parts_of import button, part, touch
from tests.ui.tabletop import guard_table
from tests.ui.windows import Open, page, play, saved_game, told


def replay(window: MainWindow) -> ReplayPage:
    shown = page(window)
    assert isinstance(shown, ReplayPage)
    return shown


def begin(open_window: Open, places: Places, until: str = "") -> MainWindow:
    saved_game(places.games, until)
    window = open_window()
    touch(window, "openLibrary", "replayGame")
    return window


def go_to(window: MainWindow, key: str) -> None:
    at = replay(window).at
    at.go([answer.key for answer in at.shown.answers].index(key))


def test_keys_walk_forward_and_back(qtbot: QtBot, open_window: Open, places: Places) -> None:
    window = begin(open_window, places)
    table = replay(window).table
    titles = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        qtbot.keyClick(table, key)
        titles.append(part(window, "stepTitle", QLabel).text())
    assert titles == ["天黑", "守卫", "狼人", "守卫"]


def test_what_was_entered_then_is_on_the_table(open_window: Open, places: Places) -> None:
    window = begin(open_window, places)
    go_to(window, "n1.guard")
    assert button(window, "seat-10").look.is_picked  # type: ignore[attr-defined]
    go_to(window, "d1.vote")
    assert button(window, "seat-1").look.line == "→ 9"  # type: ignore[attr-defined]


def test_nothing_can_be_entered_and_the_file_stays_as_it_is(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    window = begin(open_window, places, "n2.witch")
    path = next(places.games.glob("*.wolfgame"))
    before = path.read_bytes()
    go_to(window, "n1.wolves")
    touch(window, "seat-3")
    qtbot.keyClicks(replay(window).table, "4")
    qtbot.keyClick(replay(window).table, Qt.Key.Key_Return)
    assert button(window, "seat-8").look.is_picked  # type: ignore[attr-defined]
    assert not button(window, "undo").isVisible()
    window.close()
    assert path.read_bytes() == before


def test_first_and_last_step_are_one_key_away(qtbot: QtBot, open_window: Open, places: Places) -> None:
    window = begin(open_window, places)
    table = replay(window).table
    qtbot.keyClick(table, Qt.Key.Key_End)
    assert part(window, "stepTitle", QLabel).text() == "游戏结束"
    touch(window, "next")
    assert part(window, "winnerText", QLabel).text() == "好人获胜"
    assert not button(window, "nextGame").isVisible()
    touch(window, "backToTable")
    qtbot.keyClick(table, Qt.Key.Key_Home)
    assert part(window, "replaySlider", QSlider).value() == 0


def test_slider_and_log_lead_to_any_step(open_window: Open, places: Places) -> None:
    window = begin(open_window, places)
    part(window, "replaySlider", QSlider).setValue(3)
    assert part(window, "stepTitle", QLabel).text() == "狼人"
    part(window, "logList", LogList).picked.emit(5)
    assert part(window, "stepTitle", QLabel).text() == "预言家"
    assert "5 / " in part(window, "replayText", QLabel).text()


def test_log_tells_the_whole_game_once_it_is_over(open_window: Open, places: Places) -> None:
    window = begin(open_window, places)
    log = part(window, "logList", LogList).model()
    words = "\n".join(str(log.data(log.index(row, 0))) for row in range(log.rowCount()))
    assert "守卫 守 10" in words
    assert "好人获胜" in words


def test_log_of_an_open_game_keeps_night_deeds_back_by_day(open_window: Open, places: Places) -> None:
    window = begin(open_window, places, "d1.vote")
    go_to(window, "d1.announce")
    log = part(window, "logList", LogList).model()
    words = "\n".join(str(log.data(log.index(row, 0))) for row in range(log.rowCount()))
    assert "守 10" not in words
    assert "昨夜死亡：8号" in words


def test_correct_opens_the_game_at_that_step(open_window: Open, places: Places) -> None:
    window = begin(open_window, places, "n2.witch")
    go_to(window, "n1.seer")
    touch(window, "replayCorrect")
    assert window.game is not None
    assert window.game.controller.looking == "n1.seer"


def test_leaving_lights_the_game_in_its_list(open_window: Open, places: Places) -> None:
    window = begin(open_window, places)
    touch(window, "leaveTable")
    assert page(window).objectName() == "gamesPage"


def test_people_sit_where_they_sat_then(open_window: Open, places: Places) -> None:
    session = guard_table(places.games)
    play(session, "n1.witch")
    session.move("substitute", [2], Sitter("小雷"))
    session.close()
    window = open_window()
    touch(window, "openLibrary", "replayGame")
    go_to(window, "n1.guard")
    assert button(window, "seat-2").look.name == "小雨"  # type: ignore[attr-defined]
    touch(window, "replayLast")
    assert button(window, "seat-2").look.name == "小雷"  # type: ignore[attr-defined]


def test_what_was_ruled_then_is_shown_where_todays_program_rules_otherwise(
    open_window: Open, places: Places
) -> None:
    path = saved_game(places.games, "n1.wolves")
    raw, crc = b"", 0
    for line in read(path.read_bytes()).lines:
        changed = json.loads(json.dumps(line).replace('"seat": 10', '"seat": 11'))
        text, crc = seal(changed, crc)
        raw += text
    path.write_bytes(raw)
    window = open_window()
    touch(window, "openLibrary", "replayGame")
    go_to(window, "n1.guard")
    assert "当时：守护 11号" in part(window, "replayThen", QLabel).text()
    go_to(window, "n1.dark")
    assert not part(window, "replayThen", QLabel).text()


@pytest.mark.parametrize("width", [1280, 1024])
def test_big_button_never_scrolls_away(open_window: Open, places: Places, width: int) -> None:
    window = begin(open_window, places)
    window.resize(width, 700)
    go_to(window, "n1.witch")
    assert button(window, "next").isVisible()
    assert window.rect().contains(
        button(window, "next").mapTo(window, button(window, "next").rect().center())
    )


def test_torn_game_walked_through_promises_no_copy(open_window: Open, places: Places) -> None:
    path = saved_game(places.games)
    path.write_bytes(path.read_bytes() + b'{"answer":{"key"')
    window = open_window()
    window.show_replay(path)
    assert "读不出，已略去；文件未动" in told(window)
