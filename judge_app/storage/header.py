"""The first line of a game's file: all that was fixed before the cards were dealt."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from pydantic import TypeAdapter, ValidationError

from judge_app import __version__
from judge_app.engine.setup import Setup
from judge_app.engine.text import T
from judge_app.rulesets import Ruleset
from judge_app.storage.journal import FORMAT, JournalError
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
    """A table about to start, and who sits there: a name per seat, "" where nobody is named.

    The ruleset is kept whole, so that a game replays whatever becomes of the installed file.
    `created` is ISO text with its offset.
    """

    setup: Setup
    people: tuple[str, ...]
    info: TableInfo
    created: str


@dataclass(frozen=True, slots=True)
class _Fixed:
    """The set-up as it is written: `Setup` without its ruleset."""

    board: str
    seats: int
    deck: dict[str, int]
    options: dict[str, Any] = field(default_factory=dict)
    protected: tuple[int, ...] = ()


_FIXED = TypeAdapter(_Fixed)
_PEOPLE = TypeAdapter(tuple[str, ...])
_INFO = TypeAdapter(TableInfo)


def to_line(header: Header) -> dict[str, Any]:
    """The header as JSON."""
    setup = header.setup
    fixed = _Fixed(setup.board, setup.seats, dict(setup.deck), dict(setup.options), setup.protected)
    return {
        "format": FORMAT,
        "program": __version__,
        "created": header.created,
        "setup": _FIXED.dump_python(fixed, mode="json"),
        "people": list(header.people),
        "info": asdict(header.info),
        "ruleset": setup.ruleset.model_dump(mode="json"),
    }


def from_line(line: Mapping[str, Any], name: str) -> Header:
    """The header that a line of the file `name` holds; raises `JournalError`."""
    try:
        return Header(
            _setup(line),
            _PEOPLE.validate_python(line.get("people")),
            _INFO.validate_python(line.get("info")),
            str(line.get("created", "")),
        )
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        what = T("{name}：开头的 {place} 看不懂（{why}）", name=name, place=place, why=first["msg"])
        raise JournalError(T("{what}，打不开；文件未动", what=what)) from None


def _setup(line: Mapping[str, Any]) -> Setup:
    fixed = _FIXED.validate_python(line.get("setup"))
    kept = line.get("ruleset")
    ruleset = Ruleset.model_validate(upgraded(kept) if isinstance(kept, Mapping) else kept)
    return Setup(ruleset, fixed.board, fixed.seats, fixed.deck, fixed.options, fixed.protected)
