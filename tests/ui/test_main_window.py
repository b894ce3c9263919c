"""The window: what it opens on, what it keeps, what it says."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from judge_app.engine.setup import Setup
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings, load_settings
from judge_app.ui.game_pages import GamePages
from judge_app.ui.main_window import MainWindow
from judge_app.ui.start_page import StartPage
from tests.ui.parts_of import button, part, touch
from tests.ui.windows import Open, told
from tests.ui.windows import page as current


def new_session(places: Places, way: str = "found") -> Session:
    ruleset = load_ruleset("face-to-face")
    setup = Setup(ruleset, "12-guard", 12, ruleset.boards["12-guard"].deck)
    session = Session.create(setup, ("",) * 12, places.games, TableInfo())
    if way == "found":
        session.answer({"mode": "found"})
    return session


def game_of(window: MainWindow) -> GamePages:
    assert window.game is not None
    return window.game


def page_of(window: MainWindow) -> str:
    return current(window).objectName()


def start_of(qtbot: QtBot, window: MainWindow) -> StartPage:
    """The start page once it has described the unfinished game."""
    start = part(window, "startPage", StartPage)
    qtbot.waitUntil(start._table.isVisible)
    return start


def test_new_machine_opens_on_the_start_page(open_window: Open) -> None:
    window = open_window()
    assert page_of(window) == "startPage"
    assert not button(window, "continueGame").isVisible()


def test_new_game_leads_from_start_to_the_first_step(open_window: Open, places: Places) -> None:
    window = open_window()
    touch(window, "newGame")
    assert page_of(window) == "setupPage"
    touch(window, "ruleset-face-to-face", "board-12-guard", "startGame")
    assert page_of(window) == "tablePage"
    assert game_of(window).session.game.prompt.key == "n1.dark"
    assert len(list(places.games.glob("*.wolfgame"))) == 1


@pytest.mark.parametrize(("way", "page"), [("dealEntered", "dealPage"), ("dealByProgram", "showPage")])
def test_way_to_deal_decides_the_first_page(open_window: Open, way: str, page: str) -> None:
    window = open_window()
    touch(window, "newGame", way, "startGame")
    assert page_of(window) == page


def test_undoing_the_deal_leads_back_to_the_deal_page(open_window: Open) -> None:
    window = open_window()
    touch(window, "newGame", "startGame", "undo")
    assert page_of(window) == "dealPage"
    touch(window, "switchFound")
    assert page_of(window) == "tablePage"


@pytest.mark.parametrize("way", ["dealFound", "dealEntered", "dealByProgram"])
def test_keyboard_belongs_to_the_page_shown(open_window: Open, way: str) -> None:
    window = open_window()
    touch(window, "newGame", way, "startGame")
    assert window.focusWidget() is current(window)


def test_keyboard_goes_with_the_game_from_page_to_page(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    touch(window, "newGame", "dealEntered", "startGame", "switchFound")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert game_of(window).session.game.prompt.key != "n1.dark"


def test_set_up_is_filled_in_next_time(open_window: Open, places: Places) -> None:
    window = open_window()
    touch(window, "newGame", "ruleset-last-words", "board-14")
    part(window, "place", QLineEdit).setText("老茶馆")
    touch(window, "startGame")
    window.close()
    settings = load_settings(places.data)
    assert (settings.ruleset, settings.board, settings.place) == ("last-words", "14", "老茶馆")


def test_crash_opens_straight_on_its_step(open_window: Open, places: Places) -> None:
    session = new_session(places)
    session.answer({})
    key = session.game.prompt.key
    session._journal.close()  # the process is gone: nothing was closed in order
    window = open_window()
    assert page_of(window) == "tablePage"
    assert game_of(window).session.game.prompt.key == key


def test_ordinary_close_opens_on_the_start_page_with_the_game_first(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    new_session(places).close()
    window = open_window()
    assert page_of(window) == "startPage"
    start = start_of(qtbot, window)
    assert start._table.text() == "面杀完整版修订版 · 12人守卫局 · 12 人"
    assert "天黑" in start._step.text()
    touch(window, "continueGame")
    assert page_of(window) == "tablePage"


def test_looking_at_an_unfinished_game_writes_nothing(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    session = new_session(places)
    session.close()
    before = session.path.read_bytes()
    window = open_window()
    start_of(qtbot, window)
    assert session.path.read_bytes() == before


def test_second_window_on_the_same_game_says_so(open_window: Open, places: Places) -> None:
    session = new_session(places)
    window = open_window(session.path)
    assert "另一个窗口正在记这一局" in told(window)
    assert game_of(window).session.is_readonly
    session.close()


def test_file_that_is_no_game_is_named_on_the_start_page(open_window: Open, tmp_path: Path) -> None:
    file = tmp_path / "broken.wolfgame"
    file.write_text("nothing", "utf-8")
    window = open_window(file)
    assert page_of(window) == "startPage"
    assert "broken.wolfgame" in told(window)


def test_record_that_is_wrong_is_named_on_the_start_page(open_window: Open, tmp_path: Path) -> None:
    file = tmp_path / "broken.wolf.toml"
    file.write_text('format = 1\ntitle = "x"\nruleset = "no-such"\n', "utf-8")
    window = open_window(file)
    assert page_of(window) == "startPage"
    assert "broken.wolf.toml" in told(window)


def test_notice_is_put_away_by_its_button(open_window: Open, tmp_path: Path) -> None:
    window = open_window(tmp_path / "missing.wolfgame")
    assert told(window)
    touch(window, "noticeAway")
    assert not told(window)


@pytest.mark.parametrize("way", ["dealFound", "dealEntered", "dealByProgram"])
def test_f2_covers_every_page_of_a_game(qtbot: QtBot, open_window: Open, way: str) -> None:
    window = open_window()
    touch(window, "newGame", way, "startGame")
    page = current(window)
    qtbot.keyClick(page, Qt.Key.Key_F2)
    assert window.cover.is_on
    assert not page.isVisible()
    qtbot.keyClick(window.cover, Qt.Key.Key_F2)
    assert page.isVisible()
    assert window.focusWidget() is page


def test_other_game_sets_up_with_the_same_people(open_window: Open) -> None:
    settings = Settings(language="zh-CN", board="12-guard", ruleset="face-to-face", people=["阿明", "小雨"])
    window = open_window(settings=settings)
    touch(window, "newGame", "startGame")
    game_of(window).other_game.emit()
    assert page_of(window) == "setupPage"
    assert part(window, "name-2", QLineEdit).text() == "小雨"


def test_closing_the_window_closes_the_game_in_order(open_window: Open, places: Places) -> None:
    window = open_window()
    touch(window, "newGame", "startGame")
    path = game_of(window).session.path
    window.close()
    last = path.read_text("utf-8").splitlines()[-1]
    assert "close" in json.loads(last)


def test_language_is_changed_on_the_spot_and_kept(open_window: Open, places: Places) -> None:
    window = open_window()
    touch(window, "language-en")
    assert load_settings(places.data).language == "en"
    touch(window, "language-zh-CN")
    assert button(window, "newGame").text() == "开新局"
