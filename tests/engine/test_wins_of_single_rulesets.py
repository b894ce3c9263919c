"""Win conditions only one ruleset has, and which comes first where several hold at once."""

from .moments import rulesets
from .table import announced, dead, exile, give, night, over, table, until, winner, winners

PAIR = "werewolf villager cupid seer villager"


# formal


def test_formal_good_needs_a_god_and_a_villager_alive() -> None:
    assert winner(exile(night(table("formal", "werewolf seer villager")), 1)) == "good"


def test_formal_every_wolf_dead_and_no_villager_left_is_no_win_for_good() -> None:
    game = table("formal", "werewolf witch seer villager")
    assert winner(night(game, wolves=4, witch={"poison": [1]})) == "wolves"


def test_formal_every_wolf_dead_and_no_god_left_is_no_win_for_good() -> None:
    game = exile(night(table("formal", "werewolf hunter villager*3")), 2)
    give(game, 1)
    assert winner(game) == "wolves"


def test_formal_wolves_have_not_won_while_a_mixed_pair_lives() -> None:
    game = table("formal", "werewolf*2 villager cupid seer villager*2")
    assert winner(night(night(game, cupid=[1, 3], wolves=4), wolves=5)) is None


def test_formal_wolves_win_once_the_mixed_pair_is_dead() -> None:
    game = table("formal", "werewolf*2 villager cupid seer villager*2")
    night(night(game, cupid=[1, 3], wolves=4), wolves=5)
    assert winner(over(exile(game, 1))) == "wolves"


def test_formal_condition_reached_by_poison_in_the_night_holds() -> None:
    game = night(table("formal", "werewolf witch seer villager"), wolves=3, witch={"poison": [4]})
    assert winner(game) == "wolves"


def test_formal_condition_reached_in_the_night_holds_whatever_the_dead_hunter_could_shoot() -> None:
    """在天黑阶段，只要狼达到了上述胜利条件，不管天亮后狼是否还存活，判狼人获胜."""
    game = over(exile(night(table("formal", "werewolf hunter villager cupid"), cupid=[2, 3]), 4))
    assert winner(night(game, wolves=2)) == "wolves"


def test_formal_mixed_pair_and_one_more_win_by_day() -> None:
    game = night(table("formal", "werewolf villager cupid seer"), cupid=[1, 2], wolves=4)
    assert winner(game) is None
    announced(game)
    assert (winner(game), set(winners(game))) == ("lovers", {1, 2})


def test_formal_mixed_pair_has_not_won_beside_two_more() -> None:
    game = night(table("formal", PAIR), cupid=[1, 2], wolves=4)
    announced(game)
    assert winner(game) is None


def test_formal_mixed_pair_alone_wins_by_day() -> None:
    game = night(table("formal", "werewolf villager hunter cupid seer"), cupid=[1, 2], wolves=5)
    exile(game, 3)
    give(game, 4)
    assert winner(game) == "lovers"


def test_formal_third_party_comes_before_the_wolves() -> None:
    game = night(table("formal", PAIR), cupid=[1, 2], wolves=4)
    assert winner(over(exile(game, 3))) == "lovers"


def test_formal_cupid_who_linked_others_does_not_win_with_them() -> None:
    game = night(table("formal", "werewolf villager cupid seer"), cupid=[1, 2], wolves=4)
    announced(game)
    assert 3 not in winners(game)


def test_formal_cupid_who_linked_himself_wins_with_the_wolf() -> None:
    game = night(table("formal", "werewolf cupid villager seer"), cupid=[1, 2], wolves=4)
    announced(game)
    assert (winner(game), set(winners(game))) == ("lovers", {1, 2})


# last-words


def test_last_words_wolves_win_when_every_giant_is_dead() -> None:
    game = table("last-words", "werewolf*2 seer witch hunter idiot villager*4")
    night(game, wolves=3)
    night(over(exile(game, 4)), wolves=5)
    assert winner(game) == "wolves"
    assert dead(game) == [3, 4, 5]


def test_last_words_living_guard_is_no_giant_among_few() -> None:
    game = table("last-words", "werewolf*2 seer guard villager*4")
    assert winner(night(game, wolves=3)) == "wolves"


def test_last_words_guard_is_a_giant_from_twelve_players_on() -> None:
    cards = "werewolf*4 seer witch hunter guard villager*4"
    game = table("last-words", cards, board="12")
    for seat in (5, 6, 7):
        night(over(game), wolves=seat)
    assert winner(game) is None
    assert winner(night(over(game), wolves=8)) == "wolves"


