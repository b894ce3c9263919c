"""Taking back more than was meant, past the deal: nothing is lost and the way back is on the page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from judge_app.storage.places import Places
from judge_app.ui.main_window import MainWindow
from tests.ui.parts_of import button, touch
from tests.ui.windows import Open, page, saved_game

Ctrl = Qt.KeyboardModifier.ControlModifier


def undone(open_window: Open, way: str) -> MainWindow:
    window = open_window()
    touch(window, "newGame", way, "startGame")
    assert window.game is not None
    window.game.session.undo()
    window.game._answered()
    return window


@pytest.mark.parametrize("way", ["dealFound", "dealByProgram"])
def test_page_after_undoing_the_deal_says_so_and_offers_redo(open_window: Open, way: str) -> None:
    window = undone(open_window, way)
    assert page(window).objectName() == "dealPage"
    assert window.findChild(QLabel, "dealVerdict") is None  # not the page where cards are entered
    assert button(page(window), "redo").text() == "重做 发牌"
    assert button(page(window), "next").text() == "重做 · 回到这一局"


@pytest.mark.parametrize("way", ["dealFound", "dealByProgram"])
def test_ctrl_y_on_the_deal_page_brings_the_game_back(qtbot: QtBot, open_window: Open, way: str) -> None:
    window = undone(open_window, way)
    qtbot.keyClick(page(window), Qt.Key.Key_Y, Ctrl)
    assert window.game is not None
    assert window.game.session.game.prompt.kind != "deal"


def test_whole_game_taken_back_comes_back_whole(qtbot: QtBot, open_window: Open, places: Places) -> None:
    window = open_window(saved_game(places.games, "d1.announce"))
    assert window.game is not None
    session = window.game.session
    while session.can_undo is not None:
        qtbot.keyClick(page(window), Qt.Key.Key_Z, Ctrl)
    assert page(window).objectName() == "dealPage"
    while session.can_redo is not None:
        qtbot.keyClick(page(window), Qt.Key.Key_Y, Ctrl)
    assert session.game.prompt.key == "d1.announce"


def test_cards_that_were_entered_lie_there_again_and_going_on_loses_nothing(
    open_window: Open, places: Places
) -> None:
    window = open_window(saved_game(places.games, "n1.guard"))
    assert window.game is not None
    session = window.game.session
    while session.can_undo is not None:
        touch(page(window), "undo")
    assert button(page(window), "next").text() == "录好了 · 进入第一夜"
    touch(page(window), "next")
    touch(page(window), "redo")
    assert session.game.prompt.key == "n1.guard"


def test_cards_half_entered_after_undo_do_not_hide_redo(open_window: Open) -> None:
    window = undone(open_window, "dealFound")
    touch(page(window), "switchEntered")
    touch(page(window), "card-werewolf", "seat-1")
    assert button(page(window), "redo").isEnabled()
    touch(page(window), "redo")
    assert page(window).objectName() == "tablePage"


def test_undo_of_the_last_look_at_a_card_can_be_put_back(qtbot: QtBot, open_window: Open) -> None:
    window = undone(open_window, "dealByProgram")
    touch(page(window), "redo")
    assert page(window).objectName() == "showPage"
    qtbot.keyClick(page(window), Qt.Key.Key_Z, Ctrl)
    assert page(window).objectName() == "dealPage"


def test_undo_button_after_a_correction_says_what_it_takes_back(open_window: Open, places: Places) -> None:
    window = open_window(saved_game(places.games, "n1.seer"))
    assert window.game is not None
    at = window.game.controller
    at.look("n1.witch")
    at.draft.clear()
    touch(window, "choice-save", "next", "next")
    assert button(page(window), "undo").text() == "撤销 更正：女巫"
    touch(page(window), "undo")
    assert button(page(window), "redo").text() == "重做 更正：女巫"


def test_redo_of_an_act_out_of_turn_is_named_after_a_restart(open_window: Open, places: Places) -> None:
    path = saved_game(places.games, "d1.campaign")
    window = open_window(path)
    touch(window, "interrupt-warn", "seat-4", "next", "undo")
    window.close()
    again = open_window(path)
    assert button(page(again), "redo").text() == "重做 警告"
