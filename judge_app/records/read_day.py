"""One day of a record: a list of what happened, in order."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from judge_app.engine.roles import ROLES
from judge_app.engine.text import T
from judge_app.records.errors import Spot
from judge_app.records.model import Step
from judge_app.records.read_judge import fields, judges_shapes, roles_shape, tried
from judge_app.records.shapes import Seats, Shape, flag, items, one_of, table, word, yes
from judge_app.rulesets import Ruleset

OPEN = "open"
"""Written in a step that was not finished before the next one happened."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a step is written: the shape of what was done, of its inputs, of its expectations."""

    deed: Shape
    inputs: Mapping[str, Shape] = field(default_factory=dict)
    expect: Mapping[str, Shape] = field(default_factory=dict)


def read_day(spot: Spot, value: object, ruleset: Ruleset, seats: Seats) -> tuple[Step, ...]:
    """The steps of a day."""
    raw = table(spot, value, ["do"])
    if "do" not in raw:
        spot.at("do").fail(T("缺这一项"))
    forms = day_forms(seats, ruleset)
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
    allowed = {**form.inputs, **form.expect, OPEN: flag}
    for key in others:
        if key not in allowed:
            spot.at(key).fail_word(key, allowed)
    read = {key: allowed[key](spot.at(key), told) for key, told in others.items()}
    done = form.deed(spot, raw[name])
    is_open = bool(read.get(OPEN) or (isinstance(done, dict) and done.pop(OPEN, False)))
    inputs = {key: told for key, told in read.items() if key in form.inputs}
    return Step(name, done, inputs, {key: read[key] for key in read if key in form.expect}, is_open)


def _fail_step(spot: Spot, raw: Mapping[str, Any], forms: Mapping[str, Form]) -> None:
    found = [key for key in raw if key in forms]
    if found:
        spot.fail(T("一步只写一件事，写了 {found}", found="、".join(found)))
    if not raw:
        spot.fail(T("这一步是空的，可写：{allowed}", allowed="、".join(forms)))
    key = next(iter(raw))
    spot.at(key).fail_word(key, forms)


def day_forms(seats: Seats, ruleset: Ruleset) -> dict[str, Form]:
    """Every step of a day by its word."""
    words: dict[str, Shape] = {"last_words": seats.many, "roles": roles_shape(seats, ruleset)}
    deaths = {"died": seats.many, **words}
    by = {"by": seats.one}
    judges = judges_shapes(seats, ruleset)
    return {
        "campaign": Form(_campaign(seats), expect={"sheriff": seats.or_word("none"), **deaths}),
        "announce": Form(seats.many, expect={**words, "growl": flag}),
        "shoot": Form(tried(seats.or_word("none", "reveal")), by, deaths),
        "badge": Form(tried(seats.or_word("torn")), expect=deaths),
        "explode": Form(tried(seats.one), {"takes": tried(seats.or_word("none"))}, deaths),
        "duel": Form(tried(seats.one), by, deaths),
        "speeches": Form(seats.many, {"start": tried(_start(seats))}),
        "target": Form(tried(seats.or_word("none"))),
        "vote": Form(_vote(seats), expect=_verdict(seats) | deaths),
        "allow": Form(tried(seats.many), expect=deaths),
        "stalk": Form(tried(seats.or_word("none")), by, deaths),
        **{role: Form(tried(seats.deed_value), expect=deaths) for role in acting_by_day(ruleset)},
        **{key: Form(shape, {"why": word}, deaths) for key, shape in judges.items() if key != "note"},
        "note": Form(judges["note"], expect=deaths),
    }


def acting_by_day(ruleset: Ruleset) -> list[str]:
    """Roles that do by day, before dark, what they do by night."""
    return [role.id for role in ROLES.values() if role.dusk and role.steps and role.id in ruleset.roles]


def _verdict(seats: Seats) -> dict[str, Shape]:
    return {"exiled": seats.or_word("none"), "tied": seats.many, "tally": _tally(seats)}


def _campaign(seats: Seats) -> Shape:
    shapes: dict[str, Shape] = {
        "up": tried(seats.many),
        "withdrew": tried(seats.many),
        "votes": seats.votes,
        "runoff": seats.votes,
        "exploded": tried(seats.one),
        "takes": tried(seats.or_word("none")),
        "refused": tried(yes),
        OPEN: flag,
    }
    return lambda spot, value: fields(spot, value, shapes)


def _start(seats: Seats) -> Shape:
    shapes: dict[str, Shape] = {"beside": seats.one, "towards": one_of("left", "right")}
    return lambda spot, value: fields(spot, value, shapes, needed=True)


def _vote(seats: Seats) -> Shape:
    """Votes by voter, and among them the inputs of the vote."""
    inputs: dict[str, Shape] = {
        "pk": seats.votes,
        "tiebreak": tried(seats.or_word("none")),
        "reveal": tried(yes),
        "called": tried(yes),
        "by": seats.one,
        OPEN: flag,
    }

    def shape(spot: Spot, value: object) -> dict[str, Any]:
        raw = table(spot, value)
        for key in raw:
            if not key.isdecimal() and key not in inputs:
                spot.at(key).fail_word(key, ["1", "2", "…", *inputs])
        votes = {key: told for key, told in raw.items() if key not in inputs}
        rest = {key: told for key, told in raw.items() if key in inputs}
        return {"votes": seats.votes(spot, votes), **fields(spot, rest, inputs)}

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
