"""Every value of every option has a test of its effect in this folder."""

from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules

import pytest

from judge_app.rulesets import OPTIONS, check_option
from judge_app.rulesets.option import Option

from . import __path__ as folder
from .shown import SHOWN

for found in iter_modules(folder):
    import_module(f".{found.name}", __package__)

SHAPES = ("number", "seconds", "table", "roles")
"""Options with more values than can be listed: two that differ are enough."""


def missing(option: Option, shown: list[object]) -> Sequence[object]:
    """The values, or items of a list, that no test shows; for a list each item in it and not in it."""
    if option.type == "bool":
        return [value for value in (True, False) if value not in shown]
    if option.type == "choice":
        return [value for value in option.choices if value not in shown]
    if option.type in SHAPES:
        return [] if any(one != other for one, other in pairwise(shown)) else ["another value"]
    lists = [list(value) for value in shown if isinstance(value, list)]
    needed = set(option.choices) - set(option.needs)
    return [c for c in sorted(option.choices) if not any(c in given for given in lists)] + [
        f"a list without {c}" for c in sorted(needed) if all(c in given for given in lists)
    ]


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_every_value_of_an_option_has_a_test_of_its_effect(option: Option) -> None:
    untested = missing(option, SHOWN.get(option.id, []))
    assert not untested, f'{untested}: a test in this folder with @each("{option.id}", …) shows what it does'


def test_no_test_shows_an_option_or_a_value_that_is_none() -> None:
    wrong = [(name, value) for name, values in SHOWN.items() for value in values if check_option(name, value)]
    assert wrong == []
