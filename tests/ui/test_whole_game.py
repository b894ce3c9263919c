"""Whole games on the table page, by hand and by keyboard."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt

from tests.ui.tabletop import Judge

PLAN: Mapping[str, Any] = {
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

Enter = Callable[[Mapping[Any, Any]], int]


def by_hand(judge: Judge) -> Enter:
    """Enter an answer by clicks; answers how many they were."""

    def enter(value: Mapping[Any, Any]) -> int:
        if judge.at.prompt.kind == "vote":
            return votes(value)
        clicks = [f"choice-{name}" for name, seats in value.items() if not seats]
        clicks += [f"seat-{seat}" for seats in value.values() for seat in seats]
        judge.click(*clicks, "next")
        return len(clicks) + 1

    def votes(value: Mapping[int, int | None]) -> int:
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


def play(judge: Judge, enter: Enter) -> dict[str, int]:
    """Play the plan to the end; answers the inputs each night or day took."""
    inputs: dict[str, int] = {}
    while judge.session.game.prompt.kind != "end":
        key = judge.key
        inputs[key.split(".")[0]] = inputs.get(key.split(".")[0], 0) + enter(PLAN.get(key, {}))
        assert judge.key != key, f"{key}: {judge.words('whyText')}"
    return inputs


def check_the_end(judge: Judge) -> None:
    game = judge.session.game
    assert {answer.key for answer in game.answers} >= set(PLAN)
    assert game.outcome is not None
    assert game.outcome.camp == "good"
    judge.click("next")
    assert judge.words("winnerText") == "好人获胜"


def test_a_whole_game_by_hand(judge: Judge) -> None:
    inputs = play(judge, by_hand(judge))
    check_the_end(judge)
    assert max(inputs[night] for night in ("n1", "n2")) <= 16


def test_a_whole_game_by_keyboard(judge: Judge) -> None:
    judge.page.activateWindow()
    judge.qtbot.waitUntil(judge.page.isActiveWindow)
    play(judge, by_keyboard(judge))
    check_the_end(judge)
