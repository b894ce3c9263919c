"""However much stands on the table page, all of it can be read and none of it moves under the thumb."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from judge_app.engine.text import T
from judge_app.session import Session
from judge_app.ui import theme
from judge_app.ui.big_button import BigButton
from judge_app.ui.seat import SMALLEST_LABEL, SeatButton
from judge_app.ui.step_card import SCROLL_BAR
from judge_app.ui.unbroken import JOIN
from tests.ui.parts_of import touch
from tests.ui.tabletop import Judge, dealt_table
from tests.ui.windows import Open

FLOOR = 16
TWO_LINES = T("守卫不能连续两晚守同一个人，上一晚守的就是 {seat} 号，请换一个座位", seat=10)
EIGHTEEN = (
    ["werewolf"] * 6 + ["seer", "witch", "hunter", "guard", "elder", "idiot", "cupid"] + ["villager"] * 5
)
STANDING = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16]
PLAN: dict[str, Any] = {
    "n1.cupid": {"pick": [13, 14]},
    "n1.guard": {"pick": [10]},
    "n1.wolves": {"pick": [9]},
    "n1.seer": {"pick": [1]},
    "n1.witch": {"poison": [17]},
    "d1.campaign": {"pick": STANDING},
    "d1.campaign.withdraw": {"pick": STANDING[:6]},
    "d1.shoot.9": {"none": []},
    "d1.start": {"right": [9]},
}


@pytest.fixture
def crowded(qtbot: QtBot, tmp_path: Path) -> Iterator[Judge]:
    """Eighteen players with names as long as people have, eleven of whom stand."""
    theme.load_fonts()
    session = dealt_table(tmp_path, "last-words", "18", EIGHTEEN, ["上官婉儿的大表哥"] * 18)
    yield Judge(qtbot, session)
    session.close()


def walk(judge: Judge, until: str = "") -> Iterable[str]:
    """Every step up to the exile vote, with the answer of the plan put together and not given yet."""
    session: Session = judge.session
    while judge.at.prompt.kind != "end" and judge.key != until:
        judge.at.draft.take(PLAN.get(judge.key, {}))
        judge.at.after()
        yield judge.key
        session.answer(filled(judge))
        judge.at.refresh()


def filled(judge: Judge) -> dict[str, Any]:
    prompt = judge.session.game.prompt
    votes = {str(voter): prompt.targets[0] for voter in prompt.voters or {}}
    return votes if prompt.kind == "vote" else PLAN.get(prompt.key, {})


def too_small(page: QWidget) -> list[str]:
    parts: list[QLabel | QAbstractButton] = [*page.findChildren(QLabel), *page.findChildren(QAbstractButton)]
    return [
        f"{part.objectName()}: {part.text()}" for part in parts if part.isVisible() and letters(part) < FLOOR
    ]


def letters(part: QWidget) -> int:
    """The smallest letters on a part; a seat's own labels may be two pixels smaller."""
    if isinstance(part, BigButton):
        return part.letters()
    if isinstance(part, SeatButton):
        return round(min(part._number_size(), part._label_size() + FLOOR - SMALLEST_LABEL))
    return part.fontInfo().pixelSize()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_nothing_the_judge_needs_is_under_sixteen_pixels(crowded: Judge, size: tuple[int, int]) -> None:
    crowded.page.resize(*size)
    seen = []
    for key in walk(crowded, "d2.dark"):
        assert too_small(crowded.page) == [], key
        seen.append(key.split(".", 1)[1])
        if seen[-1] == "vote":
            break
    assert {"campaign", "campaign.vote", "shoot.9", "start"} <= set(seen)


@pytest.mark.parametrize(
    "standing", [STANDING, list(range(1, 19)), [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17]]
)
def test_big_button_names_every_candidate_in_letters_that_fit(crowded: Judge, standing: list[int]) -> None:
    for key in walk(crowded):
        if key == "d1.campaign":
            break
    crowded.at.draft.take({"pick": standing})
    crowded.at.after()
    button = crowded.page.card.next
    words, size = button._fit()
    assert "、".join(map(str, standing)) in words.replace(JOIN, "").replace("\n", "")
    assert size >= FLOOR
    bounds = button._bounds(words, size)
    assert bounds.height() <= button.height()
    assert bounds.width() <= button.width()


