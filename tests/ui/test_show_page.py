"""The device goes round."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from judge_app.engine.setup import Setup
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.ui.show_page import ShowPage
from tests.ui.parts_of import button

LEFT = Qt.MouseButton.LeftButton
CARDS = ["werewolf", "seer", "witch", "cupid", "werewolf", "villager", "villager"]


@pytest.fixture
def session(tmp_path: Path) -> Session:
    ruleset = load_ruleset("face-to-face")
    setup = Setup(ruleset, "7", 7, ruleset.boards["7"].deck)
    made = Session.create(setup, ("阿明", *[""] * 6), tmp_path, TableInfo())
    cards = {str(seat): card for seat, card in enumerate(CARDS, start=1)}
    made.answer({"mode": "program", "cards": cards, "bottom": []})
    return made


@pytest.fixture
def page(qtbot: QtBot, session: Session) -> ShowPage:
    made = ShowPage(session)
    qtbot.addWidget(made)
    made.answered.connect(lambda: made.refresh() if session.game.prompt.kind == "show" else None)
    made.show()
    return made


def texts(page: ShowPage) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel))


def look(qtbot: QtBot, page: ShowPage) -> str:
    hold = button(page, "holdToSee")
    qtbot.mousePress(hold, LEFT)
    seen = texts(page)
    qtbot.mouseRelease(hold, LEFT)
    return seen


def test_player_is_named_and_sees_card_and_camp_while_he_holds(qtbot: QtBot, page: ShowPage) -> None:
    assert "请把设备交给 1号 阿明" in texts(page)
    assert "狼人阵营" not in texts(page)
    assert "狼人 狼人阵营" in look(qtbot, page)
    assert "狼人" not in texts(page)


def test_nobody_goes_on_before_he_has_looked(qtbot: QtBot, page: ShowPage, session: Session) -> None:
    button(page, "next").click()
    assert session.game.prompt.key == "show.1"
    look(qtbot, page)
    button(page, "next").click()
    assert session.game.prompt.key == "show.2"


def test_next_page_has_nothing_of_the_card_before(qtbot: QtBot, page: ShowPage) -> None:
    qtbot.mousePress(button(page, "holdToSee"), LEFT)
    page._next.click()
    assert "狼人" not in texts(page)
    assert "请把设备交给 2号" in texts(page)
    assert not button(page, "next").isEnabled()


def test_hidden_page_shows_no_card(qtbot: QtBot, page: ShowPage) -> None:
    qtbot.mousePress(button(page, "holdToSee"), LEFT)
    page.hide()
    assert "狼人" not in texts(page)


def test_keyboard_holds_and_goes_on(qtbot: QtBot, page: ShowPage, session: Session) -> None:
    qtbot.keyPress(page, Qt.Key.Key_Return)
    assert "狼人阵营" in texts(page)
    qtbot.keyRelease(page, Qt.Key.Key_Return)
    assert "狼人阵营" not in texts(page)
    qtbot.keyClick(page, Qt.Key.Key_Space)
    assert session.game.prompt.key == "show.2"


def test_device_comes_back_to_the_judge_before_the_night(
    qtbot: QtBot, page: ShowPage, session: Session
) -> None:
    for _ in CARDS:
        look(qtbot, page)
        button(page, "next").click()
    assert "请把设备交还法官" in texts(page)
    assert session.game.prompt.key == "show.7"
    assert not button(page, "holdToSee").isVisible()
    button(page, "next").click()
    assert session.game.prompt.key == "n1.dark"


def test_deal_can_be_made_again_when_all_have_looked(qtbot: QtBot, page: ShowPage, session: Session) -> None:
    for _ in CARDS:
        look(qtbot, page)
        button(page, "next").click()
    button(page, "dealAgain").click()
    assert session.game.prompt.key == "deal"


def test_same_cards_after_undo_and_restart(session: Session) -> None:
    dealt = dict(session.game.answers[0].value)
    session.undo()
    session.redo()
    session.close()
    again = Session.open(session.path)
    assert dict(again.game.answers[0].value) == dealt
    assert again.game.prompt.key == "show.1"
    again.close()
