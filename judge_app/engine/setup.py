"""What is fixed before the first card is dealt."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from judge_app.rulesets.model import Ruleset


@dataclass(frozen=True)
class Setup:
    """A table about to start.

    `board` is a board id of the ruleset, "" for a free deck; `seats` counts the seats (1…N);
    `deck` says how many of each card are shuffled (two more than seats with a thief);
    `options` are the house rules on top of ruleset and board; `protected` are the seats that
    the table's last games shield on night 1, `protected_for` why each is (a word of
    `protection.REASONS`), as far as it is known: a record does not say.
    """

    ruleset: Ruleset
    board: str
    seats: int
    deck: Mapping[str, int]
    options: Mapping[str, object] = field(default_factory=dict)
    protected: tuple[int, ...] = ()
    protected_for: Mapping[int, str] = field(default_factory=dict)
