"""The one place that writes games to the disk."""

import errno
import os
from contextlib import suppress
from pathlib import Path

from judge_app.engine.text import T, Text


class WrittenByNewer(OSError):
    """A file that a newer program wrote is not this one's to write over; `text` says so."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def put(path: Path, at: int, data: bytes) -> None:
    """Make `data` the end of the file from byte `at` on; it is on the disk when this returns."""
    is_new = not path.exists()
    with path.open("wb" if is_new else "r+b") as file:
        file.truncate(at)
        file.seek(at)
        write(file.fileno(), data)
        os.fsync(file.fileno())
    if is_new:
        _sync_folder(path.parent)


def swap(path: Path, data: bytes, is_waited_for: bool = False) -> None:
    """Replace a small file as a whole; a side file does not wait for the disk."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        write(file.fileno(), data)
        if is_waited_for:
            os.fsync(file.fileno())
    fresh.replace(path)
    if is_waited_for:
        _sync_folder(path.parent)


def set_aside(path: Path) -> Path:
    """Keep a file that cannot be read under another name beside it; raises OSError."""
    from datetime import datetime  # not needed before the first paint

    stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
    return path.rename(path.with_name(f"{path.stem}.unreadable-{stamp}{path.suffix}"))


def write(handle: int, data: bytes) -> None:
    """Every byte kept goes through here."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def reason(error: OSError) -> Text:
    """Why the disk refused, or this program itself, for the judge."""
    if isinstance(error, WrittenByNewer):
        return error.text
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return T("磁盘已满")
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return T("文件夹不能写入")
    if isinstance(error, TimeoutError):
        return T("另一个窗口正在写")
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return T("文件夹找不到了")
    return T("磁盘出错（{what}）", what=error.strerror or str(error))


def _sync_folder(folder: Path) -> None:
    """A new file's name is safe only once its folder is; not every system can do it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
