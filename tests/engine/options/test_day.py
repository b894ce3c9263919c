"""Options of speeches, votes, times and last words."""

from judge_app.engine.game import Game

from ..table import at_step, elect, exile, give, night, over, pass_on, speakers, to, until, vote
from .shown import each, ruled

CARDS = "werewolf*2 seer witch villager*8"


def with_sheriff(options: dict[str, object]) -> Game:
    """3 is sheriff; nobody died on night 1."""
    return elect(night(ruled(CARDS, options)), 3)


@each("speeches.first_side", ("left", "d1.speech.4"), ("right", "d1.speech.2"))
def test_speeches_start_on_the_sheriffs_left_or_right(value: object, expected: str) -> None:
    game = with_sheriff({"speeches.first_side": value})
    pass_on(game)
    assert game.prompt.key == expected


@each("speeches.alternate", (True, "d2.speech.2"), (False, "d2.speech.4"))
def test_speeches_start_on_the_other_side_on_day_2_or_on_the_same(value: object, expected: str) -> None:
    game = night(with_sheriff({"speeches.alternate": value}))
    to(game, "d2.announce")
    pass_on(game)
    assert game.prompt.key == expected


@each("vote.how", ("together", False), ("called", True))
def test_hands_are_shown_together_or_called(value: object, expected: bool) -> None:
    assert to(ruled(CARDS, {"vote.how": value}), "d1.vote").called is expected


@each("vote.countdown", (0, None), (5, 5))
def test_judge_counts_down_before_a_vote(value: object, expected: object) -> None:
    assert to(ruled(CARDS, {"vote.countdown": value}), "d1.vote").countdown == expected


@each(
    "vote.on_tie",
    ("pk", ("d1.pk.speech.5", True)),
    ("pk_tied_may_not_vote", ("d1.pk.speech.5", False)),
    ("sheriff", ("d1.nobody_exiled", None)),
    ("nobody", ("d1.nobody_exiled", None)),
)
def test_tie_without_a_sheriff_brings_a_pk_or_nobodys_exile(
    value: object, expected: tuple[str, bool | None]
) -> None:
    """And whether the tied vote in the PK."""
    game = ruled(CARDS, {"vote.on_tie": value, "sheriff.breaks_tie": value == "sheriff"})
    key = vote(game, {7: 5, 8: 6}).prompt.key
    votes = 5 in (to(game, "d1.pk.vote").voters or ()) if ".pk." in key else None
    assert (key, votes) == expected


@each("vote.on_tie", ("sheriff", "d1.nobody_exiled"), ("pk", "d1.pk.speech.5"))
def test_tie_the_sheriff_leaves_brings_nobodys_exile_or_a_pk(value: object, expected: str) -> None:
    game = with_sheriff({"vote.on_tie": value, "sheriff.breaks_tie": True})
    to(game, "d1.vote")
    assert vote(game, {7: 5, 8: 6}).prompt.key == "d1.tiebreak"
    pass_on(game)
    assert game.prompt.key == expected


# times


@each("time.night_step", (0, 0), (20, 20))
def test_every_step_of_the_night_has_the_time_the_rule_gives(value: object, expected: int) -> None:
    game = ruled(CARDS, {"time.night_step": value})
    assert {at_step(game, step).seconds for step in ("wolves", "witch", "seer")} == {expected}


@each("time.speech", (45, 45), (120, 120))
def test_speech_has_the_time_the_rule_gives(value: object, expected: int) -> None:
    game = ruled(CARDS, {"time.speech": value})
    to(game, "d1.campaign")
    give(game, [3, 4])
    campaign = game.prompt.seconds
    until(game, lambda p: p.kind == "speech" and p.stage == "speech", "a speech")
    assert (campaign, game.prompt.seconds) == (expected, expected)


@each("time.last_speech", (0, 90), (150, 150))
def test_last_speaker_has_the_time_the_rule_gives(value: object, expected: int) -> None:
    game = with_sheriff({"time.last_speech": value, "time.speech": 90})
    assert to(game, "d1.speech.3").seconds == expected


@each("time.pk", (30, 30), (75, 75))
def test_pk_speech_has_the_time_the_rule_gives(value: object, expected: int) -> None:
    game = vote(ruled(CARDS, {"time.pk": value}), {7: 5, 8: 6})
    assert (game.prompt.key, game.prompt.seconds) == ("d1.pk.speech.5", expected)


@each("time.last_words", (40, 40), (100, 100))
def test_last_words_have_the_time_the_rule_gives(value: object, expected: int) -> None:
    game = exile(ruled(CARDS, {"time.last_words": value}), 5)
    assert (game.prompt.key, game.prompt.seconds) == ("d1.words.5", expected)


# last words


@each(
    "last_words.rule",
    ("by_night", [[5, 6], [7], [8], [9], []]),
    ("quota", [[5], [7], [], [], []]),
    ("quota_all", [[5, 6], [7], [], [], []]),
    ("first_day", [[5, 6], [7], [], [9], []]),
    ("all", [[5, 6], [7], [8], [9], [10]]),
    ("none", [[], [], [], [], []]),
)
def test_last_words_are_spoken_by_those_the_rule_lets(value: object, expected: list[list[int]]) -> None:
    """5 knifed and 6 poisoned on night 1, 7 exiled, 8 knifed, 9 exiled, 10 knifed; three wolves."""
    cards = "werewolf*3 witch villager*12"
    game = ruled(cards, {"last_words.rule": value, "self_destruct.last_words": False})
    spoke = []
    for knifed, exiled in ((5, 7), (8, 9), (10, None)):
        poison = {"witch": {"poison": [6]}} if knifed == 5 else {}
        night(game, wolves=knifed, **poison)
        until(game, lambda p: p.key.endswith(".announce"), "the announcement")
        pass_on(game)
        spoke.append(speakers(game))
        if exiled:
            over(exile(game, exiled))
            spoke.append(speakers(game))
    assert spoke == expected


@each(
    "last_words.not_for",
    ([], [4, 5, 6, 7]),
    (["poisoned"], [4, 6, 7]),
    (["shot"], [4, 5, 6]),
    (["poisoned", "their_lovers"], [4, 7]),
)
def test_last_words_are_not_for_the_dead_the_rule_names(value: object, expected: list[int]) -> None:
    """Hunter 4 is knifed and shoots 7; 5 is poisoned, and 6 follows him."""
    game = ruled("werewolf cupid witch hunter villager*6", {"last_words.not_for": value})
    night(game, cupid=[5, 6], wolves=4, witch={"poison": [5]})
    to(game, "d1.shoot.4")
    give(game, 7)
    assert sorted(speakers(game)) == expected
