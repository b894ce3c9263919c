"""Promises every game keeps, on every board and on free decks, however it is played."""

import random
from dataclasses import asdict

import pytest

from judge_app.engine.game import Game
from judge_app.engine.setup import Setup
from judge_app.rulesets import bundled_ids, load_ruleset

from .players import Player, board_setup, free_setup

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]
ON_BOARDS, ON_FREE_DECKS = 1200, 800
"""Games played in one run; a longer run by hand raises them."""
MODES = ("found", "entered", "program")
FIXED = {"setup", "rules", "cards", "acts", "_roles", "outcome"}
"""Parts of the state that the set-up fixes, or that are compared by their own fields."""


def shown(game: Game) -> object:
    """Prompt, facts and every field of the state, found by reflection so that none is missed."""
    table = game.table
    state = {name: repr(value) for name, value in vars(table).items() if name not in FIXED}
    cards = {
        name: repr(value) for name, value in vars(table.cards).items() if name not in ("roles", "_as_played")
    }
    return game.prompt.key, [asdict(fact) for fact in game.facts], state, cards, str(table.outcome)


def keeps_its_promises(setup: Setup, seed: str) -> None:
    dice = random.Random(seed)
    game = Game(setup)
    player = Player(game, dice, dice.choice(MODES))
    while game.prompt.kind != "end":
        player.step()
        assert_seats_add_up(game)
    assert game.outcome is not None
    assert shown(Game(setup, game.answers)) == shown(game)


def assert_seats_add_up(game: Game) -> None:
    table = game.table
    assert set(table.living()) | set(table.dead) == set(table.seats)
    assert not set(table.announced) & set(game.prompt.voters or ())
    assert len(game.answers) < 1500, "the game does not end"


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_games_on_a_board_replay_add_up_and_end(ruleset: str, board: str) -> None:
    for number in range(ON_BOARDS // len(BOARDS) + 1):
        keeps_its_promises(board_setup(load_ruleset(ruleset), board), f"{ruleset} {board} {number}")


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_games_with_free_decks_replay_add_up_and_end(ruleset: str) -> None:
    for number in range(ON_FREE_DECKS // len(bundled_ids()) + 1):
        seed = f"{ruleset} free {number}"
        keeps_its_promises(free_setup(load_ruleset(ruleset), random.Random(seed)), seed)


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_undoing_everything_and_redoing_it_gives_the_same_game(ruleset: str) -> None:
    dice = random.Random(ruleset)
    game = Game(free_setup(load_ruleset(ruleset), dice))
    Player(game, dice, dice.choice(MODES)).play_out()
    end = shown(game)
    while game.undo():
        pass
    assert game.answers == ()
    while game.redo():
        pass
    assert shown(game) == end


def test_a_refused_answer_changes_nothing() -> None:
    dice = random.Random(7)
    game = Game(board_setup(load_ruleset("face-to-face"), "12-guard"))
    player = Player(game, dice, "entered")
    for _ in range(40):
        player.step()
        before = shown(game)
        assert game.preview({"no such choice": [99]}) == ()
        assert shown(game) == before
