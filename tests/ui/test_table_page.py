"""What the judge sees and enters at the table, by hand."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from judge_app.session import Session
from judge_app.ui.privacy import PrivacyCover
from tests.ui.tabletop import Judge

NAMES = ("stepList", "stepTitle", "sayText", "doText", "signText", "whyText", "next", "back")
MORE = ("undo", "redo", "clockText", "clockToggle", "deathPanel", "votePanel", "savedText", "seat-12")


@pytest.mark.parametrize("name", NAMES + MORE)
def test_names_for_robots_are_there(judge: Judge, name: str) -> None:
    assert judge.page.findChild(QWidget, name) is not None


def test_every_button_has_an_accessible_name(judge: Judge) -> None:
    judge.to_vote()
    buttons = judge.page.findChildren(QAbstractButton)
    assert [button.objectName() for button in buttons if not button.accessibleName()] == []


def test_a_step_shows_its_printed_words(judge: Judge) -> None:
    judge.to_night()
    assert judge.words("sayText") == "守卫请睁眼，守卫请选择一名你要守护的玩家数字\n守卫请闭眼"


def test_the_big_button_names_the_deed(judge: Judge) -> None:
    judge.to_night()
    assert judge.button("next").text() == "还没有选"
    judge.seats(10)
    assert "10号" in judge.button("next").text()


def test_the_big_button_does_nothing_while_something_is_missing(judge: Judge) -> None:
    judge.to_night()
    judge.click("next")
    assert judge.key == "n1.guard"
    assert judge.words("whyText") == "还没有选"


def test_a_barred_seat_is_dimmed_and_says_why(judge: Judge) -> None:
    judge.to_day()
    judge.go("none")
    while not judge.key.startswith("n2"):
        for name in ("choice-abstain", "next"):
            button = judge.page.findChild(QAbstractButton, name)
            if button is not None and button.isVisible():
                judge.click(name)
    judge.go()
    assert judge.key == "n2.guard"
    assert judge.page.ring.seats[10].look.is_dim
    judge.seats(10)
    assert "连续" in judge.words("whyText")
    assert judge.at.draft.value() == {}


def test_the_judge_may_overrule_a_refusal_by_night(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.go(9)
    judge.seats(7)
    assert judge.words("whyText")
    judge.click("overrule")
    judge.click("next")
    assert judge.session.game.answers[-1].force
    assert judge.session.game.answers[-1].value == {"poison": [7]}


def test_night_and_day_wear_their_colours(judge: Judge) -> None:
    assert judge.page.property("theme") == "day"
    judge.to_night()
    assert judge.page.property("theme") == "night"


def test_looking_back_at_night_by_day_keeps_the_colours(judge: Judge) -> None:
    judge.to_day()
    judge.click("back")
    assert judge.page.property("theme") == "day"


def test_by_day_cards_show_only_while_the_key_is_held(judge: Judge) -> None:
    judge.to_day()
    looks = judge.page.ring.seats
    assert {seat.look.line for seat in looks.values()} == {""}
    judge.qtbot.mousePress(judge.button("showRoles"), Qt.MouseButton.LeftButton)
    assert looks[1].look.line == "狼人"
    judge.qtbot.mouseRelease(judge.button("showRoles"), Qt.MouseButton.LeftButton)
    assert looks[1].look.line == ""


def test_by_day_the_line_below_tells_no_night_deed(judge: Judge) -> None:
    judge.to_day()
    assert "刀" not in judge.words("lastFacts")


def test_back_only_looks(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    assert judge.button("back").text() == "看上一步"
    judge.click("back")
    assert judge.words("stepTitle") == "回看：守卫"
    assert judge.key == "n1.wolves"
    judge.click("next")
    assert judge.words("stepTitle") == "狼人"


def test_another_answer_there_is_a_correction(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.go(9)
    judge.click("back", "back")
    judge.seats(11)
    judge.click("next")
    assert judge.words("stepTitle") == "更正：守卫"
    assert judge.session.game.answers[2].value == {"pick": [10]}
    judge.click("next")
    assert judge.session.game.answers[2].value == {"pick": [11]}
    assert judge.key == "n1.witch"


def test_a_correction_can_be_left(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.click("back")
    judge.seats(11)
    judge.click("next", "back")
    assert judge.session.game.answers[2].value == {"pick": [10]}


def test_a_night_step_opened_by_day_stays_veiled_until_asked(judge: Judge) -> None:
    judge.to_day()
    judge.click("back", "back", "back", "back", "back")
    assert judge.at.looking == "n1.wolves"
    assert not any(seat.look.is_picked or seat.look.is_ringed for seat in judge.page.ring.seats.values())
    judge.click("next")
    assert judge.page.ring.seats[9].look.is_picked


def test_undo_and_redo_name_their_step(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    assert judge.button("undo").text() == "撤销 守卫"
    judge.click("undo")
    assert judge.key == "n1.guard"
    assert judge.button("redo").text() == "重做 守卫"
    judge.click("redo")
    assert judge.key == "n1.wolves"


def test_what_is_half_entered_comes_back(judge: Judge, qtbot: QtBot) -> None:
    judge.to_night()
    judge.seats(10)
    again = Judge(qtbot, judge.session)
    assert again.at.draft.value() == {"pick": [10]}


def test_an_old_step_in_the_rail_opens_it(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    rail = judge.page.rail
    place = rail.visualItemRect(rail.item(1)).center()
    judge.qtbot.mouseClick(rail.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert judge.at.looking == "n1.guard"


def test_acts_out_of_turn_are_offered_only_where_allowed(judge: Judge) -> None:
    judge.to_night()
    assert judge.page.findChild(QWidget, "interrupt-explode") is None
    judge.go(10)
    for picks in ((9,), ("none",), (1,), (), ()):
        judge.go(*picks)
    judge.click("interrupt-explode")
    judge.seats(9)
    assert "狼人" not in judge.words("whyText")
    judge.seats(1)
    judge.click("next")
    assert judge.session.game.answers[-1].key == "explode"


def test_a_vote_is_counted_round_the_table(judge: Judge) -> None:
    judge.to_vote()
    voters = sorted(judge.at.prompt.voters or {})
    judge.seats(*[1] * (len(voters) - 2))
    assert judge.button("next").text() == "还差 11、12号"
    assert judge.page.ring.seats[2].look.line == "→ 1"
    judge.click("choice-abstain")
    assert judge.button("next").text() == "1号放逐 · 下一步"
    judge.click("next")
    assert judge.session.game.answers[-1].value["12"] is None


def test_the_two_ways_of_counting_are_one_tap_apart(judge: Judge) -> None:
    judge.to_vote()
    judge.seats(1)
    judge.click("voteWay")
    judge.seats(4, 2, 3)
    assert judge.at.draft.value() == {"1": 1, "2": 4, "3": 4}


def test_the_announcement_shows_its_dead(judge: Judge) -> None:
    judge.to_day()
    judge.go("none")
    judge.go()
    assert judge.key == "d1.announce"
    panel = judge.page.findChild(QWidget, "deathPanel")
    assert panel is not None
    assert panel.isVisible()
    assert judge.page.ring.seats[9].look.is_picked


def test_f2_covers_everything(judge: Judge) -> None:
    judge.to_night()
    judge.press(Qt.Key.Key_F2)
    cover = judge.page.window().findChild(PrivacyCover)
    assert cover is not None
    assert cover.isVisible()
    assert not judge.button("seat-1").isVisible()
    judge.press(Qt.Key.Key_F2, on=cover)
    assert judge.button("seat-1").isVisible()


def test_a_slip_of_the_finger_counts_once(judge: Judge) -> None:
    judge.to_night()
    seat = judge.button("seat-10")
    centre = QPointF(seat.rect().center())
    for at in (10_000, 10_100):
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            left = Qt.MouseButton.LeftButton
            event = QMouseEvent(
                kind, centre, seat.mapToGlobal(centre), left, left, Qt.KeyboardModifier.NoModifier
            )
            event.setTimestamp(at)
            QApplication.sendEvent(seat, event)
    assert judge.at.draft.value() == {"pick": [10]}


def test_the_rail_folds_on_a_narrow_window(judge: Judge) -> None:
    judge.page.resize(1024, 700)
    assert not judge.page.rail.isVisible()
    assert judge.button("foldedSteps").isVisible()
    judge.click("foldedSteps")
    assert judge.page.rail.isVisible()


def test_another_window_can_only_look(judge: Judge, qtbot: QtBot) -> None:
    other = Judge(qtbot, Session.open(judge.session.path))
    assert other.session.is_readonly
    other.click("next")
    assert other.key == "n1.dark"
    assert other.words("whyText")
    assert "另一个窗口" in other.words("savedText")
    other.session.close()


def test_the_judge_writes_why(judge: Judge) -> None:
    judge.to_day()
    judge.click("interrupt-warn")
    judge.seats(4)
    line = judge.page.findChild(QWidget, "whyInput")
    assert line is not None
    judge.qtbot.keyClicks(line, "swore 3 times")
    assert judge.at.typed == ""
    judge.press(Qt.Key.Key_Return, on=line)
    assert judge.key == "d1.campaign"
    judge.click("next")
    assert judge.session.game.answers[-1].value == {"pick": [4], "why": "swore 3 times"}


def test_a_note_is_only_words(judge: Judge) -> None:
    judge.to_day()
    judge.click("interrupt-note")
    line = judge.page.findChild(QWidget, "whyInput")
    assert line is not None
    judge.qtbot.keyClicks(line, "late start")
    judge.click("next")
    assert judge.session.game.answers[-1].value == {"why": "late start"}


def test_correction_hides_the_words_to_read(judge: Judge) -> None:
    judge.to_day()
    judge.at.look("n1.seer")
    judge.at.put()
    judge.at.draft.take({"pick": [2]})
    judge.click("next")
    assert judge.at.correction is not None
    assert judge.words("sayText") == ""


def test_vote_is_put_right_after_the_end_by_touching_the_voter(judge: Judge) -> None:
    judge.to_vote()
    while judge.at.draft.missing() is not None:
        judge.seats(1)
    assert judge.words("voteLead") == "都记完了；要改谁的票，就点谁"
    judge.seats(5)
    assert judge.words("voteLead").startswith("5号投谁？")
    judge.seats(2)
    assert judge.at.draft.value()["5"] == 2
    assert judge.words("voteLead") == "都记完了；要改谁的票，就点谁"


def test_night_opened_by_day_rings_those_who_acted_and_not_who_speaks_now(judge: Judge) -> None:
    judge.to_day()
    judge.go("none")
    while judge.session.game.prompt.kind != "speech":
        judge.go()
    speaker = judge.at.view.speaking
    judge.at.look("n1.wolves")
    judge.click("next")
    ringed = {number for number, seat in judge.page.ring.seats.items() if seat.look.is_ringed}
    assert ringed == {1, 2, 3, 4}
    assert speaker not in ringed
    judge.at.look("n1.dawn")
    judge.click("next")
    assert not any(seat.look.is_ringed for seat in judge.page.ring.seats.values())
