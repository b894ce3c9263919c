"""Electing the sheriff (面杀完整版 1, 5; 面杀遗言版 警长, 流程9)."""

import pytest

from judge_app.engine.game import Game

from .table import (
    Options,
    facts,
    give,
    interrupts,
    night,
    no,
    no_vote,
    pass_on,
    table,
    to,
    vote,
)

CARDS = "werewolf*2 hunter witch villager*5"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def game_of(rules: str = "face-to-face", options: Options = None) -> Game:
    return table(rules, CARDS, options=options)


def standing(*seats: int, rules: str = "face-to-face", options: Options = None) -> Game:
    """These seats stand; their speeches come next."""
    game = night(game_of(rules, options), wolves=9)
    to(game, "d1.campaign")
    give(game, list(seats))
    return game


def at_vote(*seats: int, rules: str = "face-to-face", options: Options = None) -> Game:
    game = standing(*seats, rules=rules, options=options)
    to(game, "d1.campaign.vote")
    return game


def sheriff(game: Game) -> int | None:
    return game.table.sheriff


# who stands


@both_rulesets
def test_campaign_comes_before_the_dead_are_announced(rules: str) -> None:
    game = night(game_of(rules), wolves=9)
    to(game, "d1.campaign")
    assert facts(game, "announcement") == []


def test_seat_that_died_in_the_night_may_still_stand() -> None:
    assert to(standing(8, 9), "d1.campaign.speech.9").actors == (9,)


def test_nobody_standing_leaves_no_sheriff() -> None:
    game = night(game_of())
    to(game, "d1.campaign")
    give(game, "none")
    to(game, "d1.vote")
    assert sheriff(game) is None


def test_campaign_is_held_on_the_first_day_only() -> None:
    game = night(night(game_of()))
    to(game, "d2.vote")
    assert not any(answer.key == "d2.campaign" for answer in game.answers)


@pytest.mark.parametrize("exists", [True, False])
def test_campaign_follows_the_house_rule(exists: bool) -> None:
    game = night(game_of(options={"sheriff.exists": exists}))
    to(game, "d1.vote")
    assert any(answer.key == "d1.campaign" for answer in game.answers) is exists


def test_without_sheriff_the_dawn_does_not_announce_a_campaign() -> None:
    game = night(game_of(options={"sheriff.exists": False}))
    assert game.prompt.say == ("天亮了",)


@pytest.mark.parametrize(("when", "before"), [("before_announcement", True), ("after_announcement", False)])
def test_moment_of_the_election_follows_the_house_rule(when: str, before: bool) -> None:
    game = night(game_of(options={"sheriff.elected": when}), wolves=9)
    to(game, "d1.campaign")
    assert (facts(game, "announcement") == []) is before


def test_dead_may_not_stand_once_they_are_announced() -> None:
    game = night(game_of(options={"sheriff.elected": "after_announcement"}), wolves=9)
    to(game, "d1.campaign")
    assert no(game, 9).ruling.id == "dead.no_act"


def test_everybody_is_a_candidate_by_that_house_rule() -> None:
    game = night(game_of(options={"sheriff.candidates": "everybody"}))
    prompt = to(game, "d1.campaign.vote")
    assert set(prompt.targets) == set(prompt.voters or ()) == set(range(1, 10))


def test_only_those_who_stood_are_candidates() -> None:
    assert at_vote(2, 4).prompt.targets == (2, 4)


# speeches


@pytest.mark.parametrize(("start", "first"), [("lowest", 2), ("highest", 7)])
def test_campaign_speeches_begin_where_the_house_rule_says(start: str, first: int) -> None:
    game = standing(4, 2, 7, options={"sheriff.campaign_from": start})
    assert game.prompt.key == f"d1.campaign.speech.{first}"


@both_rulesets
def test_campaign_speeches_begin_with_the_lowest_number(rules: str) -> None:
    game = standing(7, 2, 4, rules=rules)
    to(game, "d1.campaign.withdraw")
    spoken = [answer.key[-1] for answer in game.answers if ".campaign.speech." in answer.key]
    assert spoken == ["2", "4", "7"]


# withdrawing


def test_candidate_may_withdraw_during_the_speeches() -> None:
    game = standing(2, 4, 7)
    give(game, 4, key="withdraw")
    to(game, "d1.campaign.vote")
    assert game.prompt.targets == (2, 7)


def test_candidate_who_withdrew_before_his_turn_does_not_speak() -> None:
    game = standing(2, 4, 7)
    give(game, 4, key="withdraw")
    pass_on(game)
    assert game.prompt.key == "d1.campaign.speech.7"


def test_candidate_who_withdrew_has_no_vote() -> None:
    game = standing(2, 4, 7)
    give(game, 4, key="withdraw")
    to(game, "d1.campaign.vote")
    refusal = no_vote(game, 4, 2)
    assert (refusal.ruling.id, "4" in str(refusal.text)) == ("sheriff.candidates", True)


