"""The program deals: the only randomness, outside the engine, handed to it as an answer."""

import random
from collections.abc import Mapping
from typing import TypedDict

from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.engine.setup import Setup

_ATTEMPTS = 500


class Deal(TypedDict):
    """An answer to the deal prompt: the card of each seat, and those left at the bottom."""

    mode: str
    cards: dict[str, str]
    bottom: list[str]


def draw(setup: Setup, rng: random.Random | None = None) -> Deal:
    """The answer to the deal prompt: shuffled, and dealt again while the ruleset forbids the bottom cards.

    Raises `Refused` with the rule when no shuffle of this deck is allowed.
    """
    rng = rng or random.SystemRandom()
    prompt = Game(setup).prompt
    value = _shuffled(setup, rng)
    attempts = 1
    while (no := prompt.check(value)) is not None:
        if attempts == _ATTEMPTS:
            raise Refused(no)
        value = _shuffled(setup, rng)
        attempts += 1
    return value


def _shuffled(setup: Setup, rng: random.Random) -> Deal:
    cards = cards_of(setup.deck)
    rng.shuffle(cards)
    dealt = {str(seat): card for seat, card in enumerate(cards[: setup.seats], start=1)}
    return {"mode": "program", "cards": dealt, "bottom": cards[setup.seats :]}


def cards_of(deck: Mapping[str, int]) -> list[str]:
    """Every single card of a deck, in the deck's order."""
    return [role for role, count in deck.items() for _ in range(count)]
