"""The steps of a game as the table opens them again. No Qt."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.game import Game
from judge_app.engine.text import T, Text

Value = Mapping[str, Any]
DEAL = "deal"
DEALING = (DEAL, "show")


def openable(game: Game) -> list[str]:
    """Keys of the steps that can be looked at on the table page, in the order they were answered.

    Not the deal; of acts out of turn with one name (two notes) only the first.
    """
    keys = (answer.key for answer in game.answers if answer.key.split(".")[0] not in DEALING)
    return list(dict.fromkeys(keys))


def key_before(game: Game, looking: str) -> str | None:
    """The key of the step before the one that is open ("" for the current one), None at the first."""
    keys = openable(game)
    before = keys.index(looking) if looking in keys else len(keys)
    return keys[before - 1] if before else None


def answer_at(game: Game, key: str) -> dict[str, Any]:
    """What was entered at an earlier step."""
    return next((dict(answer.value) for answer in game.answers if answer.key == key), {})


def why_closed(game: Game, index: int) -> Text | None:
    """Why answer number `index` cannot be opened again, None if it can."""
    keys = [answer.key for answer in game.answers]
    if keys[index] not in openable(game):
        return T("这一步没有可改的")
    if keys.index(keys[index]) != index:
        return T("这样的事有好几次，这里只能改第一次；别的用撤销")
    return None