def test_candidates_may_withdraw_after_the_speeches() -> None:
    game = standing(2, 4, 7)
    to(game, "d1.campaign.withdraw")
    give(game, [2, 4])
    pass_on(game)
    assert sheriff(game) == 7


def test_withdrawing_without_standing_is_refused() -> None:
    refusal = no(standing(2, 4), 5, key="withdraw")
    assert (refusal.ruling.id, "5" in str(refusal.text)) == ("campaign.candidates", True)


def test_withdrawing_is_offered_in_the_campaign_only() -> None:
    game = standing(2, 4)
    assert "withdraw" in interrupts(game)
    to(game, "d1.speech.1")
    assert "withdraw" not in interrupts(game)


def test_everybody_withdrawing_leaves_no_sheriff() -> None:
    game = standing(2, 4)
    to(game, "d1.campaign.withdraw")
    give(game, [2, 4])
    assert game.prompt.key == "d1.nobody_elected"


@both_rulesets
def test_single_candidate_is_elected_without_a_vote(rules: str) -> None:
    game = standing(4, rules=rules)
    to(game, "d1.elected")
    pass_on(game)
    assert sheriff(game) == 4
    assert facts(game, "tally") == []


# the vote


@both_rulesets
def test_candidates_have_no_vote(rules: str) -> None:
    game = at_vote(2, 4, rules=rules)
    assert set(game.prompt.voters or ()) == {1, 3, 5, 6, 7, 8, 9}
    refusal = no_vote(game, 2, 4)
    assert (refusal.ruling.id, "2" in str(refusal.text)) == ("sheriff.candidates", True)


def test_voting_for_one_who_did_not_stand_is_refused() -> None:
    refusal = no_vote(at_vote(2, 4), 1, 5)
    assert (refusal.ruling.id, "5" in str(refusal.text)) == ("campaign.candidates", True)


def test_most_votes_win_the_badge() -> None:
    game = vote(at_vote(2, 4), {1: 2, 3: 4, 5: 4})
    to(game, "d1.elected")
    pass_on(game)
    assert sheriff(game) == 4


def test_abstaining_is_allowed() -> None:
    assert at_vote(2, 4).prompt.bar(1, None) is None


def test_all_abstaining_leaves_no_sheriff() -> None:
    game = vote(at_vote(2, 4), {})
    assert game.prompt.key == "d1.nobody_elected"


def test_tie_brings_speeches_of_the_tied_and_a_second_vote() -> None:
    game = vote(at_vote(2, 4, 7), {1: 2, 3: 4})
    assert game.prompt.key == "d1.runoff.speech.2"
    assert to(game, "d1.runoff.vote").targets == (2, 4)


def test_runoff_voters_are_those_who_never_stood_face_to_face() -> None:
    game = vote(at_vote(2, 4, 7), {1: 2, 3: 4})
    assert 7 not in (to(game, "d1.runoff.vote").voters or {})


def test_runoff_voters_are_all_but_the_tied_by_last_words() -> None:
    game = vote(at_vote(2, 4, 7, rules="last-words"), {1: 2, 3: 4})
    assert set(to(game, "d1.runoff.vote").voters or {}) == {1, 3, 5, 6, 7, 8, 9}


@pytest.mark.parametrize(("rule", "votes"), [("non_candidates", False), ("all_but_tied", True)])
def test_fallen_candidates_vote_follows_the_house_rule(rule: str, votes: bool) -> None:
    game = vote(at_vote(2, 4, 7, options={"sheriff.runoff_voters": rule}), {1: 2, 3: 4})
    assert (7 in (to(game, "d1.runoff.vote").voters or {})) is votes


@both_rulesets
def test_second_tie_leaves_no_sheriff_this_game(rules: str) -> None:
    game = vote(vote(at_vote(2, 4, rules=rules), {1: 2, 3: 4}), {1: 2, 3: 4})
    assert game.prompt.key == "d1.nobody_elected"
    night(game)
    to(game, "d2.vote")
    assert sheriff(game) is None


def test_runoff_elects_the_one_with_more_votes() -> None:
    game = vote(vote(at_vote(2, 4), {1: 2, 3: 4}), {1: 2, 3: 2})
    pass_on(game)
    assert sheriff(game) == 2


@pytest.mark.parametrize(
    ("rule", "step"),
    [("runoff", "d1.runoff.speech.2"), ("none", "d1.nobody_elected"), ("tomorrow", "d1.nobody_elected")],
)
def test_tie_in_the_election_follows_the_house_rule(rule: str, step: str) -> None:
    game = vote(at_vote(2, 4, options={"sheriff.on_tie": rule}), {1: 2, 3: 4})
    assert game.prompt.key == step


@pytest.mark.parametrize(("rule", "again"), [("tomorrow", True), ("none", False)])
def test_electing_again_tomorrow_follows_the_house_rule(rule: str, again: bool) -> None:
    game = night(vote(at_vote(2, 4, options={"sheriff.on_tie": rule}), {1: 2, 3: 4}))
    pass_on(game)
    assert (game.prompt.key == "d2.campaign") is again
