import re
from pathlib import Path
from xml.etree import ElementTree

from builds.linux import libc

from judge_app.cli import _parser

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def test_manual_names_every_command_and_no_other() -> None:
    manual = (LINUX / "judge-app.1").read_text("utf-8")
    listed = manual.partition(".SH COMMANDS")[2].partition(".SH OPTIONS")[0]
    told = {match[1] for match in re.finditer(r"^\.TP\n(?:\.BI? |\\fB)(\w+)", listed, re.MULTILINE)}
    commands = next(
        action.choices for action in _parser()._actions if action.dest == "==SUPPRESS==" and action.choices
    )
    assert told == set(commands)


def test_desktop_opens_the_kinds_of_file_that_are_declared() -> None:
    entry = (LINUX / "judge-app-open.desktop").read_text("utf-8")
    opened = set(re.findall(r"^MimeType=(.+);$", entry, re.MULTILINE)[0].split(";"))
    kinds = ElementTree.parse(LINUX / "judge-app.xml").getroot().findall(f"{MIME}mime-type")
    assert opened == {kind.get("type") for kind in kinds}
    globs = {glob.get("pattern") for kind in kinds for glob in kind.findall(f"{MIME}glob")}
    assert globs == {"*.wolfgame", "*.wolf.toml"}


def test_package_asks_for_the_c_library_that_its_newest_file_needs(tmp_path: Path) -> None:
    for name, asked in {"libold.so.1": b"GLIBC_2.2.5\0GLIBC_2.9\0", "new.so": b"\0GLIBC_2.35\0rest"}.items():
        (tmp_path / name).write_bytes(asked)
    (tmp_path / "notes.txt").write_bytes(b"GLIBC_2.99\0")
    assert libc(tmp_path) == "2.35"
