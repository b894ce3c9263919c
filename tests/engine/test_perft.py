"""Perft: how many different nights a small deck allows, counted through the engine and by hand.

A night is the row of answers from dark to dawn. An answer is a set of choices, each with a set of
seats; every legal one counts, the judge's "did nothing" for a card that must act included.

By hand, with n seats on night 1:

wolves  a knife on any seat, their own too: n · nobody: 1 · numbers that do not agree, two or more
        of the n seats: 2^n − n − 1. Together 2^n, and on 2^n − n of them nobody is knifed.
seer    any seat: n · checked nobody though he must: 1.
guard   any seat, himself too: n · nobody: 1.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from judge_app.engine.game import Game
from judge_app.engine.prompt import Choice

from .table import table

SEER = 16 * 5
"""1 wolf, seer, 2 villagers: wolves 2^4, seer 4 + 1."""

WITCH = (3 * 5 + 1 * 4 + 12 * 4) * 5
"""1 wolf, witch, seer, 1 villager; she may neither save nor poison herself, and uses one potion a
night. Another seat is knifed (3): save, poison one of 3, nothing: 5. She is knifed (1): poison one
of 3, nothing: 4. Nobody is (12): 4. Then the seer: 5."""

GUARD = 6 * (4 * 6 + 1 * 5 + 27 * 5) * 6
"""1 wolf, guard, witch, seer, 1 villager. Guard: 6. Another seat is knifed (4): save, poison one of
4, nothing: 6, for she is shown a guarded seat too. She is knifed (1): 5. Nobody is (27): 5. Seer: 6."""

HIDDEN = (4 * 10 + 12 * 5) + 4 * (3 * 10 + 13 * 5)
"""面杀遗言版: 1 wolf, guard, witch, 1 villager. She may save and poison herself and use both potions.
She is shown a victim: save or not, and poison nobody or one of 4: 2 · 5 = 10. She is shown nobody:
5. The guard protects nobody (1): 4 knives are shown, 12 nights have none. He protects one of 4: a
knife on that seat is hidden from her, so 3 are shown and 13 are not."""


def nights(game: Game) -> int:
    """The different rows of answers up to dawn, or to the end the night brings."""
    if game.prompt.kind == "end" or game.prompt.key.endswith(".dawn"):
        return 1
    return sum(nights(Game(game.setup, [*game.answers, game.as_answer(value)])) for value in legal(game))


def legal(game: Game) -> Iterator[dict[str, Any]]:
    return (value for value in guesses(game) if game.refusal(game.as_answer(value)) is None)


def guesses(game: Game) -> Iterator[dict[str, Any]]:
    """Every set of at most `combine` choices with every set of seats they take."""
    prompt = game.prompt
    for number in range(prompt.combine + 1):
        for choices in combinations(prompt.choices, number):
            for seats in product(*(seat_sets(game, choice) for choice in choices)):
                yield dict(zip((choice.id for choice in choices), seats, strict=True))


def seat_sets(game: Game, choice: Choice) -> list[list[int]]:
    seats = range(1, game.setup.seats + 1)
    return [list(some) for n in range(choice.low, choice.high + 1) for some in combinations(seats, n)]


@pytest.mark.parametrize(
    ("rules", "cards", "number"),
    [
        ("face-to-face", "werewolf seer villager villager", SEER),
        ("face-to-face", "werewolf witch seer villager", WITCH),
        ("face-to-face", "werewolf guard witch seer villager", GUARD),
        ("last-words", "werewolf guard witch villager", HIDDEN),
    ],
)
def test_every_different_first_night_is_counted(rules: str, cards: str, number: int) -> None:
    assert nights(table(rules, cards)) == number
