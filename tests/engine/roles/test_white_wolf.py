"""白狼 (入门进阶手册 一、玩家身份 白狼; 二、胜利条件)."""

import pytest

from judge_app.engine.game import Game

from ..table import announced, at_step, dead, exile, facts, may, night, no, sign, table, winner

CARDS = "werewolf*2 white_wolf seer villager*4 witch"


def called(game: Game, number: int) -> list[str]:
    return [fact.data["step"] for fact in facts(game, "called") if fact.at == f"n{number}"]


@pytest.mark.parametrize(("number", "is_called"), [(1, False), (2, True), (3, False), (4, True)])
def test_white_wolf_is_called_on_even_nights_only(number: int, is_called: bool) -> None:
    game = table("handbook", CARDS)
    for _ in range(number):
        night(game)
    assert ("white_wolf" in called(game, number)) == is_called


def test_white_wolf_hunts_with_the_wolves() -> None:
    assert at_step(table("handbook", CARDS), "wolves").actors == (1, 2, 3)


def test_white_wolf_removes_a_wolf_on_the_second_night() -> None:
    assert dead(night(night(table("handbook", CARDS)), white_wolf=1)) == [1]


def test_white_wolf_may_remove_nobody() -> None:
    assert dead(night(night(table("handbook", CARDS)), white_wolf="none")) == []


def test_white_wolf_removing_a_villager_is_refused() -> None:
    at_step(game := night(table("handbook", CARDS)), "white_wolf")
    refusal = no(game, 5)
    assert (refusal.ruling.id, "5" in str(refusal.text)) == ("white_wolf.wolf", True)


def test_white_wolf_removing_a_dead_wolf_is_refused() -> None:
    at_step(game := exile(night(table("handbook", CARDS)), 1), "white_wolf")
    assert no(game, 1).ruling.id == "dead.no_act"


def test_wolf_he_removes_is_not_shown_to_the_witch() -> None:
    game = night(table("handbook", CARDS))
    assert sign(at_step(game, "witch", wolves=5, white_wolf=1)) == 5


def test_wolf_he_removes_is_gone_though_guarded() -> None:
    game = night(table("handbook", "werewolf*2 white_wolf seer guard villager*4"))
    assert dead(night(game, guard=1, white_wolf=1)) == [1]


def test_wolf_he_removes_is_announced_after_the_knifed_and_before_the_poisoned() -> None:
    game = night(table("handbook", CARDS))
    night(game, wolves=8, white_wolf=2, witch={"poison": [1]})
    assert announced(game) == [8, 2, 1]


def test_white_wolf_knife_and_removal_both_kill() -> None:
    assert dead(night(night(table("handbook", CARDS)), wolves=5, white_wolf=1)) == [1, 5]


def test_white_wolf_is_seen_as_a_wolf() -> None:
    assert sign(at_step(table("handbook", CARDS), "seer"), 3) == "wolf"


def test_dead_white_wolf_is_called_and_asked_nothing() -> None:
    prompt = at_step(exile(night(table("handbook", CARDS)), 3), "white_wolf")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_white_wolf_still_removes_when_the_elder_has_cost_the_skills() -> None:
    game = exile(night(table("handbook", "werewolf*2 white_wolf elder seer villager*4")), 4)
    at_step(game, "white_wolf")
    assert may(game, 1)


def test_lover_of_the_wolf_he_removes_follows() -> None:
    game = night(table("handbook", "werewolf*2 white_wolf cupid seer villager*4"), cupid=[1, 6])
    assert dead(night(game, white_wolf=1)) == [1, 6]


def test_white_wolf_who_is_the_last_wolf_must_fall_for_good_to_win() -> None:
    game = exile(night(night(table("handbook", "werewolf white_wolf seer villager*4")), white_wolf=1), 3)
    assert winner(game) is None
    assert winner(exile(night(game), 2)) == "good"
