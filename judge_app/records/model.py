"""A game as a person would note it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge_app.engine.setup import Setup
from judge_app.storage.header import TableInfo


@dataclass(frozen=True, slots=True)
class Deed:
    """What was done, in the record's words; None: nothing.

    `tried` is what the engine must refuse before it, None where nothing was tried;
    `is_forced` says that the judge overrode a refusal.
    """

    value: Any = None
    tried: Any = None
    is_forced: bool = False


@dataclass(frozen=True, slots=True)
class Night:
    """What each step of a night did, by the step's key, and what must have been shown."""

    deeds: Mapping[str, Deed]
    removals: tuple[Deed, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened by day: its word, what was done, its other inputs, what is expected."""

    word: str
    deed: Any
    inputs: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record. `cards` holds the seats whose card is known, `expect` what must hold at the end."""

    path: Path
    title: str
    setup: Setup
    cards: Mapping[int, str]
    bottom: tuple[str, ...]
    people: tuple[str, ...]
    info: TableInfo
    nights: tuple[Night, ...]
    days: tuple[tuple[Step, ...], ...]
    expect: Mapping[str, Any]
