"""The judge's own rulesets: one TOML file each in a folder, beside those that ship with the program."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from judge_app.rulesets import Mistake, Ruleset, RulesetError, bundled_ids, load_ruleset, read_ruleset
from judge_app.rulesets.forgive import forgive
from judge_app.rulesets.options import shown
from judge_app.rulesets.sentence import sentence
from judge_app.rulesets.shape import FORMAT
from judge_app.rulesets.toml_text import decode, parse_text
from judge_app.storage import disk, newer
from judge_app.storage.free import move_in, numbered

SUFFIX = ".toml"
MAX_ID = 40


@dataclass(frozen=True, slots=True)
class Preset:
    """A file of the folder: its ruleset, or None and what is wrong with it."""

    path: Path
    ruleset: Ruleset | None
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True)
class Incoming:
    """A preset about to be taken in: its text as it would be saved; `twin` has its id or its place."""

    text: str
    ruleset: Ruleset
    twin: Preset | None


def presets(folder: Path) -> tuple[Preset, ...]:
    """Every file of the folder; of several with one id only the first is a ruleset."""
    found: list[Preset] = []
    with suppress(OSError):
        for path in sorted(folder.glob("*" + SUFFIX)):
            found.append(_told_apart(_read(path), found))
    return tuple(found)


def all_rulesets(folder: Path) -> tuple[Ruleset, ...]:
    """The bundled rulesets, then the judge's own."""
    own = (preset.ruleset for preset in presets(folder))
    return (*map(load_ruleset, bundled_ids()), *(ruleset for ruleset in own if ruleset is not None))


def read_incoming(data: bytes, name: str, folder: Path) -> Incoming:
    """A file that somebody sent; curly quotes and full-width signs are forgiven. Raises RulesetError."""
    text = forgive(decode(data, name))
    ruleset = read_ruleset(text, name, folder)
    if ruleset.id in bundled_ids():
        raise RulesetError([_is_bundled(name, ruleset.id)])
    there = presets(folder)
    twins = (*_with_id(there, ruleset.id), *(each for each in there if each.path.stem == ruleset.id))
    return Incoming(text, ruleset, next(iter(twins), None))


def take_in(incoming: Incoming, folder: Path, trash: Path) -> Path:
    """Save it; its twin goes to the trash, and so does what cannot be read in its place. Raises OSError."""
    place = folder / (incoming.ruleset.id + SUFFIX)
    if incoming.twin is not None:
        remove(incoming.twin, trash)
    if place.exists():
        move_in(place, trash)
    return save(incoming.text, incoming.ruleset.id, folder)


def as_another(incoming: Incoming, folder: Path) -> Incoming:
    """The same under an id that is free, beside its twin."""
    from judge_app.rulesets.write import rewritten  # slow to load

    raw = raw_of(incoming.text)
    raw["id"] = free_id(incoming.ruleset.id, folder)
    text = rewritten(incoming.text, raw)
    return Incoming(text, read_ruleset(text, raw["id"], folder), None)


def save(text: str, preset_id: str, folder: Path) -> Path:
    """Write a preset into the file of its id, unless a newer program's stands there. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (preset_id + SUFFIX)
    if path.exists():
        _check_ours(path)
    disk.swap(path, text.encode(), is_waited_for=True)
    return path


def _check_ours(path: Path) -> None:
    """Raises `disk.WrittenByNewer`; what is no preset at all may be written over."""
    with suppress(RulesetError):
        raw = raw_of(decode(path.read_bytes(), str(path)))
        if (form := newer.stranger(raw, FORMAT, frozenset(raw))) is not None:
            raise disk.WrittenByNewer(newer.told(path.name, None, form))


def remove(preset: Preset, trash: Path) -> Path:
    """Put a preset into the trash. Raises OSError."""
    return move_in(preset.path, trash)


def builds_on(preset: Preset, folder: Path) -> list[Preset]:
    """The other presets that name this one as their base."""
    names = {preset.path.stem, preset.path.name}
    return [other for other in presets(folder) if other.path != preset.path and base_of(other) in names]


def base_of(preset: Preset) -> str:
    """What the file says its base is, "" where that cannot be read."""
    try:
        return str(raw_of(text_of(preset)).get("base", ""))
    except (RulesetError, OSError):
        return ""


def text_of(preset: Preset) -> str:
    """The file's own text. Raises OSError, RulesetError."""
    return decode(preset.path.read_bytes(), str(preset.path))


def raw_of(text: str) -> dict[str, Any]:
    """What the text says, as tables. Raises RulesetError."""
    return parse_text(text, "")


def free_id(title: str, folder: Path) -> str:
    """An id after a title, by its pinyin, that no ruleset has."""
    from pypinyin import lazy_pinyin  # loads a large table

    spoken = " ".join(lazy_pinyin(title)).lower()
    words = "-".join("".join(sign if sign.isascii() and sign.isalnum() else " " for sign in spoken).split())
    taken = {*bundled_ids(), *(preset.path.stem for preset in presets(folder))}
    taken |= {preset.ruleset.id for preset in presets(folder) if preset.ruleset is not None}
    return next(name for name in numbered(words[:MAX_ID].strip("-") or "preset") if name not in taken)


def _read(path: Path) -> Preset:
    try:
        return Preset(path, load_ruleset(path))
    except RulesetError as error:
        return Preset(path, None, tuple(replace(each, file=Path(each.file).name) for each in error.mistakes))


def _told_apart(preset: Preset, before: Iterable[Preset]) -> Preset:
    """The preset, unless its id is taken."""
    if preset.ruleset is None:
        return preset
    if preset.ruleset.id in bundled_ids():
        return Preset(preset.path, None, (_is_bundled(preset.path.name, preset.ruleset.id),))
    twin = next(_with_id(before, preset.ruleset.id), None)
    if twin is None:
        return preset
    told = sentence(
        "{id} 与 {file} 的 id 相同，改掉其中一个", id=shown(preset.ruleset.id), file=twin.path.name
    )
    return Preset(preset.path, None, (Mistake(preset.path.name, "id", told),))


def _with_id(among: Iterable[Preset], preset_id: str) -> Iterator[Preset]:
    return (each for each in among if each.ruleset is not None and each.ruleset.id == preset_id)


def _is_bundled(file: str, preset_id: str) -> Mistake:
    return Mistake(file, "id", sentence("{id} 是自带规则的 id，换一个", id=shown(preset_id)))
