"""A game as a person would note it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge_app.engine.setup import Setup
from judge_app.storage.header import TableInfo

JUDGES_STEPS = ("correct", "warn", "remove", "note")
"""What the judge does with his own hand, by night and by day."""

BROUGHT = ("badge", "shoot")
"""What a removal or a correction may bring in the middle of a night."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What was done, in the record's words; None: nothing.

    `tried` is what the engine must refuse before it, None where nothing was tried;
    `is_forced` says that the judge overrode a refusal.
    """

    value: Any = None
    tried: Any = None
    is_forced: bool = False

    @property
    def is_only_tried(self) -> bool:
        """Whether all that is written must be refused."""
        return self.value is None and self.tried is not None


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened: its word, what was done, its other inputs, what is expected.

    By night the word is the night step's key or a judge's step, by day a word of the format.
    `is_open` says that what follows happens in the midst of it.
    """

    word: str
    deed: Any
    inputs: Mapping[str, Any] = field(default_factory=dict)
    expect: Mapping[str, Any] = field(default_factory=dict)
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Night:
    """A night's steps as they are written, and what must have been shown.

    `is_open` says that the record stops in it, after what is written.
    """

    steps: tuple[Step, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    is_open: bool = False


Day = tuple[Step, ...]


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
    days: tuple[Day, ...]
    expect: Mapping[str, Any]


def judges_steps(steps: Sequence[Step]) -> list[tuple[Step, dict[str, int]]]:
    """The judge's own steps of a night, each with the keys before it and how often each comes after it."""
    found: list[tuple[Step, dict[str, int]]] = []
    left = Counter(step.word for step in steps)
    before: set[str] = set()
    for step in steps:
        left[step.word] -= 1
        if step.word in JUDGES_STEPS:
            found.append((step, {word: left[word] for word in before}))
        else:
            before.add(step.word)
    return found
