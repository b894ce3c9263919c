"""For Linux: a package for Debian, and the same files packed for every other system."""

import gzip
import hashlib
import os
import re
import shutil
import tarfile
from pathlib import Path

from builds.commit import Commit
from builds.licences import gather, gather_of_debian
from builds.program import frozen, versions
from builds.tree import copy, files, files_list, settle, size
from builds.work import BUILD, NAME, run

ASKED_OF_LIBC = re.compile(rb"GLIBC_2\.(\d+)\0")
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
DEPENDS = (
    "libdbus-1-3", "libegl1", "libexpat1", "libfontconfig1", "libfreetype6", "libgcc-s1", "libgl1",
    "libglib2.0-0", "libstdc++6", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1",
    "libx11-6", "libx11-xcb1", "libxcb1", "libxcb-cursor0", "libxcb-glx0", "libxcb-icccm4",
    "libxcb-image0", "libxcb-keysyms1", "libxcb-randr0", "libxcb-render0", "libxcb-render-util0",
    "libxcb-shape0", "libxcb-shm0", "libxcb-sync1", "libxcb-util1", "libxcb-xfixes0", "libxcb-xkb1",
    "libxkbcommon0", "libxkbcommon-x11-0", "libzstd1",
)  # fmt: skip


def build(commit: Commit, python: Path, out: Path) -> list[Path]:
    """The `.deb`, the `.tar.xz`, and what is in them. Needs dpkg-deb."""
    usr = usr_tree(commit, python)
    listed = out / f"{NAME}-{commit.version}-linux-{os.uname().machine}.files.txt"
    return [deb(commit, usr, out), tar(commit, usr, out), files_list(versions(commit, python), usr, listed)]


def usr_tree(commit: Commit, python: Path) -> Path:
    """Everything as it lies under /usr, or under ~/.local."""
    usr = BUILD / "usr"
    shutil.rmtree(usr, ignore_errors=True)
    shutil.copytree(frozen(commit, python), usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(Path("..", "lib", NAME, NAME))
    _desktop_files(commit, python, usr / "share")
    doc = usr / "share" / "doc" / NAME
    copy(commit.source / "packaging" / "linux" / "copyright", doc)
    _packed((commit.source / "CHANGELOG.md").read_text("utf-8"), doc / "changelog.gz")
    gather(commit, python, doc / "licences")
    gather_of_debian(usr / "lib" / NAME / "_internal", doc / "licences")
    settle(usr, commit.date)
    return usr


def _desktop_files(commit: Commit, python: Path, share: Path) -> None:
    linux = commit.source / "packaging" / "linux"
    copy(linux / "judge-app.desktop", share / "applications")
    copy(linux / "judge-app-open.desktop", share / "applications")
    copy(linux / "judge-app.xml", share / "mime" / "packages")
    manual = (linux / "judge-app.1").read_text("utf-8")
    manual = manual.replace("@DATE@", commit.day).replace("@VERSION@", commit.version)
    _packed(manual, share / "man" / "man1" / "judge-app.1.gz")
    hicolor = share / "icons" / "hicolor"
    copy(commit.source / "resources" / "icon.svg", hicolor / "scalable" / "apps", "judge-app.svg")
    drawn = BUILD / "icons"
    run(python, commit.source / "packaging" / "icons.py", drawn, QT_QPA_PLATFORM="offscreen")
    for file in drawn.glob("*.png"):
        copy(file, hicolor / f"{file.stem}x{file.stem}" / "apps", "judge-app.png")


def _packed(text: str, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def deb(commit: Commit, usr: Path, out: Path) -> Path:
    """The package for Debian and what comes from it."""
    top = BUILD / "deb"
    shutil.rmtree(top, ignore_errors=True)
    shutil.copytree(usr, top / "usr", symlinks=True)
    machine = MACHINES[os.uname().machine]
    (top / "DEBIAN").mkdir()
    (top / "DEBIAN" / "control").write_text(_control(commit, usr, machine), "utf-8")
    (top / "DEBIAN" / "md5sums").write_text(_md5sums(usr), "utf-8")
    settle(top, commit.date)
    file = out / f"{NAME}_{commit.version}_{machine}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", top, file, SOURCE_DATE_EPOCH=str(commit.date))
    return file


def _control(commit: Commit, usr: Path, machine: str) -> str:
    template = (commit.source / "packaging" / "linux" / "control").read_text("utf-8")
    facts = {
        "VERSION": commit.version,
        "MACHINE": machine,
        "SIZE": str(size(usr)),
        "DEPENDS": ", ".join([f"libc6 (>= {libc(usr)})", *DEPENDS]),
    }
    for name, value in facts.items():
        template = template.replace(f"@{name}@", value)
    return template


def libc(tree: Path) -> str:
    """The version of the C library that is new enough for every library in the tree."""
    libraries = (path for path in files(tree) if ".so" in path.name and not path.is_symlink())
    asked = {int(found) for path in libraries for found in ASKED_OF_LIBC.findall(path.read_bytes())}
    return f"2.{max(asked)}"


def _md5sums(usr: Path) -> str:
    plain = [path for path in files(usr) if not path.is_symlink()]
    sums = [hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest() for path in plain]
    return "".join(f"{sum_}  usr/{path.relative_to(usr)}\n" for sum_, path in zip(sums, plain, strict=True))


def tar(commit: Commit, usr: Path, out: Path) -> Path:
    """The same tree for every other system; unpacked into ~/.local it is installed."""
    top = f"{NAME}-{commit.version}"
    file = out / f"{top}-linux-{os.uname().machine}.tar.xz"

    def nameless(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = "root"
        info.mtime = commit.date
        return info

    with tarfile.open(file, "w:xz") as packed:
        packed.add(usr, top, filter=nameless)
    return file
