"""One night of a record."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.text import T
from judge_app.records.errors import Spot
from judge_app.records.model import Deed, Night
from judge_app.records.shapes import Seats, deed, items, one_of, table, word
from judge_app.rulesets import Ruleset

LATER = ("correct", "warn")
SHOWN = "_shown"


def read_night(spot: Spot, value: object, ruleset: Ruleset, seats: Seats) -> Night:
    """What each step did, by its key; keys are the steps of this ruleset's night."""
    raw = table(spot, value)
    steps = [step for step in ruleset.night if step in {*ruleset.roles, "wolves"}]
    allowed = [*steps, "expect", "remove", "why", "note"]
    for key in raw:
        if key in LATER:
            spot.at(key).fail(T("这个版本的程序还不支持"))
        if key not in allowed:
            spot.at(key).fail_word(key, allowed)
    for key in ("note", "why"):
        if key in raw:
            word(spot.at(key), raw[key])
    return Night(
        {key: deed(spot.at(key), raw[key], seats.deed_value) for key in raw if key in steps},
        _removals(spot.at("remove"), raw, seats),
        _expect(spot.at("expect"), raw.get("expect", {}), ruleset, seats),
    )


def _removals(spot: Spot, raw: Mapping[str, Any], seats: Seats) -> tuple[Deed, ...]:
    return (deed(spot, raw["remove"], seats.one),) if "remove" in raw else ()


def _expect(spot: Spot, value: object, ruleset: Ruleset, seats: Seats) -> dict[str, Any]:
    """Signs by step ("witch_shown"), and the steps called."""
    signs = [step + SHOWN for step in ruleset.night]
    expect = table(spot, value, [*signs, "called"])
    allowed = ("none", "hidden", "good", "wolf", "nothing", "can", "cannot", "god", "not_god", *ruleset.roles)
    for key, shown in expect.items():
        if key == "called":
            _called(spot.at(key), shown, ruleset)
        else:
            seats.or_word(*allowed)(spot.at(key), shown)
    return expect


def _called(spot: Spot, value: object, ruleset: Ruleset) -> None:
    for step in items(spot, value):
        one_of(*ruleset.night)(spot, step)
