"""Every word that a game's file may hold. One more, and a newer program has written in it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from judge_app.engine.protection import REASONS
from judge_app.engine.text import Text
from judge_app.rulesets import OPTIONS, Ruleset
from judge_app.rulesets.known import KNOWN_ROLES, NIGHT_STEPS
from judge_app.rulesets.model import Board, ScriptStep
from judge_app.rulesets.options import check_option
from judge_app.storage.newer import version_of, word_text
from judge_app.storage.seating import KINDS

HEADER = frozenset(["format", "program", "created", "setup", "people", "ids", "shields", "info", "ruleset"])
SETUP = frozenset(["board", "seats", "deck", "options", "protected"])
INFO = frozenset(["date", "place", "table", "judge"])
SHIELD = frozenset(["name", "id", "why", "games", "seat"])
DEEDS = frozenset(["answer", "undo", "redo", "correct", "seat", "unseat", "reseat", "open", "close"])
TURNS = ("undo", "redo", "unseat", "reseat")
LINE = DEEDS | {"facts", "dropped", "program", "clock", "next", "time"}
ANSWER = frozenset(["key", "value", "at", "force"])
MOVE = frozenset(["kind", "seats", "at", "after", "name", "id", "why"])

Line = Mapping[str, Any]
Words = Iterator[object]


def stranger(lines: Sequence[Line]) -> Text | None:
    """The first word of a game's lines that this program does not know."""
    words = chain(_of_header(lines[0]), *map(_of_line, lines[1:]))
    return next(map(word_text, words), None)


def writer(lines: Iterable[Line]) -> str:
    """The newest program that has written in a game, "" where none is named."""
    programs = (line["program"] for line in lines if isinstance(line.get("program"), str))
    return max(programs, key=version_of, default="")


def _but(raw: object, known: Iterable[str]) -> Words:
    """What of a part is none of these; a part of another shape says nothing."""
    words = raw if isinstance(raw, Mapping | list) else ()
    return (word for word in words if not isinstance(word, str) or word not in known)


def _of_header(header: Line) -> Words:
    yield from _but(header, HEADER)
    yield from _but(header.get("setup"), SETUP)
    yield from _but(header.get("info"), INFO)
    for word in ("people", "ids"):
        listed = header.get(word)
        yield from (name for name in listed if not isinstance(name, str)) if isinstance(listed, list) else ()
    for shield in _listed(header, "shields"):
        yield from _but(shield, SHIELD)
        yield from _but([shield.get("why")], REASONS)
    yield from _of_rules(_part(header, "ruleset"), _part(header, "setup"))


def _part(raw: Line, name: str) -> Line:
    part = raw.get(name)
    return part if isinstance(part, Mapping) else {}


def _tables(raw: Line, name: str) -> list[Line]:
    return [part for part in _part(raw, name).values() if isinstance(part, Mapping)]


def _listed(raw: Line, name: str) -> list[Line]:
    parts = raw.get(name)
    return [part for part in parts if isinstance(part, Mapping)] if isinstance(parts, list) else []


def _of_rules(ruleset: Line, setup: Line) -> Words:
    yield from _but(ruleset, Ruleset.model_fields)
    yield from _but(ruleset.get("roles"), KNOWN_ROLES)
    yield from _but(setup.get("deck"), KNOWN_ROLES)
    yield from _but(ruleset.get("night"), NIGHT_STEPS)
    boards, steps = _tables(ruleset, "boards"), _tables(ruleset, "script")
    yield from chain.from_iterable(_but(board, Board.model_fields) for board in boards)
    yield from chain.from_iterable(_but(step, ScriptStep.model_fields) for step in steps)
    if setup.get("board") and "boards" in ruleset:
        yield from _but([setup["board"]], _part(ruleset, "boards"))
    for part in (ruleset, *boards, setup):
        yield from _of_options(_part(part, "options"))


def _of_options(options: Line) -> Words:
    for option, value in options.items():
        if option not in OPTIONS:
            yield option
        elif check_option(option, value) is not None:
            yield f"{option} = {value}"


def _of_line(line: Line) -> Words:
    yield from _but(line, LINE)
    for answer in (line.get("answer"), *_listed(line, "correct"), *_listed(line, "dropped")):
        yield from _but(answer, ANSWER)
    yield from (f"{word} = {line[word]}" for word in TURNS if line.get(word, 1) != 1)
    move = _part(line, "seat")
    yield from _but(move, MOVE)
    yield from _but([move["kind"]] if "kind" in move else (), KINDS)
