"""What followed from an answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge_app.engine.rulings import Ruling
from judge_app.engine.text import Text


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened.

    `kind` is a noun in the field's words (attack, protection, death, vote, exile, …), `data`
    is JSON, `at` the night or day ("n2", "d1"), `key` the prompt whose answer brought it.
    `is_public` facts may be shown to the table; all others are the judge's.
    """

    kind: str
    data: Mapping[str, Any]
    at: str
    key: str
    is_public: bool
    text: Text
    rulings: tuple[Ruling, ...] = ()
