"""Who wins, and when (面杀完整版 6(6), 人数身份配置, 法官注意(10); 面杀遗言版 阵营及胜利条件)."""

import pytest

from judge_app.engine.game import Game

from .table import (
    Options,
    dead,
    elect,
    exile,
    explode,
    facts,
    give,
    last,
    night,
    pass_on,
    table,
    to,
    until,
    winner,
    winners,
)

SIDE = {"win.wolves": "side"}


def over(game: Game) -> Game:
    """Past everything a death still asks for, up to the end."""
    until(game, lambda prompt: prompt.kind == "end" or prompt.key.endswith(".dark"), "the end")
    return game


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_good_wins_when_every_wolf_is_out(rules: str) -> None:
    game = exile(night(table(rules, "werewolf seer villager*4")), 1)
    assert winner(game) == "good"
    assert set(winners(game)) == {2, 3, 4, 5, 6}


def test_good_has_not_won_while_one_wolf_lives() -> None:
    assert winner(exile(night(table("face-to-face", "werewolf*2 seer villager*4")), 1)) is None


def test_dead_win_with_their_camp() -> None:
    game = exile(night(table("face-to-face", "werewolf seer villager*4"), wolves=2), 1)
    assert 2 in set(winners(game))


def test_last_wolf_who_self_destructs_gives_good_the_win_at_once() -> None:
    game = night(table("face-to-face", "werewolf seer villager*4"))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    explode(game, 1)
    assert (winner(game), game.prompt.kind) == ("good", "end")


def test_last_wolf_poisoned_gives_good_the_win_before_dawn() -> None:
    game = night(table("face-to-face", "werewolf witch villager*4"), witch={"poison": [1]})
    assert (winner(game), game.prompt.kind) == ("good", "end")


# by city


def test_by_city_wolves_win_only_when_nobody_else_lives() -> None:
    game = night(exile(night(table("face-to-face", "werewolf seer villager*2"), wolves=2), 3))
    assert winner(game) is None
    assert winner(exile(game, 4)) == "wolves"


def test_by_city_a_dead_side_is_not_enough() -> None:
    game = night(table("face-to-face", "werewolf seer villager*4"), wolves=2)
    assert winner(game) is None


# by side


def test_by_side_wolves_win_when_every_god_is_dead() -> None:
    game = night(table("face-to-face", "werewolf seer villager*4", options=SIDE), wolves=2)
    assert winner(game) == "wolves"
    assert game.outcome
    assert "神职" in str(game.outcome.text)


def test_by_side_wolves_win_when_every_villager_is_dead() -> None:
    game = night(table("face-to-face", "werewolf seer witch villager*2", options=SIDE), wolves=4)
    assert winner(exile(game, 5)) == "wolves"


def test_by_side_a_side_the_deck_never_had_is_not_dead() -> None:
    game = night(table("face-to-face", "werewolf villager*4", options=SIDE), wolves=2)
    assert winner(game) is None


def test_by_side_a_living_idiot_is_a_living_god() -> None:
    game = night(table("face-to-face", "werewolf seer idiot villager*4", options=SIDE), wolves=2)
    assert winner(game) is None


def test_by_side_an_idiot_counted_as_a_villager_is_no_god() -> None:
    options = {**SIDE, "idiot.counts_as": "villager"}
    game = night(table("face-to-face", "werewolf seer idiot villager*4", options=options), wolves=2)
    assert winner(game) == "wolves"


def test_by_side_cupid_counts_as_neither() -> None:
    game = table("face-to-face", "werewolf*2 seer cupid villager*4", options=SIDE)
    assert winner(night(game, cupid=[5, 6], wolves=3)) == "wolves"


def test_by_side_cupid_counted_as_a_god_keeps_the_gods_alive() -> None:
    options = {**SIDE, "cupid.counts_as": "god"}
    game = table("face-to-face", "werewolf*2 seer cupid villager*4", options=options)
    assert winner(night(game, cupid=[5, 6], wolves=3)) is None


@pytest.mark.parametrize(("rule", "camp"), [("side", "wolves"), ("city", None)])
def test_wolves_condition_follows_the_house_rule(rule: str, camp: str | None) -> None:
    game = table("face-to-face", "werewolf seer villager*4", options={"win.wolves": rule})
    assert winner(night(game, wolves=2)) == camp


BOARD_12 = "werewolf*4 seer witch hunter guard villager*4"


def test_board_of_twelve_is_by_side() -> None:
    game = table("face-to-face", BOARD_12, board="12-guard")
    for seat in (9, 10, 11):
        night(game, wolves=seat)
    assert winner(night(game, wolves=12)) == "wolves"


def test_board_of_nine_is_by_city() -> None:
    game = table("face-to-face", "werewolf*3 seer witch hunter villager*3", board="9-standard")
    for seat in (7, 8, 9):
        night(game, wolves=seat)
    assert winner(game) is None


# last words: giants


def test_last_words_wolves_win_when_every_giant_is_dead() -> None:
    game = night(table("last-words", "werewolf*2 seer witch idiot villager*4"), wolves=3)
    night(game, wolves=4)
    assert winner(game) == "wolves"
    assert game.outcome
    assert "巨头" in str(game.outcome.text)


def test_last_words_wolves_win_when_every_villager_is_dead() -> None:
    game = night(table("last-words", "werewolf*2 seer witch idiot villager*2"), wolves=6)
    assert winner(night(game, wolves=7)) == "wolves"


