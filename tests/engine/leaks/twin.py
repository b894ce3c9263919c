"""One of two games that look alike: what is heard of it, what is told, and what it may be answered."""

import random
from collections.abc import Mapping
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.view import View, seats_view

from ..players import Player

Value = dict[str, Any]
Lines = list[tuple[object, ...]]


def word_of(prompt: Prompt) -> str:
    """ "d1.shoot.8" → "shoot", "card.5" → "card"."""
    parts = prompt.key.split(".")
    return parts[1] if prompt.key[0] in "nd" and len(parts) > 1 else parts[0]


def heard(prompt: Prompt) -> tuple[object, ...]:
    """What a prompt lets the table hear and see: by night and before dark not who acts."""
    called = (prompt.key, prompt.title, prompt.say, prompt.seconds, prompt.countdown)
    if prompt.stage in ("deal", "night", "dusk"):
        return called
    choices = tuple(choice.id for choice in prompt.choices)
    return (*called, prompt.kind, prompt.actors, choices, prompt.voters, prompt.targets, prompt.called)


def told(game: Game) -> Lines:
    """The public facts."""
    return [_line(fact) for fact in game.facts if fact.is_public]


def _line(fact: Fact) -> tuple[object, ...]:
    return fact.kind, dict(fact.data), fact.at, fact.text, fact.rulings


def unlike(one: Lines, other: Lines) -> Lines:
    """The first line of each that the other has not."""
    length = max(len(one), len(other))
    pairs = zip(one + [()] * (length - len(one)), other + [()] * (length - len(other)), strict=True)
    return next(([line for line in pair if line] for pair in pairs if pair[0] != pair[1]), [])


class Twin(Player):
    """One of the two, with its own hidden deal."""

    def __init__(self, game: Game, dice: random.Random, mode: str, hidden: Value) -> None:
        self.hidden = hidden
        super().__init__(game, dice, mode)

    def _legal_deal(self) -> Value:
        return self.hidden

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt

    @property
    def view(self) -> View:
        return seats_view(self.game, is_judge=False)

    @property
    def is_over(self) -> bool:
        return self.prompt.kind == "end"

    def copy(self) -> "Twin":
        twin = Twin(Game(self.game.setup, self.game.answers), self.dice, self.mode, self.hidden)
        twin.playing = dict(self.playing)
        return twin

    def give(self, value: Value, key: str = "") -> None:
        if not key:
            self._take_note(self.prompt, value)
        self.game.answer(value, key)

    def may(self, value: Mapping[str, Any], key: str = "") -> bool:
        """Legal, and true of the hidden deal where roles are found."""
        truth = None if key else self._truth(self.prompt)
        return truth in (None, value) and self.game.refusal(self.game.as_answer(value, key)) is None

    def anything(self) -> Value:
        return self._legal(self.prompt)

    def quiet(self) -> Value:
        """The answer that does least."""
        idle: list[Value] = [{}, {"none": []}, {"omit": []}]
        return next((value for value in idle if self.may(value)), None) or self.anything()

    def like(self, wanted: list[Value]) -> Value:
        """The first of these that may be entered, else nothing."""
        if self._truth(self.prompt) is not None:
            return self.anything()
        return next((value for value in wanted if self.may(value)), None) or self.quiet()
