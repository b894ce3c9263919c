"""Every win condition of the rulesets that 屠边 or 屠城 and a third party decide, one by one."""

import pytest

from .moments import EVERY, rulesets
from .table import dead, exile, give, night, over, table, until, winner, winners

BY_CITY = ["classic", "face-to-face", "close-eyes"]
CITY = {"win.wolves": "city"}
SIDE = {"win.wolves": "side"}
MIXED = "werewolf villager cupid seer villager"


# good


@rulesets(*EVERY)
def test_good_wins_when_every_wolf_is_out(rules: str) -> None:
    game = over(exile(night(table(rules, "werewolf seer villager*3")), 1))
    assert winner(game) == "good"


@rulesets(*EVERY)
def test_good_has_not_won_while_one_wolf_is_left(rules: str) -> None:
    assert winner(over(exile(night(table(rules, "werewolf*2 seer villager*3")), 1))) is None


@rulesets(*[rules for rules in EVERY if rules != "formal"])
def test_last_god_who_shoots_the_last_wolf_wins_for_good(rules: str) -> None:
    """By day the skill a death sets off comes before the verdict."""
    game = exile(night(table(rules, "werewolf hunter villager*3")), 2)
    until(game, lambda prompt: prompt.key == "d1.shoot.2", "the shot")
    give(game, 1)
    assert winner(over(game)) == "good"


@rulesets(*EVERY)
def test_nobody_left_alive_is_a_win_for_good(rules: str) -> None:
    game = exile(night(table(rules, "werewolf hunter")), 2)
    until(game, lambda prompt: prompt.key == "d1.shoot.2", "the shot")
    give(game, 1)
    assert winner(over(game)) == "good"


# wolves by side and by city


@rulesets("formal", "handbook", "side-or-city", "group-chat", "extended")
def test_by_side_wolves_win_when_every_god_is_dead(rules: str) -> None:
    assert winner(night(table(rules, "werewolf seer villager*3"), wolves=2)) == "wolves"


@rulesets("formal", "last-words", "handbook", "side-or-city", "group-chat", "extended")
def test_by_side_wolves_win_when_every_villager_is_dead(rules: str) -> None:
    assert winner(night(table(rules, "werewolf seer witch villager"), wolves=4)) == "wolves"


@rulesets(*BY_CITY)
def test_by_city_wolves_have_not_won_when_one_side_is_dead(rules: str) -> None:
    assert winner(night(table(rules, "werewolf seer witch villager"), wolves=4)) is None


@rulesets(*BY_CITY)
def test_by_city_wolves_win_when_nobody_else_lives(rules: str) -> None:
    game = over(exile(night(table(rules, "werewolf seer villager*2"), wolves=2), 3))
    assert winner(night(game, wolves=4)) == "wolves"


@rulesets("side-or-city", "extended")
def test_city_chosen_at_set_up_needs_everybody_dead(rules: str) -> None:
    game = night(table(rules, "werewolf seer villager*2", options=CITY), wolves=2)
    assert winner(game) is None
    assert winner(night(over(exile(game, 3)), wolves=4)) == "wolves"


@rulesets("handbook", "side-or-city", "extended")
def test_by_side_cupid_is_a_living_god(rules: str) -> None:
    assert winner(night(table(rules, "werewolf seer cupid villager*3"), cupid=[4, 5], wolves=2)) is None


@rulesets("face-to-face", "group-chat")
def test_by_side_cupid_is_neither(rules: str) -> None:
    game = table(rules, "werewolf seer cupid villager*3", options=SIDE)
    assert winner(night(game, cupid=[4, 5], wolves=2)) == "wolves"


def test_formal_cupid_is_a_living_god() -> None:
    game = table("formal", "werewolf seer cupid villager*3")
    assert winner(night(game, cupid="decline", wolves=2)) is None


@rulesets("side-or-city", "group-chat", "extended")
def test_by_side_wolves_have_not_won_while_the_only_wolf_is_of_the_third_party(rules: str) -> None:
    cards = "werewolf villager cupid seer villager*2"
    game = night(table(rules, cards), cupid=[1, 2], wolves=4)
    assert winner(over(exile(game, 3))) is None


@rulesets("classic", "close-eyes")
def test_pair_of_wolf_and_good_keeps_the_wolves_from_the_city(rules: str) -> None:
    game = night(table(rules, "werewolf*2 villager cupid villager"), cupid=[1, 3], wolves=5)
    assert winner(over(exile(game, 4))) is None


# the knife first


@rulesets("last-words", "handbook", "side-or-city", "group-chat", "extended")
def test_knife_on_the_last_villager_wins_though_the_last_wolf_is_poisoned(rules: str) -> None:
    game = night(table(rules, "werewolf witch seer villager"), wolves=4, witch={"poison": [1]})
    assert winner(game) == "wolves"


@rulesets(*BY_CITY)
def test_knife_on_the_last_other_wins_though_she_poisons_the_last_wolf(rules: str) -> None:
    game = night(table(rules, "werewolf witch villager"), wolves=3)
    assert winner(night(over(game), wolves=2, witch={"poison": [1]})) == "wolves"


@rulesets("last-words", "handbook", "side-or-city", "group-chat", "extended")
def test_knife_on_the_last_god_wins_before_that_hunter_shoots(rules: str) -> None:
    assert winner(night(table(rules, "werewolf hunter villager*3"), wolves=2)) == "wolves"


@rulesets("last-words", "handbook", "side-or-city", "group-chat", "extended")
def test_knife_that_the_antidote_stops_wins_nothing(rules: str) -> None:
    game = night(table(rules, "werewolf witch seer villager"), wolves=4, witch="save")
    assert winner(game) is None


