"""What is remembered of the files in a folder, so that a long list opens at once. The files are the truth."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge_app.storage import cache
from judge_app.storage.entry import Entry

FILE = ".index.json"
_FORMAT = 1

Stamp = tuple[int, int]
"""Size in bytes and time of the last change in ns: a file with another one is read again."""

Spelled = dict[str, tuple[str, ...]]
"""How each person's name may be typed."""


@dataclass(slots=True)
class Index:
    """Entries by file name, each with the stamp of the file it was read from."""

    games: dict[str, tuple[Stamp, Entry]] = field(default_factory=dict)
    spelled: Spelled = field(default_factory=dict)


@contextmanager
def uncollected() -> Iterator[None]:
    """Tens of thousands of objects come and all stay: looking for garbage among them doubles the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def load_index(folder: Path) -> Index:
    """The index kept in a folder; an empty one if there is none, or any byte of it is not as written."""
    try:
        return _index(cache.load(folder / FILE, _FORMAT))
    except (ValueError, TypeError, KeyError):
        return Index()


def save_index(index: Index, folder: Path) -> None:
    """Keep the index."""
    rows = [[*stamp, *entry[:-1]] for stamp, entry in index.games.values() if entry.trouble is None]
    cache.save(folder / FILE, _FORMAT, {"games": rows, "spelled": index.spelled})


def _index(raw: Mapping[str, Any]) -> Index:
    index = Index(spelled={name: tuple(forms) for name, forms in raw["spelled"].items()})
    for size, changed, *row in raw["games"]:
        row[11], row[12] = tuple(row[11]), tuple(row[12])
        index.games[row[0]] = ((size, changed), Entry(*row))
    return index
