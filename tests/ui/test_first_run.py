"""What a new judge sees first, and a sample game that leaves no trace."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from judge_app.paths import data_path
from judge_app.records import read_record, replay
from judge_app.storage.finding import crashed, unfinished
from judge_app.storage.library import Library
from judge_app.storage.people import Roster
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings, load_settings
from judge_app.ui.main_window import MainWindow
from tests.ui.parts_of import button, part, touch
from tests.ui.windows import Open, page, saved_game, told


def is_welcome(window: MainWindow) -> bool:
    """Once the start page has been painted."""
    window.grab()
    for _ in range(2):
        QTest.qWait(1)
    found = page(window).findChild(QWidget, "firstRun")
    return found is not None and found.isVisible()


def test_new_machine_says_three_sentences_and_offers_a_sample(open_window: Open) -> None:
    window = open_window()
    assert is_welcome(window)
    words = part(window, "firstRun", QWidget)
    assert len([label for label in words.findChildren(QLabel) if label.text()]) == 3
    assert button(words, "openSample").isVisible()
    assert button(window, "newGame").property("look") == "main"


def test_sentences_put_away_stay_away(open_window: Open, places: Places) -> None:
    window = open_window()
    assert is_welcome(window)
    touch(window, "firstRunAway")
    assert not is_welcome(window)
    assert not is_welcome(open_window(settings=load_settings(places.data)))


def test_judge_with_a_game_is_not_told_how_it_works(open_window: Open, places: Places) -> None:
    saved_game(places.games)
    assert not is_welcome(open_window())


def test_judge_with_people_is_not_told_how_it_works(open_window: Open, places: Places) -> None:
    Roster(places.data).add("阿明")
    assert not is_welcome(open_window())


def test_sentences_go_under_the_choices_where_letters_are_large(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    assert is_welcome(window)
    window.setMinimumSize(0, 0)
    page(window).setMinimumSize(0, 0)
    window.resize(640, 700)
    words, big = part(window, "firstRun", QWidget), button(window, "newGame")
    qtbot.waitUntil(
        lambda: words.mapTo(window, words.rect().topLeft()).y() > big.mapTo(window, big.rect().topLeft()).y()
    )


def test_sample_opens_on_the_witch_of_night_two_and_says_what_it_is(open_window: Open) -> None:
    window = open_window()
    assert is_welcome(window)
    touch(window, "openSample")
    assert window.game is not None
    assert window.game.session.game.prompt.key == "n2.witch"
    assert part(window, "tableTitle", QLabel).text().startswith("示例，不计战绩")
    assert not told(window)


def test_sample_is_a_record_that_holds() -> None:
    record = read_record(data_path("resources") / "sample.wolf.toml")
    assert replay(record).mismatch is None
    assert len(record.people) == 12


def test_sample_leaves_no_game_no_name_and_nothing_to_go_on_with(open_window: Open, places: Places) -> None:
    window = open_window()
    window.show_sample()
    touch(window, "choice-none", "next", "leaveTable")
    library = Library(places.games)
    library.look()
    library.update()
    assert library.entries == []
    assert unfinished(places.games) is None
    assert load_settings(places.data).known_names == []
    assert Roster(places.data).present() == []
    assert is_welcome(window)


def test_sample_that_a_crash_interrupted_is_not_opened_again(open_window: Open, places: Places) -> None:
    window = open_window()
    window.show_sample()
    touch(window, "choice-none", "next")
    assert crashed(places.games) is None


def test_sample_begins_afresh_from_the_page_about_the_program(open_window: Open, places: Places) -> None:
    window = open_window()
    window.show_sample()
    touch(window, "choice-none", "next", "leaveTable", "openAbout", "openSample")
    assert window.game is not None
    assert window.game.session.game.prompt.key == "n2.witch"
    touch(page(window), "choice-none", "next")
    assert len(list(places.sample.glob("*.wolfgame"))) == 1


@pytest.mark.parametrize("signal", ["next_game", "other_game"])
def test_game_after_the_sample_has_none_of_its_people(open_window: Open, signal: str) -> None:
    window = open_window(settings=Settings(language="zh-CN", people=["小白"]))
    window.show_sample()
    assert window.game is not None
    getattr(window.game, signal).emit()
    assert page(window).objectName() == "setupPage"
    assert window._settings.people == ["小白"]
