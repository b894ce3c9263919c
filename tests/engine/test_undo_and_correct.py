"""Taking back, correcting, and looking ahead."""

import pytest

from judge_app.engine.game import Correction, Game
from judge_app.engine.rulings import Refused

from .table import (
    announced,
    at_step,
    dead,
    exile,
    explode,
    facts,
    give,
    night,
    no,
    pass_on,
    table,
    to,
    until,
    value_of,
    vote,
)

CARDS = "werewolf*2 guard witch seer hunter villager*5"


def game_of(rules: str = "face-to-face") -> Game:
    return table(rules, CARDS)


def keys(game: Game) -> list[str]:
    return [answer.key for answer in game.answers]


# undo and redo


def test_undo_goes_one_step_back() -> None:
    game = game_of()
    at_step(game, "wolves", guard=7)
    taken = game.undo()
    assert taken
    assert (taken.key, game.prompt.key) == ("n1.guard", "n1.guard")
    assert facts(game, "protection") == []


def test_redo_puts_it_back() -> None:
    game = game_of()
    at_step(game, "wolves", guard=7)
    game.undo()
    again = game.redo()
    assert again
    assert (again.key, game.prompt.key) == ("n1.guard", "n1.wolves")


def test_undo_is_unlimited() -> None:
    game = exile(night(game_of(), wolves=7), 8)
    while game.undo():
        pass
    assert (game.prompt.key, game.answers, game.facts) == ("deal", (), ())


def test_nothing_to_undo_or_redo_is_said() -> None:
    game = Game(game_of().setup)
    assert (game.can_undo, game.can_redo, game.undo(), game.redo()) == (None, None, None, None)


def test_undo_and_redo_name_the_answer_they_would_touch() -> None:
    game = game_of()
    at_step(game, "wolves", guard=7)
    assert game.can_undo
    assert game.can_undo.key == "n1.guard"
    game.undo()
    assert game.can_redo
    assert game.can_redo.key == "n1.guard"


def test_new_answer_after_undo_ends_redo() -> None:
    game = game_of()
    at_step(game, "wolves", guard=7)
    game.undo()
    give(game, 8)
    assert game.can_redo is None


def test_undo_across_dawn_makes_it_night_again() -> None:
    game = night(game_of(), wolves=7)
    pass_on(game)
    assert not game.table.is_night
    game.undo()
    assert (game.table.is_night, game.table.night, game.table.day) == (True, 1, 0)


def test_undo_takes_a_self_destruct_back() -> None:
    game = night(game_of())
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    before = game.prompt.key
    give(game, 1, key="explode")
    game.undo()
    assert (game.prompt.key, dead(game), game.table.revealed) == (before, [], [])


def test_undo_of_the_end_reopens_the_game() -> None:
    game = exile(night(table("face-to-face", "werewolf seer villager*3")), 1)
    assert game.outcome
    game.undo()
    assert game.outcome is None


def test_potion_undone_is_unused_again() -> None:
    game = game_of()
    at_step(game, "witch", wolves=7)
    give(game, "save")
    game.undo()
    give(game, "none")
    at_step(night_done(game), "witch", wolves=8)
    give(game, "save")
    assert game.table.tonight("rescue") == [8]


def night_done(game: Game) -> Game:
    until(game, lambda prompt: prompt.key.endswith(".dawn"), "dawn")
    return game


def test_refused_answer_leaves_nothing_to_undo() -> None:
    game = game_of()
    at_step(game, "wolves", guard=7)
    no(game, {"pick": [99]})
    assert game.can_undo
    assert game.can_undo.key == "n1.guard"


# correcting an earlier step


def correction(game: Game, key: str, value: object) -> Correction:
    return game.correct(key, value_of(value))  # type: ignore[arg-type]


def test_correction_changes_nothing_until_it_is_applied() -> None:
    game = night(game_of(), wolves=7)
    before = game.answers, game.facts
    correction(game, "n1.wolves", 8)
    assert (game.answers, game.facts) == before


def test_correction_keeps_the_later_answers_that_still_hold() -> None:
    game = night(game_of(), wolves=7, seer=1)
    change = correction(game, "n1.wolves", 8)
    assert change.dropped == ()
    game.apply(change)
    assert (dead(game), game.prompt.key) == ([8], "n1.dawn")


def test_correction_shows_what_would_be_new_and_what_would_be_gone() -> None:
    game = night(game_of(), wolves=7)
    change = correction(game, "n1.wolves", 8)
    assert [fact.data["seat"] for fact in change.changed if fact.kind == "attack"] == [8]
    assert [fact.data["seat"] for fact in change.gone if fact.kind == "attack"] == [7]


def test_correction_drops_the_answers_that_no_longer_hold() -> None:
    game = night(game_of(), wolves=7, witch="save")
    change = correction(game, "n1.wolves", "none")
    assert next(answer.key for answer in change.dropped) == "n1.witch"
    game.apply(change)
    assert game.prompt.key == "n1.witch"


