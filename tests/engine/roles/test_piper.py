"""吹笛者 (经典角色版 12; 扩展角色版 吹笛者; 网杀群 规则盲点 15)."""

import pytest

from judge_app.engine.game import Game

from ..table import at_step, exile, may, night, no, over, sign, table, winner, winners

RULES = pytest.mark.parametrize("rules", ["classic", "extended", "group-chat"])
CARDS = "werewolf*2 piper seer elder villager*4"
SMALL = "werewolf piper seer villager*3"


@RULES
def test_piper_charms_two(rules: str) -> None:
    assert sign(at_step(table(rules, CARDS), "charmed", piper=[1, 6])) == [1, 6]


@RULES
def test_charmed_wake_and_see_each_other_with_those_of_earlier_nights(rules: str) -> None:
    game = night(table(rules, CARDS), piper=[1, 6])
    assert at_step(game, "charmed", piper=[4, 7]).actors == (1, 4, 6, 7)


@RULES
def test_piper_may_not_charm_himself(rules: str) -> None:
    at_step(game := table(rules, CARDS), "piper")
    assert no(game, [3, 4]).ruling.id == "piper.two"


@RULES
def test_piper_must_charm_two(rules: str) -> None:
    at_step(game := table(rules, CARDS), "piper")
    assert no(game, "none").ruling.id == "piper.two"
    assert no(game, [4]).ruling.id == "act.count"


@RULES
def test_piper_may_not_charm_a_charmed_seat_again(rules: str) -> None:
    at_step(game := night(table(rules, CARDS), piper=[1, 6]), "piper")
    assert no(game, [1, 7]).ruling.id == "piper.two"


@RULES
def test_piper_names_one_where_only_one_is_left(rules: str) -> None:
    game = night(table(rules, SMALL), piper=[1, 3])
    night(game, piper=[4, 5])
    at_step(game, "piper")
    assert may(game, 6)


@RULES
def test_piper_wins_when_all_the_living_are_charmed(rules: str) -> None:
    game = exile(night(table(rules, SMALL), wolves=6, piper=[1, 3]), 5)
    assert winner(game) is None
    night(game, piper=[4])
    assert (winner(game), winners(game)) == ("piper", (2,))


@RULES
def test_piper_wins_after_a_vote_that_leaves_only_charmed(rules: str) -> None:
    game = night(night(table(rules, SMALL), piper=[1, 3]), piper=[4, 5])
    assert winner(over(exile(game, 6))) == "piper"


@RULES
def test_piper_wins_after_a_knife_that_leaves_only_charmed(rules: str) -> None:
    game = night(table(rules, SMALL), piper=[1, 3])
    assert winner(night(game, wolves=6, piper=[4, 5])) == "piper"


@RULES
def test_dead_piper_does_not_win(rules: str) -> None:
    game = night(table(rules, SMALL), piper=[1, 3])
    exile(night(game, piper=[4, 5]), 2)
    assert winner(night(game, wolves=6)) != "piper"


@RULES
def test_piper_has_not_won_while_one_uncharmed_seat_lives(rules: str) -> None:
    assert winner(night(night(table(rules, SMALL), piper=[1, 3]), piper=[4, 5])) is None


@RULES
def test_charm_does_not_pass_between_lovers(rules: str) -> None:
    game = table(rules, "werewolf piper cupid villager*4")
    assert sign(at_step(game, "charmed", cupid=[4, 5], piper=[4, 6])) == [4, 6]


@RULES
def test_charmed_seer_still_checks(rules: str) -> None:
    game = night(table(rules, CARDS), piper=[4, 6])
    at_step(game, "seer")
    assert may(game, 1)


def lost(rules: str) -> Game:
    """The elder was exiled on day 1; the piper charmed on both nights."""
    game = exile(night(table(rules, CARDS), piper=[1, 6]), 5)
    return night(game, piper=[7, 8])


def test_piper_loses_his_skill_with_the_elder_in_extended() -> None:
    assert lost("extended").table.marked("charm") == [1, 6]


@pytest.mark.parametrize("rules", ["classic", "group-chat"])
def test_piper_keeps_his_skill_when_the_elder_costs_the_good_theirs(rules: str) -> None:
    assert lost(rules).table.marked("charm") == [1, 6, 7, 8]


def test_piper_is_shown_good() -> None:
    assert sign(at_step(table("group-chat", CARDS), "seer"), 3) == "good"


def test_infected_piper_no_longer_wins_alone() -> None:
    game = night(table("group-chat", "alpha_wolf werewolf piper seer villager*3"), piper=[1, 2])
    exile(night(game, wolves=3, alpha_wolf="infect", piper=[4, 5]), 6)
    assert winner(exile(night(game), 7)) is None


def test_piper_does_not_stand_in_the_way_of_good() -> None:
    assert winner(exile(night(table("group-chat", CARDS)), 1)) is None
    game = exile(night(exile(night(table("group-chat", CARDS)), 1)), 2)
    assert winner(game) == "good"
