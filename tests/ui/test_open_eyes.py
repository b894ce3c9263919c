"""What a table with open eyes may not read off the judge's screen."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.tabletop import Judge, dealt_table

Ctrl = Qt.KeyboardModifier.ControlModifier
NINE = ["werewolf"] * 3 + ["seer", "witch", "hunter"] + ["villager"] * 3
NIGHT_OF_THE_HUNTER: dict[str, Any] = {
    "n1.wolves": {"pick": [6]},
    "n1.witch": {"none": []},
    "n1.seer": {"pick": [1]},
    "d1.campaign": {"none": []},
}


def shows_cards(judge: Judge) -> bool:
    return any(seat.look.line == "狼人" or seat.look.marks for seat in judge.page.ring.seats.values())


def to_shot(judge: Judge) -> None:
    judge.to_day(knifed=8)
    judge.go("none")
    judge.go()
    judge.go()
    assert judge.key == "d1.shoot.8"


def test_undo_across_dawn_hides_the_night_until_asked(judge: Judge) -> None:
    judge.to_day()
    judge.click("undo")
    assert judge.key == "n1.dawn"
    assert judge.page.property("theme") == "day"
    assert judge.words("statusText") == "夜里的记录，这里先不显示"
    assert judge.button("next").text() == "打开这一步"
    assert not shows_cards(judge)
    assert not judge.page.card.deaths.isVisible()
    judge.click("next")
    assert judge.page.property("theme") == "night"
    assert shows_cards(judge)


def test_more_undo_behind_the_mask_stays_masked(judge: Judge) -> None:
    judge.to_day()
    for _ in range(4):
        judge.qtbot.keyClick(judge.page, Qt.Key.Key_Z, Ctrl)
    assert judge.at.prompt.stage == "night"
    assert not shows_cards(judge)
    assert not any(
        "刀" in str(judge.page.rail.item(i).data(Qt.ItemDataRole.AccessibleTextRole)) for i in range(5)
    )
    assert "刀" not in judge.words("lastFacts")
    judge.press(Qt.Key.Key_Space)
    assert judge.page.property("theme") == "night"


def test_acts_out_of_turn_do_not_lift_the_mask(judge: Judge) -> None:
    judge.to_day()
    judge.click("undo", "interrupt-note")
    assert not shows_cards(judge)
    judge.click("next")
    assert not shows_cards(judge)


def test_undo_within_the_night_needs_no_asking(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.click("undo")
    assert judge.page.property("theme") == "night"
    assert judge.button("next").text() != "打开这一步"


def test_by_day_nobody_learns_whose_skill_is_asked_for(judge: Judge) -> None:
    to_shot(judge)
    assert judge.words("stepTitle") == "技能"
    assert judge.words("sayText") == ""
    assert not judge.page.card.say_text.isVisible()
    notes = [label.text() for label in judge.page.card.deaths.findChildren(QLabel)]
    assert not any("技能" in note or "猎人" in note for note in notes)
    judge.click("choice-none")
    assert not judge.page.card.say_text.isVisible()
    judge.seats(1)
    assert judge.page.card.say_text.isVisible()


def test_judge_may_still_read_the_skill_line_with_the_show_key(judge: Judge) -> None:
    to_shot(judge)
    judge.qtbot.keyPress(judge.page, Qt.Key.Key_F3)
    assert judge.page.card.say_text.isVisible()
    judge.qtbot.keyRelease(judge.page, Qt.Key.Key_F3)
    assert not judge.page.card.say_text.isVisible()


def test_choices_of_a_skill_name_none_by_day(qtbot: QtBot, tmp_path: Path) -> None:
    """正规局 lets a hunter turn his card up and not shoot."""
    session = dealt_table(tmp_path, "formal", "9", NINE)
    judge = Judge(qtbot, session)
    while judge.key != "d1.shoot.6":
        judge.session.answer(NIGHT_OF_THE_HUNTER.get(judge.key, {}))
        judge.at.refresh()
    assert judge.button("choice-reveal").text() == "翻牌"
    assert judge.button("choice-none").text() == "不发动"
    judge.click("choice-none")
    assert judge.button("next").text() == "不发动 · 下一步"
    judge.click("choice-reveal")
    assert judge.button("next").text() == "翻牌不开枪 · 下一步"
    session.close()
