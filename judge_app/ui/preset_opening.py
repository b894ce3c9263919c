"""From a ruleset, a file, or what was left unsaved to a preset that can be edited. No Qt."""

from pathlib import Path

from judge_app.rulesets import Ruleset, RulesetError, bundled_ids, load_ruleset
from judge_app.rulesets.shape import FORMAT, read_shape
from judge_app.rulesets.toml_text import decode, read_bytes
from judge_app.storage import preset_work
from judge_app.storage.presets import SUFFIX, raw_of
from judge_app.ui.preset_draft import NEW, PresetDraft


def derived(base: Ruleset, folder: Path, title: str) -> PresetDraft:
    """A new preset that differs from its base in nothing yet."""
    raw = {"format": FORMAT, "id": NEW, "title": title, "base": base.id}
    return PresetDraft(base, raw, "", folder)


def opened(path: Path, folder: Path) -> PresetDraft:
    """The preset of a file, right or wrong; raises RulesetError where its parts cannot be told apart."""
    text = decode(read_bytes(path), path.name)
    raw = raw_of(text)
    base = _base(raw.get("base"), path, folder)
    _shape, _bad, mistakes = read_shape(raw, path.name)
    if mistakes:
        raise RulesetError(mistakes)
    return PresetDraft(base, raw, text, folder)


def unsaved(folder: Path) -> PresetDraft | None:
    """The preset whose changes were neither saved nor dropped, as it stood when the window closed."""
    work = preset_work.kept(folder)
    if work is None:
        return None
    try:
        file = folder / f"{work.id}{SUFFIX}"
        draft = opened(file, folder) if work.id else derived(_named(work.base, folder), folder, "")
        draft.take_up(work.raw)
    except RulesetError:
        return None
    return draft


def _base(named: object, path: Path, folder: Path) -> Ruleset:
    """What the file differs from; one that stands alone differs from itself."""
    if not isinstance(named, str):
        return load_ruleset(path)
    return _named(named.removesuffix(SUFFIX), folder)


def _named(base: str, folder: Path) -> Ruleset:
    return load_ruleset(base if base in bundled_ids() else folder / f"{base}{SUFFIX}")