def test_last_words_cupid_is_one_of_the_villagers() -> None:
    game = night(table("last-words", "werewolf*2 seer witch cupid villager*2"), cupid=[3, 4], wolves=6)
    night(game, wolves=7)
    assert winner(game) is None
    assert winner(night(game, wolves=5)) == "wolves"


def test_last_words_guard_is_a_giant_from_twelve_players() -> None:
    cards = "werewolf*4 seer witch hunter guard villager*4"
    game = table("last-words", cards, board="12")
    for seat in (5, 6):
        night(game, wolves=seat)
    night(game, wolves=7)
    to(game, "d3.shoot.7")
    pass_on(game)
    assert winner(game) is None
    assert winner(night(game, wolves=8)) == "wolves"


@pytest.mark.parametrize(("giants", "camp"), [(["seer"], "wolves"), (["seer", "witch"], None)])
def test_giants_follow_the_house_rule(giants: list[str], camp: str | None) -> None:
    game = table("last-words", "werewolf seer witch villager*4", options={"win.giants": giants})
    assert winner(night(game, wolves=2)) == camp


def test_without_giants_every_god_counts() -> None:
    game = table("last-words", "werewolf seer idiot villager*4", options={"win.giants": []})
    assert winner(night(game, wolves=2)) is None


# the knife first (面杀完整版 6(6))

LAST_VILLAGER = "werewolf seer witch villager*1"


def test_knife_that_wins_stands_though_the_last_wolf_is_poisoned() -> None:
    game = table("face-to-face", LAST_VILLAGER, options=SIDE)
    night(game, wolves=4, witch={"poison": [1]})
    assert (winner(game), game.outcome and game.outcome.ruling.id) == ("wolves", "win.knife_first")


def test_knife_that_the_antidote_stops_wins_nothing() -> None:
    game = table("face-to-face", LAST_VILLAGER, options=SIDE)
    assert winner(night(game, wolves=4, witch="save")) is None


@pytest.mark.parametrize(("first", "camp"), [(True, "wolves"), (False, "good")])
def test_knife_and_poison_follow_the_house_rule(first: bool, camp: str) -> None:
    game = table("face-to-face", LAST_VILLAGER, options={**SIDE, "win.knife_first": first})
    assert winner(night(game, wolves=4, witch={"poison": [1]})) == camp


def test_knifed_last_god_hunter_shoots_nobody_once_the_wolves_have_won() -> None:
    game = table("face-to-face", "werewolf hunter villager*4", options=SIDE)
    assert winner(night(game, wolves=2)) == "wolves"


def test_poison_on_the_last_villager_ends_the_game_by_night() -> None:
    game = table("face-to-face", "werewolf seer witch villager", options=SIDE)
    assert winner(night(game, witch={"poison": [4]})) == "wolves"


def test_shot_that_can_still_turn_the_game_is_waited_for() -> None:
    game = table("face-to-face", "werewolf hunter witch villager*2", options=SIDE)
    night(game, wolves=2)
    assert winner(game) is None
    to(game, "d1.shoot.2")
    give(game, 1)
    assert winner(over(game)) == "good"


def test_skills_come_before_the_verdict_by_day() -> None:
    game = exile(night(table("face-to-face", "werewolf hunter villager"), wolves=3), 2)
    assert winner(game) is None
    give(game, 1)
    assert winner(game) is not None


def test_badge_is_passed_before_the_verdict_by_day() -> None:
    game = elect(night(table("face-to-face", "werewolf seer villager*3")), 1)
    exile(game, 1)
    assert (winner(game), game.prompt.key) == (None, "d1.badge.1")
    pass_on(game)
    assert winner(game) == "good"


# the third party

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


# several at once, nobody alive


@pytest.mark.parametrize(
    ("order", "camp"),
    [(["lovers", "wolves", "good"], "lovers"), (["wolves", "lovers", "good"], "wolves")],
)
def test_of_several_winners_the_first_in_the_order_wins(order: list[str], camp: str) -> None:
    options = {**SIDE, "win.lovers": "pair_and_one_by_day", "win.order": order}
    game = night(table("face-to-face", PAIR, options=options), cupid=[1, 3])
    night(exile(game, 4), wolves=5)
    assert winner(exile(game, 6)) == camp


def test_nobody_alive_is_a_win_for_good() -> None:
    game = table("face-to-face", "werewolf witch villager")
    exile(night(game), 3)
    assert winner(night(game, wolves=1, witch={"poison": [1]})) == "good"


def test_full_table_tie_puts_nobody_out() -> None:
    game = night(table("face-to-face", "werewolf seer villager*4"))
    to(game, "d1.vote")
    game.answer({str(seat): seat for seat in range(1, 7)})
    over(game)
    assert dead(game) == []


def test_winner_is_told_with_reason_and_rule() -> None:
    game = exile(night(table("face-to-face", "werewolf seer villager*4")), 1)
    won = last(game, "win")
    assert (won.rulings[0].id, won.is_public) == ("win.good", True)
    assert len(facts(game, "win")) == 1


def test_win_by_night_is_read_out_after_dawn_and_the_dead() -> None:
    game = night(table("face-to-face", "werewolf seer villager*4", options=SIDE), wolves=2)
    assert [str(line)[:4] for line in game.prompt.say] == ["天亮了", "昨夜死亡", "游戏结束"]
