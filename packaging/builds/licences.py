"""The licence texts of everything that an installer holds."""

import re
import subprocess
from pathlib import Path

from builds.commit import Commit
from builds.program import packages_of, versions
from builds.tree import copy
from builds.work import said

FILE_NAMES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
NOT_CARRIED = (
    "altgraph-",
    "macholib-",
    "packaging-",
    "pefile-",
    "pip-",
    "pyinstaller_hooks",
    "pywin32_ctypes-",
    "setuptools-",
)
"""What only builds; of PyInstaller itself the start of the program is carried."""


def gather(commit: Commit, python: Path, folder: Path) -> None:
    """Our own, the font's, Qt's, Python's, what each library brings, and the versions of all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "versions.txt").write_text(versions(commit, python), "utf-8", newline="\n")
    for name in ("GPL-3.txt", "LGPL-3.txt"):
        copy(commit.source / "resources" / "licences" / name, folder)
    copy(commit.source / "LICENSE", folder, "judge-app.txt")
    copy(commit.source / "resources" / "fonts" / "OFL.txt", folder)
    copy(_licence_of(python), folder, "Python.txt")
    for library in sorted(packages_of(python).glob("*.dist-info")):
        if not library.name.startswith(NOT_CARRIED):
            _take(library, folder / library.name.removesuffix(".dist-info"))


def _licence_of(python: Path) -> Path:
    """Beside the standard library; on Windows at the top."""
    told = "import sys, sysconfig as c; print(c.get_path('stdlib'), sys.base_prefix, sep='\\n')"
    found = (Path(place) / "LICENSE.txt" for place in said(python, "-c", told).splitlines())
    return next(file for file in found if file.is_file())


def _take(library: Path, folder: Path) -> None:
    for file in sorted(library.rglob("*")):
        if file.is_file() and FILE_NAMES.match(file.name):
            copy(file, folder)


def tell(source: Path, facts: dict[str, str], folder: Path) -> None:
    """What is carried under which licence, and our own licence, in each language as notice.….txt.

    Marked as UTF-8, and with such ends of lines, that every editor of Windows shows it right.
    """
    own = (source / "LICENSE").read_text("utf-8")
    for file in sorted((source / "packaging" / "notices").iterdir()):
        text = file.read_text("utf-8") + own
        for name, value in facts.items():
            text = text.replace(f"@{name}@", value)
        (folder / file.name).write_text(text, "utf-8-sig", newline="\r\n")


def gather_of_debian(carried: Path, folder: Path) -> None:
    """What the packages say whose libraries were carried over; what no package owns, its own project says."""
    for library in sorted(path for path in carried.glob("lib*.so*") if not path.is_symlink()):
        found = subprocess.run(["dpkg-query", "-S", f"*/{library.name}"], capture_output=True, text=True)  # noqa: S607
        if found.returncode == 0:
            package = found.stdout.partition(":")[0]
            copy(Path("/usr/share/doc", package, "copyright"), folder, f"{package}.txt")
