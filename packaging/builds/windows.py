"""For Windows: an installer that needs no administrator. NSIS makes it, here or on another system."""

import os
import shutil
from pathlib import Path

from builds.commit import Commit
from builds.licences import gather, tell
from builds.program import frozen, versions
from builds.tree import files, files_list, settle, size
from builds.version_resource import numbers
from builds.work import BUILD, NAME, ROOT, run

QT_FOLDERS = r"_internal\PySide6, _internal\shiboken6"
MACHINE = "x86_64"


def build(commit: Commit, python: Path, out: Path) -> list[Path]:
    """The installer, and what is in it. Needs NSIS 3."""
    tree = program_tree(commit, python)
    stem = f"{NAME}-{commit.version}-windows-{MACHINE}"
    made = installer(tree, commit.version, commit.source / "packaging" / "windows", out / f"{stem}-setup.exe")
    return [made, files_list(versions(commit, python), tree, out / f"{stem}.files.txt")]


def program_tree(commit: Commit, python: Path) -> Path:
    """The program's folder as it is installed."""
    tree = BUILD / "windows"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(frozen(commit, python), tree)
    gather(commit, python, tree / "licences")
    facts = {"VERSION": commit.version, "DAY": commit.day, "QT": QT_FOLDERS}
    tell(commit.source, facts, tree / "licences")
    settle(tree, commit.date)
    return tree


def installer(tree: Path, version: str, scripts: Path, file: Path, *options: str) -> Path:
    """An installer of a tree that has notices in `licences`; `options` go to NSIS.

    Raises CalledProcessError.
    """
    listed = file.with_suffix(".nsh")
    listed.write_text(files_script(tree), "utf-8-sig")
    facts = {
        "VERSION": version,
        "NUMBERS": ".".join(map(str, numbers(version))),
        "KIBIBYTES": str(size(tree)),
        "TREE": str(tree),
        "LISTED": str(listed),
        "OUT": str(file),
    }
    defines = [f"-D{name}={value}" for name, value in facts.items()]
    script = scripts / "installer.nsi"
    run(makensis(), "-V2", "-INPUTCHARSET", "UTF8", *options, *defines, script)
    listed.unlink()
    return file


def files_script(tree: Path) -> str:
    """What NSIS lays down, and what it takes away again: these files and no others."""
    names = [path.relative_to(tree) for path in files(tree)]
    folders = sorted({parent for name in names for parent in name.parents})
    lay, take = [], []
    for folder in folders:
        lay.append(f'SetOutPath "{_installed(folder)}"')
        lay += [f'File "{tree / name}"' for name in names if name.parent == folder]
    take += [f'Delete "{_installed(name)}"' for name in names]
    take += [f'RMDir "{_installed(folder)}"' for folder in reversed(folders[1:])]
    return "\n".join(["!macro LayFiles", *lay, "!macroend", "!macro TakeFiles", *take, "!macroend", ""])


def _installed(name: Path) -> str:
    return "\\".join(["$INSTDIR", *map(_quoted, name.parts)])


def _quoted(name: str) -> str:
    return name.replace("$", "$$")


def makensis() -> str:
    """NSIS where it is found, or where its own installer puts it. Raises FileNotFoundError."""
    usual = Path(os.environ.get("PROGRAMFILES(X86)", ROOT), "NSIS", "makensis.exe")
    found = shutil.which("makensis") or (str(usual) if usual.is_file() else None)
    if found is None:
        raise FileNotFoundError(None, "NSIS 3 is needed: makensis is not found", "makensis")
    return found
