"""Ruleset files into rulesets: shape, base, meaning, in this order; every mistake at once."""

from functools import cache
from itertools import islice
from pathlib import Path

from judge_app.paths import data_path
from judge_app.rulesets import check
from judge_app.rulesets.errors import Mistake, RulesetError, trouble
from judge_app.rulesets.known import ROLES, SHERIFF
from judge_app.rulesets.model import Board, OptionValue, Ruleset, ScriptStep
from judge_app.rulesets.options import defaults, hint, shown
from judge_app.rulesets.sentence import sentence
from judge_app.rulesets.shape import MAX_MISTAKES, BoardShape, FileShape, NightShape, read_shape
from judge_app.rulesets.toml_text import read_table

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


def _is_path(text: str) -> bool:
    return text.endswith(SUFFIX) or "/" in text or "\\" in text


@cache
def _bundled(ruleset_id: str) -> Ruleset:
    if ruleset_id not in bundled_ids():
        raise trouble(
            ruleset_id[:100], "", sentence("没有这套规则{hint}", hint=hint(ruleset_id, bundled_ids()))
        )
    return _load(data_path("rulesets") / (ruleset_id + SUFFIX), ())


def _load(path: Path, above: tuple[Path, ...]) -> Ruleset:
    file = path.name if path.parent == data_path("rulesets") else str(path)
    shape, bad, mistakes = read_shape(read_table(path), file)
    base = _load_base(shape.base, file, (*above, path.resolve())) if shape.base is not None else None
    meaning = islice(_meaning(shape, bad, base), MAX_MISTAKES)
    mistakes += [Mistake(file, place, told) for place, told in meaning]
    if mistakes:
        raise RulesetError(mistakes[:MAX_MISTAKES])
    return _build(shape, base)


def _load_base(base: str, file: str, above: tuple[Path, ...]) -> Ruleset:
    if not _is_path(base):
        if base not in bundled_ids():
            raise trouble(
                file,
                "base",
                sentence("没有规则 {base}{hint}", base=shown(base), hint=hint(base, bundled_ids())),
            )
        return _bundled(base)
    path = above[-1].parent / base
    if path.resolve() in above or len(above) > MAX_BASES:
        raise trouble(file, "base", sentence("规则互相作为底本，绕成了圈"))
    return _load(path, above)


def _meaning(shape: FileShape, bad: frozenset[str], base: Ruleset | None) -> check.Found:
    yield from check.check_head(shape, bad, base is not None)
    yield from check.check_options("options", shape.options)
    yield from check.check_mentions(shape)
    yield from check.check_roles("roles", shape.roles or ())
    yield from check.check_roles("names", (name for name in shape.names if name != "sheriff"))
    yield from check.check_script(shape.script)
    yield from _meaning_together(shape, bad, base)


def _meaning_together(shape: FileShape, bad: frozenset[str], base: Ruleset | None) -> check.Found:
    """What several parts mean together, as far as those parts can be read."""
    roles, night, options = _roles(shape, base), _night(shape, base), _options(shape, base)
    if shape.night is not None and not roles:
        yield from check.check_night(night, ())
    elif night.order and not bad & {"roles", "night"}:
        yield from check.check_night(night, roles)
        yield from check.check_woken(night, roles, options)
    if (shape.script or base) and not bad & {"roles", "night", "script"}:
        script = {**(base.script if base else {}), **shape.script}
        has_sheriff = options.get("sheriff.exists") is not False
        yield from check.check_script_is_whole(night.order, script, roles, has_sheriff)
    yield from check.check_together(options, shape.boards)
    players = _players(shape, base) if "players" not in bad else ()
    for board_id, board in shape.boards.items():
        yield from check.check_board(board_id, board, players, roles)


def _roles(shape: FileShape, base: Ruleset | None) -> tuple[str, ...]:
    """The roles the ruleset knows; a preset's boards may bring any role of the program."""
    if base is None:
        return tuple(shape.roles or ())
    decks = (role for board in shape.boards.values() for role in board.deck if role in ROLES)
    return tuple(dict.fromkeys((*base.roles, *(shape.roles or ()), *decks)))


def _players(shape: FileShape, base: Ruleset | None) -> tuple[int, ...]:
    if shape.players is not None:
        return tuple(shape.players) if check.is_range(shape.players) else ()
    if base is None:
        return ()
    sizes = [*base.players, *(board.players for board in shape.boards.values())]
    return min(sizes), max(sizes)


def _night(shape: FileShape, base: Ruleset | None) -> NightShape:
    if shape.night is not None:
        return shape.night
    if base is None:
        return NightShape(order=[])
    return NightShape(order=list(base.night), first_night=list(base.first_night))


def _options(shape: FileShape, base: Ruleset | None) -> dict[str, OptionValue]:
    return {**(base.options if base else defaults()), **shape.options}


def _build(shape: FileShape, base: Ruleset | None) -> Ruleset:
    """The ruleset of a file without mistakes."""
    roles, night = _roles(shape, base), _night(shape, base)
    low, high = _players(shape, base)
    names = {**(base.names | {"sheriff": base.sheriff_name} if base else {}), **shape.names}
    return Ruleset(
        id=shape.id or "",
        title=shape.title or "",
        title_en=shape.title_en or "",
        source=shape.source or (base.source if base else ""),
        players=(low, high),
        roles=roles,
        options=_options(shape, base),
        sources=_told(base.sources if base else {}, shape) | shape.sources,
        notes=_told(base.notes if base else {}, shape) | shape.notes,
        night=tuple(night.order),
        first_night=tuple(night.first_night),
        names={role: names.get(role, ROLES[role].name) for role in roles},
        sheriff_name=names.get("sheriff", SHERIFF),
        conduct=_conduct(shape, base),
        script={**(base.script if base else {}), **_script(shape)},
        boards={**(base.boards if base else {}), **_boards(shape)},
    )


def _told(texts: dict[str, str], shape: FileShape) -> dict[str, str]:
    """What the base says of itself, without what this file has changed."""
    changed = shape.options.keys() | {f"script.{step}" for step in shape.script}
    return {key: text for key, text in texts.items() if key not in changed}


def _conduct(shape: FileShape, base: Ruleset | None) -> tuple[str, ...]:
    if shape.conduct is not None or base is None:
        return tuple(shape.conduct or ())
    return base.conduct


def _script(shape: FileShape) -> dict[str, ScriptStep]:
    return {
        step: ScriptStep(say=tuple(words.say), main=words.main, do=words.do)
        for step, words in shape.script.items()
    }


def _boards(shape: FileShape) -> dict[str, Board]:
    return {board_id: _board(board_id, board) for board_id, board in shape.boards.items()}


def _board(board_id: str, board: BoardShape) -> Board:
    return Board(
        id=board_id,
        title=board.title or f"{board.players}人局",
        title_en=board.title_en,
        players=board.players,
        deck=board.deck,
        options=board.options,
        advice=tuple(board.advice),
    )