def test_correction_that_saves_the_speaker_of_last_words_drops_them() -> None:
    game = night(game_of(), wolves=7)
    to(game, "d1.words.7")
    pass_on(game)
    change = correction(game, "n1.wolves", "none")
    assert "d1.words.7" in [answer.key for answer in change.dropped]


def test_correction_that_is_itself_refused_raises_the_reason() -> None:
    game = night(night(game_of(), guard=7), guard=8)
    with pytest.raises(Refused) as refused:
        correction(game, "n2.guard", 7)
    assert refused.value.no.ruling.id == "guard.same_twice"


def test_correction_that_makes_a_later_deed_illegal_drops_it() -> None:
    game = night(night(game_of(), guard=7), guard=8)
    change = correction(game, "n1.guard", 8)
    assert next(answer.key for answer in change.dropped) == "n2.guard"


def test_correction_is_taken_back_by_undo() -> None:
    game = night(game_of(), wolves=7)
    game.apply(correction(game, "n1.wolves", 8))
    game.undo()
    assert dead(game) == [7]


def test_correction_is_put_back_by_redo() -> None:
    game = night(game_of(), wolves=7)
    game.apply(correction(game, "n1.wolves", 8))
    game.undo()
    game.redo()
    assert dead(game) == [8]


def test_correcting_a_vote_changes_the_exile() -> None:
    game = night(game_of())
    to(game, "d1.vote")
    vote(game, {1: 7, 2: 7, 3: 8})
    pass_on(game)
    votes = dict(game.answers[-2].value) | {"1": 8}
    game.apply(correction(game, "d1.vote", votes))
    assert 7 not in dead(game)


def test_correction_keeps_a_self_destruct_at_its_place() -> None:
    game = night(game_of(), wolves=7)
    until(game, lambda prompt: prompt.key == "d1.speech.9", "a speech")
    explode(game, 1)
    change = correction(game, "n1.seer", 2)
    assert change.dropped == ()
    game.apply(change)
    assert dead(game) == [1, 7]


def test_correcting_a_step_never_answered_is_an_error() -> None:
    with pytest.raises((KeyError, StopIteration)):
        correction(game_of(), "n5.wolves", 3)


def test_prompt_of_an_earlier_answer_can_be_looked_at() -> None:
    game = night(game_of(), wolves=7)
    assert game.prompt_at("n1.wolves").actors == (1, 2)


# looking ahead


def test_preview_tells_what_would_follow_and_changes_nothing() -> None:
    game = game_of()
    at_step(game, "wolves")
    followed = game.preview({"pick": [7]})
    assert "attack" in [fact.kind for fact in followed]
    assert (game.prompt.key, facts(game, "attack")) == ("n1.wolves", [])


def test_preview_is_what_then_happens() -> None:
    game = game_of()
    at_step(game, "wolves")
    followed = game.preview({"pick": [7]})
    assert game.answer({"pick": [7]}) == followed


def test_preview_of_a_refused_answer_is_empty() -> None:
    game = game_of()
    at_step(game, "wolves")
    assert game.preview({"pick": [99]}) == ()


def test_preview_of_a_vote_is_the_tally() -> None:
    game = night(game_of())
    to(game, "d1.vote")
    votes = {str(seat): 7 for seat in range(1, 12)}
    tally = next(fact for fact in game.preview(votes) if fact.kind == "tally")
    game.answer(votes)
    assert facts(game, "tally") == [tally]


def test_dawn_preview_names_who_would_be_dead() -> None:
    game = game_of()
    at_step(game, "witch", wolves=7)
    assert "7号" in str(game.dawn_preview())


def test_dawn_preview_is_peaceful_where_nobody_would_be_dead() -> None:
    game = game_of()
    at_step(game, "witch", guard=7, wolves=7)
    assert "平安夜" in str(game.dawn_preview())


def test_dawn_preview_follows_each_answer() -> None:
    game = game_of()
    at_step(game, "witch", wolves=7)
    give(game, "save")
    assert "平安夜" in str(game.dawn_preview())


def test_dawn_preview_is_what_is_announced() -> None:
    game = game_of()
    at_step(game, "hunter", wolves=8, witch={"poison": [7]})
    assert "8号、7号" in str(game.dawn_preview())
    assert announced(game) == [8, 7]


def test_by_day_there_is_no_dawn_preview() -> None:
    game = night(game_of())
    pass_on(game)
    assert game.dawn_preview() is None


def test_dawn_preview_at_the_dawn_step_still_names_the_dead() -> None:
    game = night(game_of(), wolves=7)
    assert game.prompt.key == "n1.dawn"
    assert "7号" in str(game.dawn_preview())
