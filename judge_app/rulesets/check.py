"""What a ruleset file must mean: known names, cards that add up, words for every step."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import Formatter
from typing import NamedTuple

from judge_app.rulesets.decks import at_most, bottom_cards, deck_trouble
from judge_app.rulesets.fixed import FIXED
from judge_app.rulesets.key_path import dotted
from judge_app.rulesets.known import (
    FOLLOW_UPS,
    KNOWN_ROLES,
    NIGHT_STEPS,
    PLACEHOLDERS,
    ROLES,
    SCRIPT_STEPS,
)
from judge_app.rulesets.model import Board, OptionValue
from judge_app.rulesets.options import OPTIONS, check_option, contradictions, hint, shown
from judge_app.rulesets.sentence import Sentence, sentence
from judge_app.rulesets.shape import FORMAT, BoardShape, FileShape, StepShape

Found = Iterator[tuple[str, Sentence]]

ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_WITHOUT_BASE = ("players", "roles", "night", "script", "boards")


def check_head(shape: FileShape, bad: frozenset[str], has_base: bool) -> Found:
    """The keys every file has, and those a file without a base must have."""
    needed = ("format", "id", "title", *(() if has_base else _WITHOUT_BASE))
    for key in needed:
        if key not in bad and key not in shape.model_fields_set:
            yield key, sentence("缺这一项")
    if shape.format not in (None, FORMAT):
        yield "format", sentence("写的是 {found}，这个程序只读格式 {known}", found=shape.format, known=FORMAT)
    if shape.id is not None and not ID.fullmatch(shape.id):
        yield "id", _bad_id(shape.id)
    if shape.players is not None and not is_range(shape.players):
        yield "players", sentence("写的是 {found}，要写 [最少人数, 最多人数]", found=shown(shape.players))


def is_range(players: Sequence[int]) -> bool:
    """Whether these are the fewest and the most players."""
    return 4 <= players[0] <= players[1] <= 99


def check_options(where: str, options: Mapping[str, object]) -> Found:
    """Each option known and its value allowed; `where` is the path of their table."""
    for option_id, value in options.items():
        wrong = _unquoted(option_id, value) or check_option(option_id, value)
        if wrong is not None:
            yield f"{where}.{dotted((option_id,))}", wrong


def check_together(
    written: Mapping[str, OptionValue],
    options: Mapping[str, OptionValue],
    boards: Mapping[str, BoardShape | Board],
) -> Found:
    """No two options that cannot both hold, in the ruleset and with each board's own values."""
    clashes = contradictions(options)
    yield from ((_clash_at("options", clash, written), clash) for clash in clashes)
    for board_id, board in boards.items():
        place = f"boards.{dotted((board_id,))}.options"
        for clash in contradictions({**options, **board.options}):
            if clash not in clashes:
                yield _clash_at(place, clash, board.options), clash


def _clash_at(where: str, clash: Sentence, written: Mapping[str, object]) -> str:
    """The place of that one of the two options which this file has written."""
    of_file = [key for key in (clash.values["second"], clash.values["first"]) if key in written]
    return f"{where}.{dotted((str(of_file[0]),))}" if of_file else where


def check_roles(roles: Iterable[tuple[str, str]], also: frozenset[str] = frozenset()) -> Found:
    """Role ids of this program, each once, and what else may stand there; every role comes with its place."""
    seen: set[str] = set()
    for role, place in roles:
        if role not in KNOWN_ROLES | also:
            yield place, _no_role(role, KNOWN_ROLES | also)
        elif role in seen:
            yield place, sentence("身份 {role} 写了两次", role=shown(role))
        seen.add(role)


def check_mentions(shape: FileShape) -> Found:
    """`sources` and `notes` speak of things that exist."""
    rules = OPTIONS.keys() | FIXED.keys()
    topics = rules | {"boards", "roles", "night", "source", "conduct"}
    topics |= {f"script.{step}" for step in _steps()}
    parts = (("sources", shape.sources, rules | {"conduct"}), ("notes", shape.notes, topics))
    for where, texts, allowed in parts:
        for key in texts:
            if key not in allowed:
                yield (
                    f"{where}.{dotted((key,))}",
                    sentence("没有这个选项或规则{hint}", hint=hint(key, allowed)),
                )


class Night(NamedTuple):
    """The steps in force; `base` are those of a preset's base, `unplaced` those it places wrongly."""

    order: tuple[str, ...] = ()
    first_night: tuple[str, ...] = ()
    base: tuple[str, ...] = ()
    unplaced: frozenset[str] = frozenset()


def check_night(night: Night, roles: Iterable[str], boards: Mapping[str, BoardShape]) -> Found:
    """Known steps, each once, and one for every role that must wake."""
    for key, steps in (("night.order", night.order), ("night.first_night", night.first_night)):
        for i, step in enumerate(steps):
            if step not in NIGHT_STEPS:
                yield (
                    f"{key}[{i + 1}]",
                    sentence("没有步骤 {step}{hint}", step=shown(step), hint=hint(step, NIGHT_STEPS)),
                )
            elif step in steps[:i]:
                yield f"{key}[{i + 1}]", sentence("步骤 {step} 写了两次", step=shown(step))
    for step in night.first_night:
        if step in NIGHT_STEPS and step not in night.order:
            yield "night.first_night", sentence("步骤 {step} 不在 order 里", step=shown(step))
    for step, role in needed_steps(roles).items():
        if step not in (*night.order, *night.unplaced):
            yield _lacking(step, role, night, boards)


