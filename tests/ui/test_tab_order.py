"""Where Tab, arrows and Esc lead, on every page a judge passes."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from judge_app.storage.places import Places
from judge_app.ui.theme import NIGHT
from tests.ui.parts_of import button
from tests.ui.tabletop import Judge
from tests.ui.windows import Open, page, saved_game

Key = Qt.Key


def focus() -> str:
    widget = QApplication.focusWidget()
    return widget.objectName() if widget is not None else ""


def activate(qtbot: QtBot, window: QWidget) -> None:
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, key)


def test_enter_on_the_start_page_presses_the_button_that_tab_led_to(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    saved_game(places.games, "n1.guard")
    window = open_window()
    activate(qtbot, window)
    button(window, "openPeople").setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Key.Key_Return)
    assert page(window).objectName() == "peoplePage"


def test_space_on_the_start_page_presses_the_big_button(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    saved_game(places.games, "n1.guard")
    window = open_window()
    activate(qtbot, window)
    button(window, "openPeople").setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, Key.Key_Space)
    assert page(window).objectName() == "tablePage"


def test_first_tab_of_the_set_up_goes_to_its_first_field(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    button(window, "newGame").click()
    activate(qtbot, window)
    assert QApplication.focusWidget() is page(window)
    press(qtbot, Key.Key_Tab)
    assert focus() not in ("leaveSetup", "startGame", "printLeaflets")
    widget = QApplication.focusWidget()
    assert widget is not None
    assert page(window).rulesets.isAncestorOf(widget)  # type: ignore[attr-defined]


def test_first_tab_on_the_table_goes_to_a_choice_and_the_last_leaves(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    press(judge.qtbot, Key.Key_Tab)
    assert focus() == "choice-none"
    press(judge.qtbot, Key.Key_Backtab, Key.Key_Backtab)
    assert focus() == "leaveTable"


def test_tab_reaches_every_button_of_the_table(judge: Judge) -> None:
    judge.to_day()
    judge.page.activateWindow()
    reached = {focus()}
    for _ in range(60):
        press(judge.qtbot, Key.Key_Tab)
        reached.add(focus())
    buttons = judge.page.findChildren(QAbstractButton)
    assert {b.objectName() for b in buttons if b.isVisible() and b.isEnabled()} <= reached


def test_left_and_right_stay_among_the_choices(judge: Judge) -> None:
    judge.to_night()
    for picks in ((10,), (9,)):
        judge.go(*picks)
    assert judge.key == "n1.witch"
    judge.page.activateWindow()
    seen = []
    for _ in range(4):
        press(judge.qtbot, Key.Key_Right)
        seen.append(focus())
    assert seen == ["choice-save", "choice-poison", "choice-none", "choice-save"]


def test_down_skips_choices_that_are_refused(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.go("none")
    assert judge.key == "n1.witch"
    assert judge.button("choice-save").property("barred") == "true"
    judge.page.activateWindow()
    names = []
    for _ in range(5):
        press(judge.qtbot, Key.Key_Down)
        names.append(focus())
    assert names == ["choice-poison", "choice-none", "back", "next", "choice-poison"]


def test_escape_gives_the_keyboard_back_to_the_page(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    press(judge.qtbot, Key.Key_Tab, Key.Key_Escape)
    assert QApplication.focusWidget() is judge.page
    press(judge.qtbot, Key.Key_4)
    assert judge.at.typed == "4"


def test_choice_with_the_keyboard_changes_its_edge_alone(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    choice = judge.button("choice-none")
    plain = choice.grab().toImage()
    press(judge.qtbot, Key.Key_Tab)
    assert choice.hasFocus()
    led_to = choice.grab().toImage()
    inside = plain.rect().adjusted(6, 6, -6, -6)
    assert led_to != plain
    assert led_to.copy(inside) == plain.copy(inside)


def test_quiet_button_with_the_keyboard_has_the_gold_edge(judge: Judge) -> None:
    judge.to_night()
    back = judge.button("back")
    judge.page.activateWindow()
    while not back.hasFocus():
        press(judge.qtbot, Key.Key_Tab)
    edge = back.grab().toImage().pixelColor(back.width() // 2, 1)
    assert edge.name() == NIGHT.gold.lower()


def test_seat_with_the_keyboard_is_not_ringed_like_the_one_who_acts(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    seat = judge.page.ring.seats[9]
    plain = seat.grab().toImage()
    seat.setFocus(Qt.FocusReason.TabFocusReason)
    led_to = seat.grab().toImage()
    seat.clearFocus()
    seat.show_look(replace(seat.look, is_ringed=True))
    ringed = seat.grab().toImage()
    assert led_to != plain
    assert led_to != ringed


def test_leaving_by_night_shows_no_white_page_and_names_no_step(
    qtbot: QtBot, open_window: Open, places: Places
) -> None:
    window = open_window(saved_game(places.games, "n1.witch"))
    button(window, "leaveTable").click()
    assert page(window).objectName() == "startPage"
    assert page(window).property("theme") == "night"
    qtbot.wait(50)
    assert not page(window)._step.isVisible()  # type: ignore[attr-defined]
    button(window, "continueGame").click()
    assert page(window).property("theme") == "night"


def test_button_that_goes_away_gives_the_keyboard_back_to_the_page(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    press(judge.qtbot, Key.Key_Tab, Key.Key_Return, Key.Key_Space)
    assert judge.key == "n1.wolves"
    assert QApplication.focusWidget() is judge.page
