"""The next game with these people, and who is protected in it."""

import pytest
from PySide6.QtWidgets import QLineEdit

from judge_app.engine.prompt import Prompt
from judge_app.session import Session
from judge_app.storage.next_game import NextGame
from judge_app.storage.people import Roster
from judge_app.storage.places import Places
from judge_app.storage.seating import Sitter
from judge_app.storage.settings import Settings
from judge_app.storage.shields import Shield
from judge_app.ui.main_window import MainWindow
from judge_app.ui.opening import begin
from tests.ui.parts_of import part, touch
from tests.ui.tabletop import NAMES, dealt_table, open_table
from tests.ui.test_whole_game import LAST_WORDS
from tests.ui.windows import Open, page, play, told


def ended(open_window: Open, places: Places, way: str = "entered") -> MainWindow:
    """The end page of a game of last-words, in which seat 8 was knifed and seat 9 exiled."""
    session = dealt_table(places.games, "last-words", "12")
    play(session, plan=LAST_WORDS)
    session.close()
    window = open_window(session.path)
    touch(window, "next")
    return window


def test_one_click_leads_to_the_next_game_at_the_deal(open_window: Open, places: Places) -> None:
    window = ended(open_window, places)
    touch(window, "nextGame")
    assert page(window).objectName() == "dealPage"
    assert window.game is not None
    session = window.game.session
    assert (session.people, session.game.setup.board) == (NAMES, "12")
    assert len(list(places.games.glob("*.wolfgame"))) == 2


def test_first_victim_is_protected_and_named(open_window: Open, places: Places) -> None:
    window = ended(open_window, places)
    touch(window, "nextGame")
    assert window.game is not None
    assert 8 in window.game.session.game.setup.protected
    assert "8号安安（首夜被刀）" in told(window)
    touch(window, "noticeAway", "switchFound")
    while window.game.session.game.prompt.key != "n1.wolves":
        window.game.session.answer(_found(window.game.session.game.prompt))
    window.game.controller.refresh()
    seat = window.game.currentWidget().ring.seats[8]  # type: ignore[union-attr]
    assert seat.look.marks == "保"
    assert seat.look.is_dim


def test_last_days_exile_is_refused_with_his_own_reason_also_after_a_restart(
    open_window: Open, places: Places
) -> None:
    session = dealt_table(places.games, "last-words", "12")
    shields = (Shield(Sitter("橙子"), "exiled", 1),)
    table = NextGame(session.game.setup, session.sitters, session.info, "found", shields)
    session.close()
    started = begin(table.seated(table.people), places.games)
    assert isinstance(started, Session)
    started.close()
    opened = Session.open(started.path)
    while opened.game.prompt.key != "n1.wolves":
        opened.answer(_found(opened.game.prompt))
    no = opened.game.prompt.bar("pick", 9)
    opened.close()
    assert str(no and no.text) == "9 号受首杀保护（首日被放逐），本局首夜不能刀"


def _found(prompt: Prompt) -> dict[str, list[int]]:
    found = {"n1.guard.find": [5], "n1.wolves.find": [1, 2, 3, 4], "n1.guard": [10]}
    if prompt.key in found:
        return {"pick": found[prompt.key]}
    return {"none": []} if prompt.needs_choice else {}


def test_cards_found_by_night_begin_with_the_first_night(open_window: Open, places: Places) -> None:
    session = open_table(places.games, "face-to-face", "12-guard")
    session.answer({"mode": "found"})
    session.close()
    window = open_window(session.path)
    assert window.game is not None
    window.game.next_game.emit()
    assert page(window).objectName() == "tablePage"
    assert window.game.session.game.prompt.key == "n1.dark"


def test_other_set_up_keeps_people_and_protection(open_window: Open, places: Places) -> None:
    window = ended(open_window, places)
    touch(window, "changeSetup")
    assert page(window).objectName() == "setupPage"
    assert part(page(window), "name-8", QLineEdit).text() == "安安"
    touch(page(window), "ruleset-last-words", "board-12", "startGame")
    assert window.game is not None
    assert 8 in window.game.session.game.setup.protected


def test_rules_without_protection_carry_none(open_window: Open, places: Places) -> None:
    window = ended(open_window, places)
    touch(window, "changeSetup")
    touch(page(window), "ruleset-face-to-face", "board-12-guard", "startGame")
    assert window.game is not None
    assert window.game.session.game.setup.protected == ()


@pytest.mark.parametrize(("new", "is_protected"), [(["新人"], True), (["甲", "乙", "丙"], False)])
def test_newcomers_are_protected_unless_they_are_many(
    open_window: Open, places: Places, new: list[str], is_protected: bool
) -> None:
    dealt_table(places.games, "last-words", "12").close()
    people = new + list(NAMES[len(new) :])
    window = open_window(settings=Settings("zh-CN", "last-words", "12", people=people))
    touch(window, "newGame", "startGame")
    assert window.game is not None
    assert (1 in window.game.session.game.setup.protected) is is_protected


def test_people_of_a_new_game_are_in_the_roster_from_then_on(open_window: Open, places: Places) -> None:
    settings = Settings("zh-CN", "face-to-face", "12-guard", people=["阿明", "小雨"])
    window = open_window(settings=settings)
    touch(window, "newGame", "startGame")
    assert window.game is not None
    roster = Roster(places.data)
    assert window.game.session.sitters[0] == roster.sitter("阿明")
    assert roster.sitter("阿明").id
