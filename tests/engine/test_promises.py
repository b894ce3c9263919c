"""Promises every game keeps, on every board, however it is played."""

import random
from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge_app.engine.game import Game
from judge_app.rulesets import bundled_ids, load_ruleset

from .players import Player, board_setup, play_out

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]
every_board = pytest.mark.parametrize(("ruleset", "board"), BOARDS)
few = settings(max_examples=4, deadline=None)
seeds = st.integers(0, 10**9)
modes = st.sampled_from(["found", "entered", "program"])


def new_game(ruleset: str, board: str) -> Game:
    return Game(board_setup(load_ruleset(ruleset), board))


PARTS = {"setup", "rules", "cards", "acts", "_roles", "outcome"}
"""What is fixed by the set-up, or compared by its own fields."""


def shown(game: Game) -> object:
    """Prompt, facts and every field of the state, found by reflection so that none is missed."""
    table = game.table
    state = {name: repr(value) for name, value in vars(table).items() if name not in PARTS}
    cards = {name: repr(value) for name, value in vars(table.cards).items() if name != "roles"}
    return game.prompt.key, [asdict(fact) for fact in game.facts], state, cards, str(table.outcome)


@every_board
@few
@given(seed=seeds, mode=modes)
def test_any_game_ends_with_a_winner(ruleset: str, board: str, seed: int, mode: str) -> None:
    game = play_out(new_game(ruleset, board), random.Random(seed), mode)
    assert game.outcome is not None


@every_board
@few
@given(seed=seeds, mode=modes)
def test_replaying_the_answers_gives_the_same_facts(ruleset: str, board: str, seed: int, mode: str) -> None:
    game = play_out(new_game(ruleset, board), random.Random(seed), mode)
    again = Game(game.setup, game.answers)
    assert shown(again) == shown(game)


@every_board
@few
@given(seed=seeds, mode=modes)
def test_undoing_everything_and_redoing_it_gives_the_same_game(
    ruleset: str, board: str, seed: int, mode: str
) -> None:
    game = play_out(new_game(ruleset, board), random.Random(seed), mode)
    end = shown(game)
    while game.undo():
        pass
    assert game.answers == ()
    while game.redo():
        pass
    assert shown(game) == end


@every_board
@few
@given(seed=seeds, mode=modes)
def test_living_and_dead_are_all_the_seats_and_the_dead_stay_dead(
    ruleset: str, board: str, seed: int, mode: str
) -> None:
    dice = random.Random(seed)
    game = new_game(ruleset, board)
    dead: set[int] = set()
    player = Player(game, dice, mode)
    while game.prompt.kind != "end":
        player.step()
        table = game.table
        assert set(table.living()) | set(table.dead) == set(table.seats)
        assert dead <= set(table.dead)
        assert not dead & set(game.prompt.voters or ())
        dead = set(table.announced)


@few
@given(seed=seeds)
def test_a_refused_answer_changes_nothing(seed: int) -> None:
    dice = random.Random(seed)
    game = new_game("face-to-face", "12-guard")
    player = Player(game, dice, "entered")
    for _ in range(dice.randint(1, 60)):
        player.step()
    before = shown(game)
    assert game.preview({"no such choice": [99]}) == ()
    assert shown(game) == before
