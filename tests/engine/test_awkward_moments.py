"""The awkward moments the sources settle, 1 to 6: deaths at night, self-destructs, campaigns."""

from judge_app.engine.game import Game

from .moments import EVERY, LOVE, POTIONS, WITH_BOMB, in_campaign, rulesets, shoots, speaking
from .table import (
    announced,
    at_step,
    dead,
    exile,
    explode,
    facts,
    give,
    interrupts,
    night,
    over,
    sign,
    table,
    to,
    until,
    vote,
    winner,
)

# 1


@rulesets("formal", "face-to-face", "side-or-city", "group-chat", "extended")
def test_guard_and_antidote_on_one_seat_kill_it(rules: str) -> None:
    game = table(rules, "werewolf*2 guard witch seer villager*4")
    assert dead(night(game, guard=6, wolves=6, witch="save")) == [6]


# 2


@rulesets("face-to-face", "side-or-city", "group-chat", "extended")
def test_hunter_who_follows_his_knifed_lover_does_not_shoot(rules: str) -> None:
    game = night(table(rules, LOVE), cupid=[3, 6], wolves=6)
    assert dead(game) == [3, 6]
    assert not shoots(game, 3)


@rulesets("face-to-face", "side-or-city", "group-chat", "extended")
def test_hunter_who_follows_his_exiled_lover_does_not_shoot(rules: str) -> None:
    game = exile(night(table(rules, LOVE), cupid=[3, 6]), 6)
    assert not shoots(game, 3)
    assert dead(game) == [3, 6]


@rulesets("face-to-face", "side-or-city", "group-chat", "extended")
def test_knifed_hunter_shoots_though_his_lover_follows(rules: str) -> None:
    game = night(table(rules, LOVE), cupid=[3, 6], wolves=3)
    assert dead(game) == [3, 6]
    assert shoots(game, 3)


@rulesets("face-to-face", "side-or-city", "group-chat", "extended")
def test_exiled_hunter_shoots_though_his_lover_follows(rules: str) -> None:
    game = exile(night(table(rules, LOVE), cupid=[3, 6]), 3)
    assert shoots(game, 3)
    assert dead(game) == [3, 6]


def test_hunter_charmed_by_the_wolf_beauty_does_not_shoot() -> None:
    game = night(table("extended", "wolf_beauty werewolf hunter seer villager*5"), wolf_beauty=3)
    assert not shoots(exile(game, 1), 3)


def test_hunter_the_stalker_killed_does_not_shoot() -> None:
    game = night(table("extended", "werewolf*2 hunter stalker seer villager*5"))
    to(game, "d1.vote")
    vote(game, {4: 3, 1: 6, 2: 6})
    to(game, "d1.stalk")
    give(game, 3)
    assert not shoots(game, 3)


@rulesets(*EVERY)
def test_hunter_the_judge_removed_does_not_shoot(rules: str) -> None:
    game = speaking(night(table(rules, POTIONS)))
    give(game, 3, key="remove")
    assert not shoots(game, 3)


# 3


@rulesets(*EVERY)
def test_hunter_knifed_and_poisoned_does_not_shoot(rules: str) -> None:
    assert not shoots(night(table(rules, POTIONS), wolves=3, witch={"poison": [3]}), 3)


def test_elder_knifed_and_poisoned_costs_every_god_his_skill() -> None:
    game = night(table("group-chat", "werewolf*2 elder witch seer villager*5"), wolves=3)
    night(game, wolves=3, witch={"poison": [3]})
    assert dead(game) == [3]
    assert sign(at_step(game, "seer"), 1) == "nothing"


def test_rusty_knight_knifed_and_poisoned_wounds_nobody() -> None:
    cards = "werewolf*2 rusty_knight witch seer villager*5"
    game = night(table("group-chat", cards), wolves=3, witch={"poison": [3]})
    assert dead(night(game)) == [3]


# 4


