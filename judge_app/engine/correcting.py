"""Which answer a correction means, and how later answers find their steps again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer, Refused

if TYPE_CHECKING:
    from judge_app.engine.game import Game

SAID = ("read", "speech")
"""Kinds of steps at which nothing is decided: something is said, and the game goes on."""


def names_of(answers: Sequence[Answer]) -> list[str]:
    """What each answer is called: its key; from the second of one key on with its number ("warn#2")."""
    seen: Counter[str] = Counter()
    names = []
    for answer in answers:
        seen[answer.key] += 1
        number = seen[answer.key]
        names.append(answer.key if number == 1 else f"{answer.key}#{number}")
    return names


def key_of(name: str) -> str:
    """The key of the answer that is called so."""
    return name.partition("#")[0]


def index_of(answers: Sequence[Answer], name: str) -> int:
    """Which answer is called so; raises KeyError."""
    names = names_of(answers)
    if name not in names:
        raise KeyError(name)
    return names.index(name)


class Rematch:
    """A game that goes on from a correction by the later answers that still hold.

    `left` are those that have found no step, `passed` the steps nobody was asked before at which
    something is only said: they are gone through where a decision behind them would be lost otherwise.
    """

    def __init__(self, game: Game, later: Sequence[Answer]) -> None:
        self.game = game
        self.left = list(later)
        self.passed: list[Prompt] = []
        while _take(self.game, self.left) or self._pass():
            continue

    def _pass(self) -> bool:
        """Go on through what is only said, if that leads to a decision that still holds."""
        ahead, left, passed = type(self.game)(self.game.setup, self.game.answers), list(self.left), []
        while left and not _decides(ahead, left):
            if ahead.prompt.kind not in SAID:
                return False
            if not _take(ahead, left):
                passed.append(ahead.prompt)
                ahead.answer({})
        if left:
            self.game, self.left = ahead, left
            self.passed += passed
        return bool(left)


def _take(game: Game, left: list[Answer]) -> bool:
    """Give the first answer that the open step takes, acts out of turn before it."""
    taken = next((answer for answer in left if _is_given(game, answer)), None)
    if taken is not None:
        left.remove(taken)
    return taken is not None


def _decides(game: Game, left: Sequence[Answer]) -> bool:
    """Whether the open step takes an answer that says more than that the game goes on."""
    is_more = game.prompt.kind not in SAID
    return any(
        (is_more or answer.at) and _belongs(game, answer) and not game.refusal(answer) for answer in left
    )


def _belongs(game: Game, answer: Answer) -> bool:
    return (answer.at or answer.key) == game.prompt.key


def _is_given(game: Game, answer: Answer) -> bool:
    """Give it, if it belongs to the open step and the rules allow it."""
    if not _belongs(game, answer):
        return False
    try:
        game.answer(answer.value, answer.key if answer.at else "", answer.force)
    except Refused:
        return False
    return True
