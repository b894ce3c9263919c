"""One game's file: lines are only ever added, and each is on the disk before `append` returns."""

import json
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from judge_app.engine.text import T, Text
from judge_app.storage import disk, known, newer
from judge_app.storage.free import numbered
from judge_app.storage.lines import Line, Reading, read, seal
from judge_app.storage.locks import Lock, side_path
from judge_app.storage.places import GAME_SUFFIX

FORMAT = 1


class JournalError(Exception):
    """A file that is no game this program can open; it was not touched. `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class Journal:
    """The lines of one game, in memory and on disk.

    `lines` are those read on opening, `trouble` one sentence while the disk takes nothing (what
    is not written is kept and goes first the next time), `notices` what the judge must know
    about the file, `is_readonly` True while another window writes it.
    """

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path = path
        self.lines: tuple[dict[str, Any], ...] = ()
        self.is_readonly = lock.is_taken
        self.trouble: Text | None = None
        self.notices: list[Text] = []
        self._lock = lock
        self._crc = 0
        self._content = bytearray()
        self._on_disk = 0
        self._as_found = b""
        self._aside = path

    @classmethod
    def create(cls, folder: Path, name: str, header: Line) -> "Journal":
        """A new game in `folder`, its file's name beginning with `name`; the first `flush` makes the file."""
        journal = cls(*_new_place(folder, name))
        journal.add(header)
        return journal

    @classmethod
    def open(cls, path: Path, is_copy: bool = False) -> "Journal":
        """The longest good part of a file, or of a copy made to be looked at; raises `JournalError`."""
        checked(path, bytes_of(path))  # what is no game of ours is not even locked
        journal = cls(path, Lock(path))
        raw = bytes_of(path)
        reading = checked(path, raw)
        if journal.is_readonly:
            journal.notices.append(T("另一个窗口正在记这一局，这里只能看"))
        journal._take(raw, reading, is_copy)
        return journal

    def _take(self, raw: bytes, reading: Reading, is_copy: bool) -> None:
        self.lines = reading.lines
        self._crc, self._on_disk = reading.crc, reading.on_disk
        self._content += reading.content
        if reading.left_out:
            self._set_aside_later(raw, _line_numbers(*reading.left_out), is_copy)

    def _set_aside_later(self, raw: bytes, which: Text, is_copy: bool) -> None:
        if self.is_readonly or is_copy:
            self.notices.append(T("{which}读不出，已略去；文件未动", which=which))
            return
        self._as_found = raw
        self._aside = _free_aside(self.path)
        copy = self._aside.name
        self.notices.append(T("{which}读不出，已略去；原文件另存为 {copy}", which=which, copy=copy))

    def append(self, line: Line) -> bool:
        """Add a line and write all that is not on the disk yet; False, with `trouble`, if it refuses."""
        self.add(line)
        return self.flush()

    def add(self, line: Line) -> None:
        """Add a line without writing it yet."""
        sealed, self._crc = seal(line, self._crc)
        self._content += sealed

    def flush(self) -> bool:
        """Write what is not on the disk yet."""
        if self.is_readonly:
            return False
        try:
            self._write()
        except OSError as error:
            self.trouble = T("{why}，没有存上；对局照常，能写时会补存", why=disk.reason(error))
            return False
        self.trouble = None
        return True

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._as_found:
            disk.put(self._aside, 0, self._as_found)
            self._as_found = b""
        there = self.path.stat().st_size if self.path.exists() else 0
        start = min(there, self._on_disk)
        disk.put(self.path, start, bytes(self._content[start:]))
        self._on_disk = len(self._content)

    def close(self) -> None:
        """Let other windows write."""
        self._lock.release()


def bytes_of(path: Path) -> bytes:
    """What a file holds; raises `JournalError`."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise JournalError(T("{name}：没有这个文件", name=path.name)) from None
    except OSError as error:
        raise JournalError(T("{name}：{why}", name=path.name, why=disk.reason(error))) from None


def checked(path: Path, raw: bytes) -> Reading:
    """The good part of the bytes found at a path; raises `JournalError`, also for a newer program's."""
    header = _header(raw)
    if (form := newer.stranger(header, FORMAT, frozenset(header))) is not None:
        raise JournalError(newer.told(path.name, header.get("program"), form))
    reading = read(raw)
    if not reading.lines or reading.lines[0].get("format") != FORMAT:
        raise JournalError(T("{name}：第 1 行不是一局的开头，打不开；文件未动", name=path.name))
    if (strange := known.stranger(reading.lines) or _unread(reading)) is not None:
        raise JournalError(newer.told(path.name, known.writer(reading.lines), strange))
    return reading


def _unread(reading: Reading) -> Text | None:
    """The lines left out where a newer program has written: what they hold, only that one can tell."""
    if reading.left_out and newer.is_newer(known.writer(reading.lines)):
        return _line_numbers(*reading.left_out)
    return None


def _header(raw: bytes) -> Line:
    """What the first line says, whatever its checksum is."""
    try:
        header = json.loads(raw.split(b"\n", 1)[0])
    except (ValueError, RecursionError):
        return {}
    return header if isinstance(header, Mapping) else {}


def _line_numbers(first: int, last: int) -> Text:
    if first == last:
        return T("第 {line} 行", line=first)
    return T("第 {first}–{last} 行", first=first, last=last)


def _new_place(folder: Path, name: str) -> tuple[Path, Lock]:
    for stem in numbered(name):
        path = folder / f"{stem}{GAME_SUFFIX}"
        if path.exists() or side_path(path, "lock").exists():
            continue
        lock = Lock(path)
        if not lock.is_taken:
            return path, lock
    raise AssertionError("names do not run out")


def _free_aside(path: Path) -> Path:
    stems = numbered(f"{path.name}.broken-{datetime.now():%Y%m%d-%H%M%S}")
    return next(aside for stem in stems if not (aside := path.with_name(stem)).exists())
