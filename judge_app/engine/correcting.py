"""Which answer a correction means, and how later answers find their steps again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer, Refused

if TYPE_CHECKING:
    from judge_app.engine.game import Game

SAID = ("read", "speech")
"""Kinds of steps at which nothing is decided: something is said, and the game goes on."""


def name_of(answers: Sequence[Answer], index: int) -> str:
    """What an answer is called: its key; from the second of one key on with its number ("warn#2")."""
    key = answers[index].key
    number = sum(answer.key == key for answer in answers[: index + 1])
    return key if number == 1 else f"{key}#{number}"


def key_of(name: str) -> str:
    """The key of the answer that is called so."""
    return name.partition("#")[0]


def index_of(answers: Sequence[Answer], name: str) -> int:
    """Which answer is called so; raises KeyError."""
    for index, answer in enumerate(answers):
        if answer.key == key_of(name) and name_of(answers, index) == name:
            return index
    raise KeyError(name)


class Course:
    """A game that goes on from a correction by the later answers that still hold.

    `left` are those that have found no step, `passed` the steps nobody was asked before at which
    something is only said: they are gone through where a later answer would be lost otherwise.
    """

    def __init__(self, game: Game, later: Sequence[Answer]) -> None:
        self.game = game
        self.left = list(later)
        self.passed: list[Prompt] = []
        while self._take() or self._pass():
            continue

    def _take(self) -> bool:
        """Give the first answer that the open step takes, acts out of turn before it."""
        taken = next((answer for answer in self.left if _is_given(self.game, answer)), None)
        if taken is not None:
            self.left.remove(taken)
        return taken is not None

    def _pass(self) -> bool:
        """Go on through what is only said, if that leads to an answer that still holds."""
        ahead, said = type(self.game)(self.game.setup, self.game.answers), []
        while self.left and ahead.prompt.kind in SAID:
            said.append(ahead.prompt)
            if not _is_given(ahead, Answer(ahead.prompt.key, {})):
                return False
            if any(_belongs(ahead, answer) and not ahead.refusal(answer) for answer in self.left):
                self.game = ahead
                self.passed += said
                return True
        return False


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
