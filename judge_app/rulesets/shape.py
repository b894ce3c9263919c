"""What a ruleset file looks like: its keys and their types, nothing about their meaning."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from judge_app.rulesets.errors import Mistake
from judge_app.rulesets.key_path import dotted
from judge_app.rulesets.options import hint, shown
from judge_app.rulesets.sentence import Sentence, sentence

FORMAT = 1
MAX_MISTAKES = 50

Name = Annotated[str, Field(min_length=1, max_length=20)]


class Shape(BaseModel):
    """A part of the file: exact types, no unknown keys. Descriptions become the README and the schema."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class NightShape(Shape):
    """The steps of the night."""

    order: list[str] | None = Field(
        None, description="all steps as they are called; a preset may leave it out"
    )
    first_night: list[str] | None = Field(None, description="those of them called on night 1 only")
    place: dict[str, str] = Field(
        {},
        description='presets: a step the base lacks = `"after STEP"`, `"before STEP"`, `"first"`, `"last"`',
    )


class StepShape(Shape):
    """The judge's words at a step."""

    say: list[str] = Field(min_length=1, max_length=20, description="lines read aloud as printed")
    main: int = Field(0, description="index (from 0) of the line that the sign or the answer belongs to")
    do: str = Field("", description="what is done and never said")


class BoardShape(Shape):
    """A composition of cards with its own option values."""

    title: str = Field("", max_length=100, description="what the host chooses from")
    title_en: str = Field("", max_length=100, description="the same in English")
    players: int = Field(ge=4, le=99, description="how many sit down")
    deck: dict[str, int] = Field(description="role id = count; two cards more than players with a `thief`")
    options: dict[str, Any] = Field({}, description="options of this board alone")
    advice: list[str] = Field([], description="what set-up tells the host, one sentence a line")


class FileShape(Shape):
    """A whole file; which keys must be there depends on whether it has a `base`."""

    format: int | None = Field(None, description=f"{FORMAT}")
    id: str | None = Field(None, description="small letters, digits and `-`; the file is named `ID.toml`")
    title: str | None = Field(None, min_length=1, max_length=100, description="what the host chooses from")
    title_en: str | None = Field(None, max_length=100, description="the same in English")
    source: str | None = Field(None, description="title of the text that the ruleset follows")
    base: str | None = Field(
        None,
        description="presets only: the ruleset that all else differs from: a bundled one or a preset, by id, "
        "or the name of a file beside this one",
    )
    players: list[int] | None = Field(
        None, min_length=2, max_length=2, description="`[fewest, most]` of its boards"
    )
    roles: list[str] | None = Field(None, description="role ids that boards and free decks may hold")
    conduct: list[str] | None = Field(
        None,
        max_length=40,
        description="what the judge reads out before a game, and his reasons for a warning; one rule a line",
    )
    options: dict[str, Any] = Field(
        {}, description="option id = value. One left out takes the base's value, or the default of the table"
    )
    sources: dict[str, str] = Field(
        {},
        description='option or rule id = title and paragraph of the text that says so, "面杀完整版 6(1)"; '
        "also `conduct`",
    )
    notes: dict[str, str] = Field(
        {},
        description="what the program chose where the text is silent, and why: by option id, "
        '`"script.STEP"`, or `boards`, `roles`, `night`, `conduct`, `source`',
    )
    night: NightShape | None = Field(None, description="the order in which the cards are called")
    names: dict[str, Name] = Field(
        {},
        description="role id = what this ruleset calls the role, where it is not the usual name; `sheriff` = "
        "what it calls the sheriff",
    )
    script: dict[str, StepShape] = Field({}, description="the judge's words, step by step")
    boards: dict[str, BoardShape] = Field(
        {}, description="the compositions of cards, each under its id (written as the file's)"
    )


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
