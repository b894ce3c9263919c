"""Ruleset files into rulesets: shape, base, meaning, in this order; every mistake at once."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from pathlib import Path

from judge_app.paths import data_path
from judge_app.rulesets import check
from judge_app.rulesets.build import build, merged
from judge_app.rulesets.check_text import check_texts
from judge_app.rulesets.errors import Mistake, RulesetError, trouble
from judge_app.rulesets.key_path import dotted
from judge_app.rulesets.known import KNOWN_ROLES
from judge_app.rulesets.lines import key_lines, line_of
from judge_app.rulesets.model import Ruleset
from judge_app.rulesets.night_place import check_place
from judge_app.rulesets.options import hint, shown
from judge_app.rulesets.sentence import Sentence, sentence
from judge_app.rulesets.shape import FORMAT, MAX_MISTAKES, FileShape, read_shape
from judge_app.rulesets.toml_text import decode, parse_text, read_bytes

SUFFIX = ".toml"
MAX_BASES = 8


@cache
def bundled_ids() -> tuple[str, ...]:
    """The rulesets that ship with the program, by id."""
    return tuple(sorted(path.stem for path in data_path("rulesets").glob("*" + SUFFIX)))


def load_ruleset(id_or_path: str | Path) -> Ruleset:
    """A bundled ruleset by its id, or the file at a path (with a suffix or a folder in it).

    Raises RulesetError with everything that is wrong.
    """
    if isinstance(id_or_path, Path) or _is_path(id_or_path):
        return _load(Path(id_or_path), ())
    return _bundled(id_or_path)


def read_ruleset(text: str, file: str, folder: Path) -> Ruleset:
    """The ruleset of a text that is not saved yet; `folder` is where its base is looked for."""
    return _read(_Source(file, folder), text)


def _is_path(text: str) -> bool:
    return text.endswith(SUFFIX) or "/" in text or "\\" in text


@cache
def _bundled(ruleset_id: str) -> Ruleset:
    if ruleset_id not in bundled_ids():
        raise trouble(
            ruleset_id[:100], "", sentence("没有这套规则{hint}", hint=hint(ruleset_id, bundled_ids()))
        )
    return _load(data_path("rulesets") / (ruleset_id + SUFFIX), ())


@dataclass(frozen=True)
class _Source:
    """Where a text comes from: what mistakes call it, its folder, and the files that build on it."""

    file: str
    folder: Path
    above: tuple[Path, ...] = ()


def _load(path: Path, above: tuple[Path, ...]) -> Ruleset:
    data = read_bytes(path)
    is_bundled = path.parent == data_path("rulesets")
    source = _Source(path.name if is_bundled else str(path), path.parent, (*above, path.resolve()))
    return _read(source, decode(data, source.file))


def _read(source: _Source, text: str) -> Ruleset:
    raw = parse_text(text, source.file)
    if type(raw.get("format")) is int and raw["format"] > FORMAT:
        told = sentence(
            "由更新的版本写成（格式 {found}，这里只认到 {known}），请用新版打开",
            found=raw["format"],
            known=FORMAT,
        )
        raise RulesetError(_in_order([Mistake(source.file, "format", told)], source.file, text))
    shape, bad, mistakes = read_shape(raw, source.file)
    base = None
    try:
        base = _base(shape.base, source) if shape.base is not None else None
    except RulesetError as error:
        mistakes += error.mistakes
    meaning = (*check_texts(raw), *islice(_meaning(shape, bad, base), MAX_MISTAKES))
    mistakes += [Mistake(source.file, place, told) for place, told in meaning]
    if mistakes:
        raise RulesetError(_in_order(mistakes[:MAX_MISTAKES], source.file, text))
    return build(shape, base)


def _in_order(mistakes: list[Mistake], file: str, text: str) -> list[Mistake]:
    """Each with its line, from top to bottom; those of another file come first."""
    known = key_lines(text)
    own = (replace(each, line=line_of(known, each.place)) if each.file == file else each for each in mistakes)
    return sorted(own, key=lambda each: (each.file == file, each.line if each.file == file else 0))


def _base(base: str, source: _Source) -> Ruleset:
    if base in bundled_ids():
        return _bundled(base)
    name = base.removesuffix(SUFFIX)
    path = source.folder / (name + SUFFIX)
    if _is_path(name) or not _is_there(path):
        raise trouble(source.file, "base", _no_base(base, source))
    if path.resolve() in source.above or len(source.above) > MAX_BASES:
        raise trouble(source.file, "base", sentence("规则互相作为底本，绕成了圈"))
    return _load(path, source.above)


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _no_base(base: str, source: _Source) -> Sentence:
    beside = [path.stem for path in source.folder.glob("*" + SUFFIX) if path.resolve() not in source.above]
    return sentence(
        "没有规则 {base}{hint}", base=shown(base), hint=hint(base, {*bundled_ids(), *beside[:100]})
    )


def _meaning(shape: FileShape, bad: frozenset[str], base: Ruleset | None) -> check.Found:
    yield from check.check_head(shape, bad, shape.base is not None)
    if shape.base is not None and shape.id in bundled_ids():
        yield "id", sentence("{id} 是自带规则的 id，换一个", id=shown(shape.id))
    yield from check.check_options("options", shape.options)
    yield from check.check_mentions(shape)
    yield from check.check_roles((role, f"roles[{i}]") for i, role in enumerate(shape.roles or (), 1))
    named = ((role, f"names.{dotted((role,))}") for role in shape.names)
    yield from check.check_roles(named, frozenset({"sheriff"}))
    yield from check.check_script(shape.script)
    if base is None and (shape.base is not None or "base" in bad):
        yield from _meaning_without_base(shape)
    else:
        yield from _meaning_together(shape, bad, base)


def _meaning_without_base(shape: FileShape) -> check.Found:
    """What can be said of a preset whose base cannot be read."""
    yield from check.check_together(shape.options, shape.options, shape.boards)
    for board_id, board in shape.boards.items():
        yield from check.check_board(board_id, board, (), KNOWN_ROLES)


def _meaning_together(shape: FileShape, bad: frozenset[str], base: Ruleset | None) -> check.Found:
    """What several parts mean together, as far as those parts can be read."""
    whole = merged(shape, base)
    if shape.night is not None and shape.night.place:
        yield from check_place(base.night if base else (), shape.night.place)
    if shape.night is not None and not whole.roles:
        yield from check.check_night(whole.night, (), {})
    elif (whole.night.order or shape.night) and not bad & {"roles", "night"}:
        yield from check.check_night(whole.night, whole.roles, shape.boards)
        yield from check.check_woken(whole.night, whole.roles, whole.options)
    if whole.script and not bad & {"roles", "night", "script"}:
        has_sheriff = whole.options.get("sheriff.exists") is not False
        yield from check.check_script_is_whole(whole.night.order, whole.script, whole.roles, has_sheriff)
    yield from check.check_together(shape.options, whole.options, whole.boards)
    players = whole.players if "players" not in bad else ()
    for board_id, board in shape.boards.items():
        roles = KNOWN_ROLES if base else KNOWN_ROLES.intersection(whole.roles)
        yield from check.check_board(board_id, board, players, roles)
