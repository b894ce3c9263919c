"""The tree of files that an installer holds."""

import hashlib
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from builds.work import NAME


def copy(file: Path, folder: Path, name: str = "") -> None:
    """A copy in a folder, which need not be there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def files(tree: Path) -> list[Path]:
    """Files and links, in the same order on every system."""
    found = (path for path in tree.rglob("*") if path.is_symlink() or path.is_file())
    return sorted(found, key=lambda path: path.relative_to(tree).as_posix())


def size(tree: Path) -> int:
    """What it takes on disk, in KiB."""
    return sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024


def settle(tree: Path, date: int) -> None:
    """The same rights and dates whoever builds, and no more rights than a file needs."""
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        is_program = path.is_dir() or path.name == NAME
        path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (date, date))


def files_list(versions: str, tree: Path, file: Path) -> Path:
    """Versions of everything that went in, then every file with its sum."""
    file.write_text(f"{versions}\n{sums(tree, files(tree))}", "utf-8", newline="\n")
    return file


def sums(tree: Path, listed: Iterable[Path]) -> str:
    """A line for each of these files of a tree: its SHA-256, two blanks, its name there."""
    return "".join(f"{_sum(path)}  {path.relative_to(tree).as_posix()}\n" for path in listed)


def _sum(path: Path) -> str:
    content = path.readlink().as_posix().encode() if path.is_symlink() else path.read_bytes()
    return hashlib.sha256(content).hexdigest()
