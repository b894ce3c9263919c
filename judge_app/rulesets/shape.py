"""What a ruleset file looks like: its keys and their types, nothing about their meaning."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from judge_app.rulesets.errors import Mistake
from judge_app.rulesets.options import hint, shown
from judge_app.rulesets.sentence import Sentence, sentence

FORMAT = 1
MAX_MISTAKES = 50


class Shape(BaseModel):
    """A part of the file: exact types, no unknown keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NightShape(Shape):
    """`order` lists every night step; `first_night` those called on night 1 only."""

    order: list[str]
    first_night: list[str] = []


class StepShape(Shape):
    """The judge's words at a step: `say` aloud, `main` the largest line, `do` never said."""

    say: list[str] = Field(min_length=1, max_length=20)
    main: int = 0
    do: str = ""


class BoardShape(Shape):
    """A composition of cards with its own option values."""

    title: str = ""
    title_en: str = ""
    players: int = Field(ge=4, le=99)
    deck: dict[str, int]
    options: dict[str, Any] = {}
    advice: list[str] = []


class FileShape(Shape):
    """A whole file; which keys must be there depends on whether it has a `base`."""

    format: int | None = None
    id: str | None = None
    title: str | None = Field(None, min_length=1, max_length=100)
    title_en: str | None = None
    source: str | None = None
    base: str | None = None
    players: list[int] | None = Field(None, min_length=2, max_length=2)
    roles: list[str] | None = None
    options: dict[str, Any] = {}
    sources: dict[str, str] = {}
    notes: dict[str, str] = {}
    night: NightShape | None = None
    names: dict[str, str] = {}
    conduct: list[str] | None = Field(None, max_length=40)
    script: dict[str, StepShape] = {}
    boards: dict[str, BoardShape] = {}


_PARTS: dict[str, type[Shape]] = {"script": StepShape, "boards": BoardShape}


def read_shape(raw: Mapping[str, Any], file: str) -> tuple[FileShape, frozenset[str], list[Mistake]]:
    """The file's parts that have the right shape, the names of those that have not, and why."""
    try:
        return FileShape.model_validate(raw), frozenset(), []
    except ValidationError as error:
        found = error.errors(include_url=False)
    mistakes = [Mistake(file, dotted(each["loc"]), _told(each)) for each in found[:MAX_MISTAKES]]
    bad = frozenset(str(each["loc"][0]) for each in found)
    rest = {key: value for key, value in raw.items() if key not in bad}
    return FileShape.model_validate(rest), bad, mistakes


def dotted(path: tuple[int | str, ...]) -> str:
    """The path of a key as a host would write it: `options."guard.self"`, `roles[3]`."""
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part + 1}]"
        else:
            text += ("." if text else "") + (part if _is_bare(part) else f'"{part[:60]}"')
    return text


def _is_bare(key: str) -> bool:
    return key.isascii() and 0 < len(key) <= 60 and key.replace("-", "").replace("_", "").isalnum()


# What pydantic calls a mistake → the sentence for it, from what was found and its limits.
_SENTENCES: dict[str, Callable[[str, Mapping[str, Any]], Sentence]] = {
    "missing": lambda _found, _limits: sentence("缺这一项"),
    "string_type": lambda found, _limits: sentence("写的是 {found}，要用引号写成文字", found=found),
    "int_type": lambda found, _limits: sentence("写的是 {found}，只能是整数", found=found),
    "list_type": lambda found, _limits: sentence("写的是 {found}，要用方括号写成列表", found=found),
    "dict_type": lambda found, _limits: sentence("写的是 {found}，要写成一张表", found=found),
    "model_type": lambda found, _limits: sentence("写的是 {found}，要写成一张表", found=found),
    "greater_than_equal": lambda found, limits: sentence(
        "写的是 {found}，不能小于 {low}", found=found, low=limits["ge"]
    ),
    "less_than_equal": lambda found, limits: sentence(
        "写的是 {found}，不能大于 {high}", found=found, high=limits["le"]
    ),
    "too_short": lambda _found, limits: sentence("太短，至少要有 {low} 项", low=limits["min_length"]),
    "too_long": lambda _found, limits: sentence("太长，最多 {high} 项", high=limits["max_length"]),
    "string_too_short": lambda _found, limits: sentence(
        "太短，至少要有 {low} 个字", low=limits["min_length"]
    ),
    "string_too_long": lambda _found, limits: sentence("太长，最多 {high} 个字", high=limits["max_length"]),
}


def _told(error: Mapping[str, Any]) -> Sentence:
    found, path = shown(error["input"]), error["loc"]
    if error["type"] == "extra_forbidden":
        return sentence("没有这一项{hint}", hint=hint(str(path[-1]), _allowed(path)))
    told = _SENTENCES.get(error["type"])
    return told(found, error.get("ctx", {})) if told else sentence("写的是 {found}，读不懂", found=found)


def _allowed(path: tuple[int | str, ...]) -> list[str]:
    model: type[Shape] = FileShape
    if len(path) > 1:
        model = _PARTS.get(str(path[0]), NightShape)
    return list(model.model_fields)
