"""狼人 (面杀完整版 6(7); 面杀遗言版 角色1)."""

import pytest

from judge_app.engine.game import Game

from ..table import Options, at_step, dead, give, last, may, night, no, table

CARDS = "werewolf*2 seer witch villager*4"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def choosing(options: Options = None, rules: str = "face-to-face", protected: tuple[int, ...] = ()) -> Game:
    game = table(rules, CARDS, options=options, protected=protected)
    at_step(game, "wolves")
    return game


@both_rulesets
def test_wolves_knife_one_seat(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves=5)) == [5]


@both_rulesets
def test_wolves_may_knife_nobody(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves="none")) == []


@pytest.mark.parametrize("skip", [True, False])
def test_knifing_nobody_follows_the_house_rule(skip: bool) -> None:
    game = choosing({"wolves.may_skip": skip})
    assert may(game, "none") is skip


def test_knifing_nobody_where_barred_names_the_rule() -> None:
    assert no(choosing({"wolves.may_skip": False}), "none").ruling.id == "wolves.may_skip"


@both_rulesets
@pytest.mark.parametrize("wolf", [1, 2])
def test_wolves_may_knife_a_wolf(rules: str, wolf: int) -> None:
    assert dead(night(table(rules, CARDS), wolves=wolf)) == [wolf]


def test_knifing_a_wolf_warns_the_judge() -> None:
    prompt = choosing().prompt
    assert "1" in str(prompt.warn({"pick": [1]}))
    assert prompt.warn({"pick": [5]}) is None


@pytest.mark.parametrize("allowed", [True, False])
def test_knifing_a_wolf_follows_the_house_rule(allowed: bool) -> None:
    game = choosing({"wolves.may_knife_wolf": allowed})
    assert may(game, 2) is allowed
    assert may(game, 5)


def test_knifing_a_wolf_where_barred_says_seat_and_rule() -> None:
    refusal = no(choosing({"wolves.may_knife_wolf": False}), 2)
    assert refusal.ruling.id == "wolves.may_knife_wolf"
    assert "2" in str(refusal.text)


@both_rulesets
def test_wolves_who_cannot_agree_knife_nobody(rules: str) -> None:
    assert dead(night(table(rules, CARDS), wolves={"split": [5, 6]})) == []


@pytest.mark.parametrize(("unanimous", "gone"), [(True, []), (False, [5])])
def test_wolves_who_cannot_agree_follow_the_house_rule(unanimous: bool, gone: list[int]) -> None:
    game = table("face-to-face", CARDS, options={"wolves.unanimous": unanimous})
    assert dead(night(game, wolves={"split": [5, 6]})) == gone


def test_wolves_who_cannot_agree_are_recorded_with_the_rule() -> None:
    game = night(table("face-to-face", CARDS), wolves={"split": [5, 6]})
    attack = last(game, "attack")
    assert (attack.data["split"], attack.rulings[0].id) == ([5, 6], "wolves.unanimous")


def test_knifing_the_dead_is_refused() -> None:
    game = night(table("face-to-face", CARDS), wolves=5)
    at_step(game, "wolves")
    refusal = no(game, 5)
    assert (refusal.ruling.id, "5" in str(refusal.text)) == ("dead.no_act", True)


def test_knifing_two_seats_is_refused() -> None:
    assert no(choosing(), [5, 6]).ruling.id == "act.count"


def test_unanswered_wolves_block_the_step() -> None:
    assert no(choosing(), {}).ruling.id == "act.must"


# first-kill protection (面杀遗言版 通用的规定5)


def test_last_games_first_victim_cannot_be_the_first_victim_again() -> None:
    refusal = no(choosing(rules="last-words", protected=(5,)), 5)
    assert refusal.ruling.id == "first_kill.protection"
    assert "5" in str(refusal.text)


def test_protected_seat_may_be_knifed_from_the_second_night() -> None:
    game = night(table("last-words", CARDS, protected=(5,)))
    assert dead(night(game, wolves=5)) == [5]


def test_judge_may_override_the_protection() -> None:
    game = choosing(rules="last-words", protected=(5,))
    game.answer({"pick": [5]}, force=True)
    at_step(game, "witch")
    assert game.table.tonight("attack") == [5]
    assert game.answers[-2].force


@pytest.mark.parametrize(("rule", "allowed"), [("none", True), ("next_game", False), ("two_games", False)])
def test_protection_follows_the_house_rule(rule: str, allowed: bool) -> None:
    game = choosing({"first_kill.protection": rule}, protected=(5,))
    assert may(game, 5) is allowed


@pytest.mark.parametrize("seat", [1, 8])
def test_first_and_last_seat_are_ordinary_targets(seat: int) -> None:
    game = choosing()
    give(game, seat)
    at_step(game, "seer")
    assert game.table.tonight("attack") == [seat]