@rulesets("group-chat", "face-to-face")
def test_knife_counts_the_lover_who_follows(rules: str) -> None:
    game = table(rules, "werewolf witch cupid villager*2", options=SIDE)
    night(game, cupid=[4, 5], wolves=4, witch={"poison": [1]})
    assert winner(game) == "wolves"


# lovers


@rulesets("last-words", "handbook", "face-to-face", "side-or-city", "group-chat", "extended")
def test_mixed_pair_and_its_cupid_win_when_everybody_else_is_dead(rules: str) -> None:
    game = over(exile(night(table(rules, MIXED), cupid=[1, 2], wolves=4), 5))
    assert (winner(game), set(winners(game))) == ("lovers", {1, 2, 3})


@rulesets("last-words", "handbook", "face-to-face", "side-or-city", "group-chat", "extended")
def test_mixed_pair_wins_without_its_cupid(rules: str) -> None:
    game = over(exile(night(table(rules, MIXED), cupid=[1, 2], wolves=3), 5))
    assert winner(game) is None
    assert winner(night(game, wolves=4)) == "lovers"
    assert set(winners(game)) == {1, 2, 3}


@rulesets("classic", "close-eyes")
def test_mixed_pair_has_not_won_beside_a_living_cupid(rules: str) -> None:
    game = over(exile(night(table(rules, MIXED), cupid=[1, 2], wolves=4), 5))
    assert winner(game) is None
    assert winner(night(game, wolves=3)) == "lovers"
    assert set(winners(game)) == {1, 2}


@rulesets(
    "last-words",
    "classic",
    "handbook",
    "face-to-face",
    "close-eyes",
    "side-or-city",
    "group-chat",
    "extended",
)
def test_mixed_pair_has_not_won_while_another_lives(rules: str) -> None:
    assert winner(over(night(table(rules, MIXED), cupid=[1, 2], wolves=4))) is None


@rulesets(
    "last-words",
    "classic",
    "handbook",
    "face-to-face",
    "close-eyes",
    "side-or-city",
    "group-chat",
    "extended",
)
def test_cupid_who_linked_himself_to_a_wolf_wins_with_it(rules: str) -> None:
    game = over(exile(night(table(rules, "werewolf cupid seer villager"), cupid=[1, 2], wolves=3), 4))
    assert (winner(game), set(winners(game))) == ("lovers", {1, 2})


@rulesets(*EVERY)
def test_pair_of_two_good_seats_wins_with_good(rules: str) -> None:
    game = over(exile(night(table(rules, "werewolf villager*2 cupid seer"), cupid=[2, 3]), 1))
    assert (winner(game), set(winners(game))) == ("good", {2, 3, 4, 5})


@rulesets("formal", "classic", "handbook", "close-eyes", "side-or-city", "extended")
def test_cupid_of_two_wolves_stays_with_good(rules: str) -> None:
    game = over(exile(night(table(rules, "werewolf*2 villager*2 cupid seer"), cupid=[1, 2]), 1))
    assert (winner(game), 5 in winners(game)) == ("good", True)


def test_last_words_cupid_of_two_wolves_loses_with_them() -> None:
    game = over(exile(night(table("last-words", "werewolf*2 villager*2 cupid seer"), cupid=[1, 2]), 1))
    assert (winner(game), 5 in winners(game)) == ("good", False)


def test_group_chat_cupid_of_two_wolves_helps_them_where_wolves_are_fewer_than_gods() -> None:
    cards = "werewolf*2 villager*2 cupid seer witch hunter"
    game = over(exile(night(table("group-chat", cards), cupid=[1, 2]), 1))
    assert (winner(game), 5 in winners(game)) == ("good", False)


def test_group_chat_cupid_of_two_wolves_stays_good_where_wolves_are_not_fewer() -> None:
    cards = "werewolf*2 villager*2 cupid seer witch"
    game = over(exile(night(table("group-chat", cards), cupid=[1, 2]), 1))
    assert (winner(game), 5 in winners(game)) == ("good", True)


@rulesets("face-to-face", "group-chat")
def test_lone_cupid_of_a_fallen_pair_must_be_removed_for_good_to_win(rules: str) -> None:
    game = over(exile(night(table(rules, MIXED), cupid=[1, 2]), 1))
    assert (winner(game), dead(game)) == (None, [1, 2])
    assert winner(over(exile(night(game), 3))) == "good"


@rulesets("last-words", "handbook", "side-or-city", "extended")
def test_lone_cupid_of_a_fallen_pair_does_not_stop_good(rules: str) -> None:
    assert winner(over(exile(night(table(rules, MIXED), cupid=[1, 2]), 1))) == "good"


@pytest.mark.parametrize(
    ("board", "cards"),
    [
        ("9-cupid", "werewolf*3 seer witch cupid villager*3"),
        ("11", "werewolf*4 seer witch hunter cupid villager*3"),
    ],
)
def test_face_to_face_cupid_alone_at_the_end_wins_for_all_three(board: str, cards: str) -> None:
    game = table("face-to-face", cards, board=board)
    seats = game.setup.seats
    cupid, other, lover = seats - 3, seats - 1, seats
    night(game, cupid=[1, lover])
    for seat in [s for s in range(2, seats - 1) if s != cupid]:
        night(over(exile(game, seat)))
    night(over(exile(game, 1)))
    assert winner(over(exile(game, other))) == "lovers"
    assert set(winners(game)) == {1, cupid, lover}
