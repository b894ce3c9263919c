"""What open eyes may not see: a night the game went back to, and whose skill is being asked for. No Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge_app.engine.text import T, Text
from judge_app.ui.picking import ALONE, Picking

if TYPE_CHECKING:
    from judge_app.ui.controller import Controller


class Mask:
    """On from when undo, redo or a correction leads from open eyes into a night, until the judge asks."""

    def __init__(self) -> None:
        self.is_on = self._was_night = False

    def follow(self, is_night: bool, is_turned: bool) -> None:
        """The game stands elsewhere; `is_turned`: undo, redo or a correction led there."""
        self.is_on = is_night and (self.is_on or (is_turned and not self._was_night))
        self._was_night = is_night

    def lift(self) -> None:
        """Every eye is shut."""
        self.is_on = False


def is_hushed(at: Controller) -> bool:
    """By day nobody learns which skill is asked for before it is used; a card turned up hides none."""
    if at.prompt.stage != "skill" or at.is_private or at.is_open_to_all:
        return False
    if all(at.seat(seat).is_revealed for seat in at.prompt.actors):
        return False
    return not isinstance(at.draft, Picking) or set(at.draft.chosen) <= set(ALONE)


def hushed(choice: str) -> Text:
    """A choice in words that fit every skill."""
    return T("不发动") if choice in ALONE else T("翻牌")
