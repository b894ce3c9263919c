"""Options of the sheriff."""

from judge_app.engine.game import Game

from ..table import elect, exile, explode, give, interrupts, may, night, over, pass_on, to, until, vote
from .shown import each, ruled

CARDS = "werewolf*2 seer villager*7"


def dawned(options: dict[str, object], cards: str = CARDS) -> Game:
    """Past the dawn of day 1; nobody died."""
    game = night(ruled(cards, options))
    pass_on(game)
    return game


def standing(options: dict[str, object], seats: list[int]) -> Game:
    game = dawned(options)
    give(game, seats)
    return game


def tied(options: dict[str, object]) -> Game:
    """3, 4 and 5 stood; 3 and 4 have as many votes."""
    return vote(standing(options, [3, 4, 5]), {6: 3, 7: 4})


def has_campaign_on_day_2(game: Game) -> bool:
    night(game)
    pass_on(game)
    return game.prompt.key == "d2.campaign"


@each("sheriff.exists", (True, "d1.campaign"), (False, "d1.announce"))
def test_sheriff_is_elected_or_there_is_none(value: object, expected: str) -> None:
    assert dawned({"sheriff.exists": value}).prompt.key == expected


@each("sheriff.elected", ("before_announcement", "d1.campaign"), ("after_announcement", "d1.announce"))
def test_sheriff_is_elected_before_or_after_the_dead_are_announced(value: object, expected: str) -> None:
    assert dawned({"sheriff.elected": value}).prompt.key == expected


@each("sheriff.candidates", ("stand", "d1.campaign"), ("everybody", "d1.campaign.speech.1"))
def test_players_stand_or_all_are_candidates(value: object, expected: str) -> None:
    assert dawned({"sheriff.candidates": value}).prompt.key == expected


@each(
    "sheriff.on_tie",
    ("runoff", ("d1.runoff.speech.3", False)),
    ("tomorrow", ("d1.nobody_elected", True)),
    ("none", ("d1.nobody_elected", False)),
)
def test_tie_of_the_election_brings_a_runoff_or_tomorrow_or_nobody(
    value: object, expected: tuple[str, bool]
) -> None:
    game = tied({"sheriff.on_tie": value})
    assert (game.prompt.key, has_campaign_on_day_2(game)) == expected


