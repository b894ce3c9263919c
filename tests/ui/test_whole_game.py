"""Whole games on the table page, by hand and by keyboard."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from judge_app.narration.words import say
from judge_app.reports.fates import fate
from judge_app.session import Session
from judge_app.ui import theme
from judge_app.ui.counting import Counting
from tests.ui.tabletop import Judge, dealt_table, open_table

PLAN: dict[str, Any] = {
    "n1.guard": {"pick": [10]},
    "n1.wolves": {"pick": [8]},
    "n1.witch": {"none": []},
    "n1.seer": {"pick": [1]},
    "d1.campaign": {"pick": [1, 6, 9]},
    "d1.campaign.withdraw": {"pick": [9]},
    "d1.campaign.vote": {2: 1, 3: 1, 4: 6, 5: 6, 7: 6, 8: 6, 10: None, 11: None, 12: None},
    "d1.shoot.8": {"pick": [2]},
    "d1.vote": {1: 9, 3: 9, 4: 9, 5: 3, 6: 3, 7: None, 9: 3, 10: 9, 11: None, 12: None},
    "d1.pk.vote": {1: 9, 4: 9, 5: 3, 6: 3, 7: 3, 10: None, 11: None, 12: None},
    "n2.guard": {"pick": [11]},
    "n2.wolves": {"pick": [6]},
    "n2.witch": {"none": []},
    "n2.seer": {"pick": [4]},
    "d2.badge.6": {"pick": [7]},
    "d2.vote": {1: 7, 4: 7, 5: 4, 7: 4, 9: 4, 10: 4, 11: 4, 12: None},
    "n3.guard": {"pick": [10]},
    "n3.wolves": {"none": []},
    "n3.witch": {"poison": [1]},
}
"""A hunter shoots, a tie goes to PK, the sheriff dies and passes the badge; the last wolf is poisoned."""
FOUND: dict[str, Any] = PLAN | {
    "n1.guard.find": {"pick": [5]},
    "n1.wolves.find": {"pick": [1, 2, 3, 4]},
    "n1.witch.find": {"pick": [7]},
    "n1.seer.find": {"pick": [6]},
    "n1.hunter.find": {"none": []},
    "card.8": {"hunter": []},
}
"""The same game with the cards on the table: nobody sees the hunter open his eyes, and he dies."""
LAST_WORDS: dict[str, Any] = {
    "n1.guard": {"pick": [10]},
    "n1.wolves": {"pick": [8]},
    "n1.seer": {"pick": [1]},
    "n1.witch": {"none": []},
    "d1.campaign": {"pick": [1, 6, 9, 10]},
    "d1.campaign.withdraw": {"pick": [9, 10]},
    "d1.campaign.vote": {2: 1, 3: 1, 4: 1, 5: 6, 7: 6, 8: 6, 11: None, 12: None},
    "d1.runoff.vote": {2: 1, 3: 1, 4: None, 5: 6, 7: 6, 8: 6, 9: 6, 10: 6, 11: None, 12: None},
    "d1.shoot.8": {"pick": [2]},
    "d1.start": {"left": [6]},
    "d1.vote": {1: 9, 3: 9, 4: 9, 5: 3, 6: 3, 7: None, 9: 3, 10: 9, 11: None, 12: None},
    "d1.pk.vote": {1: 9, 4: 9, 5: 3, 6: 3, 7: 3, 10: None, 11: None, 12: None},
    "n2.guard": {"pick": [11]},
    "n2.wolves": {"pick": [6]},
    "n2.seer": {"pick": [4]},
    "n2.witch": {"none": []},
    "d2.badge.6": {"pick": [7]},
    "d2.start": {"right": [7]},
    "d2.vote": {1: 7, 4: 7, 5: 4, 7: 4, 9: 4, 10: 4, 11: 4, 12: None},
    "n3.guard": {"pick": [10]},
    "n3.wolves": {"none": []},
    "n3.witch": {"poison": [1]},
}
"""Two withdraw, the election goes to a run-off; votes are called."""

Enter = Callable[[Mapping[Any, Any]], int]


def by_hand(judge: Judge) -> Enter:
    """Enter an answer by clicks; answers how many they were."""

    def enter(value: Mapping[Any, Any]) -> int:
        if judge.at.prompt.kind == "vote":
            return votes(value)
        clicks = [f"choice-{name}" for name in value if name != "pick"]
        clicks += [f"seat-{seat}" for seats in value.values() for seat in seats]
        judge.click(*clicks, "next")
        return len(clicks) + 1

    def votes(value: Mapping[int, int | None]) -> int:
        if not (isinstance(judge.at.draft, Counting) and judge.at.draft.is_called):
            judge.click("voteWay")
        for target in judge.at.prompt.targets:
            hands = [voter for voter, choice in value.items() if choice == target]
            if hands:
                judge.click(f"candidate-{target}", *(f"seat-{hand}" for hand in hands))
        if None in value.values():
            judge.click("choice-abstain")
        judge.click("next")
        return 0

    return enter


def by_keyboard(judge: Judge) -> Enter:
    """Enter an answer with digits, Enter, Space and arrows; answers how many inputs it took."""

    def enter(value: Mapping[Any, Any]) -> int:
        if judge.at.prompt.kind == "vote":
            votes(value)
        else:
            picks(value)
        judge.press(Qt.Key.Key_Space)
        return len(value) + 1

    def votes(value: Mapping[int, int | None]) -> None:
        for _, target in sorted(value.items()):
            if target is None:
                judge.press(Qt.Key.Key_Return)
            else:
                judge.type_seat(target)

    def picks(value: Mapping[str, list[int]]) -> None:
        for name, seats in value.items():
            if not seats:
                walk_to(judge, f"choice-{name}")
            for seat in seats:
                judge.type_seat(seat)

    return enter


def walk_to(judge: Judge, name: str) -> None:
    """Press a button that arrows lead to."""
    judge.page.setFocus()
    for _ in range(6):
        judge.press(Qt.Key.Key_Right)
        if judge.button(name).hasFocus():
            judge.press(Qt.Key.Key_Return)
            return
    raise AssertionError(f"arrows do not lead to {name}")


def play(judge: Judge, enter: Enter, plan: Mapping[str, Any] = PLAN) -> dict[str, int]:
    """Play the plan to the end; answers the inputs each night or day took."""
    inputs: dict[str, int] = {}
    while judge.session.game.prompt.kind != "end":
        key = judge.key
        inputs[key.split(".")[0]] = inputs.get(key.split(".")[0], 0) + enter(plan.get(key, {}))
        assert judge.key != key, f"{key}: {judge.words('whyText')}"
    return inputs


def check_the_end(judge: Judge, plan: Mapping[str, Any] = PLAN) -> None:
    """Every step of the plan was asked, and the end page tells the winner."""
    game = judge.session.game
    assert {answer.key for answer in game.answers} >= set(plan)
    assert game.outcome is not None
    assert game.outcome.camp == "good"
    judge.click("next")
    assert judge.words("winnerText") == "好人获胜"


def judge_at(qtbot: QtBot, session: Session) -> Judge:
    theme.load_fonts()
    return Judge(qtbot, session)


def test_a_whole_game_by_hand(judge: Judge) -> None:
    inputs = play(judge, by_hand(judge))
    check_the_end(judge)
    assert max(inputs[night] for night in ("n1", "n2")) <= 16


def test_a_whole_game_by_keyboard(judge: Judge) -> None:
    judge.page.activateWindow()
    judge.qtbot.waitUntil(judge.page.isActiveWindow)
    play(judge, by_keyboard(judge))
    check_the_end(judge)


def test_a_whole_game_of_last_words_by_hand(qtbot: QtBot, tmp_path: Path) -> None:
    session = dealt_table(tmp_path, "last-words", "12")
    judge = judge_at(qtbot, session)
    inputs = play(judge, by_hand(judge), LAST_WORDS)
    check_the_end(judge, LAST_WORDS)
    assert max(inputs[night] for night in ("n1", "n2")) <= 16
    session.close()


def test_a_card_nobody_has_seen_is_asked_for_when_its_seat_dies(qtbot: QtBot, tmp_path: Path) -> None:
    session = open_table(tmp_path, "face-to-face", "12-guard")
    session.answer({"mode": "found"})
    judge = judge_at(qtbot, session)
    play(judge, by_hand(judge), FOUND)
    check_the_end(judge, FOUND)
    session.close()


def test_fates_of_the_last_night_are_told_though_never_announced(judge: Judge) -> None:
    play(judge, by_hand(judge))
    told = {seat: say(fate(judge.session.game, seat)) for seat in (1, 2, 3, 8, 12)}
    assert told == {
        1: "第 3 夜 被毒", 2: "第 1 天 枪杀", 3: "第 1 天 放逐", 8: "第 1 夜 被刀", 12: "在场",
    }  # fmt: skip
