"""The program as a folder that needs no Python, and the Python that makes it."""

import hashlib
import sys
import tomllib
import venv
from pathlib import Path

from builds.commit import Commit
from builds.work import BUILD, NAME, run, said

VENV = BUILD / "venv"


def python_of(commit: Commit) -> Path:
    """A Python with exactly the libraries that go into the program, and PyInstaller."""
    project = tomllib.loads((commit.source / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["build"]]
    constraints = commit.source / "packaging" / "constraints.txt"
    mark = hashlib.sha256(
        "\n".join([sys.version, *wanted, constraints.read_text("utf-8")]).encode()
    ).hexdigest()
    stamp = VENV / "made-for"
    python = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not stamp.exists() or stamp.read_text("utf-8") != mark:
        venv.create(VENV, clear=True, with_pip=True, symlinks=sys.platform != "win32")
        run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", constraints, *wanted)
        stamp.write_text(mark, "utf-8")
    return python


def frozen(commit: Commit, python: Path) -> Path:
    """The folder that PyInstaller makes; what else it makes there lies beside it."""
    out = BUILD / "frozen"
    spec = commit.source / "packaging" / "judge-app.spec"
    options = ("--noconfirm", "--log-level", "WARN", "--distpath", out, "--workpath", BUILD / "work", spec)
    run(python, "-m", "PyInstaller", *options, PYTHONHASHSEED="1", SOURCE_DATE_EPOCH=str(commit.date))
    return out / NAME


def packages_of(python: Path) -> Path:
    """Where its libraries are."""
    return Path(said(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"))


def versions(commit: Commit, python: Path) -> str:
    """What was built, from when, and with what; a line each."""
    libraries = said(python, "-m", "pip", "freeze", "--disable-pip-version-check").splitlines()
    head = (f"{NAME} {commit.version} {commit.day}", f"Python {sys.version.split()[0]}")
    return "\n".join([*head, *libraries, ""])
