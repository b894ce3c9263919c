"""Who may write a game: one window at a time."""

from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout


class Lock:
    """The right to write a game's file, held until `release`.

    `is_taken` says that another window has it, also after `wait` seconds. A disk that knows no locks
    gives the right to all.
    """

    def __init__(self, path: Path, wait: float = 0) -> None:
        self.is_taken = False
        self._lock = FileLock(side_path(path, "lock"))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=wait)
        except Timeout:
            # Where the folder takes no files, some systems report that as waiting too.
            self.is_taken = Path(self._lock.lock_file).exists()
        except (OSError, NotImplementedError):
            return

    def release(self) -> None:
        """Let other windows write. The lock's file goes while it is held: nobody else's is ever removed."""
        if self._lock.is_locked:
            with suppress(OSError):
                Path(self._lock.lock_file).unlink()
        self._lock.release()


def side_path(path: Path, kind: str) -> Path:
    """A hidden file beside a game's."""
    return path.with_name(f".{path.name}.{kind}")


def is_open_elsewhere(path: Path) -> bool:
    """Whether another window has this game open."""
    lock = Lock(path)
    lock.release()
    return lock.is_taken
