"""One night of a record."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge_app.engine.roles import ROLES
from judge_app.records.errors import Spot
from judge_app.records.model import BROUGHT, JUDGES_STEPS, Night, Step
from judge_app.records.read_judge import judges_shapes
from judge_app.records.shapes import Seats, Shape, deed, flag, items, one_of, table, word
from judge_app.rulesets import Ruleset

SHOWN = "_shown"
SHOWN_WORDS = ("none", "hidden", "good", "wolf", "nothing", "can", "cannot", "god", "not_god")
_AGAIN = re.compile(r"_[2-9]\d?$|_1\d$")


def read_night(spot: Spot, value: object, ruleset: Ruleset, seats: Seats) -> Night:
    """What each step did, by its key; what the judge did himself stands where it is written."""
    raw = table(spot, value)
    shapes = _shapes(seats, ruleset)
    for key in raw:
        if _word(key) not in (*shapes, "why", "expect", "open"):
            spot.at(key).fail_word(key, [*shapes, "expect", "why", "open"])
    return Night(
        tuple(_steps(spot, raw, shapes)),
        _expect(spot.at("expect"), raw.get("expect", {}), ruleset, seats),
        "open" in raw and flag(spot.at("open"), raw["open"]),
    )


def night_keys(ruleset: Ruleset) -> tuple[str, ...]:
    """The steps of this ruleset's nights, and the roles that may be caught at another's step."""
    caught = (role.id for role in ROLES.values() if role.tempts and role.id in ruleset.roles)
    return (*ruleset.night, *caught)


def _shapes(seats: Seats, ruleset: Ruleset) -> dict[str, Shape]:
    def act(spot: Spot, value: object) -> Any:
        return deed(spot, value, seats.deed_value)

    return {**dict.fromkeys((*night_keys(ruleset), *BROUGHT), act), **judges_shapes(seats, ruleset)}


def _word(key: str) -> str:
    """What the judge does twice in a night is numbered: remove, remove_2."""
    plain = _AGAIN.sub("", key)
    return plain if plain in (*JUDGES_STEPS, *BROUGHT, "why") else key


def _steps(spot: Spot, raw: Mapping[str, Any], shapes: Mapping[str, Shape]) -> Iterator[Step]:
    for key, told in raw.items():
        name = _word(key)
        if name in shapes:
            yield Step(name, shapes[name](spot.at(key), told), _reason(spot, raw, key))


def _reason(spot: Spot, raw: Mapping[str, Any], key: str) -> dict[str, str]:
    """A reason belongs to the judge's step written before it, or else to the first one."""
    judges = [other for other in raw if _word(other) in JUDGES_STEPS]
    reasons: dict[str, str] = {}
    before = judges[:1]
    for other, told in raw.items():
        before = [other] if other in judges else before
        if _word(other) == "why":
            reasons |= dict.fromkeys(before, word(spot.at(other), told))
    return {"why": reasons[key]} if key in reasons else {}


def _expect(spot: Spot, value: object, ruleset: Ruleset, seats: Seats) -> dict[str, Any]:
    """Signs by step ("witch_shown"), what the night left behind, and the steps called."""
    sign = seats.or_word(*SHOWN_WORDS, *ruleset.roles)
    shapes: dict[str, Shape] = {
        **dict.fromkeys((step + SHOWN for step in ruleset.night), sign),
        "silenced": seats.or_word("none"),
        "charmed": seats.many,
        "called": _called(ruleset),
    }
    return {key: shapes[key](spot.at(key), told) for key, told in table(spot, value, shapes).items()}


def _called(ruleset: Ruleset) -> Shape:
    step = one_of(*ruleset.night)
    return lambda spot, value: [step(spot, called) for called in items(spot, value)]
