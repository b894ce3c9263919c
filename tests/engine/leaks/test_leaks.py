"""Two games that differ only in hidden facts look and sound alike (what counts: see `twins`)."""

import random

import pytest

from judge_app.rulesets import bundled_ids, load_ruleset

from ..players import board_setup, free_setup
from .twins import Twins

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]
ON_A_BOARD, ON_FREE_DECKS = 6, 40
"""Pairs of games in one run; a longer run by hand raises them."""
MODES = ("entered", "program", "found")


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_hidden_cards_and_deeds_cannot_be_told_on_a_board(ruleset: str, board: str) -> None:
    setup = board_setup(load_ruleset(ruleset), board)
    for number in range(ON_A_BOARD):
        dice = random.Random(f"{ruleset} {board} {number}")
        assert Twins(setup, dice, MODES[number % 3]).play() > 1


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_hidden_cards_and_deeds_cannot_be_told_with_a_free_deck(ruleset: str) -> None:
    for number in range(ON_FREE_DECKS):
        dice = random.Random(f"{ruleset} free {number}")
        setup = free_setup(load_ruleset(ruleset), dice)
        assert Twins(setup, dice, MODES[number % 3]).play() > 1
