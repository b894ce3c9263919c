"""Options of the end of the game, and of the next one's beginning."""

from judge_app.engine.game import Game
from judge_app.storage.seating import Sitter
from judge_app.storage.shields import carried

from ..table import at_step, may, night, table, winner
from .shown import each, ruled

BOTH_DIE = "werewolf seer witch villager"
"""The last villager is knifed, the last wolf poisoned."""


def both_die(options: dict[str, object]) -> Game:
    game = ruled(BOTH_DIE, {"win.wolves": "side", **options})
    return night(game, wolves=4, witch={"poison": [1]})


@each("win.wolves", ("side", "wolves"), ("city", None))
def test_wolves_win_by_the_last_god_or_only_by_everybody(value: object, expected: str | None) -> None:
    game = ruled("werewolf seer villager*3", {"win.wolves": value})
    assert winner(night(game, wolves=2)) == expected


@each("win.knife_first", (True, "wolves"), (False, "good"))
def test_knife_counts_before_the_poison_of_the_same_night_or_with_it(value: object, expected: str) -> None:
    assert winner(both_die({"win.knife_first": value})) == expected


@each("win.good_needs", ("no_wolves", "good"), ("both_sides", "wolves"))
def test_good_win_without_wolves_or_only_with_a_god_and_a_villager(value: object, expected: str) -> None:
    assert winner(both_die({"win.good_needs": value, "win.knife_first": False})) == expected


@each("win.giants", ([], None), (["seer"], "wolves"))
def test_gods_are_all_of_them_or_the_giants_the_rule_names(value: object, expected: str | None) -> None:
    game = ruled("werewolf seer witch villager*3", {"win.wolves": "side", "win.giants": value})
    assert winner(night(game, wolves=2)) == expected


CAMPS = ["sectarian", "angel", "piper", "lovers", "wolves", "good"]


def order_without(camp: str) -> list[str]:
    return [other for other in CAMPS if other != camp]


@each("win.order", (CAMPS, "piper"), (CAMPS[::-1], "wolves"), (order_without("piper"), "wolves"))
def test_of_two_that_have_won_the_first_in_the_order_wins(value: object, expected: str) -> None:
    """The last villager falls, and everybody left is charmed."""
    options: dict[str, object] = {"win.order": value, "win.wolves": "side", "win.knife_first": False}
    game = ruled("werewolf piper seer villager", options, "classic")
    assert winner(night(game, wolves=4, piper=[1, 3])) == expected


@each("win.order", (CAMPS, "angel"), (order_without("angel"), None))
def test_angel_out_of_the_order_does_not_win(value: object, expected: str | None) -> None:
    game = ruled("werewolf angel seer villager*3", {"win.order": value}, "group-chat")
    assert winner(night(game, wolves=2)) == expected


@each("win.order", (CAMPS, "sectarian"), (order_without("sectarian"), None))
def test_sectarian_out_of_the_order_does_not_win(value: object, expected: str | None) -> None:
    game = ruled("werewolf sectarian seer villager*3", {"win.order": value}, "group-chat")
    assert winner(night(game, sectarian=[1, 3, 4, 5], wolves=6)) == expected


# from one game to the next


@each("first_kill.protection", ("none", True), ("next_game", False), ("two_games", False))
def test_last_games_first_victim_may_be_knifed_on_night_1_or_not(value: object, expected: bool) -> None:
    cards, options = "werewolf seer villager*4", {"first_kill.protection": value}
    at_step(game := table("face-to-face", cards, options=options, protected=(4,)), "wolves")
    assert may(game, 4) is expected


@each("first_kill.protection", ("none", []), ("next_game", [1]), ("two_games", [2]))
def test_first_victim_is_protected_for_as_many_games_as_the_rule_says(
    value: object, expected: list[int]
) -> None:
    game = night(ruled("werewolf seer villager*4", {"first_kill.protection": value}), wolves=4)
    people = [Sitter(f"player {seat}") for seat in range(1, 7)]
    assert [shield.games for shield in carried(game, lambda _step: people, "", ())] == expected


@each("first_kill.also_check", (True, False), (False, True))
def test_protected_seat_may_be_checked_on_night_1_or_not(value: object, expected: bool) -> None:
    options: dict[str, object] = {"first_kill.protection": "next_game", "first_kill.also_check": value}
    at_step(
        game := table("face-to-face", "werewolf seer villager*4", options=options, protected=(4,)), "seer"
    )
    assert may(game, 4) is expected
