"""The exile vote and its ties (面杀完整版 4; 面杀遗言版 流程12)."""

import pytest

from judge_app.engine.game import Game

from .table import (
    Options,
    dead,
    elect,
    exile,
    facts,
    give,
    last,
    may,
    night,
    no,
    no_vote,
    pass_on,
    speakers,
    table,
    to,
    until,
    vote,
)

CARDS = "werewolf*2 hunter witch villager*5"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def at_vote(rules: str = "face-to-face", options: Options = None, sheriff: int = 0) -> Game:
    game = night(table(rules, CARDS, options=options))
    if sheriff:
        elect(game, sheriff)
    to(game, "d1.vote")
    return game


def tied(rules: str = "face-to-face", options: Options = None) -> Game:
    return vote(at_vote(rules, options), {6: 7, 7: 6})


@both_rulesets
def test_most_votes_are_exiled(rules: str) -> None:
    game = vote(at_vote(rules), {1: 6, 2: 6, 3: 7})
    pass_on(game)
    assert dead(game) == [6]


@both_rulesets
def test_exiled_speaks_and_then_it_is_dark(rules: str) -> None:
    game = exile(at_vote(rules), 6)
    assert speakers(game) == [6]
    pass_on(game)
    assert game.prompt.key == "n2.dark"


def test_all_abstaining_exile_nobody() -> None:
    game = vote(at_vote(), {})
    assert game.prompt.key == "d1.nobody_exiled"
    pass_on(game)
    assert dead(game) == []


def why_nobody(game: Game) -> list[str]:
    """The rules by which nobody is exiled."""
    pass_on(game)
    assert last(game, "exile").data["seat"] is None
    return [ruling.id for ruling in last(game, "exile").rulings]


def test_nobody_goes_where_nobody_votes_by_the_rule_that_says_so() -> None:
    assert why_nobody(vote(at_vote(), {})) == ["vote.nobody"]


def test_nobody_goes_after_a_second_tie_by_the_rule_that_says_so() -> None:
    assert why_nobody(vote(tied(), {1: 7, 2: 6})) == ["tie.again"]


def test_nobody_goes_where_nobody_votes_in_the_pk_by_the_rule_that_says_so() -> None:
    assert why_nobody(vote(tied(), {})) == ["vote.nobody"]


def test_nobody_goes_after_a_tie_by_the_house_rule_about_ties() -> None:
    assert why_nobody(tied(options={"vote.on_tie": "nobody"})) == ["vote.on_tie"]


def test_sheriff_may_abstain() -> None:
    assert at_vote(sheriff=5).prompt.bar(5, None) is None


def test_voting_for_oneself_is_allowed() -> None:
    assert at_vote().prompt.bar(6, 6) is None


def test_every_vote_is_kept_with_its_voter() -> None:
    game = vote(at_vote(), {1: 6, 2: 7})
    assert last(game, "tally").data["votes"][2] == 7


def test_tally_lists_the_most_votes_first() -> None:
    game = vote(at_vote(), {1: 6, 2: 7, 3: 7})
    assert list(last(game, "tally").data["counts"]) == [7, 6]


def test_vote_of_the_dead_is_refused() -> None:
    game = night(table("face-to-face", CARDS), wolves=9)
    to(game, "d1.vote")
    refusal = no_vote(game, 9, 6)
    assert (refusal.ruling.id, "9" in str(refusal.text)) == ("dead.no_act", True)


def test_vote_for_the_dead_is_refused() -> None:
    game = night(table("face-to-face", CARDS), wolves=9)
    to(game, "d1.vote")
    refusal = no_vote(game, 6, 9)
    assert (refusal.ruling.id, "9" in str(refusal.text)) == ("dead.no_act", True)


def test_missing_vote_is_named() -> None:
    refusal = no(at_vote(), {str(seat): None for seat in range(1, 9)})
    assert (refusal.ruling.id, "9" in str(refusal.text)) == ("vote.once", True)


@pytest.mark.parametrize("seat", [0, 10, "x", True])
def test_vote_for_no_seat_is_refused(seat: object) -> None:
    game = at_vote()
    assert no(game, {str(voter): seat for voter in range(1, 10)}).ruling.id == "vote.once"


# PK


@both_rulesets
def test_tied_speak_again(rules: str) -> None:
    game = tied(rules)
    assert game.prompt.key == "d1.pk.speech.6"
    pass_on(game)
    assert game.prompt.key == "d1.pk.speech.7"


@both_rulesets
def test_tied_may_not_vote_in_the_pk(rules: str) -> None:
    game = tied(rules)
    assert set(to(game, "d1.pk.vote").voters or ()) == {1, 2, 3, 4, 5, 8, 9}
    refusal = no_vote(game, 6, 7)
    assert (refusal.ruling.id, "6" in str(refusal.text)) == ("vote.on_tie", True)


def test_tied_sheriff_may_not_vote_in_the_pk() -> None:
    game = vote(at_vote(sheriff=6), {6: 7, 1: 6, 2: 6})
    assert 6 not in (to(game, "d1.pk.vote").voters or {})


def test_sheriff_off_the_stage_votes_with_his_weight_in_the_pk() -> None:
    game = vote(at_vote(sheriff=5), {6: 7, 7: 6})
    assert (to(game, "d1.pk.vote").voters or {})[5] == 2


