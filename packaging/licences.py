"""Gather the licences that the window shows, from the libraries that are installed, into resources/licences.

    python packaging/licences.py

To be run, on Linux, after a library is added or raised; what is written is committed.
"""

import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import tomlkit
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "resources" / "licences"
FILE_NAMES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE)", re.IGNORECASE)
QT = ("pyside6-essentials", "shiboken6")
"""Their wheels carry no text; the LGPL and the GPL lie in resources/licences as the FSF publishes them."""

CLASSIFIERS = {
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: MIT License": "MIT",
}


def libraries() -> list[Distribution]:
    """What the program runs with, by name: its dependencies and theirs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: dict[str, Distribution] = {}
    waiting = list(project["dependencies"])
    while waiting:
        requirement = Requirement(waiting.pop())
        name = canonicalize_name(requirement.name)
        if name not in found and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            found[name] = distribution(name)
            waiting += found[name].requires or []
    return [found[name] for name in sorted(found)]


def licence_of(library: Distribution) -> str:
    """Its SPDX name; older wheels have a classifier in its place."""
    said = library.metadata.get_all("License-Expression") or []
    classifiers = library.metadata.get_all("Classifier") or []
    return str([*said, *(CLASSIFIERS[each] for each in classifiers if each in CLASSIFIERS)][0])


def text_of(library: Distribution) -> str:
    """The licence files of its wheel, one after the other."""
    files = [
        file for file in library.files or [] if ".dist-info" in str(file) and FILE_NAMES.match(file.name)
    ]
    return "\n\n".join(file.read_text("utf-8").strip() for file in sorted(files)) + "\n"


def entries() -> Iterator[tuple[str, str, str]]:
    """Name, licence, and text of every library but Qt."""
    for library in libraries():
        name = str(library.metadata["Name"])
        if canonicalize_name(name) not in QT:
            yield name, licence_of(library), text_of(library)


def main() -> int:
    document = tomlkit.document()
    document.add(tomlkit.comment("Made by packaging/licences.py: the libraries that the program runs with."))
    for name, licence, text in entries():
        (OUT / f"{name}.txt").write_text(text, "utf-8", newline="\n")
        document.add(name, tomlkit.item(licence))
    (OUT / "libraries.toml").write_text(tomlkit.dumps(document), "utf-8", newline="\n")
    shutil.copyfile(ROOT / "LICENSE", OUT / "judge-app.txt")
    shutil.copyfile(Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), OUT / "Python.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
