"""A file and its base put together: what holds where, and the ruleset it makes."""

from dataclasses import dataclass
from functools import cache

from judge_app.rulesets.check import Night, is_range
from judge_app.rulesets.known import ROLES, SCRIPT_STEPS, SHERIFF
from judge_app.rulesets.model import Board, OptionValue, Ruleset, ScriptStep
from judge_app.rulesets.night_place import placed, placed_first
from judge_app.rulesets.options import OPTIONS, defaults
from judge_app.rulesets.sentence import sentence
from judge_app.rulesets.shape import BoardShape, FileShape

BORROWED = sentence("本程序采用：底本没有这一步，用的是别的规则的台词")
"""The note of script lines that a preset got with a card its base does not know."""


@dataclass(frozen=True)
class Whole:
    """The parts of a file over those of its base; `borrowed` are the steps whose words neither has."""

    roles: tuple[str, ...]
    players: tuple[int, ...]
    night: Night
    options: dict[str, OptionValue]
    script: dict[str, ScriptStep]
    boards: dict[str, Board]
    borrowed: tuple[str, ...]


def merged(shape: FileShape, base: Ruleset | None) -> Whole:
    """File over base, checked or not."""
    roles, night = _roles(shape, base), _night(shape, base)
    script = {**(base.script if base else {}), **_script(shape)}
    borrowed = _borrowed(night, roles, script) if base else {}
    return Whole(
        roles,
        _players(shape, base),
        night,
        {**(base.options if base else defaults()), **shape.options},
        {**script, **borrowed},
        {**_base_boards(shape, base), **_boards(shape)},
        tuple(borrowed),
    )


def build(shape: FileShape, base: Ruleset | None) -> Ruleset:
    """The ruleset of a file without mistakes."""
    whole = merged(shape, base)
    low, high = whole.players
    names = {**(base.names | {"sheriff": base.sheriff_name} if base else {}), **shape.names}
    return Ruleset(
        id=shape.id or "",
        title=shape.title or "",
        title_en=shape.title_en or "",
        source=shape.source or (base.source if base else ""),
        players=(low, high),
        roles=whole.roles,
        options=whole.options,
        sources=_told(base.sources if base else {}, shape) | _own(shape, base) | shape.sources,
        notes=_told(base.notes if base else {}, shape) | _borrowing(whole) | shape.notes,
        night=whole.night.order,
        first_night=whole.night.first_night,
        names={role: names.get(role, ROLES[role].name) for role in whole.roles},
        sheriff_name=names.get("sheriff", SHERIFF),
        conduct=_conduct(shape, base),
        script=whole.script,
        boards=whole.boards,
        base=base.title if base else "",
        changed=tuple(_own(shape, base)),
    )


def _roles(shape: FileShape, base: Ruleset | None) -> tuple[str, ...]:
    """The roles the ruleset knows; a preset's boards may bring any role of the program."""
    if base is None:
        return tuple(shape.roles or ())
    dealt = {role for board in shape.boards.values() for role in board.deck}
    return tuple(
        dict.fromkeys((*base.roles, *(shape.roles or ()), *(role for role in ROLES if role in dealt)))
    )


def _players(shape: FileShape, base: Ruleset | None) -> tuple[int, ...]:
    if shape.players is not None:
        return tuple(shape.players) if is_range(shape.players) else ()
    if base is None:
        return ()
    sizes = [*base.players, *(board.players for board in shape.boards.values())]
    return min(sizes), max(sizes)


def _night(shape: FileShape, base: Ruleset | None) -> Night:
    """The base's steps, or the file's own order, with those put in that have a place."""
    order, first = (base.night, base.first_night) if base else ((), ())
    own = shape.night
    if own is None:
        return Night(order, first, order)
    steps = placed(own.order if own.order is not None else order, own.place)
    called = placed_first(steps, first, own.place) if own.first_night is None else own.first_night
    return Night(tuple(steps), tuple(called), order, frozenset(own.place) - set(steps))


@cache
def _words_elsewhere() -> dict[str, ScriptStep]:
    """Words of every step that some bundled ruleset has."""
    from judge_app.rulesets.load import bundled_ids, load_ruleset  # they build on this module

    found: dict[str, ScriptStep] = {}
    for ruleset_id in bundled_ids():
        found = {**load_ruleset(ruleset_id).script, **found}
    return found


def _borrowed(night: Night, roles: tuple[str, ...], script: dict[str, ScriptStep]) -> dict[str, ScriptStep]:
    """Words for the steps of cards that the base does not know."""
    needed = [*night.order, *(step for step, cause in SCRIPT_STEPS.items() if cause in roles)]
    missing = [step for step in dict.fromkeys(needed) if step not in script]
    elsewhere = _words_elsewhere() if missing else {}
    return {step: elsewhere[step] for step in missing if step in elsewhere}


def _borrowing(whole: Whole) -> dict[str, str]:
    return {f"script.{step}": str(BORROWED) for step in whole.borrowed}


def _told(texts: dict[str, str], shape: FileShape) -> dict[str, str]:
    """What the base says of itself, without what this file has changed."""
    changed = shape.options.keys() | {f"script.{step}" for step in shape.script}
    return {key: text for key, text in texts.items() if key not in changed}


def _own(shape: FileShape, base: Ruleset | None) -> dict[str, str]:
    """Options that a preset has otherwise than its base: it is their source itself."""
    if base is None:
        return {}
    was, now = base.options, {**base.options, **shape.options}
    return {key: shape.title or "" for key in OPTIONS if now[key] != was[key]}


def _conduct(shape: FileShape, base: Ruleset | None) -> tuple[str, ...]:
    if shape.conduct is not None or base is None:
        return tuple(shape.conduct or ())
    return base.conduct


def _script(shape: FileShape) -> dict[str, ScriptStep]:
    return {
        step: ScriptStep(say=tuple(words.say), main=words.main, do=words.do)
        for step, words in shape.script.items()
    }


def _base_boards(shape: FileShape, base: Ruleset | None) -> dict[str, Board]:
    """The base's boards; what the preset itself says of an option holds on them too."""
    boards = base.boards if base else {}
    return {
        key: board.model_copy(update={"options": _without(board, shape)}) for key, board in boards.items()
    }


def _without(board: Board, shape: FileShape) -> dict[str, OptionValue]:
    return {key: value for key, value in board.options.items() if key not in shape.options}


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
