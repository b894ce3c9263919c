"""A vote in which candidates are called one by one, with one hand on the number pad."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judge_app.ui import theme
from judge_app.ui.counting import Counting
from judge_app.ui.spoken import spoken
from tests.ui.tabletop import Judge, dealt_table

ENTER = Qt.Key.Key_Enter
ELECTION: dict[str, Any] = {
    "n1.guard": {"pick": [10]},
    "n1.wolves": {"pick": [12]},
    "n1.seer": {"pick": [1]},
    "n1.witch": {"none": []},
    "d1.campaign": {"pick": [1, 6, 9]},
    "d1.campaign.withdraw": {"none": []},
}


@pytest.fixture
def judge(qtbot: QtBot, tmp_path: Path) -> Iterator[Judge]:
    """面杀遗言版, 12 players; 1, 6 and 9 stand, everybody else votes."""
    theme.load_fonts()
    session = dealt_table(tmp_path, "last-words", "12")
    while session.game.prompt.kind != "vote":
        session.answer(ELECTION.get(session.game.prompt.key, {}))
    yield Judge(qtbot, session)
    session.close()


def large(judge: Judge) -> str:
    """The line written large among those on the card."""
    now = spoken(judge.at)
    assert judge.words("sayText") == "\n".join(now.lines)
    return now.lines[now.main]


def hands(judge: Judge) -> dict[int, int | None]:
    assert isinstance(judge.at.draft, Counting)
    return judge.at.draft.votes


def test_enter_calls_the_next_candidate_and_the_large_line_is_his_call(judge: Judge) -> None:
    judge.press(ENTER)
    assert large(judge) == "现在是竞选警长，从1号开始投票，投1号的请举手"
    judge.press(ENTER)
    assert large(judge) == "6号"
    judge.press(ENTER)
    assert large(judge) == "9号"


def test_all_candidates_can_be_read_whoever_is_called(judge: Judge) -> None:
    judge.press(ENTER, ENTER)
    assert judge.words("sayText") == "现在是竞选警长，从1号开始投票，投1号的请举手\n6号\n9号"


def test_whole_election_with_digits_and_enter_alone(judge: Judge) -> None:
    judge.press(ENTER)
    for seat in (2, 3):
        judge.type_seat(seat)
    judge.press(ENTER)
    for seat in (4, 5, 11):
        judge.type_seat(seat)
    judge.press(ENTER, ENTER)
    assert judge.words("voteLead") == "都叫过了；Enter 把没举手的记弃票"
    judge.press(ENTER)
    assert judge.button("next").text() == "6号当选 · 下一步"
    judge.press(ENTER)
    given = judge.session.game.answers[-1].value
    assert given == {
        "2": 1, "3": 1, "4": 6, "5": 6, "7": None, "8": None, "10": None, "11": 6, "12": None,
    }  # fmt: skip


def test_number_of_a_candidate_without_a_vote_calls_him(judge: Judge) -> None:
    judge.press(ENTER)
    judge.type_seat(9)
    judge.type_seat(2)
    assert hands(judge) == {2: 9}
    assert large(judge) == "9号"


def test_tapped_candidate_is_called(judge: Judge) -> None:
    judge.seats(6, 2)
    judge.click("candidate-9")
    judge.seats(3)
    assert hands(judge) == {2: 6, 3: 9}
    assert large(judge) == "9号"


def test_where_candidates_vote_too_a_number_is_a_hand_until_esc(judge: Judge) -> None:
    judge.click("choice-abstain", "next")
    while judge.key != "d1.vote":
        judge.session.answer({"left": [12]} if judge.key == "d1.start" else {})
        judge.at.refresh()
    judge.press(ENTER)
    called = judge.at.prompt.targets[0]
    judge.type_seat(6)
    assert hands(judge) == {6: called}
    judge.press(Qt.Key.Key_Escape)
    judge.type_seat(6)
    judge.type_seat(2)
    assert hands(judge) == {6: called, 2: 6}
    assert large(judge) == "6号"


def test_enter_without_any_hand_begins_again_instead_of_letting_all_abstain(judge: Judge) -> None:
    judge.press(ENTER, ENTER, ENTER, ENTER, ENTER)
    assert hands(judge) == {}
    assert large(judge) == "现在是竞选警长，从1号开始投票，投1号的请举手"


def test_hand_typed_twice_goes_down(judge: Judge) -> None:
    judge.press(ENTER)
    judge.type_seat(2)
    judge.type_seat(2)
    assert hands(judge) == {}


def test_lines_take_the_same_room_whoever_is_called(judge: Judge) -> None:
    heights = {judge.page.card.say_text.height()}
    for _ in range(4):
        judge.press(ENTER)
        heights.add(judge.page.card.say_text.height())
    assert len(heights) == 1


def test_after_a_restart_the_same_candidate_is_being_called(judge: Judge) -> None:
    judge.press(ENTER, ENTER)
    judge.at.refresh()
    assert large(judge) == "6号"
    judge.press(ENTER)
    assert large(judge) == "9号"


def test_in_a_low_window_the_words_stay_in_sight_whoever_is_called(judge: Judge) -> None:
    judge.page.resize(1024, 700)
    card = judge.page.card
    judge.press(ENTER)
    for hand in (2, 3, 4):
        judge.type_seat(hand)
        judge.press(ENTER)
    top = card.say_text.mapTo(card._area.viewport(), card.say_text.rect().topLeft()).y()
    bottom = card.say_text.mapTo(card._area.viewport(), card.say_text.rect().bottomLeft()).y()
    assert top >= 0
    assert bottom <= card._area.viewport().height()
