"""What is being put together inside a step: a small side file, written at every tap, never waited for."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from judge_app.storage import disk
from judge_app.storage.locks import side_path


@dataclass(frozen=True, slots=True)
class Draft:
    """Half an answer to the prompt `key`, and the clock's setting."""

    key: str = ""
    value: Mapping[str, Any] = field(default_factory=dict)
    clock: Mapping[str, Any] | None = None


def load_draft(path: Path) -> Draft:
    """The draft kept beside a game; an empty one if there is none or it cannot be read."""
    try:
        raw = json.loads(side_path(path, "draft").read_bytes())
        return Draft(str(raw["key"]), dict(raw["value"]), raw.get("clock"))
    except (OSError, ValueError, KeyError, TypeError):
        return Draft()


def save_draft(path: Path, draft: Draft) -> None:
    """Keep a draft; a disk that does not take it is told of at the next answer."""
    raw = {"key": draft.key, "value": dict(draft.value), "clock": draft.clock}
    with suppress(OSError):
        disk.swap(side_path(path, "draft"), json.dumps(raw, ensure_ascii=False).encode())


def drop_draft(path: Path) -> None:
    """Nothing is half entered any more."""
    with suppress(OSError):
        side_path(path, "draft").unlink(missing_ok=True)
