"""Options of guard, wolves and seer."""

from typing import Any

from ..table import at_step, dead, may, night, sign
from .shown import each, ruled

CARDS = "werewolf*2 guard witch seer villager*5"
GUARD, WITCH = 3, 4


@each("guard.may_skip", (True, True), (False, False))
def test_guard_may_protect_nobody_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    at_step(game := ruled(CARDS, {"guard.may_skip": value}), "guard")
    assert may(game, "none") is expected


@each("guard.self", (True, True), (False, False))
def test_guard_may_protect_himself_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    at_step(game := ruled(CARDS, {"guard.self": value}), "guard")
    assert may(game, GUARD) is expected


@each("guard.same_twice", (True, True), (False, False))
def test_guard_may_repeat_last_nights_seat_only_where_the_rule_lets_him(
    value: object, expected: bool
) -> None:
    game = night(ruled(CARDS, {"guard.same_twice": value}), guard=6)
    at_step(game, "guard")
    assert may(game, 6) is expected


@each("guard.with_antidote", ("dies", [6]), ("lives", []))
def test_guarded_and_saved_seat_lives_or_dies_as_the_rule_says(value: object, expected: list[int]) -> None:
    game = ruled(CARDS, {"guard.with_antidote": value})
    assert dead(night(game, guard=6, wolves=6, witch="save")) == expected


@each("guard.hides_victim", (True, "none"), (False, 6))
def test_witch_is_shown_a_guarded_victim_or_nobody(value: object, expected: object) -> None:
    game = ruled(CARDS, {"guard.hides_victim": value})
    assert sign(at_step(game, "witch", guard=6, wolves=6)) == expected


@each("wolves.unanimous", (True, []), (False, [6]))
def test_wolves_who_do_not_agree_knife_nobody_or_the_first_shown(value: object, expected: list[int]) -> None:
    game = ruled(CARDS, {"wolves.unanimous": value})
    assert dead(night(game, wolves={"split": [6, 7]})) == expected


@each("wolves.may_skip", (True, True), (False, False))
def test_wolves_may_knife_nobody_only_where_the_rule_lets_them(value: object, expected: bool) -> None:
    at_step(game := ruled(CARDS, {"wolves.may_skip": value}), "wolves")
    assert may(game, "none") is expected


@each("wolves.may_knife_wolf", (True, True), (False, False))
def test_wolves_may_knife_one_of_their_own_only_where_the_rule_lets_them(
    value: object, expected: bool
) -> None:
    at_step(game := ruled(CARDS, {"wolves.may_knife_wolf": value}), "wolves")
    assert may(game, 2) is expected


@each("seer.sees", ("alignment", ["wolf", "good"]), ("card", ["werewolf", "witch"]))
def test_seer_learns_good_or_wolf_or_the_card(value: object, expected: list[str]) -> None:
    prompt = at_step(ruled(CARDS, {"seer.sees": value}), "seer")
    assert [sign(prompt, 1), sign(prompt, WITCH)] == expected


@each(
    "seer.gesture_good", ("thumb_up", ("thumb_down", "thumb_up")), ("thumb_down", ("thumb_up", "thumb_down"))
)
def test_thumb_says_good_upwards_or_downwards(value: object, expected: tuple[str, str]) -> None:
    prompt = at_step(ruled(CARDS, {"seer.gesture_good": value}), "seer")
    signs: list[Any] = [prompt.sign_for({"pick": [seat]}) for seat in (1, WITCH)]
    assert tuple(shown.shape for shown in signs) == expected


@each("alpha_wolf.infects", (1, False), (2, True))
def test_alpha_wolf_infects_as_often_as_the_rule_says(value: object, expected: bool) -> None:
    game = ruled("alpha_wolf werewolf seer villager*7", {"alpha_wolf.infects": value}, "group-chat")
    at_step(night(game, wolves=6, alpha_wolf="infect"), "alpha_wolf", wolves=7)
    assert may(game, "infect") is expected
