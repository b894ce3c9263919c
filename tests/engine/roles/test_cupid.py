"""丘比特 and the lovers (面杀完整版 身份介绍·丘比特, 4(4); 面杀遗言版 角色7)."""

import pytest

from judge_app.engine.game import Game

from ..table import (
    Options,
    announced,
    at_step,
    dead,
    exile,
    explode,
    give,
    last,
    may,
    night,
    no,
    no_vote,
    sign,
    speakers,
    table,
    to,
    until,
)

CARDS = "werewolf*2 cupid witch hunter elder villager*4"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def linking(rules: str = "face-to-face", options: Options = None) -> Game:
    game = table(rules, CARDS, options=options)
    at_step(game, "cupid")
    return game


def linked(a: int, b: int, rules: str = "face-to-face", options: Options = None, **deeds: int) -> Game:
    return night(table(rules, CARDS, options=options), cupid=[a, b], **deeds)


@both_rulesets
def test_cupid_must_link_two(rules: str) -> None:
    assert not may(linking(rules), "none")


@pytest.mark.parametrize("seats", [[7], [7, 8, 9], [7, 7]])
def test_linking_other_than_two_different_seats_is_refused(seats: list[int]) -> None:
    assert no(linking(), seats).ruling.id == "act.count"


@pytest.mark.parametrize("declines", [True, False])
def test_declining_follows_the_house_rule(declines: bool) -> None:
    game = linking(options={"cupid.may_decline": declines})
    assert may(game, "decline") is declines


def test_cupid_who_declined_leaves_no_lovers() -> None:
    game = linking(options={"cupid.may_decline": True})
    give(game, "decline")
    assert dead(night_from(game, wolves=7)) == [7]


def night_from(game: Game, **deeds: int) -> Game:
    at_step(game, "wolves")
    give(game, deeds["wolves"])
    until(game, lambda prompt: prompt.key.endswith(".dawn"), "dawn")
    return game


@both_rulesets
def test_cupid_may_link_himself(rules: str) -> None:
    assert dead(linked(3, 7, rules, wolves=7)) == [3, 7]


@pytest.mark.parametrize("himself", [True, False])
def test_linking_himself_follows_the_house_rule(himself: bool) -> None:
    game = linking(options={"cupid.self_link": himself})
    assert may(game, [3, 7]) is himself


def test_linking_himself_where_barred_names_the_rule() -> None:
    game = linking(options={"cupid.self_link": False})
    assert no(game, [3, 7]).ruling.id == "cupid.self_link"


@both_rulesets
def test_lover_of_the_knifed_follows(rules: str) -> None:
    assert dead(linked(7, 8, rules, wolves=7)) == [7, 8]


def test_lover_who_follows_dies_by_the_rule_of_the_lovers() -> None:
    game = exile(linked(7, 8), 7)
    assert [ruling.id for ruling in last(game, "death").rulings] == ["lovers.follow"]


def test_lover_of_the_poisoned_follows() -> None:
    game = night(table("face-to-face", CARDS), cupid=[7, 8], witch={"poison": [8]})
    assert dead(game) == [7, 8]


def test_lover_of_the_saved_lives() -> None:
    game = night(table("face-to-face", CARDS), cupid=[7, 8], wolves=7, witch="save")
    assert dead(game) == []


@both_rulesets
def test_lover_of_the_exiled_follows_at_once(rules: str) -> None:
    game = exile(linked(7, 8, rules), 7)
    assert game.prompt.key == "d1.follows.8"
    assert dead(game) == [7, 8]


def test_lover_of_a_wolf_who_self_destructs_follows() -> None:
    game = linked(1, 8)
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    explode(game, 1)
    assert dead(game) == [1, 8]


def test_lover_of_the_shot_follows() -> None:
    game = exile(linked(7, 8), 5)
    give(game, 7)
    assert dead(game) == [5, 7, 8]


def test_lovers_dead_by_night_are_announced_simply_as_dead() -> None:
    assert announced(linked(7, 8, wolves=8)) == [8, 7]


def test_lover_who_follows_by_day_has_last_words_face_to_face() -> None:
    game = exile(linked(7, 8), 7)
    to(game, "d1.words.7")
    assert speakers(game) == [7, 8]


def test_lover_who_follows_has_no_last_words_by_last_words() -> None:
    game = exile(linked(7, 8, "last-words"), 7)
    to(game, "d1.words.7")
    assert speakers(game) == [7]


