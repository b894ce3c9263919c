"""What a ruleset file looks like: its keys and their types, nothing about their meaning."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from judge_app.rulesets.errors import Mistake
from judge_app.rulesets.options import nearest, shown
from judge_app.rulesets.sentence import Sentence, sentence

FORMAT = 1


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
    script: dict[str, StepShape] = {}
    boards: dict[str, BoardShape] = {}


_PARTS: dict[str, type[Shape]] = {"script": StepShape, "boards": BoardShape}


def read_shape(raw: Mapping[str, Any], file: str) -> tuple[FileShape, frozenset[str], list[Mistake]]:
    """The file's parts that have the right shape, the names of those that have not, and why."""
    try:
        return FileShape.model_validate(raw), frozenset(), []
    except ValidationError as error:
        found = error.errors(include_url=False)
    mistakes = [Mistake(file, dotted(each["loc"]), _told(dict(each))) for each in found]
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


def _told(error: dict[str, Any]) -> Sentence:
    kind, found, path = error["type"], shown(error["input"]), error["loc"]
    limits = error.get("ctx", {})
    match kind:
        case "extra_forbidden":
            return sentence("没有这一项{hint}", hint=nearest(str(path[-1]), _allowed(path)))
        case "missing":
            return sentence("缺这一项")
        case "string_type":
            return sentence("写的是 {found}，要用引号写成文字", found=found)
        case "int_type" | "int_from_float":
            return sentence("写的是 {found}，只能是整数", found=found)
        case "list_type":
            return sentence("写的是 {found}，要用方括号写成列表", found=found)
        case "dict_type" | "model_type":
            return sentence("写的是 {found}，要写成一张表", found=found)
        case "greater_than_equal":
            return sentence("写的是 {found}，不能小于 {low}", found=found, low=limits["ge"])
        case "less_than_equal":
            return sentence("写的是 {found}，不能大于 {high}", found=found, high=limits["le"])
        case "too_short" | "string_too_short":
            return sentence("太短，至少要有 {low} 个", low=limits["min_length"])
        case "too_long" | "string_too_long":
            return sentence("太长，最多 {high} 个", high=limits["max_length"])
    return sentence("写的是 {found}，读不懂", found=found)


def _allowed(path: tuple[int | str, ...]) -> list[str]:
    model: type[Shape] = FileShape
    if len(path) > 1:
        model = _PARTS.get(str(path[0]), NightShape)
    return list(model.model_fields)
