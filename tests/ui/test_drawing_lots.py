"""Nobody died and nobody has the badge: the judge draws who speaks first."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.tabletop import Judge


@pytest.fixture
def drawing(judge: Judge) -> Judge:
    """A peaceful night, nobody stands: somebody has to begin."""
    judge.to_night()
    for picks in ((9,), (9,), ("none",), (1,), (), ()):
        judge.go(*picks)
    judge.go("none")
    while judge.key != "d1.start":
        judge.go()
    return judge


def test_drawn_seat_is_picked_and_waits_for_the_big_button(drawing: Judge) -> None:
    drawing.click("drawLot")
    (seat,) = drawing.at.draft.seats()
    assert drawing.key == "d1.start"
    assert drawing.button("next").text() == f"{seat}号先发言 · 下一步"
    drawing.click("next")
    assert drawing.at.prompt.actors == (seat,)


def test_second_draw_at_the_same_step_is_no_other_lot(drawing: Judge) -> None:
    drawing.click("drawLot")
    first = drawing.at.draft.seats()
    drawing.click("drawLot")
    assert drawing.at.draft.seats() == first
    drawing.click("next", "undo")
    assert drawing.at.draft.seats() == ()
    drawing.click("drawLot")
    assert drawing.at.draft.seats() == first


def test_redo_puts_the_draw_back(drawing: Judge) -> None:
    drawing.click("drawLot")
    first = drawing.at.draft.seats()
    drawing.click("next", "undo", "redo")
    assert drawing.at.prompt.actors == first


def test_judge_may_take_the_draw_back_or_pick_another(drawing: Judge) -> None:
    drawing.click("drawLot")
    drawing.press(Qt.Key.Key_Escape)
    assert drawing.at.draft.seats() == ()
    drawing.type_seat(7)
    assert drawing.at.draft.seats() == (7,)


def test_no_lot_is_drawn_where_nothing_is_left_to_chance(judge: Judge) -> None:
    assert judge.button("drawLot").isHidden()
    judge.to_night()
    assert judge.button("drawLot").isHidden()
