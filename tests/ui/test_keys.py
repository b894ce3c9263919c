"""The table by keyboard alone."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.tabletop import Judge

Key = Qt.Key


def test_digits_gather_and_enter_puts_the_seat(judge: Judge) -> None:
    judge.to_night()
    judge.qtbot.keyClicks(judge.page, "10")
    assert judge.words("typedText") == "10号"
    assert judge.at.draft.value() == {}
    judge.press(Key.Key_Return)
    assert judge.at.draft.value() == {"pick": [10]}
    judge.press(Key.Key_Return)
    assert judge.key == "n1.wolves"


def test_zero_is_no_seat(judge: Judge) -> None:
    judge.to_night()
    judge.press(Key.Key_0)
    assert judge.at.typed == ""
    judge.press(Key.Key_Return)
    assert judge.key == "n1.guard"


def test_a_seat_that_is_not_there_says_so(judge: Judge) -> None:
    judge.to_night()
    judge.type_seat(13)
    assert judge.words("whyText") == "没有 13号，座位是 1–12号"


def test_backspace_clears_the_number_then_the_pick(judge: Judge) -> None:
    judge.to_night()
    judge.type_seat(10)
    judge.press(Key.Key_4, Key.Key_Backspace)
    assert judge.at.typed == ""
    assert judge.at.draft.value() == {"pick": [10]}
    judge.press(Key.Key_Backspace)
    assert judge.at.draft.value() == {}


def test_space_presses_the_big_button_whatever_has_focus(judge: Judge) -> None:
    judge.to_night()
    judge.seats(10)
    judge.button("choice-none").setFocus(Qt.FocusReason.TabFocusReason)
    judge.press(Key.Key_Space, on=judge.button("choice-none"))
    assert judge.key == "n1.wolves"
    assert judge.session.game.answers[-1].value == {"pick": [10]}


def test_enter_presses_another_button_only_if_led_there(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    judge.button("choice-none").setFocus(Qt.FocusReason.TabFocusReason)
    judge.qtbot.waitUntil(lambda: judge.button("choice-none").hasFocus())
    judge.press(Key.Key_Return, on=judge.button("choice-none"))
    assert judge.at.draft.value() == {"none": []}
    assert judge.key == "n1.guard"


def test_enter_on_a_choice_chooses_it_and_the_next_enter_goes_on(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    judge.press(Key.Key_Right)
    judge.qtbot.waitUntil(lambda: judge.button("choice-none").hasFocus())
    judge.press(Key.Key_Return, Key.Key_Return)
    assert judge.key == "n1.wolves"
    assert judge.session.game.answers[-1].value == {"none": []}


def test_a_click_gives_no_button_the_keyboard(judge: Judge) -> None:
    judge.to_night()
    judge.click("choice-none")
    judge.press(Key.Key_Return)
    assert judge.key == "n1.wolves"


def test_arrows_lead_to_the_choices(judge: Judge) -> None:
    judge.to_night()
    judge.page.activateWindow()
    judge.press(Key.Key_Right)
    judge.qtbot.waitUntil(lambda: judge.button("choice-none").hasFocus())


def test_a_held_key_acts_once(judge: Judge) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(judge.page, event)
    assert judge.key == "n1.dark"


def test_escape_clears_the_reason_then_the_picks(judge: Judge) -> None:
    judge.to_night()
    judge.type_seat(10)
    judge.type_seat(13)
    judge.press(Key.Key_Escape)
    assert judge.words("whyText") == ""
    assert judge.at.draft.value() == {"pick": [10]}
    judge.press(Key.Key_Escape)
    assert judge.at.draft.value() == {}


def test_escape_leaves_an_earlier_step(judge: Judge) -> None:
    judge.to_night()
    judge.click("back")
    judge.press(Key.Key_Escape)
    assert judge.at.looking == ""


def test_chords_undo_and_redo(judge: Judge) -> None:
    judge.to_night()
    judge.qtbot.keyClick(judge.page, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert judge.key == "n1.dark"
    judge.qtbot.keyClick(judge.page, Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert judge.key == "n1.guard"


def test_one_key_pauses_the_clock(judge: Judge) -> None:
    judge.to_night()
    assert judge.at.clock.is_running
    judge.press(Key.Key_F4)
    assert not judge.at.clock.is_running


def test_enter_alone_abstains_round_the_table(judge: Judge) -> None:
    judge.to_vote()
    judge.press(Key.Key_Return)
    judge.type_seat(3)
    assert judge.at.draft.value() == {"1": None, "2": 3}
