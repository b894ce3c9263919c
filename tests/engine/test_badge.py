"""The sheriff in office: his badge and his vote (面杀完整版 4(2), 5; 面杀遗言版 警长)."""

import pytest

from judge_app.engine.game import Game

from .table import Options, announced, dead, elect, exile, give, last, may, night, no, table, to, until, vote

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


def sheriff(game: Game) -> int | None:
    return game.table.sheriff


def test_elected_may_refuse() -> None:
    game = standing(4)
    to(game, "d1.elected")
    give(game, "refuse")
    to(game, "d1.vote")
    assert sheriff(game) is None


@pytest.mark.parametrize("allowed", [True, False])
def test_refusing_follows_the_house_rule(allowed: bool) -> None:
    game = standing(4, options={"sheriff.may_refuse": allowed})
    to(game, "d1.elected")
    assert may(game, "refuse") is allowed


@both_rulesets
def test_dead_sheriff_may_pass_the_badge(rules: str) -> None:
    game = exile(elect(night(game_of(rules)), 5), 5)
    give(game, 6)
    assert sheriff(game) == 6


@both_rulesets
def test_dead_sheriff_may_tear_the_badge(rules: str) -> None:
    game = exile(elect(night(game_of(rules)), 5), 5)
    give(game, "torn")
    assert sheriff(game) is None


def test_torn_badge_is_never_seen_again() -> None:
    game = exile(elect(night(game_of()), 5), 5)
    give(game, "torn")
    night(game)
    to(game, "d2.vote")
    assert set((game.prompt.voters or {}).values()) == {1}


def test_badge_passed_to_the_dead_is_refused() -> None:
    game = exile(elect(night(game_of(), wolves=9), 5), 5)
    refusal = no(game, 9)
    assert (refusal.ruling.id, "9" in str(refusal.text)) == ("badge.living", True)


def test_badge_passed_to_himself_is_refused() -> None:
    assert no(exile(elect(night(game_of()), 5), 5), 5).ruling.id == "badge.living"


@pytest.mark.parametrize(("rule", "torn"), [("must", False), ("may", True)])
def test_tearing_the_badge_follows_the_house_rule(rule: str, torn: bool) -> None:
    game = exile(elect(night(game_of(options={"sheriff.heir": rule})), 5), 5)
    assert may(game, "torn") is torn


def test_sheriff_dead_in_the_night_is_announced_and_then_passes_the_badge() -> None:
    game = elect(night(game_of(), wolves=9), 9)
    assert announced(game) == [9]
    assert game.prompt.key == "d1.badge.9"
    give(game, 6)
    assert (sheriff(game), dead(game)) == (6, [9])


def test_sheriff_who_is_a_hunter_shoots_before_he_passes_the_badge() -> None:
    game = exile(elect(night(game_of()), 3), 3)
    assert game.prompt.key == "d1.shoot.3"
    give(game, 6)
    assert game.prompt.key == "d1.badge.3"
    assert no(game, 6).ruling.id == "badge.living"


def test_sheriff_removed_by_the_judge_passes_the_badge() -> None:
    game = elect(night(game_of()), 5)
    to(game, "d1.vote")
    give(game, 5, key="remove")
    until(game, lambda prompt: prompt.stage == "badge", "the badge")
    give(game, 6)
    assert sheriff(game) == 6


def test_badge_is_public() -> None:
    game = exile(elect(night(game_of()), 5), 5)
    give(game, 6)
    assert last(game, "badge").is_public
    assert last(game, "sheriff").is_public


# his vote


@both_rulesets
def test_sheriffs_vote_counts_two(rules: str) -> None:
    game = elect(night(game_of(rules)), 5)
    assert (to(game, "d1.vote").voters or {})[5] == 2


def test_sheriffs_vote_decides_against_one_other() -> None:
    game = elect(night(game_of()), 5)
    to(game, "d1.vote")
    vote(game, {5: 1, 6: 2})
    assert last(game, "tally").data["counts"] == {1: 2, 2: 1}


def test_sheriffs_weight_follows_the_house_rule() -> None:
    game = elect(night(game_of(options={"sheriff.weight": 1.5})), 5)
    assert (to(game, "d1.vote").voters or {})[5] == 1.5


@pytest.mark.parametrize(("at_most", "weight"), [(9, 1.5), (8, 2)])
def test_sheriffs_weight_among_few_follows_the_house_rule(at_most: int, weight: float) -> None:
    few = {"sheriff.weight_small": {"at_most": at_most, "weight": 1.5}}
    game = elect(night(game_of(options=few)), 5)
    assert (to(game, "d1.vote").voters or {})[5] == weight
