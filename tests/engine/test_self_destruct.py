"""狼人自爆 (面杀完整版 1(5), 2(4), 3(6)(7), 5(1); 面杀遗言版 角色1)."""

import pytest

from judge_app.engine.game import Game

from .table import (
    Options,
    announced,
    at_step,
    dead,
    exile,
    explode,
    facts,
    found,
    give,
    interrupts,
    last,
    may,
    night,
    no,
    pass_on,
    speakers,
    table,
    to,
    until,
    vote,
)

CARDS = "werewolf*3 hunter witch seer villager*5"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def day(rules: str = "face-to-face", options: Options = None, **deeds: int) -> Game:
    return night(table(rules, CARDS, options=options), **deeds)


def speaking(game: Game) -> Game:
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    return game


@both_rulesets
def test_self_destruct_in_a_speech_brings_the_dark(rules: str) -> None:
    game = explode(speaking(day(rules)), 1)
    until(game, lambda prompt: prompt.stage != "words", "the dark")
    assert game.prompt.key == "n2.dark"
    assert dead(game) == [1]


def test_self_destruct_turns_up_his_card() -> None:
    game = explode(speaking(day()), 1)
    assert game.table.revealed == [1]
    assert last(game, "explosion").is_public


def test_seat_that_is_no_wolf_cannot_self_destruct() -> None:
    refusal = no(speaking(day()), 7, key="explode")
    assert (refusal.ruling.id, "7" in str(refusal.text)) == ("self_destruct.wolf", True)


def test_dead_wolf_cannot_self_destruct() -> None:
    game = speaking(day(wolves=1))
    refusal = no(game, 1, key="explode")
    assert (refusal.ruling.id, "1" in str(refusal.text)) == ("dead.no_act", True)


# when


def offered_at(game: Game) -> dict[str, bool]:
    """At each kind of step of day 1, with 9 knifed, whether a self-destruct is offered."""
    to(game, "d1.campaign")
    give(game, [7, 8])
    offers = {}
    while game.prompt.key != "n2.dark":
        offers[game.prompt.key] = "explode" in interrupts(game)
        pass_on(game)
    return offers


def test_face_to_face_self_destruct_is_for_speeches_and_the_campaign() -> None:
    offers = offered_at(day(wolves=9))
    assert [offers[key] for key in ("d1.campaign.speech.7", "d1.words.9", "d1.speech.10")] == [True] * 3
    assert not offers["d1.vote"]


def test_last_words_self_destruct_is_for_the_whole_day() -> None:
    offers = offered_at(day("last-words", wolves=9))
    keys = ("d1.campaign.speech.7", "d1.campaign.vote", "d1.words.9", "d1.speech.10", "d1.vote")
    assert [offers[key] for key in keys] == [True] * 5


def test_self_destruct_is_never_offered_by_night() -> None:
    game = table("last-words", CARDS)
    while not game.prompt.key.endswith(".dawn"):
        assert "explode" not in interrupts(game)
        pass_on(game)


@pytest.mark.parametrize(
    ("rule", "speech", "ballot"),
    [("never", False, False), ("day", True, True), ("speeches_and_campaign", True, False)],
)
def test_moment_of_a_self_destruct_follows_the_house_rule(rule: str, speech: bool, ballot: bool) -> None:
    offers = offered_at(day(options={"wolves.self_destruct": rule}, wolves=9))
    assert (offers["d1.speech.10"], offers["d1.vote"]) == (speech, ballot)


@both_rulesets
def test_self_destruct_in_a_pk_speech_brings_the_dark(rules: str) -> None:
    game = day(rules)
    to(game, "d1.vote")
    vote(game, {7: 8, 8: 7})
    explode(game, 1)
    until(game, lambda prompt: prompt.stage != "words", "the dark")
    assert (game.prompt.key, dead(game)) == ("n2.dark", [1])


def test_last_words_self_destruct_during_the_vote_saves_everybody_from_exile() -> None:
    game = day("last-words")
    to(game, "d1.vote")
    explode(game, 1)
    assert game.prompt.key == "n2.dark"


def test_self_destruct_during_last_words_of_the_exiled_ends_them() -> None:
    game = exile(day("last-words"), 7)
    assert game.prompt.key == "d1.words.7"
    explode(game, 1)
    assert game.prompt.key == "n2.dark"


# in the campaign


def campaigning(rules: str = "face-to-face", options: Options = None) -> Game:
    game = day(rules, options, wolves=9)
    to(game, "d1.campaign")
    give(game, [1, 7])
    return game


@both_rulesets
def test_self_destruct_in_the_campaign_loses_the_badge(rules: str) -> None:
    game = night(explode(campaigning(rules), 1))
    to(game, "d2.vote")
    assert game.table.sheriff is None
    assert len(facts(game, "candidacy")) == 1


@both_rulesets
def test_self_destruct_in_the_campaign_announces_the_dead_before_the_dark(rules: str) -> None:
    game = explode(campaigning(rules), 1)
    assert announced(game) == [9]
    until(game, lambda prompt: prompt.stage != "words", "the dark")
    assert game.prompt.key == "n2.dark"


def test_first_nights_dead_keep_their_last_words() -> None:
    game = explode(campaigning(), 1)
    announced(game)
    assert speakers(game) == [9]


@pytest.mark.parametrize(("rule", "again"), [("lost", False), ("tomorrow", True)])
def test_badge_after_a_self_destruct_follows_the_house_rule(rule: str, again: bool) -> None:
    game = night(explode(campaigning(options={"self_destruct.badge": rule}), 1))
    pass_on(game)
    assert (game.prompt.key == "d2.campaign") is again


def test_knifed_hunter_shoots_after_a_self_destruct_in_the_campaign() -> None:
    game = day(wolves=4)
    to(game, "d1.campaign")
    give(game, [1, 7])
    explode(game, 1)
    announced(game)
    assert game.prompt.key == "d1.shoot.4"


def test_sheriff_who_self_destructs_passes_the_badge() -> None:
    game = day()
    to(game, "d1.campaign")
    give(game, 1)
    speaking(game)
    explode(game, 1)
    assert game.prompt.key == "d1.badge.1"


# cards nobody has seen


def test_unseen_card_that_self_destructs_is_asked_for() -> None:
    game = speaking(night(found("face-to-face", "werewolf*2 villager*6")))
    assert may(game, 1, key="explode")
    give(game, 1, key="explode")
    assert game.prompt.key == "card.1"
    give(game, "werewolf")
    until(game, lambda prompt: prompt.key == "n2.dark", "the dark")
    assert dead(game) == [1]


def test_seen_villager_may_not_be_entered_as_self_destructing() -> None:
    game = night(found("face-to-face", "werewolf*2 seer villager*5"), **{"seer.find": 3})
    speaking(game)
    assert not may(game, 3, key="explode")


def test_seat_removed_after_a_broken_campaign_withdraws_from_nothing() -> None:
    game = explode(campaigning(), 1)
    to(game, "d1.announce")
    give(game, 7, key="remove")
    assert facts(game, "withdrawal") == []


def test_nobody_explodes_while_a_lover_speaks_who_fell_by_night() -> None:
    game = table("face-to-face", "werewolf*2 cupid seer witch villager*4")
    at_step(game, "wolves", cupid=[6, 7])
    give(game, 6, key="remove")
    until(game, lambda prompt: prompt.stage == "words", "the last words")
    assert game.prompt.key == "n1.words.7"
    assert "explode" not in interrupts(game)
