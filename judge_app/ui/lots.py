"""A seat drawn by lot, where the rules leave it to chance. No Qt."""

import random

from judge_app.engine.prompt import Prompt
from judge_app.session import Session


def is_by_lot(prompt: Prompt) -> bool:
    """Whether the judge draws: nobody has died and nobody has the badge, so chance says who speaks first."""
    return prompt.key.endswith(".start") and [choice.id for choice in prompt.choices] == ["pick"]


def drawn(session: Session, prompt: Prompt) -> int | None:
    """The seat drawn among those that may be picked, None where there is none.

    Game and step decide it: after undo or a restart a second draw at the same step is the first one.
    """
    open_seats = [s for s in range(1, session.game.setup.seats + 1) if prompt.bar("pick", s) is None]
    lot = random.Random(f"{session.path.name} {prompt.key}")  # noqa: S311
    return lot.choice(open_seats) if open_seats else None
