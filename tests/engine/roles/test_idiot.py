"""白痴 (面杀完整版 6(2); 面杀遗言版 角色10)."""

import pytest

from judge_app.engine.game import Game

from ..table import (
    at_step,
    dead,
    exile,
    facts,
    give,
    last,
    may,
    night,
    no_vote,
    pass_on,
    passing,
    sign,
    table,
    to,
    until,
    vote,
    winner,
)

CARDS = "werewolf*2 idiot witch hunter cupid villager*4"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def exiled(rules: str = "face-to-face") -> Game:
    return exile(night(table(rules, CARDS)), 3)


def revealed(rules: str = "face-to-face") -> Game:
    game = exiled(rules)
    give(game, "reveal")
    return game


@both_rulesets
def test_exiled_idiot_turns_up_his_card_and_stays(rules: str) -> None:
    game = revealed(rules)
    assert (dead(game), game.table.revealed) == ([], [3])


def test_idiot_removed_before_he_turns_up_his_card_is_not_asked_for_it() -> None:
    game = exiled()
    give(game, 3, key="remove")
    pass_on(game)
    assert dead(game) == [3]
    assert game.prompt.key == "n2.dark"
    assert facts(game, "reveal") == facts(game, "exile") == []


def test_idiot_who_keeps_his_card_down_is_exiled() -> None:
    game = exiled()
    give(game, "none")
    assert dead(game) == [3]


def test_idiot_who_stayed_counts_as_nobody_exiled() -> None:
    assert last(revealed(), "exile").data["seat"] is None


def test_idiot_who_stayed_leaves_no_last_words() -> None:
    assert revealed().prompt.key == "n2.dark"


def test_revealed_idiot_has_no_vote() -> None:
    game = night(revealed())
    prompt = to(game, "d2.vote")
    assert 3 not in (prompt.voters or {})
    refusal = no_vote(game, 3, 7)
    assert (refusal.ruling.id, "3" in str(refusal.text)) == ("idiot.no_vote", True)


def test_revealed_idiot_cannot_be_exiled_again() -> None:
    game = night(revealed())
    to(game, "d2.vote")
    refusal = no_vote(game, 7, 3)
    assert (refusal.ruling.id, "3" in str(refusal.text)) == ("idiot.no_target", True)


def test_revealed_idiot_speaks_in_his_turn() -> None:
    game = night(revealed())
    until(game, lambda prompt: prompt.key == "d2.speech.3", "the idiot's speech")
    assert 3 in game.table.order


@both_rulesets
def test_revealed_idiot_can_be_knifed(rules: str) -> None:
    assert dead(night(revealed(rules), wolves=3)) == [3]


def test_revealed_idiot_can_be_poisoned() -> None:
    assert dead(night(revealed(), witch={"poison": [3]})) == [3]


def test_revealed_idiot_can_be_shot() -> None:
    game = exile(night(revealed()), 5)
    give(game, 3)
    assert dead(game) == [3, 5]


def test_revealed_idiot_can_be_saved_from_the_knife() -> None:
    game = revealed()
    assert sign(at_step(game, "witch", wolves=3)) == 3
    give(game, "save")
    assert dead(night_over(game)) == []


def night_over(game: Game) -> Game:
    until(game, lambda prompt: prompt.key.endswith(".dawn"), "dawn")
    return game


def test_idiot_who_follows_his_lover_cannot_stay() -> None:
    game = exile(night(table("face-to-face", CARDS), cupid=[3, 7]), 7)
    to(game, "n2.dark")
    assert dead(game) == [3, 7]


def test_revealed_idiot_who_follows_his_lover_dies() -> None:
    game = exile(night(table("face-to-face", CARDS), cupid=[3, 7]), 3)
    give(game, "reveal")
    assert dead(night(game, wolves=7)) == [3, 7]


def test_exiled_idiots_lover_does_not_follow_while_he_stays() -> None:
    game = exile(night(table("face-to-face", CARDS), cupid=[3, 7]), 3)
    give(game, "reveal")
    assert dead(game) == []


def test_idiot_exiled_in_a_pk_stays_too() -> None:
    game = night(table("face-to-face", CARDS))
    to(game, "d1.vote")
    vote(game, {1: 3, 3: 1})
    vote(game, {7: 3})
    pass_on(game)
    give(game, "reveal")
    assert dead(game) == []


def test_knifed_idiot_dies_like_anybody() -> None:
    assert dead(night(table("face-to-face", CARDS), wolves=3)) == [3]


def test_revealed_idiot_does_not_block_the_end() -> None:
    game = exile(night(table("face-to-face", "werewolf idiot villager")), 2)
    give(game, "reveal")
    night(game, wolves=3)
    until(game, lambda prompt: prompt.kind == "vote", "a vote")
    game.answer(passing(game.prompt))
    night(game, wolves=2)
    assert winner(game) == "wolves"


@pytest.mark.parametrize("counts", ["god", "villager"])
def test_idiot_counts_as_the_house_rule_says(counts: str) -> None:
    game = table("face-to-face", CARDS, options={"idiot.counts_as": counts})
    assert game.table.side(game.table.cards.roles["idiot"]) == counts


def revived() -> Game:
    """The house rule under which the exiled idiot leaves and comes back that night."""
    game = exile(night(table("face-to-face", CARDS, options={"idiot.when_exiled": "revives"})), 3)
    assert dead(game) == [3]
    return game


def test_idiot_who_revives_leaves_last_words_first() -> None:
    assert revived().prompt.key == "d1.words.3"


def test_idiot_who_revives_is_back_the_next_day_without_a_vote() -> None:
    game = night(revived())
    prompt = to(game, "d2.vote")
    assert 3 not in dead(game)
    assert 3 not in (prompt.voters or {})
    assert not may(game, {**passing(prompt), "7": 3})


def test_idiot_who_revives_costs_his_lover_nothing() -> None:
    options = {"idiot.when_exiled": "revives"}
    game = exile(night(table("face-to-face", CARDS, options=options), cupid=[3, 7]), 3)
    assert dead(game) == [3]