# what the lovers learn


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_lovers_step_shows_the_judge_both_numbers(rules: str) -> None:
    game = table(rules, CARDS)
    shown = at_step(game, "lovers", cupid=[7, 2]).sign_for({})
    assert shown
    assert shown.numbers == (2, 7)


@pytest.mark.parametrize(
    ("rules", "learn", "cards"),
    [
        ("face-to-face", None, False),
        ("last-words", None, True),
        ("face-to-face", "eyes", False),
        ("face-to-face", "cards", True),
        ("face-to-face", "numbers", False),
    ],
)
def test_lovers_show_cards_only_where_the_rule_says_so(rules: str, learn: str | None, cards: bool) -> None:
    game = table(rules, CARDS, options={"lovers.learn": learn} if learn else {})
    shown = at_step(game, "lovers", cupid=[2, 7]).sign_for({})
    assert shown
    assert str(shown.word).endswith("互相亮牌") is cards


def test_lovers_wake_on_the_first_night_only() -> None:
    game = linked(7, 8)
    with pytest.raises(AssertionError, match="not called"):
        at_step(game, "lovers")


# votes and harm between lovers


@both_rulesets
@pytest.mark.parametrize(("voter", "target"), [(7, 8), (8, 7)])
def test_lovers_never_vote_for_each_other(rules: str, voter: int, target: int) -> None:
    game = linked(7, 8, rules)
    to(game, "d1.vote")
    refusal = no_vote(game, voter, target)
    assert (refusal.ruling.id, str(refusal.text)) == ("lovers.may_vote_each_other", "情侣不能互投")


def test_lover_may_vote_for_another_or_abstain() -> None:
    game = linked(7, 8)
    prompt = to(game, "d1.vote")
    assert prompt.bar(7, 9) is None
    assert prompt.bar(7, None) is None


@pytest.mark.parametrize("allowed", [True, False])
def test_votes_between_lovers_follow_the_house_rule(allowed: bool) -> None:
    game = linked(7, 8, options={"lovers.may_vote_each_other": allowed})
    assert (to(game, "d1.vote").bar(7, 8) is None) is allowed


def test_lovers_may_vote_for_each_other_as_sheriff() -> None:
    game = linked(7, 8)
    to(game, "d1.campaign")
    give(game, [8, 9])
    assert until(game, lambda prompt: prompt.kind == "vote", "the election").bar(7, 8) is None


@pytest.mark.parametrize("allowed", [True, False])
def test_poisoning_a_lover_follows_the_house_rule(allowed: bool) -> None:
    game = table("face-to-face", CARDS, options={"lovers.may_kill_each_other": allowed})
    at_step(game, "witch", cupid=[4, 7])
    assert may(game, {"poison": [7]}) is allowed
    assert may(game, {"poison": [8]})


@pytest.mark.parametrize("allowed", [True, False])
def test_pack_knifing_a_wolfs_lover_follows_the_house_rule(allowed: bool) -> None:
    game = table("face-to-face", CARDS, options={"lovers.may_kill_each_other": allowed})
    at_step(game, "wolves", cupid=[1, 7])
    assert may(game, 7) is allowed
    assert may(game, 8)


def test_hunter_never_has_his_lover_left_to_shoot() -> None:
    game = exile(linked(5, 7), 5)
    to(game, "d1.follows.7")
    game.answer({})
    assert no(game, 7).ruling.id == "shoot.living"


def test_cupid_is_called_on_the_first_night_only() -> None:
    game = linked(7, 8)
    with pytest.raises(AssertionError, match="not called"):
        at_step(game, "cupid")


@pytest.mark.parametrize(("rules", "counts"), [("face-to-face", "neither"), ("last-words", "villager")])
def test_cupid_counts_for_a_side_as_printed(rules: str, counts: str) -> None:
    game = table(rules, CARDS)
    assert game.table.side(game.table.cards.roles["cupid"]) == counts


@pytest.mark.parametrize("counts", ["god", "villager", "neither"])
def test_cupid_counts_for_a_side_as_the_house_rule_says(counts: str) -> None:
    game = table("face-to-face", CARDS, options={"cupid.counts_as": counts})
    assert game.table.side(game.table.cards.roles["cupid"]) == counts


def test_cupid_who_linked_nobody_is_noted_and_the_game_goes_on() -> None:
    game = night(table("face-to-face", CARDS), cupid="omit", wolves=7)
    assert dead(game) == [7]


def test_lovers_step_without_lovers_shows_nothing() -> None:
    assert sign(at_step(table("face-to-face", CARDS), "lovers", cupid="omit")) is None
