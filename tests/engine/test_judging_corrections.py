"""The judge's own hand: a card, a death, the badge set right, and his notes."""

import pytest

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game

from .moments import POTIONS, speaking
from .table import (
    announced,
    at_step,
    dead,
    elect,
    exile,
    facts,
    give,
    night,
    no,
    over,
    sign,
    table,
    to,
    winner,
)

RULES = "face-to-face"


def day(rules: str = RULES, cards: str = POTIONS, **deeds: object) -> Game:
    """In the first speech of day 1."""
    return speaking(night(table(rules, cards), **deeds))


def judged(game: Game, key: str, value: dict, why: str = "") -> Fact:
    """The judge acts and gives his reason; what was recorded of it."""
    return game.answer({**value, "why": why}, key=key)[-1]


def night_on(game: Game) -> Game:
    """The rest of the night, in which nobody acts."""
    to(game, "n1.dawn")
    return game


# corrections


def test_correction_is_recorded_with_seats_and_reason() -> None:
    fact = judged(day(), "correct", {"dead": [6]}, "看错了号码")
    assert (fact.kind, fact.data) == (
        "correction",
        {"what": "dead", "seats": [6], "why": "看错了号码"},
    )


def test_seat_corrected_to_dead_is_out() -> None:
    game = day()
    give(game, {"dead": [6]}, key="correct")
    assert 6 not in (to(game, "d1.vote").voters or {})


def test_seat_corrected_to_dead_by_night_is_not_announced() -> None:
    at_step(game := table(RULES, POTIONS), "witch", wolves=7)
    give(game, {"dead": [6]}, key="correct")
    assert announced(night_on(game)) == [7]


def test_seat_corrected_to_alive_is_back_with_its_vote() -> None:
    game = day(wolves=6)
    give(game, {"alive": [6]}, key="correct")
    assert dead(game) == []
    assert 6 in (to(game, "d1.vote").voters or {})


def test_seat_of_the_night_corrected_to_alive_before_the_announcement_is_not_announced() -> None:
    game = night(table(RULES, POTIONS), wolves=6)
    to(game, "d1.campaign")
    give(game, {"alive": [6]}, key="correct")
    assert announced(game) == []


def test_sheriff_corrected_to_dead_passes_the_badge() -> None:
    game = speaking(elect(night(table(RULES, POTIONS)), 6))
    give(game, {"dead": [6]}, key="correct")
    assert game.prompt.key == "d1.badge.6"


def test_first_victim_corrected_to_alive_leaves_the_angel_his_chance() -> None:
    game = night(table("group-chat", "werewolf*2 angel seer villager*5"), wolves=6)
    to(game, "d1.campaign")
    give(game, {"alive": [6]}, key="correct")
    assert winner(exile(game, 3)) == "angel"


def test_elder_corrected_to_alive_gives_the_skills_back() -> None:
    game = exile(night(table(RULES, "werewolf*2 elder seer villager*5")), 3)
    give(game, {"alive": [3]}, key="correct")
    over(game)
    assert sign(at_step(game, "seer"), 1) == "wolf"


def test_corrected_card_is_what_the_seer_sees() -> None:
    game = over(day())
    give(game, {"werewolf": [6]}, key="correct")
    assert sign(at_step(game, "seer"), 6) == "wolf"


def test_corrected_card_acts_at_its_step() -> None:
    game = over(day())
    give(game, {"seer": [6], "villager": [5]}, key="correct")
    assert at_step(game, "seer").actors == (6,)


def test_corrected_card_counts_for_the_verdict() -> None:
    game = day(cards="werewolf seer villager*4")
    give(game, {"villager": [1], "werewolf": [6]}, key="correct")
    assert winner(game) is None
    assert winner(exile(game, 6)) == "good"


def test_correction_that_ends_the_game_ends_it() -> None:
    game = day(cards="werewolf seer villager*4")
    give(game, {"dead": [1]}, key="correct")
    assert winner(game) == "good"


def test_corrected_sheriff_wears_the_badge() -> None:
    game = day()
    give(game, {"sheriff": [6]}, key="correct")
    assert (game.table.sheriff, (to(game, "d1.vote").voters or {})[6]) == (6, 2)


def test_several_things_are_corrected_together() -> None:
    game = day()
    give(game, {"dead": [6], "sheriff": [7]}, key="correct")
    assert (dead(game), game.table.sheriff) == ([6], 7)
    assert len(facts(game, "correction")) == 2


@pytest.mark.parametrize(
    ("value", "rule"),
    [({"dead": [6]}, "dead.no_act"), ({"sheriff": [6]}, "dead.no_act"), ({"alive": [7]}, "dead.no_act")],
)
def test_correcting_what_is_so_already_is_refused(value: dict, rule: str) -> None:
    assert no(day(wolves=6), value, key="correct").ruling.id == rule


def test_correcting_nothing_is_refused() -> None:
    assert no(day(), {}, key="correct").ruling.id == "act.must"


def test_correction_is_the_judges_alone() -> None:
    assert not judged(day(), "correct", {"dead": [6]}).is_public


# notes


def test_note_is_recorded_with_its_words() -> None:
    fact = judged(day(), "note", {"note": []}, "3 号迟到")
    assert (fact.kind, fact.data["why"], fact.is_public) == ("note", "3 号迟到", False)


def test_note_changes_nothing() -> None:
    game = day()
    before = (game.prompt.key, dead(game))
    judged(game, "note", {"note": []}, "换了座位")
    assert (game.prompt.key, dead(game)) == before


def test_note_too_long_to_keep_is_refused() -> None:
    assert no(day(), {"note": [], "why": "长" * 501}, key="note").ruling.id == "act.known"
