"""What the program carries, and under which licence. No window yet: names and texts."""

import platform
import tomllib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo, qVersion

from judge_app import __version__
from judge_app.engine.text import T, Text
from judge_app.paths import data_path


@dataclass(frozen=True, slots=True)
class Licence:
    """One part of the program: its name, its version as far as it is known, its licence (SPDX) and the texts.

    `note` is what must be said besides.
    """

    name: str
    version: str
    licence: str
    files: tuple[Path, ...]
    note: Text | None = None

    @property
    def text(self) -> str:
        """The licence in full, as it was published."""
        return "\n\n".join(file.read_text("utf-8") for file in self.files)


def licences() -> list[Licence]:
    """The program itself, Qt, the font, Python, then every library by name."""
    folder = data_path("resources") / "licences"
    listed = tomllib.loads((folder / "libraries.toml").read_text("utf-8"))
    libraries = [
        Licence(name, _version(name), licence, (folder / f"{name}.txt",)) for name, licence in listed.items()
    ]
    return [
        Licence("judge-app", __version__, "MIT", (folder / "judge-app.txt",)),
        _qt(folder),
        Licence("Noto Sans SC", "", "OFL-1.1", (data_path("resources") / "fonts" / "OFL.txt",)),
        Licence("Python", platform.python_version(), "PSF-2.0", (folder / "Python.txt",)),
        *libraries,
    ]


def qt_folder() -> Path:
    """Where the Qt libraries that run now lie: they may be replaced there."""
    told = (QLibraryInfo.LibraryPath.LibrariesPath, QLibraryInfo.LibraryPath.BinariesPath)
    places = [Path(QLibraryInfo.path(place)) for place in told]
    beside = Path(PySide6.__path__[0])
    return next((place for place in places if any(place.glob("*Qt*Core*"))), beside)


def _qt(folder: Path) -> Licence:
    note = T(
        "Qt 和 PySide6 按 LGPL 第 3 版使用，没有改动。它们是 {folder} 里的动态库，"
        "可以换成同一版本的其他构建；源代码在 https://download.qt.io 和 https://code.qt.io。",
        folder=qt_folder(),
    )
    files = (folder / "LGPL-3.txt", folder / "GPL-3.txt")
    return Licence("Qt, PySide6", qVersion(), "LGPL-3.0-only", files, note)


def _version(name: str) -> str:
    """Some libraries are carried on some systems only."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
