"""小女孩 (经典角色版 7; 狼人杀规则（屠边／屠城） 狼人; 扩展角色版 小女孩)."""

import pytest

from ..table import announced, at_step, dead, exile, last, may, night, sign, table

RULES = pytest.mark.parametrize("rules", ["classic", "side-or-city", "extended"])
CARDS = "werewolf*2 little_girl guard witch villager*4"
CAUGHT = {"pick": [6], "caught": []}


@RULES
def test_girl_caught_dies_in_place_of_the_wolves_choice(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves=CAUGHT)) == [3]


@RULES
def test_girl_caught_before_they_chose_dies(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves="caught")) == [3]


@RULES
def test_girl_not_caught_lives(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves=6)) == [6]


@RULES
def test_guard_does_not_save_the_girl_who_was_caught(rules: str) -> None:
    assert dead(night(table(rules, CARDS), guard=3, wolves=CAUGHT)) == [3]


@RULES
def test_guard_does_not_keep_the_knife_from_the_girl(rules: str) -> None:
    assert dead(night(table(rules, CARDS), guard=3, wolves=3)) == [3]


@RULES
def test_guard_choosing_the_girl_is_not_refused(rules: str) -> None:
    at_step(game := table(rules, CARDS), "guard")
    assert may(game, 3)


@RULES
def test_guard_on_the_girl_learns_nothing(rules: str) -> None:
    assert sign(at_step(table(rules, CARDS), "guard"), 3) is None


@RULES
def test_witch_is_shown_no_void_choice(rules: str) -> None:
    assert sign(at_step(table(rules, CARDS), "witch", wolves=CAUGHT)) == "none"


@RULES
def test_girl_caught_is_announced_with_the_dead(rules: str) -> None:
    assert announced(night(table(rules, CARDS), wolves=CAUGHT)) == [3]


@RULES
def test_antidote_saves_the_girl_from_an_ordinary_knife(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves=3, witch="save")) == []


def test_lover_of_the_girl_who_was_caught_follows() -> None:
    game = table("classic", "werewolf*2 little_girl cupid villager*4")
    assert dead(night(game, cupid=[3, 5], wolves=CAUGHT)) == [3, 5]


def test_hunter_who_was_their_void_choice_lives() -> None:
    game = table("extended", "werewolf*2 little_girl hunter villager*4")
    assert dead(night(game, wolves={"pick": [4], "caught": []})) == [3]


def test_dead_girl_cannot_be_caught() -> None:
    game = exile(night(table("classic", CARDS)), 3)
    assert dead(night(game, wolves=CAUGHT)) == [3, 6]


def test_catching_her_is_the_judges_and_names_the_rule() -> None:
    fact = last(night(table("classic", CARDS), wolves=CAUGHT), "peeking")
    assert (fact.is_public, fact.rulings[0].id) == (False, "little_girl.caught")
