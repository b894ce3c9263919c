"""Build the installers of the commit that is checked out, on the system they are for.

    python packaging/build.py [OUT]       on Linux: judge-app_…deb, …tar.xz and …files.txt, into dist/

What is not committed is not in them. PyInstaller and the libraries come in the versions of constraints.txt,
into build/; the same commit gives the same files, dates and versions, which …files.txt lists with their sums.
Linux: needs git and dpkg-deb.
"""

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
NAME = "judge-app"
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
DEPENDS = (
    "libc6 (>= 2.34)", "libdbus-1-3", "libegl1", "libfontconfig1", "libfreetype6", "libgcc-s1", "libgl1",
    "libglib2.0-0", "libstdc++6", "libwayland-client0", "libwayland-cursor0", "libwayland-egl1",
    "libx11-6", "libx11-xcb1", "libxcb1", "libxcb-cursor0", "libxcb-glx0", "libxcb-icccm4",
    "libxcb-image0", "libxcb-keysyms1", "libxcb-randr0", "libxcb-render0", "libxcb-render-util0",
    "libxcb-shape0", "libxcb-shm0", "libxcb-sync1", "libxcb-util1", "libxcb-xfixes0", "libxcb-xkb1",
    "libxkbcommon0", "libxkbcommon-x11-0", "libzstd1",
)  # fmt: skip
LICENCE_NAMES = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)


class Commit:
    """The commit that is built: its files, its version, and its date, which every file gets."""

    def __init__(self) -> None:
        self.date = int(_said("git", "-C", ROOT, "log", "-1", "--format=%ct"))
        self.source = BUILD / "source"
        shutil.rmtree(self.source, ignore_errors=True)
        self.source.mkdir(parents=True)
        archive = BUILD / "source.tar"
        _run("git", "-C", ROOT, "archive", "-o", archive, "HEAD")
        with tarfile.open(archive) as tar:
            tar.extractall(self.source, filter="data")
        text = (self.source / "judge_app" / "__init__.py").read_text("utf-8")
        self.version = re.findall(r'__version__ = "(.+)"', text)[0]

    @property
    def day(self) -> str:
        return f"{datetime.fromtimestamp(self.date, UTC):%Y-%m-%d}"


def _said(*command: object) -> str:
    return subprocess.run([*map(str, command)], check=True, capture_output=True, text=True).stdout.strip()


def _run(*command: object, **environment: str) -> None:
    subprocess.run([*map(str, command)], check=True, env=os.environ | environment)


