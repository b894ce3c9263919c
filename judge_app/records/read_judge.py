"""What the judge does with his own hand: the same words by night and by day."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.text import T
from judge_app.records.errors import Spot
from judge_app.records.shapes import Seats, Shape, deed, one_of, table, word
from judge_app.rulesets import Ruleset


def judges_shapes(seats: Seats, ruleset: Ruleset) -> dict[str, Shape]:
    """The judge's steps, and the shape of what was done in each."""
    return {
        "correct": tried(_correction(seats, ruleset)),
        "warn": tried(seats.one),
        "remove": tried(seats.one),
        "note": tried(word),
    }


def tried(shape: Shape) -> Shape:
    """A deed of this shape, which may also be tried or forced."""
    return lambda spot, value: deed(spot, value, shape)


def _correction(seats: Seats, ruleset: Ruleset) -> Shape:
    shapes: dict[str, Shape] = {
        "role": roles_shape(seats, ruleset),
        "dead": seats.many,
        "alive": seats.many,
        "sheriff": seats.one,
    }
    return lambda spot, value: fields(spot, value, shapes)


def roles_shape(seats: Seats, ruleset: Ruleset) -> Shape:
    """Seat = role id."""
    card = one_of(*ruleset.roles)

    def shape(spot: Spot, value: object) -> dict[int, str]:
        return {seats.key(spot, seat): card(spot.at(seat), role) for seat, role in table(spot, value).items()}

    return shape


def fields(spot: Spot, value: object, shapes: Mapping[str, Shape], needed: bool = False) -> dict[str, Any]:
    """A table whose keys each have a shape; `needed`: all of them must be there."""
    raw = table(spot, value, shapes)
    for key in shapes if needed else ():
        if key not in raw:
            spot.at(key).fail(T("缺这一项"))
    return {key: shapes[key](spot.at(key), told) for key, told in raw.items()}
