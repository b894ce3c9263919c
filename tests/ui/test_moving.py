"""People who come, go, swap and play on for others while the game goes on."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from judge_app.session import Session
from judge_app.storage.people import Roster
from judge_app.storage.seating import Sitter
from tests.ui.parts_of import part
from tests.ui.tabletop import Judge, write
from tests.ui.windows import play

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Without a display a list under a line of text cannot be raised or take the keyboard."""


@pytest.fixture
def judge(qtbot: QtBot, session: Session, tmp_path: Path) -> Judge:
    made = Judge(qtbot, session)
    made.at.roster = Roster(tmp_path)
    made.at.roster.enrol(["小雷", "张伟", "小雨"])
    return made


def name(judge: Judge, typed: str) -> None:
    line = part(judge.page, "sitterInput", QLineEdit)
    write(judge.qtbot, line, typed)
    judge.press(Qt.Key.Key_Return, on=line)


def test_substitute_is_found_by_two_letters(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-people", "choice-substitute", "seat-3")
    assert judge.button("next").text() == "还没有写名字"
    name(judge, "xl")
    assert judge.button("next").text() == "3号换人 · 小雷"
    judge.click("next")
    assert judge.session.people[2] == "小雷"
    assert judge.session.sitters[2].id
    assert judge.button("seat-3").look.name == "小雷"  # type: ignore[attr-defined]
    assert judge.key == "n1.guard"


def test_two_swap_their_seats(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-people", "choice-swap")
    judge.seats(1, 2)
    judge.click("next")
    assert judge.session.people[:2] == ("小雨", "阿明")


def test_undo_and_redo_name_the_move(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-people", "choice-leave", "seat-4", "next")
    assert judge.button("undo").text() == "撤销 离席"
    judge.click("undo")
    assert judge.session.people[3] == "十三"
    assert judge.button("redo").text() == "重做 离席"
    judge.click("redo")
    assert judge.session.people[3] == ""
    assert judge.key == "n1.guard"


def test_late_arrival_takes_an_empty_seat_only(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-people", "choice-arrive", "seat-3")
    assert judge.words("whyText") == "3号坐着老K，换人请用“替补”"
    judge.click("back", "interrupt-people", "choice-leave", "seat-3", "next")
    judge.click("interrupt-people", "choice-arrive", "seat-3")
    name(judge, "新来的")
    judge.click("next")
    assert judge.session.sitters[2] == Sitter("新来的")


def test_who_sits_already_is_refused_with_a_sentence(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-people", "choice-substitute", "seat-3")
    name(judge, "Leo")
    judge.click("next")
    assert judge.words("whyText") == "Leo已经坐在 12号"
    assert judge.session.people[2] == "老K"


def test_correcting_leads_to_seats_and_takes_a_reason(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-correct", "correctSeats", "choice-fix", "seat-1")
    name(judge, "zw")
    why = part(judge.page, "whyInput", QLineEdit)
    write(judge.qtbot, why, "听错了")
    judge.click("next")
    assert judge.session.people_at("deal")[0].name == "张伟"
    move = judge.session.can_undo
    assert getattr(move, "why", "") == "听错了"


def test_move_made_in_the_middle_of_a_step_keeps_the_step(judge: Judge) -> None:
    judge.to_night()
    judge.seats(10)
    judge.click("interrupt-people", "choice-leave", "seat-4", "next")
    assert judge.key == "n1.guard"
    assert judge.session.people[3] == ""


def test_seats_can_be_typed_while_people_move(judge: Judge) -> None:
    judge.to_night()
    judge.click("interrupt-people", "choice-swap")
    judge.type_seat(11)
    judge.type_seat(12)
    assert judge.button("next").text() == "11、12号换座位"
    judge.press(Qt.Key.Key_Space)
    assert judge.session.people[10:] == ("Leo", "晨晨")


def test_names_can_be_put_right_after_the_end(judge: Judge) -> None:
    play(judge.session)
    judge.page.refresh()
    judge.click("interrupt-people", "choice-fix", "seat-1")
    name(judge, "xl")
    judge.click("next", "next")
    assert judge.session.people[0] == "小雷"
    assert judge.words("winnerText") == "好人获胜"
