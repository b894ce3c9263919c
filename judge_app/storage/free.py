"""New files beside old ones: a name that is free, nothing overwritten."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from judge_app.storage import disk


def numbered(name: str) -> Iterator[str]:
    """A name, then the same with 2, 3, … behind it."""
    yield name
    number = 2
    while True:
        yield f"{name}-{number}"
        number += 1


def put_in(folder: Path, name: str, data: bytes) -> Path:
    """A new file of that name, or the nearest free one; the old one if it is there with the same bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in _paths(folder, name):
        if not path.exists():
            return _made(path, data)
        if _is_same(path, data):
            return path
    raise AssertionError("names do not run out")


def move_in(path: Path, folder: Path) -> Path:
    """Move a file into a folder of the same disk, under its name or the nearest free one."""
    folder.mkdir(parents=True, exist_ok=True)
    place = next(new for new in _paths(folder, path.name) if _is_taken_for_us(new))
    return path.replace(place)


def _made(path: Path, data: bytes) -> Path:
    try:
        disk.put(path, 0, data)
    except OSError:
        with suppress(OSError):
            path.unlink()  # half a copy; what it is a copy of is still there
        raise
    return path


def _is_taken_for_us(path: Path) -> bool:
    """An empty file keeps the name until the real one comes over it."""
    try:
        path.open("xb").close()
    except FileExistsError:
        return False
    return True


def _is_same(path: Path, data: bytes) -> bool:
    return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data


def _paths(folder: Path, name: str) -> Iterator[Path]:
    stem, dot, ending = name.partition(".")
    return (folder / f"{free}{dot}{ending}" for free in numbered(stem))
