"""The first line of a game's file: all that was fixed before the cards were dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from pydantic import TypeAdapter, ValidationError

from judge_app import __version__
from judge_app.engine.setup import Setup
from judge_app.engine.text import T
from judge_app.rulesets import Ruleset
from judge_app.storage.journal import FORMAT, JournalError
from judge_app.storage.newer import is_newer, told, word_text
from judge_app.storage.seating import Sitter, sitters
from judge_app.storage.shields import Shield, seats_shielded, shield_from, shield_line
from judge_app.storage.upgrades import upgraded


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What stands above a game: the date as ISO text, and free words; all may be ""."""

    date: str = ""
    place: str = ""
    table: str = ""
    judge: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """A table about to start, and who sits there, from seat 1 on.

    The ruleset is kept whole, so that a game replays whatever becomes of the installed file.
    `created` is ISO text with its offset; `shields` say why seats are protected on night 1.
    """

    setup: Setup
    people: tuple[Sitter, ...]
    info: TableInfo
    created: str
    shields: tuple[Shield, ...] = ()


@dataclass(frozen=True, slots=True)
class _Fixed:
    """The set-up as it is written: `Setup` without its ruleset."""

    board: str
    seats: int
    deck: dict[str, int]
    options: dict[str, Any] = field(default_factory=dict)
    protected: tuple[int, ...] = ()


_FIXED = TypeAdapter(_Fixed)
_NAMES = TypeAdapter(tuple[str, ...])
_INFO = TypeAdapter(TableInfo)


def to_line(header: Header) -> dict[str, Any]:
    """The header as JSON."""
    setup = header.setup
    fixed = _Fixed(setup.board, setup.seats, dict(setup.deck), dict(setup.options), setup.protected)
    shields = [shield_line(shield) for shield in header.shields]
    return {
        "format": FORMAT,
        "program": __version__,
        "created": header.created,
        "setup": _FIXED.dump_python(fixed, mode="json"),
        "people": [sitter.name for sitter in header.people],
        "ids": [sitter.id for sitter in header.people],
        **({"shields": shields} if shields else {}),
        "info": asdict(header.info),
        "ruleset": setup.ruleset.model_dump(mode="json"),
    }


def from_line(line: Mapping[str, Any], name: str) -> Header:
    """The header that a line of the file `name` holds; raises `JournalError`."""
    try:
        setup = _setup(line)
        people = sitters(people_of(line), setup.seats)
        shields = _shields(line.get("shields", ()))
        return Header(
            _with_reasons(setup, shields, people),
            people,
            _INFO.validate_python(line.get("info")),
            str(line.get("created", "")),
            shields,
        )
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        if is_newer(program := line.get("program")):
            raise JournalError(told(name, program, word_text(place))) from None
        what = T("{name}：开头的 {place} 看不懂（{why}）", name=name, place=place, why=first["msg"])
        raise JournalError(T("{what}，打不开；文件未动", what=what)) from None


def people_of(line: Mapping[str, Any]) -> tuple[Sitter, ...]:
    """Who sat there at the start; raises ValidationError. Files from before the roster hold no ids."""
    names = _NAMES.validate_python(line.get("people"))
    ids = _NAMES.validate_python(line.get("ids", ()))
    return tuple(map(Sitter, names, (*ids, *[""] * len(names))))


def _shields(raw: object) -> tuple[Shield, ...]:
    """They explain the protected seats and carry on; the game itself does without."""
    try:
        return tuple(shield_from(shield) for shield in raw)  # type: ignore[attr-defined]
    except (KeyError, TypeError, ValueError, AttributeError):
        return ()


def _with_reasons(setup: Setup, shields: Sequence[Shield], people: Sequence[Sitter]) -> Setup:
    """Which seats are protected stands in the set-up itself; why, the shields tell."""
    found = seats_shielded(shields, people)
    return replace(setup, protected_for={s: found[s].why for s in setup.protected if s in found})


def _setup(line: Mapping[str, Any]) -> Setup:
    fixed = _FIXED.validate_python(line.get("setup"))
    kept = line.get("ruleset")
    ruleset = Ruleset.model_validate(upgraded(kept) if isinstance(kept, Mapping) else kept)
    return Setup(ruleset, fixed.board, fixed.seats, fixed.deck, fixed.options, fixed.protected)
