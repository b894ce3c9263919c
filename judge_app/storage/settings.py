"""What the program remembers from one evening to the next."""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from judge_app.engine.text import T, Text
from judge_app.storage import disk
from judge_app.storage.newer import Kind

FILE = "settings.json"
_KNOWN_NAMES = 400


@dataclass(slots=True)
class Settings:
    """The last set-up and the judge's habits; every field has a value that works on a new machine.

    `board` "" with a `deck` is a free deck. `people` are the names by seat ("" nobody named),
    `known_names` every name ever seated, newest first. `nearest_seat` sits at the bottom of the
    ring; `is_mirrored` is for tables numbered anticlockwise. `language` "" follows the system.
    `club` and the file `logo` stand above printed sheets, `withheld` names what the players' version
    leaves out, `points` what a game is worth in the club's ranking. `is_welcomed` once the first
    sentences about the program were put away.
    """

    language: str = ""
    ruleset: str = ""
    board: str = ""
    deck: dict[str, int] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    people: list[str] = field(default_factory=list)
    known_names: list[str] = field(default_factory=list)
    place: str = ""
    table: str = ""
    judge: str = ""
    deal: str = "found"
    nearest_seat: int = 0
    is_mirrored: bool = False
    is_silent: bool = False
    club: str = ""
    logo: str = ""
    withheld: list[str] = field(default_factory=lambda: ["corrections", "warnings"])
    points: dict[str, int] = field(default_factory=dict)
    is_welcomed: bool = False

    def remember_people(self, names: list[str]) -> None:
        """Keep the seating, and put its names first among the known ones."""
        self.people = list(names)
        seated = [name for name in names if name]
        older = [name for name in self.known_names if name not in seated]
        self.known_names = (list(dict.fromkeys(seated)) + older)[:_KNOWN_NAMES]


def _misread(raw: Mapping[str, Any]) -> Iterator[str]:
    hints = get_type_hints(Settings)
    return (word for word, hint in hints.items() if word in raw and not _fits(raw[word], hint))


KIND = Kind(1, frozenset(each.name for each in fields(Settings)), misread=_misread)


def load_settings(folder: Path) -> Settings:
    """The settings kept in `folder`; a file that cannot be read is set aside, never an error.

    Of a newer program's file what is known here is taken.
    """
    path = folder / FILE
    try:
        raw = json.loads(path.read_text("utf-8"))
    except OSError:
        return Settings()
    except ValueError:
        raw = None
    if isinstance(raw, dict):
        return _from_json(raw)
    with suppress(OSError):
        disk.set_aside(path)
    return Settings()


def settings_notice(folder: Path) -> Text | None:
    """That a newer program's settings stand there, which this one leaves alone; None if not."""
    try:
        KIND.check(folder / FILE)
    except disk.WrittenByNewer as error:
        return T("{why}；这里改的设置只用到关掉为止", why=error.text)
    return None


def save_settings(settings: Settings, folder: Path) -> bool:
    """Write the settings in one step; False when the disk or a newer program's file bars it."""
    try:
        KIND.write(folder / FILE, asdict(settings))
    except OSError:
        return False
    return True


def _from_json(raw: dict[str, Any]) -> Settings:
    words = {each.name for each in fields(Settings)} - set(_misread(raw))
    return Settings(**{word: raw[word] for word in words if word in raw})


def _fits(value: object, hint: type | UnionType) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        return isinstance(value, list) and all(_fits(item, args[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(_fits(item, args[1]) for item in value.values())
    if hint is Any:
        return True
    return type(value) is hint
