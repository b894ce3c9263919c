"""Small things a judge stumbled over at the table."""

from PySide6.QtCore import Qt

from judge_app.ui import moving
from judge_app.ui.setup_people import names_in
from tests.ui.tabletop import Judge


def test_many_seats_on_the_big_button_are_sorted_and_short(judge: Judge) -> None:
    judge.to_day()
    judge.seats(5, 3, 11)
    assert "3、5、11号" in judge.button("next").text()


def test_numbers_in_front_of_names_on_one_line_are_dropped() -> None:
    assert names_in("1.阿明 2.小雨 3、老K") == ["阿明", "小雨", "老K"]


def test_backspace_takes_the_reminder_away(judge: Judge) -> None:
    judge.to_night()
    judge.click("next")
    assert judge.words("whyText") == "还没有选"
    judge.press(Qt.Key.Key_Backspace)
    assert judge.words("whyText") == ""


def test_lasting_acts_keep_their_place_when_others_come_and_go(judge: Judge) -> None:
    judge.to_night()
    by_night = [act.key for act in moving.acts(judge.session) if act.key in moving._LASTING]
    judge.go(10)
    for picks in ((9,), ("none",), (1,), (), ()):
        judge.go(*picks)
    by_day = [act.key for act in moving.acts(judge.session)]
    assert [key for key in by_day if key in by_night] == by_night
    assert by_day[-1] == "explode"


def test_seats_that_may_not_withdraw_are_dimmed(judge: Judge) -> None:
    judge.to_day()
    judge.go(3, 5)
    while judge.session.game.prompt.kind == "speech":
        judge.go()
    assert judge.key == "d1.campaign.withdraw"
    assert judge.page.ring.seats[1].look.is_dim
    assert not judge.page.ring.seats[3].look.is_dim


def test_knifing_their_own_is_named_on_the_big_button(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.seats(2)
    assert "自刀" in judge.button("next").text()


def test_refusal_does_not_push_the_choices(judge: Judge) -> None:
    judge.to_night()
    before = judge.button("choice-none").mapTo(judge.page, judge.button("choice-none").rect().topLeft())
    big = judge.button("next").geometry()
    scroll = judge.page.card.acts.geometry()
    judge.click("next")
    assert judge.words("whyText") == "还没有选"
    assert (
        judge.button("choice-none").mapTo(judge.page, judge.button("choice-none").rect().topLeft()) == before
    )
    assert judge.button("next").geometry() == big
    assert judge.page.card.acts.geometry() == scroll


def test_earlier_part_of_the_day_opens_from_the_rail(judge: Judge) -> None:
    judge.to_day()
    judge.go(3, 5)
    while judge.session.game.prompt.kind == "speech":
        judge.go()
    judge.go()
    row = next(i for i, step in enumerate(judge.at.steps) if "竞选" in str(step.title))
    rail = judge.page.rail
    rail.itemClicked.emit(rail.item(row))
    assert judge.at.looking == "d1.campaign"
