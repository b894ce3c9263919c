"""Who wins, and when (面杀完整版 6(6), 人数身份配置, 法官注意(10); 面杀遗言版 阵营及胜利条件)."""

import pytest

from .table import (
    dead,
    elect,
    exile,
    explode,
    facts,
    give,
    last,
    night,
    over,
    pass_on,
    table,
    to,
    until,
    winner,
    winners,
)

SIDE = {"win.wolves": "side"}


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


# several at once, nobody alive


@pytest.mark.parametrize(
    ("order", "camp"),
    [(["lovers", "wolves", "good"], "lovers"), (["wolves", "lovers", "good"], "wolves")],
)
def test_of_several_winners_the_first_in_the_order_wins(order: list[str], camp: str) -> None:
    options = {**SIDE, "win.lovers": "pair_and_one_by_day", "win.order": order}
    game = night(table("face-to-face", "werewolf*2 seer cupid villager*2", options=options), cupid=[1, 3])
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
