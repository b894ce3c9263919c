"""One day of a record: a list of what happened, in order."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from judge_app.engine.text import T
from judge_app.records.errors import Spot
from judge_app.records.model import Step
from judge_app.records.shapes import Seats, Shape, deed, items, one_of, table, word, yes

LATER = ("duel", "target", "stalk", "correct", "warn", "takes", "called", "roles", "growl")


@dataclass(frozen=True, slots=True)
class Form:
    """How a step is written: the shape of what was done, of its inputs, of its expectations."""

    deed: Shape
    inputs: Mapping[str, Shape] = field(default_factory=dict)
    expect: Mapping[str, Shape] = field(default_factory=dict)


def read_day(spot: Spot, value: object, seats: Seats) -> tuple[Step, ...]:
    """The steps of a day."""
    raw = table(spot, value, ["do"])
    if "do" not in raw:
        spot.at("do").fail(T("缺这一项"))
    forms = _forms(seats)
    return tuple(
        _read_step(spot.at(f"step {number}"), step, forms)
        for number, step in enumerate(items(spot.at("do"), raw["do"]), 1)
    )


def _read_step(spot: Spot, value: object, forms: Mapping[str, Form]) -> Step:
    raw = table(spot, value)
    words = [key for key in raw if key in forms]
    if len(words) != 1:
        _fail_step(spot, raw, forms)
    name = words[0]
    form, spot = forms[name], spot.at(name)
    others = {key: told for key, told in raw.items() if key != name}
    for key in others:
        if key not in form.inputs and key not in form.expect:
            _fail_key(spot.at(key), key, [*form.inputs, *form.expect])
    return Step(
        name,
        form.deed(spot, raw[name]),
        {key: form.inputs[key](spot.at(key), told) for key, told in others.items() if key in form.inputs},
        {key: form.expect[key](spot.at(key), told) for key, told in others.items() if key in form.expect},
    )


def _fail_step(spot: Spot, raw: Mapping[str, Any], forms: Mapping[str, Form]) -> None:
    found = [key for key in raw if key in forms]
    if found:
        spot.fail(T("一步只写一件事，写了 {found}", found="、".join(found)))
    if not raw:
        spot.fail(T("这一步是空的，可写：{allowed}", allowed="、".join(forms)))
    key = next(iter(raw))
    _fail_key(spot.at(key), key, list(forms))


def _fail_key(spot: Spot, key: str, allowed: list[str]) -> None:
    if key in LATER:
        spot.fail(T("这个版本的程序还不支持"))
    spot.fail_word(key, allowed)


def _forms(seats: Seats) -> dict[str, Form]:
    words = {"last_words": seats.many}
    deaths = {"died": seats.many, **words}
    by = {"by": seats.one}
    return {
        "campaign": Form(_campaign(seats), expect={"sheriff": seats.or_word("none"), **deaths}),
        "announce": Form(seats.many, expect=words),
        "shoot": Form(_tried(seats.or_word("none")), by, deaths),
        "badge": Form(_tried(seats.or_word("torn"))),
        "explode": Form(_tried(seats.one), expect=deaths),
        "speeches": Form(seats.many, {"start": _start(seats)}),
        "vote": Form(_vote(seats), expect=_verdict(seats) | deaths),
        "allow": Form(_tried(seats.many)),
        "remove": Form(_tried(seats.one), {"why": word}, deaths),
        "note": Form(word),
    }


def _tried(shape: Shape) -> Shape:
    return lambda spot, value: deed(spot, value, shape)


def _verdict(seats: Seats) -> dict[str, Shape]:
    return {"exiled": seats.or_word("none"), "tied": seats.many, "tally": _tally(seats)}


def _campaign(seats: Seats) -> Shape:
    shapes: dict[str, Shape] = {
        "up": _tried(seats.many),
        "withdrew": _tried(seats.many),
        "votes": seats.votes,
        "runoff": seats.votes,
        "exploded": _tried(seats.one),
    }
    return lambda spot, value: _fields(spot, value, shapes)


def _start(seats: Seats) -> Shape:
    shapes: dict[str, Shape] = {"beside": seats.one, "towards": one_of("left", "right")}

    def shape(spot: Spot, value: object) -> dict[str, Any]:
        start = _fields(spot, value, shapes)
        for key in shapes:
            if key not in start:
                spot.at(key).fail(T("缺这一项"))
        return start

    return shape


def _vote(seats: Seats) -> Shape:
    """Votes by voter, and among them the inputs of the vote."""
    inputs: dict[str, Shape] = {
        "pk": seats.votes,
        "tiebreak": _tried(seats.or_word("none")),
        "reveal": yes,
    }

    def shape(spot: Spot, value: object) -> dict[str, Any]:
        raw = table(spot, value)
        for key in raw:
            if not key.isdecimal() and key not in inputs:
                _fail_key(spot.at(key), key, ["1", "2", "…", *inputs])
        votes = {key: told for key, told in raw.items() if key not in inputs}
        rest = {key: told for key, told in raw.items() if key in inputs}
        return {"votes": seats.votes(spot, votes), **_fields(spot, rest, inputs)}

    return shape


def _tally(seats: Seats) -> Shape:
    def shape(spot: Spot, value: object) -> dict[int, float]:
        counts = table(spot, value)
        return {seats.key(spot, seat): _number(spot.at(seat), count) for seat, count in counts.items()}

    return shape


def _number(spot: Spot, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        spot.fail(T("要写票数"))
    return value


def _fields(spot: Spot, value: object, shapes: Mapping[str, Shape]) -> dict[str, Any]:
    """A table whose keys each have a shape."""
    raw = table(spot, value)
    for key in raw:
        if key not in shapes:
            _fail_key(spot.at(key), key, list(shapes))
    return {key: shapes[key](spot.at(key), told) for key, told in raw.items()}