def test_last_words_cupid_is_the_last_villager() -> None:
    game = table("last-words", "werewolf*2 seer cupid villager")
    night(game, cupid=[3, 4], wolves=5)
    assert winner(game) is None


def test_last_words_wolves_win_by_the_giants_though_a_mixed_pair_lives() -> None:
    """但有时候因为巨头死了，狼就胜利，人狼情侣就输."""
    game = night(table("last-words", "werewolf*2 seer cupid villager*3"), cupid=[1, 5], wolves=3)
    assert (winner(game), set(winners(game))) == ("wolves", {2})


# handbook


def test_handbook_good_needs_wolf_and_white_wolf_out() -> None:
    game = exile(night(table("handbook", "werewolf white_wolf seer villager*4")), 1)
    assert winner(game) is None
    assert winner(exile(night(game), 2)) == "good"


def test_handbook_wolves_have_not_won_while_the_white_wolf_lives() -> None:
    game = night(table("handbook", "werewolf white_wolf seer villager*4"), wolves=3)
    assert winner(game) is None


def test_handbook_wolves_win_once_the_white_wolf_is_gone() -> None:
    game = night(table("handbook", "werewolf white_wolf seer villager*4"), wolves=3)
    assert winner(exile(game, 2)) == "wolves"


def test_handbook_white_wolf_alone_at_the_end_wins_for_the_wolves() -> None:
    game = night(table("handbook", "werewolf white_wolf seer villager"), wolves=3)
    exile(game, 4)
    assert winner(game) is None
    assert winner(night(game, white_wolf=1)) == "wolves"


def test_handbook_idiot_who_came_back_is_nobody_to_be_killed() -> None:
    game = night(exile(night(table("handbook", "white_wolf idiot villager*2")), 2))
    exile(game, 3)
    assert winner(night(game, wolves=4)) == "wolves"


# pipers


@rulesets("classic", "group-chat", "extended")
def test_piper_wins_when_every_other_living_seat_is_charmed(rules: str) -> None:
    game = night(table(rules, "werewolf piper seer villager*2"), piper=[1, 3])
    assert winner(night(over(game), wolves=5, piper=[4, 5])) == "piper"


@rulesets("classic", "group-chat", "extended")
def test_piper_comes_before_good(rules: str) -> None:
    game = night(table(rules, "werewolf piper seer villager"), piper=[3, 4])
    assert winner(over(exile(game, 1))) == "piper"


# group-chat: 邪恶的宗教老**＞天使＞吹笛子＞狼人阵营＞丘比特第三方阵营＞好人阵营


def test_group_chat_sectarian_comes_before_the_angel() -> None:
    game = table("group-chat", "werewolf sectarian angel seer villager")
    assert winner(exile(night(game, sectarian=[1, 2, 4, 5]), 3)) == "sectarian"


def test_group_chat_sectarian_comes_before_the_piper() -> None:
    game = table("group-chat", "werewolf sectarian piper seer villager*2")
    night(game, sectarian=[1, 2, 3, 4, 5], piper=[1, 4])
    night(game, piper=[2, 5])
    assert winner(exile(game, 6)) == "sectarian"


def test_group_chat_angel_comes_before_the_piper() -> None:
    game = night(table("group-chat", "werewolf piper angel villager*2 seer"), piper=[1, 4])
    night(game, piper=[5, 6])
    assert winner(exile(game, 3)) == "angel"


@rulesets("group-chat", "extended")
def test_piper_comes_before_the_wolves(rules: str) -> None:
    game = night(table(rules, "werewolf piper seer villager"), piper=[1, 3])
    assert winner(over(exile(game, 4))) == "piper"


def test_group_chat_sectarian_comes_before_the_wolves() -> None:
    game = night(table("group-chat", "werewolf sectarian seer villager"), sectarian=[1, 2, 3])
    assert winner(exile(game, 4)) == "sectarian"


def test_group_chat_angel_comes_before_the_wolves() -> None:
    game = exile(night(table("group-chat", "werewolf angel cupid seer villager"), cupid=[2, 5]), 2)
    until(game, lambda prompt: prompt.kind == "end", "the end")
    assert winner(game) == "angel"


def test_group_chat_sectarian_comes_before_good() -> None:
    game = night(table("group-chat", "werewolf sectarian seer villager"), sectarian=[2, 3, 4])
    assert winner(exile(game, 1)) == "sectarian"


def test_group_chat_turned_wild_child_counts_with_the_wolves() -> None:
    game = night(table("group-chat", "werewolf wild_child seer villager*2"), wild_child=3, wolves=3)
    assert (winner(game), set(winners(game))) == ("wolves", {1, 2})
