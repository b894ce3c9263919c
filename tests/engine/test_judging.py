"""The judge's own hand: a warning, a removal by day and by night; undo takes every act of his back."""

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
    interrupts,
    last,
    may,
    night,
    no,
    over,
    pass_on,
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


def removed(game: Game, seat: int) -> Game:
    give(game, seat, key="remove")
    pass_on(game)
    return game


# warnings


def test_warning_is_recorded_with_seat_and_reason() -> None:
    fact = judged(day(), "warn", {"pick": [6]}, "场外信息")
    assert (fact.kind, fact.data) == ("warning", {"seat": 6, "why": "场外信息"})


def test_warning_without_a_reason_is_recorded_too() -> None:
    game = day()
    give(game, 6, key="warn")
    assert last(game, "warning").data["seat"] == 6


def test_warning_costs_nobody_anything() -> None:
    game = day()
    before = game.prompt.key
    give(game, 6, key="warn")
    assert (game.prompt.key, dead(game)) == (before, [])


def test_every_warning_is_counted() -> None:
    game = day()
    give(game, 6, key="warn")
    give(game, 6, key="warn")
    assert [fact.data["seat"] for fact in facts(game, "warning")] == [6, 6]


def test_warning_a_seat_that_is_out_is_refused() -> None:
    assert no(day(wolves=6), 6, key="warn").ruling.id == "dead.no_act"


def test_warning_by_night_is_possible() -> None:
    at_step(game := table(RULES, POTIONS), "wolves")
    assert "warn" in interrupts(game)


# removals by day


def test_removed_seat_is_out_at_once() -> None:
    game = removed(day(), 6)
    assert (dead(game), 6 in game.table.announced) == ([6], True)


def test_removal_is_recorded_with_seat_and_reason() -> None:
    game = day()
    game.answer({"pick": [6], "why": "贴脸"}, key="remove")
    pass_on(game)
    assert last(game, "removal").data == {"seat": 6, "why": "贴脸"}


def test_removed_seat_has_no_last_words() -> None:
    game = over(removed(day(), 6))
    assert "d1.words.6" not in [answer.key for answer in game.answers]


def test_removed_seat_no_longer_speaks_or_votes() -> None:
    game = removed(day(), 6)
    prompt = to(game, "d1.vote")
    assert 6 not in (prompt.voters or {})
    assert "d1.speech.6" not in [answer.key for answer in game.answers]


def test_removed_hunter_does_not_shoot() -> None:
    game = over(removed(day(), 3))
    assert "d1.shoot.3" not in [answer.key for answer in game.answers]


def test_removed_elder_costs_nobody_a_skill() -> None:
    assert removed(day(cards="werewolf*2 elder seer villager*5"), 3).table.skills_lost is None


def test_removed_idiot_cannot_stay() -> None:
    assert dead(over(removed(day(cards="werewolf*2 idiot seer villager*5"), 3))) == [3]


def test_lover_of_the_removed_follows() -> None:
    game = removed(day(cards="werewolf*2 cupid seer villager*5", cupid=[5, 6]), 5)
    assert dead(game) == [5, 6]


def test_removed_sheriff_passes_the_badge() -> None:
    game = speaking(elect(night(table(RULES, POTIONS)), 6))
    assert removed(game, 6).prompt.key == "d1.badge.6"


def test_removed_candidate_withdraws() -> None:
    game = night(table(RULES, POTIONS))
    to(game, "d1.campaign")
    give(game, [5, 6])
    assert removed(game, 6).table.candidates == [5]


def test_removed_last_wolf_gives_good_the_win() -> None:
    assert winner(removed(day(cards="werewolf seer villager*4"), 1)) == "good"


def test_removing_the_last_villager_gives_the_wolves_the_win() -> None:
    assert winner(removed(day("group-chat", "werewolf seer witch villager"), 4)) == "wolves"


def test_day_goes_on_after_a_removal() -> None:
    assert to(removed(day(), 6), "d1.vote").kind == "vote"


def test_removing_a_seat_that_is_out_is_refused() -> None:
    assert no(day(wolves=6), 6, key="remove").ruling.id == "dead.no_act"


# removals by night


def by_night(step: str = "witch", seat: int = 6, **deeds: object) -> Game:
    at_step(game := table(RULES, POTIONS), step, **deeds)
    return removed(game, seat)


def test_seat_removed_by_night_is_out_at_once() -> None:
    assert dead(by_night()) == [6]


def test_night_goes_on_where_it_was_after_a_removal() -> None:
    assert by_night().prompt.key == "n1.witch"


def test_seat_removed_by_night_is_not_announced_with_the_nights_dead() -> None:
    game = by_night(wolves=7)
    assert announced(night_on(game)) == [7]


def night_on(game: Game) -> Game:
    """The rest of the night, in which nobody acts."""
    to(game, "n1.dawn")
    return game


def test_seat_removed_by_night_dies_once_though_knifed() -> None:
    game = by_night(wolves=6)
    assert announced(night_on(game)) == []
    assert dead(game) == [6]


def test_seat_removed_before_its_step_is_asked_nothing() -> None:
    game = by_night("wolves", seat=4)
    prompt = to(game, "n1.witch")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_seat_removed_by_night_leaves_no_last_words() -> None:
    game = over(night_on(by_night()))
    assert "d1.words.6" not in [answer.key for answer in game.answers]


def test_last_wolf_removed_by_night_ends_the_game() -> None:
    at_step(game := table(RULES, "werewolf seer villager*4"), "seer")
    assert winner(removed(game, 1)) == "good"


def test_seat_removed_by_night_may_not_be_chosen_any_more() -> None:
    assert not may(by_night(), {"poison": [6]})


# undo


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("warn", {"pick": [6]}),
        ("remove", {"pick": [6]}),
        ("correct", {"dead": [6]}),
        ("correct", {"alive": [7]}),
        ("correct", {"werewolf": [6]}),
        ("correct", {"sheriff": [6]}),
        ("note", {"note": []}),
    ],
)
def test_undo_takes_the_judges_act_back(key: str, value: dict) -> None:
    game = day(wolves=7)
    before = (game.facts, dead(game), game.table.sheriff, game.prompt.key)
    game.answer({**value, "why": "误按"}, key=key)
    undone = game.undo()
    assert undone is not None
    assert (undone.key, undone.value["why"]) == (key, "误按")
    assert (game.facts, dead(game), game.table.sheriff, game.prompt.key) == before


def test_redo_puts_a_removal_back() -> None:
    game = removed(day(), 6)
    game.undo()
    game.undo()
    assert dead(game) == []
    game.redo()
    game.redo()
    assert dead(game) == [6]


@pytest.mark.parametrize("key", ["warn", "remove", "correct", "note"])
def test_judge_may_act_at_any_step_of_night_and_day(key: str) -> None:
    game = table(RULES, POTIONS)
    for step in ("n1.dark", "n1.wolves", "n1.dawn", "d1.campaign", "d1.announce", "d1.vote"):
        to(game, step)
        assert key in interrupts(game)


@pytest.mark.parametrize("key", ["warn", "remove", "correct", "note"])
def test_judge_may_not_act_once_the_game_is_over(key: str) -> None:
    game = exile(night(table(RULES, "werewolf seer villager*4")), 1)
    assert (game.prompt.kind, key in interrupts(game)) == ("end", False)
