"""What is remembered of files so that they need not be read again: as it was written, or not at all."""

import json
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

from judge_app import __version__
from judge_app.storage import disk
from judge_app.storage.newer import is_newer


def load(path: Path, form: int) -> Any:
    """What this version kept in this format; None if there is none, or any byte of it is not as written."""
    try:
        first, body = path.read_bytes().split(b"\n", 1)
        return json.loads(body) if first == _first_line(body, form) else None
    except (OSError, ValueError):
        return None


def save(path: Path, form: int, content: object) -> None:
    """Keep it; a folder that takes nothing, or in which a newer program keeps its own, only costs time."""
    if _is_newers(path, form):
        return
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    with suppress(OSError):
        disk.swap(path, _first_line(body, form) + b"\n" + body)


def _first_line(body: bytes, form: int) -> bytes:
    return f"{form} {__version__} {zlib.crc32(body):08x}".encode()


def _is_newers(path: Path, form: int) -> bool:
    """Whether the first line names a later format or version."""
    try:
        with path.open("rb") as file:
            words = file.readline(200).decode("ascii").split()
    except (OSError, ValueError):
        return False
    return len(words) > 1 and words[0].isdigit() and (int(words[0]) > form or is_newer(words[1]))
