"""A wolf and a good lover, and their Cupid (面杀完整版 身份介绍·丘比特, 法官注意(10))."""

import pytest

from judge_app.engine.game import Game

from .table import (
    Options,
    dead,
    exile,
    night,
    over,
    table,
    until,
    winner,
    winners,
)

PAIR = "werewolf*2 seer cupid villager*2"


def mixed(rules: str = "face-to-face", cards: str = PAIR, options: Options = None) -> Game:
    """Wolf 1 and villager 5 are lovers, 4 is Cupid."""
    return night(table(rules, cards, options=options), cupid=[1, 5])


def test_mixed_pair_wins_with_cupid_when_everyone_else_is_dead() -> None:
    game = night(exile(mixed(), 2), wolves=3)
    assert winner(exile(game, 6)) == "lovers"
    assert set(winners(game)) == {1, 4, 5}


def test_last_words_mixed_pair_need_not_kill_their_cupid() -> None:
    game = night(exile(mixed("last-words"), 2), wolves=3)
    assert winner(exile(game, 6)) == "lovers"


@pytest.mark.parametrize(("rule", "camp"), [("all_but_third_party", "lovers"), ("all_but_pair", None)])
def test_mixed_pair_beside_a_living_cupid_follows_the_house_rule(rule: str, camp: str | None) -> None:
    game = night(exile(mixed(options={"win.lovers": rule}), 2), wolves=3)
    assert winner(exile(game, 6)) == camp


def test_mixed_pair_alone_wins_by_the_narrow_rule() -> None:
    game = night(exile(mixed(options={"win.lovers": "all_but_pair"}), 2), wolves=3)
    night(exile(game, 6), wolves=4)
    assert winner(game) == "lovers"


def test_mixed_pair_and_one_more_wins_by_day_only_by_that_rule() -> None:
    game = mixed(cards="werewolf*2 seer cupid villager*3", options={"win.lovers": "pair_and_one_by_day"})
    night(exile(game, 2), wolves=3)
    night(exile(game, 4), wolves=6)
    assert winner(game) is None
    until(game, lambda prompt: prompt.kind == "end", "the verdict of the day")
    assert winner(game) == "lovers"


def test_mixed_pair_has_not_won_while_another_lives() -> None:
    assert winner(night(exile(mixed(), 2), wolves=3)) is None


def test_wolves_have_not_won_while_the_pair_lives_by_city() -> None:
    game = night(exile(mixed(), 3), wolves=6)
    assert winner(game) is None


def test_wolf_in_a_mixed_pair_must_be_out_for_good_to_win() -> None:
    assert winner(exile(mixed(), 2)) is None


def test_lone_cupid_of_a_mixed_pair_keeps_the_third_party_playing() -> None:
    game = night(exile(night(exile(mixed(), 2)), 1))
    assert dead(game) == [1, 2, 5]
    assert winner(game) is None
    assert winner(exile(game, 4)) == "good"


def test_last_words_lone_cupid_does_not_stop_good() -> None:
    game = over(exile(night(exile(mixed("last-words"), 2)), 1))
    assert winner(game) == "good"
    assert 4 not in set(winners(game))


@pytest.mark.parametrize(("plays_on", "camp"), [(True, None), (False, "good")])
def test_lone_cupid_follows_the_house_rule(plays_on: bool, camp: str | None) -> None:
    game = mixed(options={"win.lone_cupid_plays_on": plays_on})
    assert winner(over(exile(night(exile(game, 2)), 1))) == camp


def test_lone_cupid_alone_at_the_end_wins_for_all_three() -> None:
    cards = "werewolf*3 seer witch cupid villager*3"
    game = night(table("face-to-face", cards, board="9-cupid"), cupid=[1, 7])
    for out in (2, 3, 1, 4, 5, 8):
        night(exile(game, out))
    assert dead(game) == [1, 2, 3, 4, 5, 7, 8]
    assert winner(exile(game, 9)) == "lovers"
    assert set(winners(game)) == {1, 6, 7}


def test_dead_cupid_does_not_cost_the_pair_their_win() -> None:
    game = night(exile(mixed(), 4), wolves=2)
    night(exile(game, 3), wolves=6)
    assert winner(game) == "lovers"
    assert set(winners(game)) == {1, 4, 5}


def test_cupid_who_linked_himself_to_a_wolf_wins_with_it() -> None:
    game = night(table("face-to-face", PAIR), cupid=[1, 4])
    night(exile(game, 2), wolves=3)
    night(exile(game, 5), wolves=6)
    assert (winner(game), set(winners(game))) == ("lovers", {1, 4})


@pytest.mark.parametrize(("side", "camp"), [("third_party", "lovers"), ("good", None)])
def test_cupid_of_a_mixed_pair_follows_the_house_rule(side: str, camp: str | None) -> None:
    game = mixed(options={"cupid.with_mixed_pair": side})
    assert winner(exile(night(exile(game, 2), wolves=3), 6)) == camp


def test_pair_of_one_camp_is_no_third_party() -> None:
    game = night(table("face-to-face", PAIR), cupid=[3, 5])
    exile(game, 1)
    assert winner(exile(night(game), 2)) == "good"


# Cupid and two wolves


def two_wolves(options: Options = None, board: str = "", cards: str = PAIR) -> Game:
    return night(table("face-to-face", cards, options=options, board=board), cupid=[1, 2])


def test_cupid_of_two_wolves_need_not_die_for_the_wolves() -> None:
    game = night(exile(two_wolves(), 3), wolves=5)
    exile(game, 6)
    assert (winner(game), set(winners(game))) == ("wolves", {1, 2, 4})


def test_cupid_of_two_wolves_need_not_die_for_good() -> None:
    game = over(exile(two_wolves(), 1))
    assert (winner(game), set(winners(game))) == ("good", {3, 5, 6})


@pytest.mark.parametrize(
    ("board", "cards", "cupid"),
    [
        ("9-cupid", "werewolf*3 seer witch cupid villager*3", 6),
        ("11", "werewolf*4 seer witch cupid hunter villager*3", 7),
    ],
)
def test_cupid_of_two_wolves_helps_good_on_this_board(board: str, cards: str, cupid: int) -> None:
    game = exile(two_wolves(board=board, cards=cards), 1)
    for wolf in range(3, cards.startswith("werewolf*4") + 4):
        exile(night(game), wolf)
    assert winner(game) == "good"
    assert cupid in set(winners(game))


@pytest.mark.parametrize(("rule", "wins"), [("good", True), ("wolves", False), ("wolves_if_fewer", True)])
def test_cupid_of_two_wolves_follows_the_house_rule(rule: str, wins: bool) -> None:
    game = over(exile(two_wolves({"cupid.with_wolf_pair": rule}), 1))
    assert (4 in set(winners(game))) is wins


def test_knife_first_counts_the_lover_who_follows() -> None:
    cards = "werewolf seer witch cupid villager*2"
    game = table("face-to-face", cards, options={"win.wolves": "side"})
    night(game, cupid=[5, 6], wolves=5, witch={"poison": [1]})
    assert (dead(game), winner(game)) == ([1, 5, 6], "wolves")