@rulesets(*WITH_BOMB)
def test_last_wolf_who_self_destructs_gives_good_the_win_at_once(rules: str) -> None:
    game = explode(speaking(night(table(rules, "werewolf seer villager*4"))), 1)
    assert (winner(game), game.prompt.kind) == ("good", "end")


@rulesets(*WITH_BOMB)
def test_self_destruct_in_a_speech_goes_straight_to_the_night(rules: str) -> None:
    game = explode(speaking(night(table(rules, POTIONS))), 1)
    until(game, lambda prompt: prompt.key == "n2.dark", "the dark")
    assert [fact for fact in facts(game, "tally") if fact.data["deed"] == "vote"] == []


@rulesets(*WITH_BOMB)
def test_self_destruct_during_the_last_words_of_the_exiled_ends_them(rules: str) -> None:
    game = exile(night(table(rules, POTIONS)), 6)
    assert game.prompt.key == "d1.words.6"
    explode(game, 1)
    assert "d1.words.6" not in [answer.key for answer in over(game).answers]


@rulesets("formal", "last-words", "side-or-city", "extended")
def test_self_destruct_during_the_vote_ends_the_vote(rules: str) -> None:
    game = night(table(rules, POTIONS))
    to(game, "d1.vote")
    assert dead(over(explode(game, 1))) == [1]


@rulesets("face-to-face", "group-chat")
def test_self_destruct_is_not_for_the_vote(rules: str) -> None:
    game = night(table(rules, POTIONS))
    to(game, "d1.vote")
    assert "explode" not in interrupts(game)


@rulesets(*WITH_BOMB)
def test_dead_of_the_night_are_announced_before_the_dark_a_campaign_ended_in(rules: str) -> None:
    game = explode(in_campaign(rules, wolves=6), 1)
    assert announced(game) == [6]
    over(game)
    assert game.prompt.key == "n2.dark"


@rulesets("last-words", "face-to-face", "side-or-city", "group-chat", "extended")
def test_self_destruct_in_the_campaign_costs_the_badge_for_good(rules: str) -> None:
    game = over(explode(in_campaign(rules), 1))
    speaking(night(game))
    assert game.table.sheriff is None
    assert "d2.campaign" not in [answer.key for answer in game.answers]


def test_formal_self_destruct_in_the_campaign_puts_the_election_off() -> None:
    game = night(over(explode(in_campaign("formal"), 1)))
    assert to(game, "d2.campaign").stage == "campaign"


# 5


def dead_wolf_in_campaign() -> Game:
    return in_campaign("group-chat", "werewolf*3 witch seer villager*5", wolves=7, witch={"poison": [1]})


def test_wolf_dead_in_the_night_eats_the_badge_without_the_dark() -> None:
    game = explode(dead_wolf_in_campaign(), 1)
    assert announced(game) == [7, 1]
    assert to(game, "d1.vote").kind == "vote"
    assert game.table.sheriff is None


def test_speeches_then_begin_on_the_left_of_the_knifed() -> None:
    game = explode(dead_wolf_in_campaign(), 1)
    speaking(game)
    assert game.table.order[0] == 8


def test_wolf_who_knifed_himself_may_eat_the_badge_too() -> None:
    game = explode(in_campaign("group-chat", wolves=1), 1)
    assert to(game, "d1.vote").kind == "vote"
    assert dead(game) == [1]


def test_candidate_left_alone_keeps_the_badge_though_a_wolf_self_destructs() -> None:
    game = in_campaign("group-chat")
    give(game, 1, key="withdraw")
    over(explode(game, 2))
    assert game.table.sheriff == 5


def test_two_candidates_left_lose_the_badge_to_a_self_destruct() -> None:
    assert over(explode(in_campaign("group-chat"), 2)).table.sheriff is None


# 6


def test_witch_who_dies_as_a_lover_tonight_still_poisons() -> None:
    game = table("group-chat", "werewolf*2 witch cupid seer villager*5")
    assert dead(night(game, cupid=[3, 6], wolves=6, witch={"poison": [7]})) == [3, 6, 7]