def _lacking(step: str, role: str, night: Night, boards: Mapping[str, BoardShape]) -> tuple[str, Sentence]:
    """A role without its step: a preset's board that brings the role is told to place it."""
    board = next((name for name, board in boards.items() if role in board.deck), None)
    if not night.base or step in night.base or board is None:
        told = sentence("缺步骤 {step}：身份 {role} 要睁眼", step=shown(step), role=shown(role))
        return "night.order", told
    return f"boards.{dotted((board,))}.deck.{role}", sentence(
        "身份 {role} 要睁眼，底本的夜里没有这一步；在 [night] 里写明位置，"
        '如 place = {{ {step} = "after {last}" }}',
        role=shown(role),
        step=step,
        last="wolves" if "wolves" in night.order else night.order[-1],
    )


def check_woken(night: Night, roles: Iterable[str], options: Mapping[str, OptionValue]) -> Found:
    """A hunter who is told every night whether he can shoot has a step every night."""
    is_called = "hunter" in night.order and "hunter" not in night.first_night
    if options.get("hunter.woken") is True and "hunter" in roles and not is_called:
        yield "night.order", sentence("hunter.woken = true，步骤 {step} 要每晚都有", step=shown("hunter"))


def needed_steps(roles: Iterable[str]) -> dict[str, str]:
    """Night steps without which these roles cannot be played, each with a role that needs it."""
    known = [role for role in roles if role in ROLES]
    steps = {ROLES[role].step: role for role in known if ROLES[role].must_wake}
    return steps | {step: role for step, role in FOLLOW_UPS.items() if role in known}


def check_script(script: Mapping[str, StepShape]) -> Found:
    """Known steps, a main line that is there, no placeholder that nothing would fill."""
    for step, words in script.items():
        place = f"script.{dotted((step,))}"
        if step not in _steps():
            yield place, sentence("没有这个步骤{hint}", hint=hint(step, _steps()))
        if not 0 <= words.main < len(words.say):
            yield (
                f"{place}.main",
                sentence(
                    "写的是 {found}，第一行是 0，最后一行是 {last}", found=words.main, last=len(words.say) - 1
                ),
            )
        for i, line in enumerate(words.say):
            wrong = _check_line(line, PLACEHOLDERS.get(step, frozenset()))
            if wrong is not None:
                yield f"{place}.say[{i + 1}]", wrong


def check_script_is_whole(
    steps: Iterable[str], script: Iterable[str], roles: Iterable[str], has_sheriff: bool
) -> Found:
    """Words for every night step of the order and for whatever else this ruleset can come to."""
    present = {"", *roles, *(["sheriff"] if has_sheriff else [])}
    called = [step for step in steps if step in NIGHT_STEPS]
    needed = [*called, *(step for step, cause in SCRIPT_STEPS.items() if cause in present)]
    script = set(script)
    for step in needed:
        if step not in script:
            yield f"script.{step}", sentence("缺这一步的台词")


def check_board(board_id: str, board: BoardShape, players: tuple[int, ...], roles: Iterable[str]) -> Found:
    """Cards the ruleset knows, as many as seats, two more with a thief."""
    place = f"boards.{dotted((board_id,))}"
    if not ID.fullmatch(board_id):
        yield place, _bad_id(board_id)
    if players and not players[0] <= board.players <= players[-1]:
        yield (
            f"{place}.players",
            sentence(
                "写的是 {found}，这套规则是 {low} 到 {high} 人",
                found=board.players,
                low=players[0],
                high=players[-1],
            ),
        )
    yield from _check_deck(f"{place}.deck", board, set(roles))
    yield from check_options(f"{place}.options", board.options)


def _check_deck(place: str, board: BoardShape, roles: set[str]) -> Found:
    for role, count in board.deck.items():
        key = f"{place}.{dotted((role,))}"
        if role not in roles:
            yield key, _no_role(role, roles)
        elif not 1 <= count <= at_most(role):
            yield key, _bad_count(count, at_most(role))
    needed = board.players + bottom_cards(board.deck)
    if sum(board.deck.values()) != needed:
        yield (
            place,
            sentence(
                "共 {found} 张，{players} 人要 {needed} 张（有盗贼时多两张）",
                found=sum(board.deck.values()),
                players=board.players,
                needed=needed,
            ),
        )
    if board.deck.keys() <= roles and (trouble := deck_trouble(board.deck)):
        yield place, sentence(trouble)


def _bad_count(found: int, most: int) -> Sentence:
    if found < 1:
        return sentence("写的是 {found}，至少 1 张", found=found)
    return sentence("写的是 {found}，最多 {most} 张", found=found, most=most)


def _unquoted(option_id: str, value: object) -> Sentence | None:
    """TOML reads `guard.self = true` as a table within a table."""
    meant = next((each for each in OPTIONS if each.startswith(f"{option_id}.")), None)
    if meant is None or not isinstance(value, Mapping):
        return None
    first = f"{option_id}.{next(iter(value), '')}"
    return sentence("选项名要加英文引号，如 {name}", name=shown(first if first in OPTIONS else meant))


def _check_line(line: str, allowed: frozenset[str]) -> Sentence | None:
    try:
        names = [(name, spec, how) for _text, name, spec, how in Formatter().parse(line) if name is not None]
    except ValueError:
        return sentence("花括号没有配对；要念出花括号请写两遍")
    for name, spec, how in names:
        if name not in allowed or spec or how:
            known = "、".join(f"{{{each}}}" for each in sorted(allowed)) or sentence("没有")
            return sentence("这里不能用 {found}，能用的：{known}", found=f"{{{name}}}", known=known)
    return None


def _steps() -> frozenset[str]:
    return NIGHT_STEPS | SCRIPT_STEPS.keys()


def _bad_id(found: str) -> Sentence:
    return sentence("写的是 {found}，只能用小写字母、数字和减号", found=shown(found))


def _no_role(role: str, allowed: Iterable[str]) -> Sentence:
    return sentence("没有身份 {role}{hint}", role=shown(role), hint=hint(role, allowed))
