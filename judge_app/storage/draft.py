"""What is being put together inside a step: a small side file, written at every tap, never waited for."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from judge_app.storage import disk
from judge_app.storage.locks import side_path

Clock = Mapping[str, Any]


class Draft:
    """Half an answer to the open step, and the clock's setting where the journal has not got it yet."""

    def __init__(self, path: Path) -> None:
        self.value: Mapping[str, Any] = {}
        self.clock: Clock | None = None
        self._path = side_path(path, "draft")
        self._is_kept = False

    def load(self, key: str) -> None:
        """Take what was kept for the step `key`; nothing, if it was for another or cannot be read."""
        self._is_kept = self._path.exists()
        with suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            raw = json.loads(self._path.read_bytes())
            if raw["key"] == key:
                self.value, self.clock = dict(raw["value"]), raw.get("clock")

    def save(self, key: str) -> None:
        """Keep it for the step `key`; a disk that does not take it is told of at the next answer."""
        raw = {"key": key, "value": dict(self.value), "clock": self.clock}
        self._is_kept = True
        with suppress(OSError):
            disk.swap(self._path, json.dumps(raw, ensure_ascii=False).encode())

    def drop(self) -> None:
        """Nothing is half entered any more."""
        self.value = {}
        if self._is_kept:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
        self._is_kept = False
