"""锈剑骑士 (网杀群 规则盲点 13)."""

import pytest

from ..table import announced, dead, exile, night, table, winner

CARDS = "rusty_knight villager werewolf werewolf witch guard seer elder villager*3"
ALPHA = "rusty_knight villager alpha_wolf werewolf seer villager*4"


def test_nearest_wolf_on_his_left_dies_on_the_second_day() -> None:
    game = night(table("group-chat", CARDS), wolves=1)
    assert dead(game) == [1]
    assert announced(night(game)) == [3]


def test_left_of_the_last_seat_begins_at_the_first() -> None:
    game = night(table("group-chat", "villager werewolf seer villager*3 werewolf rusty_knight"), wolves=8)
    assert dead(night(game)) == [2, 8]


def test_dead_wolf_on_his_left_is_passed_over() -> None:
    game = night(exile(night(table("group-chat", CARDS)), 3), wolves=1)
    assert dead(night(game)) == [1, 3, 4]


def test_nobody_dies_of_it_where_the_wounded_wolf_is_out_before() -> None:
    game = exile(night(table("group-chat", CARDS), wolves=1), 3)
    assert dead(night(game)) == [1, 3]


def test_wolf_dies_of_it_once() -> None:
    game = night(night(table("group-chat", CARDS), wolves=1))
    assert dead(night(game)) == [1, 3]


@pytest.mark.parametrize("deeds", [{"guard": 1}, {"witch": "save"}])
def test_knight_who_survived_the_knife_wounds_nobody(deeds: dict) -> None:
    assert dead(night(night(table("group-chat", CARDS), wolves=1, **deeds))) == []


def test_poisoned_knight_wounds_nobody() -> None:
    game = night(table("group-chat", CARDS), witch={"poison": [1]})
    assert dead(night(game)) == [1]


def test_knight_knifed_and_poisoned_wounds_nobody() -> None:
    """规则盲点 21: 猎人晚上被同刀同毒失去技能，其他神一样."""
    game = night(table("group-chat", CARDS), wolves=1, witch={"poison": [1]})
    assert dead(night(game)) == [1]


def test_exiled_knight_wounds_nobody() -> None:
    assert dead(night(exile(night(table("group-chat", CARDS)), 1))) == [1]


def test_guard_and_antidote_do_not_help_the_wounded_wolf() -> None:
    game = night(table("group-chat", CARDS), wolves=1)
    assert dead(night(game, guard=3)) == [1, 3]


def test_wounded_wolf_is_announced_after_the_knifed_and_the_poisoned() -> None:
    game = night(table("group-chat", CARDS), wolves=1)
    assert announced(night(game, wolves=11, witch={"poison": [10]})) == [11, 10, 3]


def test_wounded_last_wolf_gives_good_the_win() -> None:
    game = night(table("group-chat", "rusty_knight villager werewolf seer villager*4"), wolves=1)
    assert winner(night(game)) == "good"


def test_lover_of_the_wounded_wolf_follows() -> None:
    cards = "rusty_knight villager werewolf werewolf cupid seer villager*3"
    game = night(table("group-chat", cards), cupid=[3, 7], wolves=1)
    assert announced(night(game)) == [3, 7]


def test_infected_knight_lives_and_still_wounds() -> None:
    game = night(table("group-chat", ALPHA), wolves=1, alpha_wolf="infect")
    assert dead(game) == []
    assert dead(night(game)) == [3]


def test_nobody_dies_of_it_where_the_last_alpha_wolf_was_exiled_before() -> None:
    cards = "rusty_knight villager alpha_wolf seer villager*4"
    game = exile(night(table("group-chat", cards), wolves=1, alpha_wolf="infect"), 3)
    assert dead(night(game)) == [3]


def test_knight_whose_skill_the_elder_cost_wounds_nobody() -> None:
    game = exile(night(table("group-chat", CARDS)), 8)
    assert dead(night(night(game, wolves=1))) == [1, 8]
