"""The log beside the games: for whoever is asked why something went wrong."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

FILE = "judge-app.log"
Fault = tuple[type[BaseException], BaseException, TracebackType | None]


def keep_log(folder: Path) -> None:
    """From now on what the program notes goes to a file; without a folder to write in there is none."""
    logger = logging.getLogger("judge_app")
    if logger.handlers:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / FILE, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger.addHandler(handler)


def note_fault(fault: Fault) -> None:
    """What nobody caught, with where it happened."""
    logging.getLogger(__name__).error("uncaught", exc_info=fault)
