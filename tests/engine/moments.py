"""Casts and moments that the tests of several rulesets share."""

import pytest

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt

from .table import give, night, table, to, until

EVERY = [
    "formal", "last-words", "classic", "handbook", "face-to-face", "close-eyes", "side-or-city",
    "group-chat", "extended",
]  # fmt: skip
WITH_BOMB = ["formal", "last-words", "face-to-face", "side-or-city", "group-chat", "extended"]
ALIGNMENT = ["formal", "last-words", "handbook", "face-to-face", "group-chat"]
LOVE = "werewolf*2 hunter cupid seer villager*5"
POTIONS = "werewolf*2 hunter witch seer villager*5"


def rulesets(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("rules", names)


def shoots(game: Game, seat: int) -> bool:
    """Whether `seat` is asked for his shot before the next dark."""

    def is_there(prompt: Prompt) -> bool:
        return prompt.key.endswith((f".shoot.{seat}", ".dark")) or prompt.kind == "end"

    return "shoot" in until(game, is_there, "the dark").key


def speaking(game: Game) -> Game:
    """In the first speech of the day."""
    until(game, lambda prompt: prompt.key.startswith(f"d{game.table.day}.speech."), "a speech")
    return game


def in_campaign(rules: str, cards: str = POTIONS, **deeds: object) -> Game:
    """Seats 1 and 5 stand, 1 is about to speak."""
    game = night(table(rules, cards), **deeds)
    to(game, "d1.campaign")
    give(game, [1, 5])
    return game
