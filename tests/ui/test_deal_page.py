"""The judge enters the deal."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judge_app.engine.setup import Setup
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.ui.deal_page import DealPage
from tests.ui.parts_of import button, touch

Key = Qt.Key


def session_of(folder: Path, board: str = "12-guard") -> Session:
    ruleset = load_ruleset("face-to-face")
    made = ruleset.boards[board]
    setup = Setup(ruleset, board, made.players, made.deck)
    return Session.create(setup, ("",) * made.players, folder, TableInfo())


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(tmp_path)


def shown(qtbot: QtBot, session: Session) -> DealPage:
    page = DealPage(session, 0, False)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def next_words(page: DealPage) -> str:
    return button(page, "next").text()


def test_cards_are_put_by_touch_and_the_rest_are_villagers(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    touch(page, "card-werewolf", "seat-1", "seat-2", "seat-3", "seat-4")
    for role, seat in (("seer", 5), ("witch", 6), ("hunter", 7), ("guard", 8)):
        touch(page, f"card-{role}", f"seat-{seat}")
    assert next_words(page) == "还差 4 张"
    touch(page, "fillRest")
    with qtbot.waitSignal(page.answered):
        touch(page, "next")
    cards = session.game.answers[0].value["cards"]
    assert [cards[str(seat)] for seat in (1, 4, 5, 8, 9, 12)] == [
        "werewolf",
        "werewolf",
        "seer",
        "guard",
        "villager",
        "villager",
    ]
    assert session.game.prompt.key == "n1.dark"


def test_cards_are_put_by_keyboard(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    for keys in ((Key.Key_1, Key.Key_2), (Key.Key_3,)):
        for key in keys:
            qtbot.keyClick(page, key)
        qtbot.keyClick(page, Key.Key_Return)
    qtbot.keyClick(page, Key.Key_Down)
    qtbot.keyClick(page, Key.Key_9)
    qtbot.keyClick(page, Key.Key_Return)
    first, second = list(page.table.deck)[:2]
    assert page.table.cards == {12: first, 3: first, 9: second}


def test_down_takes_the_next_card_when_tab_led_to_a_card(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    card = button(page, f"card-{next(iter(page.table.deck))}")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    for key in (Key.Key_Down, Key.Key_9, Key.Key_Return):
        qtbot.keyClick(card, key)
    assert page.table.cards == {9: list(page.table.deck)[1]}


def test_number_that_is_no_seat_is_refused_in_words(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    for key in (Key.Key_1, Key.Key_5, Key.Key_Return):
        qtbot.keyClick(page, key)
    assert page._verdict.text() == "没有 15号。"


def test_second_touch_takes_the_card_back(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    touch(page, "card-seer", "seat-5")
    assert page.table.cards == {5: "seer"}
    touch(page, "card-seer", "seat-5")
    assert page.table.cards == {}


def test_card_that_is_used_up_is_refused_in_words(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    touch(page, "card-seer", "seat-5", "card-seer", "seat-6")
    assert page.table.cards == {5: "seer"}
    assert page._verdict.text() == "预言家已经放完了，先选另一张牌。"


def test_half_entered_deal_comes_back(qtbot: QtBot, session: Session) -> None:
    page = shown(qtbot, session)
    touch(page, "card-seer", "seat-5")
    session.close()
    again = Session.open(session.path)
    assert shown(qtbot, again).table.cards == {5: "seer"}
    again.close()


def test_bottom_cards_that_must_be_dealt_again_are_refused(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(tmp_path, "12-thief")
    page = shown(qtbot, session)
    touch(page, "card-werewolf", "seat-1", "bottom-1", "bottom-2")
    for role, seat in (("seer", 2), ("witch", 3), ("hunter", 4), ("idiot", 5), ("cupid", 6), ("thief", 7)):
        touch(page, f"card-{role}", f"seat-{seat}")
    touch(page, "fillRest")
    assert page.table.missing == 0
    assert "重新发牌" in page._verdict.text()
    touch(page, "next")
    assert session.game.prompt.key == "deal"


@pytest.mark.parametrize(("button", "key"), [("switchFound", "n1.dark"), ("switchProgram", "show.1")])
def test_other_ways_to_deal_are_one_touch_away(qtbot: QtBot, session: Session, button: str, key: str) -> None:
    page = shown(qtbot, session)
    touch(page, button)
    assert session.game.prompt.key == key
