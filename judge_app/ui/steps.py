"""The steps of a game as the table opens them again. No Qt."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.correcting import index_of
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text

Value = Mapping[str, Any]
DEAL = "deal"
DEALING = (DEAL, "show")


def openable(game: Game) -> list[str]:
    """Names of the steps that can be looked at on the table page, in the order they were answered.

    Not the deal.
    """
    return [name for name in game.names if name.split(".")[0] not in DEALING]


def key_before(game: Game, looking: str) -> str | None:
    """The name of the step before the one that is open ("" for the current one), None at the first."""
    names = openable(game)
    before = names.index(looking) if looking in names else len(names)
    return names[before - 1] if before else None


def answer_at(game: Game, name: str) -> dict[str, Any]:
    """What was entered at an earlier step."""
    return dict(game.answers[index_of(game.answers, name)].value) if name else {}


def is_out_of_turn(game: Game, name: str) -> bool:
    """Whether an earlier step is an act out of turn: it need not have happened."""
    return bool(name) and bool(game.answers[index_of(game.answers, name)].at)


def why_closed(game: Game, index: int) -> Text | None:
    """Why answer number `index` cannot be opened again, None if it can."""
    return None if game.names[index] in openable(game) else T("这一步没有可改的")