@both_rulesets
def test_pk_votes_go_to_the_tied_only(rules: str) -> None:
    game = tied(rules)
    to(game, "d1.pk.vote")
    assert game.prompt.targets == (6, 7)
    refusal = no_vote(game, 1, 8)
    assert refusal.ruling.id == "vote.tied_only"
    assert "6" in str(refusal.text)


@both_rulesets
def test_pk_exiles_the_one_with_more_votes(rules: str) -> None:
    game = vote(tied(rules), {1: 7, 2: 7, 3: 6})
    pass_on(game)
    assert dead(game) == [7]


@both_rulesets
def test_second_tie_exiles_nobody(rules: str) -> None:
    game = vote(tied(rules), {1: 7, 2: 6})
    assert game.prompt.key == "d1.nobody_exiled"
    pass_on(game)
    assert game.prompt.key == "n2.dark"
    assert dead(game) == []


def test_pk_in_which_all_abstain_exiles_nobody() -> None:
    assert vote(tied(), {}).prompt.key == "d1.nobody_exiled"


def test_three_tied_all_speak() -> None:
    game = vote(at_vote(), {6: 7, 7: 8, 8: 6})
    to(game, "d1.pk.vote")
    assert game.prompt.targets == (6, 7, 8)


def test_whole_table_tied_has_nobody_left_to_vote() -> None:
    game = vote(at_vote(), {seat: seat for seat in range(1, 10)})
    assert to(game, "d1.pk.vote").voters == {}
    vote(game, {})
    assert game.prompt.key == "d1.nobody_exiled"


def test_tie_is_a_fact_of_its_own() -> None:
    assert [fact.data["seats"] for fact in facts(tied(), "tie")] == [[6, 7]]


@pytest.mark.parametrize(
    ("rule", "step", "tied_vote"),
    [("pk", "d1.pk.speech.6", True), ("pk_tied_may_not_vote", "d1.pk.speech.6", False)],
)
def test_pk_follows_the_house_rule(rule: str, step: str, tied_vote: bool) -> None:
    game = tied(options={"vote.on_tie": rule})
    assert game.prompt.key == step
    assert (6 in (to(game, "d1.pk.vote").voters or {})) is tied_vote


def test_tie_exiles_nobody_by_that_house_rule() -> None:
    assert tied(options={"vote.on_tie": "nobody"}).prompt.key == "d1.nobody_exiled"


SHERIFF_DECIDES = {"vote.on_tie": "sheriff", "sheriff.breaks_tie": True}


def decided() -> Game:
    return vote(at_vote(options=dict(SHERIFF_DECIDES), sheriff=5), {6: 7, 7: 6})


def test_sheriff_decides_a_tie_by_that_house_rule() -> None:
    game = decided()
    give(game, 7)
    pass_on(game)
    assert dead(game) == [7]


def test_sheriff_may_leave_the_tie() -> None:
    game = decided()
    give(game, "none")
    assert game.prompt.key == "d1.nobody_exiled"


def test_sheriff_decides_among_the_tied_only() -> None:
    refusal = no(decided(), 8)
    assert (refusal.ruling.id, "6" in str(refusal.text)) == ("vote.tied_only", True)


def test_tie_the_sheriff_leaves_goes_to_the_pk() -> None:
    game = vote(at_vote(options={"sheriff.breaks_tie": True}, sheriff=5), {6: 7, 7: 6})
    give(game, "none")
    assert game.prompt.key == "d1.pk.speech.6"


def test_without_sheriff_nobody_decides_a_tie() -> None:
    game = vote(at_vote(options={"sheriff.breaks_tie": True}), {6: 7, 7: 6})
    assert game.prompt.key == "d1.pk.speech.6"


# how hands are raised


@pytest.mark.parametrize(("rules", "called"), [("face-to-face", False), ("last-words", True)])
def test_votes_are_taken_as_the_ruleset_says(rules: str, called: bool) -> None:
    assert at_vote(rules).prompt.called is called


@pytest.mark.parametrize(("how", "called"), [("together", False), ("called", True)])
def test_votes_are_taken_as_the_house_rule_says(how: str, called: bool) -> None:
    assert at_vote(options={"vote.how": how}).prompt.called is called


def test_face_to_face_counts_down_from_three() -> None:
    assert at_vote().prompt.countdown == 3


def test_countdown_follows_the_house_rule() -> None:
    assert at_vote(options={"vote.countdown": 5}).prompt.countdown == 5


def test_numbers_are_called_in_speaking_order() -> None:
    game = night(table("last-words", CARDS), wolves=5)
    assert to(game, "d1.vote").targets == (6, 7, 8, 9, 1, 2, 3, 4)


def test_first_number_called_is_the_first_speakers() -> None:
    game = night(table("last-words", CARDS), wolves=5)
    assert str(to(game, "d1.vote").say[0]) == "现在是投票环节，从6号开始投票，投6号的请举手"


def test_seat_removed_while_votes_are_taken_leaves_the_ballot() -> None:
    game = at_vote()
    give(game, 9, key="remove")
    until(game, lambda prompt: prompt.key == "d1.vote", "the vote")
    assert 9 not in (game.prompt.voters or {})
    assert not may(game, {str(seat): 9 for seat in range(1, 9)})


def test_seat_removed_before_the_verdict_is_out_once() -> None:
    game = vote(at_vote(), {1: 7, 2: 7})
    give(game, 7, key="remove")
    to(game, "n2.dark")
    assert dead(game) == [7]
    assert len(facts(game, "death")) == 1
