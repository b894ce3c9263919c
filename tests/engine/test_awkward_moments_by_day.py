"""The awkward moments the sources settle, 7 to 16: what is shown, lovers, the judge's hand."""

from .moments import ALIGNMENT, EVERY, LOVE, POTIONS, WITH_BOMB, rulesets, speaking
from .table import (
    announced,
    at_step,
    dead,
    elect,
    exile,
    explode,
    facts,
    give,
    last,
    may,
    night,
    no,
    over,
    pass_on,
    sign,
    table,
    to,
    until,
    vote,
)

# 7


@rulesets(*ALIGNMENT)
def test_cupid_is_always_shown_good(rules: str) -> None:
    assert sign(at_step(table(rules, LOVE), "seer", cupid=[1, 6]), 4) == "good"


@rulesets(*ALIGNMENT)
def test_third_party_is_shown_as_its_cards(rules: str) -> None:
    prompt = at_step(table(rules, LOVE), "seer", cupid=[1, 6])
    assert (sign(prompt, 1), sign(prompt, 6)) == ("wolf", "good")


@rulesets(*ALIGNMENT)
def test_gods_are_never_told_apart(rules: str) -> None:
    prompt = at_step(table(rules, LOVE), "seer", cupid=[6, 7])
    assert [sign(prompt, seat) for seat in (3, 4, 5, 6)] == ["good"] * 4


def test_turned_seats_are_shown_as_wolves() -> None:
    game = table("group-chat", "alpha_wolf werewolf wild_child seer villager*5")
    exile(night(game, wild_child=5, wolves=6, alpha_wolf="infect"), 5)
    prompt = at_step(game, "seer")
    assert (sign(prompt, 3), sign(prompt, 6)) == ("wolf", "wolf")


# 8


@rulesets("last-words", "classic", "handbook", "extended")
def test_single_voter_the_scapegoat_left_dies_and_nobody_votes(rules: str) -> None:
    game = night(table(rules, "werewolf*2 scapegoat seer villager*5"))
    until(game, lambda prompt: prompt.key == "d1.vote", "the vote")
    vote(game, {1: 6, 2: 7})
    to(game, "d1.allow.3")
    give(game, 5)
    night(game, wolves=5)
    assert not until(game, lambda prompt: prompt.key == "d2.vote", "the vote").voters


# 9


@rulesets("last-words", "classic", "face-to-face", "side-or-city", "group-chat", "extended")
def test_exiled_idiot_who_turns_up_his_card_costs_his_lover_nothing(rules: str) -> None:
    game = exile(night(table(rules, "werewolf*2 idiot cupid seer villager*5"), cupid=[3, 6]), 3)
    until(game, lambda prompt: prompt.key == "d1.reveal.3", "his card")
    give(game, "reveal")
    assert dead(over(game)) == []


def test_handbook_exiled_idiot_dies_and_his_lover_does_not_follow() -> None:
    game = exile(night(table("handbook", "werewolf*2 idiot cupid seer villager*5"), cupid=[3, 6]), 3)
    assert dead(over(game)) == [3]


# 10


@rulesets(*WITH_BOMB)
def test_sheriff_dead_since_the_night_is_announced_and_then_passes_the_badge(rules: str) -> None:
    game = elect(night(table(rules, POTIONS), wolves=6), 6)
    assert announced(game) == [6]
    to(game, "d1.badge.6")
    give(game, 7)
    assert game.table.sheriff == 7


@rulesets("last-words", "face-to-face", "side-or-city", "group-chat", "extended")
def test_sheriff_dead_since_the_night_may_drop_the_badge(rules: str) -> None:
    game = elect(night(table(rules, POTIONS), wolves=6), 6)
    to(game, "d1.badge.6")
    assert may(game, "torn")


def test_formal_sheriff_dead_since_the_night_must_pass_the_badge() -> None:
    game = elect(night(table("formal", POTIONS), wolves=6), 6)
    to(game, "d1.badge.6")
    assert not may(game, "torn")


# 11


@rulesets(*EVERY)
def test_lover_of_the_exiled_is_announced_at_once(rules: str) -> None:
    game = exile(night(table(rules, LOVE), cupid=[6, 7]), 6)
    to(game, "d1.follows.7")
    assert dead(game) == [6, 7]
    pass_on(game)


@rulesets(*EVERY)
def test_lover_of_the_shot_is_announced_at_once(rules: str) -> None:
    game = exile(night(table(rules, LOVE), cupid=[6, 7]), 3)
    to(game, "d1.shoot.3")
    give(game, 6)
    assert game.prompt.key == "d1.follows.7"
    assert dead(game) == [3, 6, 7]


# 12


def test_handbook_second_warning_is_followed_by_the_removal() -> None:
    game = speaking(night(table("handbook", POTIONS)))
    for _ in range(2):
        game.answer({"pick": [6], "why": "贴脸"}, key="warn")
    game.answer({"pick": [6], "why": "第二次贴脸"}, key="remove")
    pass_on(game)
    assert [fact.kind for fact in game.facts if fact.data.get("why")] == ["warning", "warning", "removal"]
    assert dead(game) == [6]


@rulesets(*EVERY)
def test_judge_may_remove_a_seat(rules: str) -> None:
    game = speaking(night(table(rules, POTIONS)))
    give(game, 6, key="remove")
    pass_on(game)
    assert dead(game) == [6]


# 13


def test_formal_cupid_who_names_the_lovers_is_declared_dead_and_the_game_goes_on() -> None:
    game = speaking(night(table("formal", LOVE), cupid=[6, 7]))
    game.answer({"pick": [4], "why": "点出情侣"}, key="remove")
    pass_on(game)
    assert dead(game) == [4]
    assert to(game, "d1.vote").kind == "vote"


# 14


def test_last_words_end_at_once_when_a_wolf_self_destructs() -> None:
    game = night(table("last-words", POTIONS), wolves=6)
    to(game, "d1.words.6")
    assert explode(game, 1).prompt.key == "n2.dark"


# 15


@rulesets("formal", "face-to-face", "close-eyes", "group-chat", "side-or-city", "extended")
def test_witch_who_may_not_save_herself_may_still_poison_that_night(rules: str) -> None:
    third = "hunter" if rules == "close-eyes" else "guard"
    game = table(rules, f"werewolf*2 {third} witch seer villager*5")
    at_step(game, "witch", wolves=4)
    assert no(game, "save").ruling.id == "witch.self_save"
    assert may(game, {"poison": [6]})


# 16


def test_hunter_who_keeps_his_card_down_leaves_nothing_public() -> None:
    game = night(table("group-chat", POTIONS), wolves=3)
    to(game, "d1.shoot.3")
    give(game, "none")
    assert not last(game, "shot").is_public


def test_judge_is_told_not_to_expose_one_who_claims_to_be_the_hunter() -> None:
    game = night(table("group-chat", POTIONS), wolves=6)
    assert "不要揭穿" in str(to(game, "d1.words.6").do)


@rulesets("face-to-face", "group-chat")
def test_step_of_a_dead_hunter_goes_on_being_called(rules: str) -> None:
    game = night(night(table(rules, POTIONS), wolves=3))
    assert [fact.at for fact in facts(game, "called") if fact.data["step"] == "hunter"] == ["n1", "n2"]