@each(
    "sheriff.runoff_voters",
    ("non_candidates", [1, 2, 6, 7, 8, 9, 10]),
    ("all_but_tied", [1, 2, 5, 6, 7, 8, 9, 10]),
    ("everybody", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
)
def test_in_the_runoff_vote_those_whom_the_rule_lets(value: object, expected: list[int]) -> None:
    assert list(to(tied({"sheriff.runoff_voters": value}), "d1.runoff.vote").voters or ()) == expected


@each("sheriff.may_refuse", (True, True), (False, False))
def test_elected_sheriff_may_refuse_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    to(game := standing({"sheriff.may_refuse": value}, [3]), "d1.elected")
    assert may(game, "refuse") is expected


def weight(options: dict[str, object]) -> float:
    """Of the sheriff, 3, at the first exile vote: ten are there."""
    game = elect(night(ruled(CARDS, options)), 3)
    return (to(game, "d1.vote").voters or {})[3]


@each("sheriff.weight", (1.5, 1.5), (2, 2), (3, 3))
def test_sheriffs_vote_weighs_what_the_rule_says(value: object, expected: float) -> None:
    assert weight({"sheriff.weight": value}) == expected


@each(
    "sheriff.weight_small",
    ({"at_most": 0, "weight": 1}, 2),
    ({"at_most": 9, "weight": 1.5}, 2),
    ({"at_most": 10, "weight": 1.5}, 1.5),
)
def test_sheriffs_vote_weighs_less_once_few_are_left(value: object, expected: float) -> None:
    assert weight({"sheriff.weight_small": value}) == expected


@each("sheriff.breaks_tie", (True, "d1.tiebreak"), (False, "d1.pk.speech.4"))
def test_tied_exile_is_put_to_the_sheriff_or_not(value: object, expected: str) -> None:
    game = elect(night(ruled(CARDS, {"sheriff.breaks_tie": value})), 3)
    to(game, "d1.vote")
    assert vote(game, {6: 4, 7: 5}).prompt.key == expected


@each("sheriff.heir", ("must", False), ("may", True))
def test_dead_sheriff_may_tear_the_badge_unless_he_must_pass_it(value: object, expected: bool) -> None:
    game = exile(elect(night(ruled(CARDS, {"sheriff.heir": value})), 3), 3)
    to(game, "d1.badge.3")
    assert may(game, "torn") is expected


@each("sheriff.speaks", ("last", "d1.speech.4"), ("chooses_start", "d1.start"))
def test_sheriff_speaks_last_or_chooses_who_starts(value: object, expected: str) -> None:
    game = elect(night(ruled(CARDS, {"sheriff.speaks": value})), 3)
    pass_on(game)
    assert game.prompt.key == expected


@each("sheriff.announces_target", (True, "d1.target"), (False, "d1.vote"))
def test_sheriff_names_a_target_before_the_vote_or_not(value: object, expected: str) -> None:
    game = elect(night(ruled(CARDS, {"sheriff.announces_target": value})), 3)
    assert until(game, lambda p: p.key in ("d1.target", "d1.vote"), "the vote").key == expected


@each("sheriff.campaign_from", ("lowest", "d1.campaign.speech.3"), ("highest", "d1.campaign.speech.5"))
def test_campaign_starts_with_the_lowest_or_the_highest_number(value: object, expected: str) -> None:
    assert standing({"sheriff.campaign_from": value}, [3, 5]).prompt.key == expected


# a wolf who turns up his card


@each(
    "wolves.self_destruct",
    ("never", (False, False, False)),
    ("day", (True, True, True)),
    ("speeches_and_campaign", (True, True, False)),
)
def test_wolf_may_self_destruct_in_campaign_speeches_and_vote_as_the_rule_says(
    value: object, expected: tuple[bool, bool, bool]
) -> None:
    game = standing({"wolves.self_destruct": value}, [3, 4])
    offered = ["explode" in interrupts(game)]
    until(game, lambda p: p.kind == "speech" and p.stage == "speech", "a speech")
    offered.append("explode" in interrupts(game))
    to(game, "d1.vote")
    assert (*offered, "explode" in interrupts(game)) == expected


@each("self_destruct.last_words", (True, "d1.words.1"), (False, "n2.dark"))
def test_wolf_who_self_destructed_has_last_words_or_none(value: object, expected: str) -> None:
    game = dawned({"self_destruct.last_words": value})
    until(game, lambda p: p.kind == "speech" and p.stage == "speech", "a speech")
    assert explode(game, 1).prompt.key == expected


@each("self_destruct.badge", ("lost", False), ("tomorrow", True))
def test_badge_of_a_campaign_broken_off_is_lost_or_put_off(value: object, expected: bool) -> None:
    game = standing({"self_destruct.badge": value}, [3, 4])
    assert has_campaign_on_day_2(explode(game, 1)) is expected


@each("self_destruct.spares_lone_candidate", (True, 4), (False, None))
def test_lone_candidate_keeps_the_badge_or_loses_it(value: object, expected: int | None) -> None:
    game = standing({"self_destruct.spares_lone_candidate": value}, [3, 4])
    give(game, 3, key="withdraw")
    assert over(explode(game, 1)).table.sheriff == expected


@each("self_destruct.night_dead", (True, True), (False, False))
def test_wolf_already_dead_may_swallow_the_badge_only_where_the_rule_lets_him(
    value: object, expected: bool
) -> None:
    game = night(ruled(CARDS, {"self_destruct.night_dead": value}), wolves=1)
    to(game, "d1.campaign")
    give(game, [3, 4])
    assert may(game, 1, key="explode") is expected


def test_day_goes_on_after_a_wolf_already_dead_has_swallowed_the_badge() -> None:
    game = night(ruled(CARDS, {"self_destruct.night_dead": True}), wolves=1)
    to(game, "d1.campaign")
    give(game, [3, 4])
    to(explode(game, 1), "d1.vote")
    assert game.table.sheriff is None
