"""The log over all nights and days, and old answers put right from it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from judge_app.narration.words import say
from judge_app.storage.places import Places
from judge_app.ui.log_list import LogList
from judge_app.ui.main_window import MainWindow
from tests.ui.parts_of import part, touch
from tests.ui.tabletop import Judge, open_table
from tests.ui.windows import Open, page, play, saved_game


def to_night_two(judge: Judge) -> None:
    play(judge.session, "n2.witch")
    judge.page.refresh()


def log(judge: Judge) -> LogList:
    return part(judge.page, "logList", LogList)


def words(judge: Judge) -> list[str]:
    model = log(judge).model()
    return [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]


def pick(judge: Judge, key: str) -> None:
    log(judge).picked.emit([answer.key for answer in judge.session.game.answers].index(key))


def correction(judge: Judge) -> str:
    panel = part(judge.page, "correctionPanel", QWidget)
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if not label.isHidden())


def test_log_holds_every_night_and_day(judge: Judge) -> None:
    to_night_two(judge)
    judge.click("openLog")
    told = words(judge)
    assert [line for line in told if line in ("第 1 夜", "第 1 天", "第 2 夜")] == [
        "第 1 夜",
        "第 1 天",
        "第 2 夜",
    ]
    assert "狼人 刀 8" in told
    assert any(line.startswith("放逐投票 放逐投票：") for line in told)
    judge.click("openLog")
    assert log(judge).isHidden()


def test_by_day_the_log_keeps_the_night_back_until_asked(judge: Judge) -> None:
    judge.to_day()
    judge.click("openLog")
    assert "狼人" in words(judge)
    judge.qtbot.keyPress(judge.page, Qt.Key.Key_F3)
    assert "狼人 刀 9" in words(judge)
    judge.qtbot.keyRelease(judge.page, Qt.Key.Key_F3)
    assert "狼人 刀 9" not in words(judge)


def test_old_step_of_another_night_is_put_right_from_the_log(judge: Judge) -> None:
    to_night_two(judge)
    judge.click("openLog")
    pick(judge, "n1.wolves")
    assert judge.words("stepTitle") == "回看：狼人"
    judge.seats(8, 9)
    judge.click("next")
    told = correction(judge)
    assert "放逐投票、PK 发言 2 次" in told
    assert "第 2 夜：天黑、守卫、狼人" in told
    assert "第 1 夜：刀 9" in told
    judge.click("back")
    assert judge.session.game.prompt.key == "n2.witch"
    judge.click("next", "next")
    assert judge.session.game.prompt.key == "d1.words.9"
    assert judge.session.undo() is not None
    assert judge.session.game.prompt.key == "n2.witch"


def test_step_of_a_day_can_be_put_right_too(judge: Judge) -> None:
    to_night_two(judge)
    judge.click("openLog")
    pick(judge, "d1.shoot.8")
    judge.seats(2, 3)
    judge.click("next")
    assert "8号开枪带走 3号" in correction(judge)


@pytest.fixture
def found(qtbot: QtBot, tmp_path: Path) -> Iterator[Judge]:
    """By day after a night on which the cards were found: wolves 1 to 4, seat 9 knifed."""
    session = open_table(tmp_path, "face-to-face", "12-guard")
    session.answer({"mode": "found"})
    seen = {"n1.wolves.find": [1, 2, 3, 4], "n1.wolves": [9], "n1.seer.find": [6], "n1.seer": [10]}
    while session.game.prompt.stage == "night":
        prompt = session.game.prompt
        passed: dict[str, list[int]] = {"none": []} if prompt.needs_choice else {}
        session.answer({"pick": seen[prompt.key]} if prompt.key in seen else passed)
    yield Judge(qtbot, session)
    session.close()


def weigh_another_wolf(judge: Judge) -> None:
    """Seat 12 opened his eyes with the wolves, not seat 4."""
    judge.at.look("n1.wolves.find")
    judge.click("next")
    judge.seats(4, 12)
    judge.click("next")


def test_other_wolves_found_are_told_as_a_change_by_day_without_their_seats(found: Judge) -> None:
    weigh_another_wolf(found)
    assert correction(found) == "身份会变\n按住看身份，看是几号"


def test_other_wolves_found_are_named_while_the_judge_holds_the_key(found: Judge) -> None:
    weigh_another_wolf(found)
    found.qtbot.keyPress(found.page, Qt.Key.Key_F3)
    assert correction(found) == "身份会变\n4号、12号"
    found.qtbot.keyRelease(found.page, Qt.Key.Key_F3)


def test_deal_put_right_tells_that_cards_change(open_window: Open, places: Places) -> None:
    window = open_window(saved_game(places.games, "n2.witch"))
    touch(window, "openLog")
    part(window, "logList", LogList).picked.emit(0)
    touch(page(window), "card-villager", "seat-9", "card-guard", "seat-5")
    for card, seat in (("guard", 9), ("villager", 5)):
        touch(page(window), f"card-{card}", f"seat-{seat}")
    touch(page(window), "next")
    panel = part(window, "correctionPanel", QWidget)
    assert "身份会变\n5号、9号" in "\n".join(line.text() for line in panel.findChildren(QLabel))


def test_deal_in_the_log_is_put_right_on_its_own_page(open_window: Open, places: Places) -> None:
    window = open_window(saved_game(places.games, "n2.witch"))
    touch(window, "openLog")
    part(window, "logList", LogList).picked.emit(0)
    assert page(window).objectName() == "dealPage"
    before = saved(window)
    touch(page(window), "card-villager", "seat-12", "card-hunter", "seat-8")
    for card, seat in (("hunter", 12), ("villager", 8)):
        touch(page(window), f"card-{card}", f"seat-{seat}")
    touch(page(window), "next")
    assert page(window).objectName() == "tablePage"
    assert part(window, "stepTitle", QLabel).text() == "更正：发牌"
    assert saved(window) == before
    touch(page(window), "next")
    assert window.game is not None
    assert window.game.session.game.answers[0].value["cards"]["12"] == "hunter"
    assert window.game.session.game.prompt.key.startswith("d1.")
    touch(page(window), "undo")
    assert window.game.session.game.prompt.key == "n2.witch"


def test_deal_that_is_left_alone_leads_back_to_the_step(open_window: Open, places: Places) -> None:
    window = open_window(saved_game(places.games, "n2.witch"))
    touch(window, "openLog")
    part(window, "logList", LogList).picked.emit(0)
    touch(page(window), "leaveDeal")
    assert page(window).objectName() == "tablePage"
    assert part(window, "stepTitle", QLabel).text() == "女巫"


def saved(window: MainWindow) -> bytes:
    assert window.game is not None
    return window.game.session.path.read_bytes()


def test_act_out_of_turn_can_be_opened_again(judge: Judge) -> None:
    judge.to_vote()
    judge.click("interrupt-warn", "seat-3", "next")
    judge.click("openLog")
    pick(judge, "warn")
    assert judge.words("stepTitle") == "回看：警告"
    judge.seats(3, 4)
    judge.click("next", "next")
    assert any("警告 4号" in line for line in words(judge))


def test_card_put_right_stays_veiled_by_day(judge: Judge) -> None:
    judge.to_vote()
    judge.click("interrupt-correct", "choice-hunter", "seat-12", "next")
    judge.click("openLog")
    pick(judge, "correct")
    assert judge.at.is_veiled


def test_enter_opens_the_row_that_arrows_led_to(judge: Judge) -> None:
    to_night_two(judge)
    judge.page.activateWindow()
    judge.qtbot.waitUntil(judge.page.isActiveWindow)
    judge.click("openLog")
    view = log(judge)
    view.setCurrentIndex(view.model().index(words(judge).index("狼人 刀 8"), 0))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    judge.press(Qt.Key.Key_Return, on=view)
    assert judge.at.looking == "n1.wolves"


def test_log_reads_only_what_is_new(judge: Judge) -> None:
    to_night_two(judge)
    before = judge.at.log_rows()
    judge.go("none")
    after = judge.at.log_rows()
    assert after[: len(before)] == before
    assert after[-1].key == "n2.witch"
    judge.at.undo()
    assert judge.at.log_rows() == before


def test_who_wakes_and_what_he_does_are_told_apart(found: Judge) -> None:
    titles = {row.key: say(row.title) for row in found.at.log_rows()}
    assert titles["n1.wolves.find"] == "狼人（认人）"
    assert titles["n1.wolves"] == "狼人"
    found.at.look("n1.wolves.find")
    assert found.words("stepTitle") == "回看：狼人（认人）"
