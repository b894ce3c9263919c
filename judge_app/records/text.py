"""A record as text, hand-formatted: one line a step, the same game always the same text."""

import json
import re
from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from judge_app.records.model import Day, Deed, Night, Record, Step
from judge_app.records.seating import UNKNOWN
from judge_app.rulesets.decks import bottom_cards

FORMAT = 1
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def text_of(record: Record, ruleset: str, options: Mapping[str, Any]) -> str:
    """The whole record; `ruleset` is what it calls its ruleset, `options` its house rules."""
    parts = ["\n".join(_head(record, ruleset))]
    parts += [_table(name, table) for name, table in _tables(record, options) if table]
    for number, night in enumerate(record.nights):
        parts.append("\n".join(_night(night)))
        parts += ["\n".join(_day(day)) for day in record.days[number : number + 1]]
    return "\n\n".join(parts) + "\n"


def _head(record: Record, ruleset: str) -> Iterator[str]:
    yield f"format = {FORMAT}"
    yield f"title = {inline(record.title)}"
    yield f"ruleset = {inline(ruleset)}"
    if record.setup.board:
        yield f"board = {inline(record.setup.board)}"
    for key in ("winner", "winners", "alive"):
        if key in record.expect:
            yield f"{key} = {inline(record.expect[key])}"


def _tables(record: Record, options: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[Any, Any]]]:
    info, setup = record.info, record.setup
    told = {"date": _date(info.date), "place": info.place, "table": info.table, "judge": info.judge}
    yield "game", {key: value for key, value in told.items() if value}
    yield "options", options
    yield "carry", {"protected": list(setup.protected)} if setup.protected else {}
    yield "seats", {seat: record.cards.get(seat, UNKNOWN) for seat in range(1, setup.seats + 1)}
    yield "names", {seat: name for seat, name in enumerate(record.people, 1) if name}
    yield "bottom", {"cards": list(record.bottom)} if bottom_cards(setup.deck) else {}


def _date(text: str) -> date | str:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return text


def _table(name: str, table: Mapping[Any, Any]) -> str:
    return "\n".join([f"[{name}]", *(f"{_key(key)} = {inline(value)}" for key, value in table.items())])


def _night(night: Night) -> Iterator[str]:
    yield "[[night]]"
    count: dict[str, int] = {}
    for step in night.steps:
        number = count[step.word] = count.get(step.word, 0) + 1
        again = f"_{number}" if number > 1 else ""
        yield f"{step.word}{again} = {inline(step.deed)}"
        if "why" in step.inputs:
            number = count["why"] = count.get("why", 0) + 1
            yield f"why{f'_{number}' if number > 1 else ''} = {inline(step.inputs['why'])}"
    if night.expect:
        yield f"expect = {inline(night.expect)}"
    if night.is_open:
        yield "open = true"


def _day(day: Day) -> Iterator[str]:
    yield "[[day]]"
    if not day:
        yield "do = []"
        return
    yield "do = ["
    for step in day:
        yield f"  {inline(_flat(step))},"
    yield "]"


def _flat(step: Step) -> dict[str, Any]:
    """A step as the one table it is written as; votes and elections hold their inputs inside."""
    is_open = {"open": True} if step.is_open else {}
    if step.word not in ("campaign", "vote"):
        return {step.word: step.deed, **step.inputs, **is_open, **step.expect}
    inputs = {key: told for key, told in step.deed.items() if key != "votes" or step.word == "campaign"}
    voters = step.deed["votes"] if step.word == "vote" else {}
    return {step.word: {**voters, **inputs, **is_open}, **step.expect}


def inline(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Deed):
        return _deed(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {inline(part)}" for key, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _deed(deed: Deed) -> str:
    if deed.is_forced:
        return inline({"force": deed.value})
    if deed.tried is None:
        return inline(deed.value)
    then = {} if deed.value is None else {"then": deed.value}
    return inline({"try": deed.tried, **then})


def _string(text: str) -> str:
    """A basic string; half a character, which no file can hold, becomes a question mark."""
    whole = text.encode("utf-8", "replace").decode("utf-8")
    return json.dumps(whole, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: object) -> str:
    return str(key) if _BARE.fullmatch(str(key)) else _string(str(key))
