"""Which value of which option has a test of its effect here: `each` writes it down.

`@each("guard.self", (True, …), (False, …))` hands a test each value with what it must bring.
"""

from typing import Any

import pytest

from judge_app.engine.game import Game

from ..table import table

SHOWN: dict[str, list[object]] = {}


def each(option: str, *cases: tuple[Any, Any]) -> pytest.MarkDecorator:
    """The test is run with every `value` of the option and what is `expected` of it."""
    assert any(expected != cases[0][1] for _, expected in cases), f"{option}: no value makes a difference"
    SHOWN.setdefault(option, []).extend(value for value, _ in cases)
    names = [f"{option}={value}" for value, _ in cases]
    return pytest.mark.parametrize(("value", "expected"), cases, ids=names)


def ruled(cards: str, options: dict[str, object], rules: str = "face-to-face", bottom: str = "") -> Game:
    """A table with these house rules, at the first dark."""
    return table(rules, cards, bottom, options)
