"""Whatever stands in an object, as canonical JSON; fields are found by reflection, so none can be missed."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from types import FunctionType, MethodType
from typing import Any

from judge_app.engine.setup import Setup
from judge_app.rulesets import Ruleset

FIXED = (Setup, Ruleset)
"""What no answer changes: compared by itself, once."""


def canonical(thing: object) -> str:
    """Byte for byte the same for two things that stand the same."""
    return json.dumps(_plain(thing, ()), ensure_ascii=False, sort_keys=True)


def _plain(thing: object, above: tuple[int, ...]) -> Any:
    if thing is None or isinstance(thing, bool | int | float | str):
        return thing
    if isinstance(thing, Path):
        return str(thing)
    if isinstance(thing, FIXED) or id(thing) in above:
        return type(thing).__name__
    if isinstance(thing, FunctionType | MethodType) or callable(thing):
        return getattr(thing, "__qualname__", type(thing).__name__)
    return _inside(thing, (*above, id(thing)))


def _inside(thing: object, above: tuple[int, ...]) -> Any:
    if isinstance(thing, Mapping):
        pairs = thing.items() if not isinstance(thing, Counter) else ((k, n) for k, n in thing.items() if n)
        return {"{}": sorted(([_plain(k, above), _plain(v, above)] for k, v in pairs), key=repr)}
    if isinstance(thing, set | frozenset):
        return {"set": sorted((_plain(item, above) for item in thing), key=repr)}
    if isinstance(thing, list | tuple | range):
        return [_plain(item, above) for item in thing]
    return {type(thing).__name__: {name: _plain(value, above) for name, value in fields_of(thing).items()}}


def fields_of(thing: object) -> dict[str, object]:
    """Every field of an object, whether it has slots or a dictionary."""
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    found = {name: getattr(thing, name) for name in slots if hasattr(thing, name)}
    return {**found, **getattr(thing, "__dict__", {})}