def places(judge: Judge) -> dict[str, tuple[int, int, int, int]]:
    """Where everything that can be pressed in the card stands in the window."""
    found = {}
    for button in judge.page.card.findChildren(QAbstractButton):
        if button.isVisible() and button.objectName() != "overrule":
            corner = button.mapTo(judge.page, button.rect().topLeft())
            found[button.objectName()] = (corner.x(), corner.y(), button.width(), button.height())
    return found


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_refusal_of_two_lines_moves_nothing(judge: Judge, size: tuple[int, int]) -> None:
    judge.page.resize(*size)
    judge.to_night()
    before = places(judge)
    judge.at.after(judge.session.game.table.rules.no("guard.same_twice", TWO_LINES), 10)
    assert judge.button("overrule").isVisible()
    assert judge.page.card.why_text.height() > theme.px(2 * FLOOR)
    assert places(judge) == before


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_refusal_in_a_vote_moves_nothing(judge: Judge, size: tuple[int, int]) -> None:
    judge.page.resize(*size)
    judge.to_vote()
    before = places(judge)
    judge.type_seat(13)
    assert judge.words("whyText")
    assert places(judge) == before


def test_line_of_a_candidate_with_a_first_vote_pushes_no_other_down(judge: Judge) -> None:
    judge.to_vote()
    judge.type_seat(7)
    before = places(judge)["candidate-7"]
    judge.type_seat(3)
    assert places(judge)["candidate-7"] == before
    assert places(judge)["candidate-3"][1] > before[1]


def test_sign_that_comes_with_the_pick_moves_nothing(judge: Judge) -> None:
    judge.to_night()
    for picks in ((10,), (9,), ("none",)):
        judge.go(*picks)
    assert judge.key == "n1.seer"
    before = places(judge)
    judge.seats(1)
    assert judge.words("signText") == "狼人"
    assert places(judge) == before


def test_sign_comes_into_sight_where_letters_are_twice_as_large(judge: Judge) -> None:
    judge.to_night()
    for picks in ((10,), (9,), ("none",)):
        judge.go(*picks)
    usual = QApplication.font()
    twice = QFont(usual)
    twice.setPointSizeF(usual.pointSizeF() * 2)
    QApplication.setFont(twice)
    try:
        judge.seats(1)
        card = judge.page.card
        foot = card.sign_text.mapTo(card._area.viewport(), card.sign_text.rect().bottomLeft()).y()
        assert 0 < foot <= card._area.viewport().height()
    finally:
        QApplication.setFont(usual)


def test_scroll_bar_has_a_place_of_its_own(judge: Judge) -> None:
    judge.to_vote()
    card = judge.page.card
    wide = card.say_text.width()
    judge.page.resize(1280, 500)
    assert card._area.verticalScrollBar().maximum() > 0
    assert card.say_text.width() == wide
    assert card._area.verticalScrollBar().width() == SCROLL_BAR


def test_number_and_what_it_counts_stay_together_and_are_read_as_they_are(judge: Judge) -> None:
    judge.to_vote()
    for _ in range(2):
        judge.click("undo")
    status = judge.page.card.status
    assert judge.words("statusText") == status.accessibleName() == "7号 大圣 · 接着：8号"
    assert QLabel.text(status) == "7\u2060号 大圣 · 接着：8\u2060号"


def test_acts_out_of_turn_in_one_line_are_not_cut(judge: Judge) -> None:
    judge.page.resize(1024, 700)
    judge.to_day()
    judge.go(1, 3, 6)
    judge.qtbot.wait(1)
    shown = [b for b in judge.page.interrupts.findChildren(QAbstractButton) if b.isVisible()]
    assert "interrupt-withdraw" in [button.objectName() for button in shown]
    assert [b.objectName() for b in shown if b.width() < b.sizeHint().width()] == []


def test_only_choice_of_a_step_is_as_wide_as_the_words(judge: Judge) -> None:
    judge.to_night()
    assert judge.button("choice-none").width() == judge.page.card._box.width()


def test_words_on_the_big_button_break_between_seats_only(crowded: Judge) -> None:
    for key in walk(crowded):
        if key == "d1.campaign.withdraw":
            break
    words, _ = crowded.page.card.next._fit()
    assert JOIN.join("8号退水") in words


def test_card_of_a_seat_is_written_whole_though_its_name_has_no_room(crowded: Judge) -> None:
    crowded.page.resize(1024, 700)
    for key in walk(crowded):
        if key == "n1.wolves":
            break
    seat = crowded.page.ring.seats[14]
    assert [words for words, *_ in seat._lines(theme.colours(seat))] == ["14", "普通村民"]


@pytest.mark.parametrize("name", ["newGame", "openLibrary", "openPresets", "openPeople"])
def test_every_other_page_is_written_in_sixteen_pixels_too(open_window: Open, name: str) -> None:
    theme.load_fonts()
    window = open_window()
    assert too_small(window) == []
    touch(window, name)
    assert too_small(window) == []
