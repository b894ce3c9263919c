"""How much of a game a print-out may tell."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text

PARTS: Mapping[str, Text] = {
    "deeds": T("夜里的行动"),
    "votes": T("每个人的票"),
    "warnings": T("警告与判罚"),
    "corrections": T("法官的更正与备注"),
}
"""What a club may keep from the players' version."""

_PART_OF = {
    "warning": "warnings",
    "removal": "warnings",
    "correction": "corrections",
    "note": "corrections",
}


@dataclass(frozen=True, slots=True)
class Sight:
    """`is_whole`: cards and nights too, else what the table was told; `without` names `PARTS` left out."""

    is_whole: bool = True
    without: frozenset[str] = frozenset()

    def shows(self, fact: Fact) -> bool:
        """Whether a fact may be printed."""
        part = _PART_OF.get(fact.kind) or ("deeds" if fact.at.startswith("n") else "")
        if fact.kind == "tally":
            part = "votes"
        return (self.is_whole or fact.is_public) and part not in self.without


JUDGES = Sight()
"""Everything."""
PUBLIC = Sight(is_whole=False)
"""Only what the table was told."""


def players(without: Iterable[str]) -> Sight:
    """The players' version of a game that is over."""
    return Sight(without=frozenset(without))


def is_over(game: Game) -> bool:
    """Whether a game has ended, so that nothing of it is hidden any more."""
    return game.outcome is not None
