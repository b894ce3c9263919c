"""What a ruleset file must mean: known names, cards that add up, words for every step."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import Formatter

from judge_app.rulesets.fixed import FIXED
from judge_app.rulesets.known import (
    FOLLOW_UPS,
    KNOWN_ROLES,
    NIGHT_STEPS,
    PLACEHOLDERS,
    ROLES,
    SCRIPT_STEPS,
)
from judge_app.rulesets.model import OptionValue
from judge_app.rulesets.options import OPTIONS, check_option, contradictions, hint, shown
from judge_app.rulesets.sentence import Sentence, sentence
from judge_app.rulesets.shape import FORMAT, BoardShape, FileShape, NightShape, StepShape, dotted

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


def check_together(options: Mapping[str, OptionValue], boards: Mapping[str, BoardShape]) -> Found:
    """No two options that cannot both hold, in the ruleset and with each board's own values."""
    clashes = contradictions(options)
    yield from (("options", clash) for clash in clashes)
    for board_id, board in boards.items():
        for clash in contradictions({**options, **board.options}):
            if clash not in clashes:
                yield f"boards.{dotted((board_id,))}.options", clash


def check_roles(where: str, roles: Iterable[str]) -> Found:
    """Role ids of this program, each once."""
    seen: set[str] = set()
    for role in roles:
        if role not in KNOWN_ROLES:
            yield where, _no_role(role, KNOWN_ROLES)
        elif role in seen:
            yield where, sentence("身份 {role} 写了两次", role=shown(role))
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


def check_night(night: NightShape, roles: Iterable[str]) -> Found:
    """Known steps, each once, and one for every role that must wake."""
    for key, steps in (("night.order", night.order), ("night.first_night", night.first_night)):
        for i, step in enumerate(steps):
            if step not in NIGHT_STEPS:
                yield (
                    key,
                    sentence("没有步骤 {step}{hint}", step=shown(step), hint=hint(step, NIGHT_STEPS)),
                )
            elif step in steps[:i]:
                yield key, sentence("步骤 {step} 写了两次", step=shown(step))
    for step in night.first_night:
        if step in NIGHT_STEPS and step not in night.order:
            yield "night.first_night", sentence("步骤 {step} 不在 order 里", step=shown(step))
    for step, role in needed_steps(roles).items():
        if step not in night.order:
            yield (
                "night.order",
                sentence("缺步骤 {step}：身份 {role} 要睁眼", step=shown(step), role=shown(role)),
            )


def check_woken(night: NightShape, roles: Iterable[str], options: Mapping[str, OptionValue]) -> Found:
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
    roles = set(roles)
    for role, count in board.deck.items():
        if role not in roles:
            yield f"{place}.deck.{dotted((role,))}", _no_role(role, roles)
        if count < 1:
            yield f"{place}.deck.{dotted((role,))}", sentence("写的是 {found}，至少 1 张", found=count)
    needed = board.players + (2 if "thief" in board.deck else 0)
    if sum(board.deck.values()) != needed:
        yield (
            f"{place}.deck",
            sentence(
                "共 {found} 张，{players} 人要 {needed} 张（有盗贼时多两张）",
                found=sum(board.deck.values()),
                players=board.players,
                needed=needed,
            ),
        )
    yield from check_options(f"{place}.options", board.options)


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
