"""What one option is: its type, its values, and its words for the host."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from judge_app.rulesets.model import OptionValue

Type = Literal["bool", "number", "seconds", "choice", "choices", "table", "roles"]


class Words(NamedTuple):
    """A text in both languages of the option table."""

    zh: str
    en: str


class Option(NamedTuple):
    """One line of the option table.

    default  what was done before there was the option: a game begun then keeps to it
    type     bool · number (`low`…`high`, whole ones only if `is_whole`) · seconds · choice (one of
             `choices`) · choices (a list of them, in order) · table (`at_most` players living and
             the `weight` then; at_most 0: never) · roles (a list of role ids)
    choices  id → name of each value
    needs    choices that a list must hold
    """

    id: str
    type: Type
    default: OptionValue
    name: Words
    meaning: Words
    choices: Mapping[str, Words] = {}
    needs: tuple[str, ...] = ()
    low: float = 0
    high: float = 0
    is_whole: bool = True


def yes_no(option_id: str, default: bool, name: Words, meaning: Words) -> Option:
    """An option that is true or false."""
    return Option(option_id, "bool", default, name, meaning)


def choice(option_id: str, default: str, name: Words, meaning: Words, **choices: Words) -> Option:
    """An option with one of a few values."""
    return Option(option_id, "choice", default, name, meaning, choices)


def seconds(option_id: str, default: int, name: Words, meaning: Words) -> Option:
    """A time; 0 shows no limit."""
    return Option(option_id, "seconds", default, name, meaning, high=3600)
