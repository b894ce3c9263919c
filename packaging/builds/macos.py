"""For macOS: the program as a bundle, on a disk image to drag it from."""

import platform
import shutil
from pathlib import Path

from builds.bundle import BUNDLE_NAME
from builds.commit import Commit
from builds.licences import gather, tell
from builds.program import frozen, versions
from builds.tree import files_list, settle
from builds.work import BUILD, NAME, run

QT_FOLDERS = "Contents/Frameworks/PySide6, Contents/Frameworks/shiboken6 (codesign --force --deep -s - …)"


def build(commit: Commit, python: Path, out: Path) -> list[Path]:
    """The disk image, and what is on it."""
    disk = disk_tree(commit, python)
    stem = f"{NAME}-{commit.version}-macos-{platform.machine()}"
    image = disk_image(disk, f"{BUNDLE_NAME} {commit.version}", out / f"{stem}.dmg")
    return [image, files_list(versions(commit, python), disk, out / f"{stem}.files.txt")]


def disk_tree(commit: Commit, python: Path) -> Path:
    """What the image shows: the bundle, which PyInstaller has signed without a name, and where to drag it."""
    licences = BUILD / "licences"
    shutil.rmtree(licences, ignore_errors=True)
    gather(commit, python, licences)
    tell(commit.source, {"VERSION": commit.version, "DAY": commit.day, "QT": QT_FOLDERS}, licences)
    bundle = frozen(commit, python).with_name(f"{BUNDLE_NAME}.app")
    disk = BUILD / "disk"
    shutil.rmtree(disk, ignore_errors=True)
    shutil.copytree(bundle, disk / bundle.name, symlinks=True)
    settle(disk, commit.date)
    (disk / "Applications").symlink_to("/Applications")
    return disk


def disk_image(disk: Path, title: str, file: Path) -> Path:
    """A compressed image that can only be read. Raises CalledProcessError."""
    run("hdiutil", "create", "-volname", title, "-srcfolder", disk, "-ov", "-format", "UDZO", file)
    return file
