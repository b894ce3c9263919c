"""Everything a judge keeps in one file, and such a file merged in elsewhere; nothing is overwritten."""

import re
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from glob import escape
from pathlib import Path

from judge_app.engine.text import T, Text
from judge_app.storage import disk, people, settings
from judge_app.storage.free import put_in
from judge_app.storage.places import GAME_SUFFIX, Places

_PRESET = ".toml"
_RESERVED = r"(?!(?i:con|prn|aux|nul|com\d|lpt\d)\.)"
_LETTER = r'[^/\\:*?"<>|\x00-\x1f]'
_PLAIN_NAME = re.compile(rf"{_RESERVED}(?!\.){_LETTER}{{1,150}}")
"""A name that stands for a file of its folder, and for no other, on every system."""

_MOST_BYTES = 64 * 2**20
"""No game, preset or roster comes near this; a file that claims more is not unpacked."""
_MOST_FILES = 200_000
_SMALL, _MOST_TIMES = 2**28, 100
"""Bytes that any backup may unpack to, and how many times its own size a large one may."""


class BackupError(Exception):
    """A backup that could not be written or read; `text` is one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


@dataclass(slots=True)
class Merged:
    """What a backup brought: how many games, persons and presets were new, and which files were left out."""

    games: int = 0
    people: int = 0
    presets: int = 0
    left_out: list[str] = field(default_factory=list)

    @property
    def text(self) -> Text:
        """One sentence for the judge."""
        text = T(
            "新增 {games} 局、{people} 人、{presets} 套规则；原有的都没动",
            games=self.games,
            people=self.people,
            presets=self.presets,
        )
        return (
            T("{text}；略去 {count} 个文件", text=text, count=len(self.left_out)) if self.left_out else text
        )


def write_backup(places: Places, file: Path) -> int:
    """Put games, people, presets and settings into a new zip file; how many games. Raises `BackupError`."""
    if file.exists():
        raise BackupError(T("{name}：已经有这个文件，换个名字", name=file.name))
    fresh = file.with_name(file.name + ".new")
    try:
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED) as archive:
            games = sum(_put(archive, name, path) for name, path in _kept(places))
        fresh.rename(file)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        raise BackupError(T("{name}：{why}，没有备份", name=file.name, why=disk.reason(error))) from None
    return games


def _kept(places: Places) -> Iterator[tuple[str, Path]]:
    """Every file with its name in the backup."""
    for kind, folder, suffix in _folders(places):
        for path in sorted(folder.glob(f"[!.]*{suffix}")):
            yield f"{kind}/{path.name}", path
    for name in (people.FILE, settings.FILE):
        if (places.data / name).exists():
            yield name, places.data / name


def _folders(places: Places) -> tuple[tuple[str, Path, str], ...]:
    return ("games", places.games, GAME_SUFFIX), ("presets", places.presets, _PRESET)


def _put(archive: zipfile.ZipFile, name: str, path: Path) -> bool:
    """True for a game. Zip files know no time before 1980; a wrong clock is no reason to stop."""
    info = zipfile.ZipInfo(name)
    info.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(info, path.read_bytes())
    return name.endswith(GAME_SUFFIX)


def merge_backup(file: Path, places: Places) -> Merged:
    """Take in what a backup holds and is not here yet. `BackupError`: a damaged file changes nothing."""
    with _opened(file) as archive:
        _check(archive, file)
        merged = Merged()
        for info in archive.infolist():
            if not info.is_dir():
                _take(archive, info, places, merged)
        return merged


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    """A zip file; whatever is wrong with it, or with the disk, is one sentence."""
    if not file.exists():
        raise BackupError(T("{name}：没有这个文件", name=file.name))
    try:
        with zipfile.ZipFile(file) as archive:
            yield archive
    except OSError as error:
        raise BackupError(T("{name}：{why}", name=file.name, why=disk.reason(error))) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError, NotImplementedError):
        raise BackupError(_damaged(file)) from None


def _damaged(file: Path) -> Text:
    return T("{name}：不是备份文件，或者坏了；什么都没改", name=file.name)


def _check(archive: zipfile.ZipFile, file: Path) -> None:
    """Every byte is there and as it was written, before anything is taken in."""
    infos = archive.infolist()
    sizes = [info.file_size for info in infos]
    is_large = sum(sizes) > _SMALL + _MOST_TIMES * file.stat().st_size
    if is_large or len(sizes) > _MOST_FILES or max(sizes, default=0) > _MOST_BYTES:
        raise BackupError(T("{name}：大得不像备份；什么都没改", name=file.name))
    if not any(_kind(info.filename) for info in infos) or archive.testzip() is not None:
        raise BackupError(_damaged(file))


def _kind(name: str) -> str:
    """What a name in a backup stands for, "" for nothing of ours: no other path is ever written."""
    if name in (people.FILE, settings.FILE):
        return name
    kind, _, plain = name.partition("/")
    suffix = {"games": GAME_SUFFIX, "presets": _PRESET}.get(kind)
    is_ours = suffix is not None and plain.endswith(suffix) and _PLAIN_NAME.fullmatch(plain)
    return kind if is_ours else ""


def _take(archive: zipfile.ZipFile, info: zipfile.ZipInfo, places: Places, merged: Merged) -> None:
    kind = _kind(info.filename)
    if not kind:
        merged.left_out.append(info.filename)
        return
    data = archive.read(info)
    name = info.filename.partition("/")[2]
    takers: dict[str, Callable[[], None]] = {
        "games": lambda: _take_game(places.games, name, data, merged),
        "presets": lambda: _take_preset(places.presets, name, data, merged),
        people.FILE: lambda: _take_people(places.data, data, merged),
        settings.FILE: lambda: _take_settings(places.data, data, merged),
    }
    takers[kind]()


def _take_game(folder: Path, name: str, data: bytes, merged: Merged) -> None:
    """A game that has gone on here since, under whatever number, holds all of it already."""
    stem = escape(name.removesuffix(GAME_SUFFIX))
    if not any(path.read_bytes().startswith(data) for path in folder.glob(f"{stem}*{GAME_SUFFIX}")):
        put_in(folder, name, data)
        merged.games += 1


def _take_preset(folder: Path, name: str, data: bytes, merged: Merged) -> None:
    before = set(folder.glob("*"))
    merged.presets += put_in(folder, name, data) not in before


def _take_people(data_folder: Path, data: bytes, merged: Merged) -> None:
    """Nothing from or to a newer program's roster: half a person would keep the whole one out later."""
    here = data_folder / people.FILE
    rosters = (data, here.read_bytes() if here.exists() else b"")
    if any(people.KIND.refusal(people.FILE, roster) for roster in rosters):
        merged.left_out.append(people.FILE)
        return
    theirs, is_whole = people.persons_in(data)
    if not is_whole:
        merged.left_out.append(people.FILE)
    roster = people.Roster(data_folder)
    new = people.merged(roster.persons, theirs.values())
    if new and not roster.put(new):
        raise BackupError(roster.trouble or T("名册没有存上"))
    merged.people += len(new)


def _take_settings(data_folder: Path, data: bytes, merged: Merged) -> None:
    """The judge's own habits stay; a new machine gets those of the backup, if it could change them."""
    if settings.KIND.refusal(settings.FILE, data) is not None:
        merged.left_out.append(settings.FILE)
    elif not (data_folder / settings.FILE).exists():
        put_in(data_folder, settings.FILE, data)
