"""Two games that differ only in hidden facts look and sound alike (what counts: see `twins`)."""

import random

import pytest

from judge_app.engine.roles import ROLES
from judge_app.engine.setup import Setup
from judge_app.rulesets import Ruleset, bundled_ids, load_ruleset

from ..players import GROUPS, board_setup, free_setup
from .twins import Twins

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]
ON_A_BOARD, ON_FREE_DECKS, ON_A_CARD = 3, 16, 3
"""Pairs of games in one run; a longer run by hand raises them."""
MODES = ("entered", "program", "found")


def deck_with(ruleset: Ruleset, card: str, dice: random.Random) -> Setup:
    """A small deck that holds the card, and two others for company."""
    others = [role for role in ruleset.roles if role not in GROUPS and not ROLES[role].takes_bottom]
    deck = {"werewolf": 2, "villager": 4, **dict.fromkeys(dice.sample(others, 2), 1)}
    deck[card] = GROUPS.get(card) or deck.get(card, 1)
    bottom = 2 * ROLES[card].takes_bottom
    deck["villager"] += bottom
    return Setup(ruleset, "", sum(deck.values()) - bottom, deck)


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


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_no_card_can_be_told_by_where_it_lies(ruleset: str) -> None:
    """Every card the ruleset knows, in one hand and in another."""
    for card in load_ruleset(ruleset).roles:
        for number in range(ON_A_CARD):
            dice = random.Random(f"{ruleset} {card} {number}")
            setup = deck_with(load_ruleset(ruleset), card, dice)
            assert Twins(setup, dice, MODES[number % 3], moved=card).play() > 1
