"""The log beside the games: for whoever is asked why something went wrong. It holds no word of a game.

Written are the sentences that stand in the code and the places a fault passed through; never what was filled
in, and never a fault's own words: they may name a card, a seat or a person.
"""

import logging
import platform
import re
import traceback
import zlib
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path, PurePath

from PySide6.QtCore import QMessageLogContext, QtMsgType, qVersion

from judge_app import __version__

FILE = "judge-app.log"
MOST_BYTES = 500_000
"""The log's size, at which it becomes `judge-app.log.1` and the one so called before goes."""

_ROLES = ("engine", "roles")
_QT_NAME = re.compile(r"\bQ[A-Z][a-z][A-Za-z]*(?:::~?[A-Za-z]+)*", re.ASCII)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class BareFormatter(logging.Formatter):
    """A record without what was filled into it, its fault as types and places alone."""

    def format(self, record: logging.LogRecord) -> str:
        words = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        lines = [f"{self.formatTime(record)} {record.levelname} {record.name}: {words}"]
        if record.exc_info and record.exc_info[1] is not None:
            lines += [versions(), *trail(record.exc_info[1])]
        return "\n  ".join(lines)


class _Handler(RotatingFileHandler):
    """Says nothing when the disk takes nothing: what it would print names the record in full."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        pass


def keep_log(folder: Path) -> None:
    """From now on what the program notes goes to a file; without a folder to write in, nowhere."""
    logger = logging.getLogger("judge_app")
    if logger.handlers:
        return
    logger.addHandler(_handler(folder))


def _handler(folder: Path) -> logging.Handler:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        made = _Handler(folder / FILE, maxBytes=MOST_BYTES, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return logging.NullHandler()
    made.setFormatter(BareFormatter())
    return made


def note_fault(error: BaseException) -> None:
    """What nobody caught, with where it happened."""
    logging.getLogger(__name__).error("uncaught", exc_info=error)


def note_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """A message of Qt, as a Qt message handler: its category and the Qt names in it, if there are any."""
    words = [*([context.category] if context.category else []), *_QT_NAME.findall(text)]
    if words not in ([], ["default"]):
        logging.getLogger(f"{__name__}.qt").log(_LEVELS[kind], " ".join(words))


def versions() -> str:
    """Program, Python, Qt and system, as a report of a fault should begin."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return f"judge-app {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {system}"


def trail(error: BaseException) -> Iterator[str]:
    """A fault and those behind it, the latest first: its type, then file, line and function of each call."""
    seen: set[int] = set()
    behind: BaseException | None = error
    while behind is not None and id(behind) not in seen:
        seen.add(id(behind))
        yield f"{type(behind).__module__}.{type(behind).__qualname__}"
        for frame, line in traceback.walk_tb(behind.__traceback__):
            yield f"  {_place(frame.f_code.co_filename, line)} {frame.f_code.co_name}"
        behind = behind.__cause__ or (None if behind.__suppress_context__ else behind.__context__)


def place(error: BaseException) -> str:
    """Type and innermost place: the same for the same fault."""
    places = [
        _place(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    return " ".join([type(error).__qualname__, *places[-1:]])


def _place(file: str, line: int) -> str:
    """The end of a path and the line; that a card's own module ran may say who died, so it has a number."""
    parts = PurePath(file).parts[-3:]
    if parts[:-1] == _ROLES:
        parts = (*_ROLES, f"{zlib.crc32(parts[-1].encode()):08x}")
    return f"{'/'.join(parts)}:{line}"
