"""The steps of a game as the table opens them again. No Qt."""

from typing import Any

from judge_app.engine.game import Game
from judge_app.engine.rulings import Answer

DEALING = ("deal", "show")


def can_be_opened(answer: Answer) -> bool:
    """Whether the step of an answer can be looked at on the table page: not the deal, no act out of turn."""
    return not answer.at and answer.key.split(".")[0] not in DEALING


def key_before(game: Game, looking: str) -> str | None:
    """The key of the step before the one that is open ("" for the current one), None at the first."""
    is_earlier = not looking
    for answer in reversed(game.answers):
        if is_earlier and can_be_opened(answer):
            return answer.key
        is_earlier = is_earlier or (answer.key == looking and not answer.at)
    return None


def answer_at(game: Game, key: str) -> dict[str, Any]:
    """What was entered at an earlier step."""
    return next((dict(answer.value) for answer in game.answers if answer.key == key and not answer.at), {})
