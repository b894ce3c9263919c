"""The preset that is being edited, kept from one change to the next until it is saved or dropped."""

import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from judge_app.storage.newer import Kind

FILE = ".being-edited.json"


@dataclass(frozen=True, slots=True)
class PresetWork:
    """`raw` is the file as it would be saved; `id` is "" for a new preset, `base` what it differs from."""

    id: str
    base: str
    raw: dict[str, Any]


KIND = Kind(1, frozenset(["id", "base", "raw"]))


def keep(work: PresetWork, folder: Path) -> None:
    """Put it beside the presets; a disk that takes nothing is told of when the judge saves."""
    with suppress(OSError):
        KIND.write(folder / FILE, asdict(work))


def kept(folder: Path) -> PresetWork | None:
    """What was left unsaved when the window closed, if anything can be made of it."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        KIND.check(folder / FILE)
        found = json.loads((folder / FILE).read_text("utf-8"))
        work = PresetWork(found["id"], found["base"], found["raw"])
        if isinstance(work.raw, dict):
            return work
    return None


def forget(folder: Path) -> None:
    """It is saved, or no longer wanted."""
    with suppress(OSError):
        KIND.check(folder / FILE)
        (folder / FILE).unlink(missing_ok=True)
