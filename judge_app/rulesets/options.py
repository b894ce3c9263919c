"""The option table: every rule that rulesets and house rules may set, and what it may be."""

from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from itertools import islice
from math import isfinite

from judge_app.rulesets.key_path import visible
from judge_app.rulesets.known import KNOWN_ROLES
from judge_app.rulesets.model import OptionValue
from judge_app.rulesets.option import Option
from judge_app.rulesets.options_cards import CARDS
from judge_app.rulesets.options_day import DAY
from judge_app.rulesets.options_end import END
from judge_app.rulesets.options_night import NIGHT
from judge_app.rulesets.sentence import Sentence, sentence

MAX_LISTED = 40
MAX_NAMED = 12

OPTIONS: dict[str, Option] = {option.id: option for option in (*NIGHT, *CARDS, *DAY, *END)}


def defaults() -> dict[str, OptionValue]:
    """Every option with the value it has where a ruleset says nothing."""
    return {option.id: option.default for option in OPTIONS.values()}


def check_option(option_id: str, value: object) -> Sentence | None:
    """What is wrong with this value and what is allowed; None if the option may have it."""
    option = OPTIONS.get(option_id)
    if option is None:
        return sentence("没有这个选项{hint}", hint=hint(option_id, OPTIONS))
    return CHECKS[option.type](option, value)


def nearest(found: str, allowed: Iterable[str]) -> Sentence:
    """The known name most like the one found, as the end of a sentence; empty if none is."""
    close = get_close_matches(found[:100], list(allowed), 1)
    return sentence("，是不是 {name}？", name=close[0]) if close else sentence("")


def hint(found: str, allowed: Iterable[str]) -> Sentence:
    """The nearest known name, else what may stand there if that is not too long to read."""
    allowed = sorted(allowed)
    alike = [name for name in allowed if name.split(".")[0] == found.split(".")[0]] or allowed
    if get_close_matches(found[:100], allowed, 1) or len(alike) > MAX_LISTED:
        return nearest(found, allowed)
    return sentence("，能写的：{names}", names="、".join(alike))


def shown(value: object) -> str:
    """A value as a host would write it, cut short where it is long."""
    text = _written(value)
    return visible(text if len(text) <= 60 else text[:59] + "…")


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {_written(item)}" for key, item in islice(value.items(), 9))
        return f"{{ {inside} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_written(item) for item in value[:30])}]"
    return str(value)


def _check_bool(_option: Option, value: object) -> Sentence | None:
    if isinstance(value, bool):
        return None
    return sentence("写的是 {found}，只能是 true 或 false", found=shown(value))


def _check_number(option: Option, value: object) -> Sentence | None:
    if _is_number(value, option):
        return None
    return sentence("写的是 {found}，只能是{range}", found=shown(value), range=_range(option))


def _check_choice(option: Option, value: object) -> Sentence | None:
    if isinstance(value, str) and value in option.choices:
        return None
    return _one_of(value, option.choices)


def _check_choices(option: Option, value: object) -> Sentence | None:
    if (wrong := _check_list(value, option.choices)) is not None:
        return wrong
    missing = [needed for needed in option.needs if needed not in _items(value)]
    if missing:
        return sentence("列表里缺 {missing}", missing="、".join(missing))
    return None


def _check_roles(_option: Option, value: object) -> Sentence | None:
    return _check_list(value, KNOWN_ROLES)


def _check_table(option: Option, value: object) -> Sentence | None:
    shape = sentence("写的是 {found}，只能是 {{ at_most = 人数, weight = 票数 }}", found=shown(value))
    if not isinstance(value, Mapping) or value.keys() != {"at_most", "weight"}:
        return shape
    at_most = value["at_most"]
    if isinstance(at_most, bool) or not isinstance(at_most, int) or not 0 <= at_most <= 99:
        return sentence("at_most 写的是 {found}，只能是 0 到 99 的整数", found=shown(at_most))
    wrong = _check_number(option, value["weight"])
    return sentence("weight {wrong}", wrong=wrong) if wrong is not None else None


def _check_list(value: object, allowed: Iterable[str]) -> Sentence | None:
    allowed = list(allowed)
    if not isinstance(value, list | tuple):
        return sentence(
            "写的是 {found}，要用方括号写成列表，如 [{names}]",
            found=shown(value),
            names=_names(allowed, ", "),
        )
    for item in value:
        if not isinstance(item, str) or item not in allowed:
            return _one_of(item, allowed)
    if len(set(value)) < len(value):
        return sentence("列表里有重复")
    return None


def _one_of(found: object, allowed: Iterable[str]) -> Sentence:
    allowed = list(allowed)
    near = nearest(found, allowed) if isinstance(found, str) else ""
    if near and len(allowed) > MAX_NAMED:
        return sentence("没有 {found}{hint}", found=shown(found), hint=near)
    return sentence(
        "写的是 {found}，只能是 {names}{hint}", found=shown(found), names=_names(allowed), hint=near
    )


def _names(allowed: Iterable[str], between: str = "、") -> str:
    return between.join(f'"{name}"' for name in sorted(allowed))


def _items(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


def _is_number(value: object, option: Option) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        return False
    return option.low <= value <= option.high and (not option.is_whole or isinstance(value, int))


def _range(option: Option) -> Sentence:
    if option.is_whole:
        return sentence(" {low} 到 {high} 的整数", low=option.low, high=option.high)
    return sentence(" {low} 到 {high} 的数", low=option.low, high=option.high)


CHECKS: dict[str, Callable[[Option, object], Sentence | None]] = {
    "bool": _check_bool,
    "number": _check_number,
    "seconds": _check_number,
    "choice": _check_choice,
    "choices": _check_choices,
    "table": _check_table,
    "roles": _check_roles,
}

# Pairs that demand opposite things: each is an option with a value, and another with a value.
CLASHES: tuple[tuple[str, OptionValue, str, OptionValue], ...] = (
    ("sheriff.exists", False, "sheriff.breaks_tie", True),
    ("sheriff.exists", False, "vote.on_tie", "sheriff"),
    ("sheriff.breaks_tie", False, "vote.on_tie", "sheriff"),
    ("witch.one_potion_a_game", True, "witch.both_in_one_night", True),
    ("last_words.rule", "none", "self_destruct.last_words", True),
    ("last_words.rule", "quota", "self_destruct.last_words", True),
)


def contradictions(options: Mapping[str, OptionValue]) -> list[Sentence]:
    """One sentence for each pair of these options (complete or not) that cannot both hold."""
    return [
        sentence(
            "{first} = {one} 与 {second} = {other} 不能同时成立，改掉其中一个",
            first=first,
            one=shown(one),
            second=second,
            other=shown(other),
        )
        for first, one, second, other in CLASHES
        if options.get(first) == one and options.get(second) == other
    ]