def python_of(commit: Commit) -> Path:
    """A Python with exactly the libraries that go into the program, and PyInstaller."""
    project = tomllib.loads((commit.source / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["build"]]
    constraints = commit.source / "packaging" / "constraints.txt"
    mark = hashlib.sha256(
        "\n".join([sys.version, *wanted, constraints.read_text("utf-8")]).encode()
    ).hexdigest()
    folder = BUILD / "venv"
    stamp, python = folder / "made-for", folder / "bin" / "python"
    if not stamp.exists() or stamp.read_text("utf-8") != mark:
        venv.create(folder, clear=True, with_pip=True)
        _run(python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", constraints, *wanted)
        stamp.write_text(mark, "utf-8")
    return python


def frozen(commit: Commit, python: Path) -> Path:
    """The program as one folder that needs no Python."""
    out = BUILD / "frozen"
    spec = commit.source / "packaging" / "judge-app.spec"
    options = ("--noconfirm", "--log-level", "WARN", "--distpath", out, "--workpath", BUILD / "work", spec)
    _run(python, "-m", "PyInstaller", *options, PYTHONHASHSEED="1", SOURCE_DATE_EPOCH=str(commit.date))
    return out / NAME


def usr_tree(commit: Commit, python: Path) -> Path:
    """Everything as it lies under /usr, or under ~/.local."""
    usr = BUILD / "usr"
    shutil.rmtree(usr, ignore_errors=True)
    shutil.copytree(frozen(commit, python), usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / NAME).symlink_to(Path("..", "lib", NAME, NAME))
    _desktop_files(commit, python, usr / "share")
    _licences(commit, python, usr / "share" / "doc" / NAME)
    _licences_of_system(usr / "lib" / NAME / "_internal", usr / "share" / "doc" / NAME / "licences")
    _settle(usr, commit.date)
    return usr


def _desktop_files(commit: Commit, python: Path, share: Path) -> None:
    linux = commit.source / "packaging" / "linux"
    _copy(linux / "judge-app.desktop", share / "applications")
    _copy(linux / "judge-app-open.desktop", share / "applications")
    _copy(linux / "judge-app.xml", share / "mime" / "packages")
    manual = (linux / "judge-app.1").read_text("utf-8")
    manual = manual.replace("@DATE@", commit.day).replace("@VERSION@", commit.version)
    _packed(manual, share / "man" / "man1" / "judge-app.1.gz")
    hicolor = share / "icons" / "hicolor"
    _copy(commit.source / "resources" / "icon.svg", hicolor / "scalable" / "apps", "judge-app.svg")
    drawn = BUILD / "icons"
    _run(python, commit.source / "packaging" / "icons.py", drawn, QT_QPA_PLATFORM="offscreen")
    for file in drawn.glob("*.png"):
        _copy(file, hicolor / f"{file.stem}x{file.stem}" / "apps", "judge-app.png")


def _licences(commit: Commit, python: Path, doc: Path) -> None:
    """Our own, the font's, Qt's, Python's, and what each library brings."""
    own = commit.source / "packaging"
    _copy(own / "linux" / "copyright", doc)
    _packed((commit.source / "CHANGELOG.md").read_text("utf-8"), doc / "changelog.gz")
    for file in sorted((own / "licences").iterdir()):
        _copy(file, doc / "licences")
    _copy(commit.source / "LICENSE", doc / "licences", "judge-app.txt")
    _copy(commit.source / "resources" / "fonts" / "OFL.txt", doc / "licences")
    standard = Path(_said(python, "-c", "import sysconfig; print(sysconfig.get_path('stdlib'))"))
    _copy(standard / "LICENSE.txt", doc / "licences", "Python.txt")
    packages = next((BUILD / "venv").glob("lib/*/site-packages"))
    for library in sorted(packages.glob("*.dist-info")):
        if not library.name.startswith(("pip-", "setuptools-", "pyinstaller_hooks")):
            _licences_of(library, doc / "licences" / library.name.removesuffix(".dist-info"))


def _licences_of(library: Path, folder: Path) -> None:
    for file in sorted(library.rglob("*")):
        if file.is_file() and LICENCE_NAMES.match(file.name):
            _copy(file, folder)


def _licences_of_system(carried: Path, folder: Path) -> None:
    """What the packages say whose libraries were carried over; what no package owns, its own project says."""
    for library in sorted(path for path in carried.glob("lib*.so*") if not path.is_symlink()):
        found = subprocess.run(["dpkg-query", "-S", f"*/{library.name}"], capture_output=True, text=True)  # noqa: S607
        if found.returncode == 0:
            package = found.stdout.partition(":")[0]
            _copy(Path("/usr/share/doc", package, "copyright"), folder, f"{package}.txt")


def _copy(file: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / (name or file.name))


def _packed(text: str, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(gzip.compress(text.encode(), mtime=0))


def _settle(tree: Path, date: int) -> None:
    """The same rights and dates whoever builds, and no more rights than a file needs."""
    for path in [tree, *tree.rglob("*")]:
        if path.is_symlink():
            continue
        is_program = path.is_dir() or path.name == NAME
        path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (date, date))


def deb(commit: Commit, usr: Path, out: Path) -> Path:
    """The package for Debian and what comes from it."""
    top = BUILD / "deb"
    shutil.rmtree(top, ignore_errors=True)
    shutil.copytree(usr, top / "usr", symlinks=True)
    machine = MACHINES[os.uname().machine]
    (top / "DEBIAN").mkdir()
    (top / "DEBIAN" / "control").write_text(_control(commit, usr, machine), "utf-8")
    (top / "DEBIAN" / "md5sums").write_text(_md5sums(usr), "utf-8")
    _settle(top, commit.date)
    file = out / f"{NAME}_{commit.version}_{machine}.deb"
    _run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", top, file, SOURCE_DATE_EPOCH=str(commit.date))
    return file


def _control(commit: Commit, usr: Path, machine: str) -> str:
    size = sum(path.lstat().st_size for path in usr.rglob("*") if path.is_file()) // 1024
    template = (commit.source / "packaging" / "linux" / "control").read_text("utf-8")
    facts = {"VERSION": commit.version, "MACHINE": machine, "SIZE": str(size), "DEPENDS": ", ".join(DEPENDS)}
    for name, value in facts.items():
        template = template.replace(f"@{name}@", value)
    return template


def _files(usr: Path) -> list[Path]:
    return sorted(path for path in usr.rglob("*") if path.is_symlink() or path.is_file())


def _md5sums(usr: Path) -> str:
    files = [path for path in _files(usr) if not path.is_symlink()]
    sums = [hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest() for path in files]
    return "".join(f"{sum_}  usr/{path.relative_to(usr)}\n" for sum_, path in zip(sums, files, strict=True))


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


def files_list(commit: Commit, python: Path, usr: Path, out: Path) -> Path:
    """Versions of everything that went in, then every file with its sum."""
    versions = _said(python, "-m", "pip", "freeze", "--disable-pip-version-check").splitlines()
    head = [f"{NAME} {commit.version} {commit.day}", f"Python {sys.version.split()[0]}", *versions, ""]
    lines = [f"{_sum(path)}  {path.relative_to(usr)}" for path in _files(usr)]
    file = out / f"{NAME}-{commit.version}-linux-{os.uname().machine}.files.txt"
    file.write_text("\n".join([*head, *lines, ""]), "utf-8")
    return file


def _sum(path: Path) -> str:
    content = str(path.readlink()).encode() if path.is_symlink() else path.read_bytes()
    return hashlib.sha256(content).hexdigest()


def main() -> int:
    asked = argparse.ArgumentParser(description="Build the installers of the commit that is checked out.")
    asked.add_argument("out", nargs="?", type=Path, default=ROOT / "dist")
    out: Path = asked.parse_args().out.resolve()
    if not sys.platform.startswith("linux"):
        print("build.py: only the Linux packages are built so far", file=sys.stderr)
        return 1
    out.mkdir(parents=True, exist_ok=True)
    commit = Commit()
    python = python_of(commit)
    usr = usr_tree(commit, python)
    for file in (deb(commit, usr, out), tar(commit, usr, out), files_list(commit, python, usr, out)):
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
