"""Where a record is wrong, and what is allowed there."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import NoReturn

from judge_app.engine.text import T, Text, joined
from judge_app.rulesets import RulesetError
from judge_app.rulesets.sentence import Sentence


class RecordError(Exception):
    """A file that is no valid record.

    `place` is in the record's own words ("night 2: wolves"), "" for the file as a whole.
    """

    def __init__(self, file: str, place: str, text: Text) -> None:
        super().__init__(": ".join(part for part in (file, place, str(text)) if part))
        self.file = file
        self.place = place
        self.text = text


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a record's file."""

    file: str
    place: str = ""

    def at(self, *keys: object) -> "Spot":
        """A place inside this one."""
        return replace(self, place=": ".join(filter(None, (self.place, *map(str, keys)))))

    def error(self, text: Text) -> RecordError:
        return RecordError(self.file, self.place, text)

    def fail(self, text: Text) -> NoReturn:
        raise self.error(text)

    def fail_word(self, found: object, allowed: Iterable[str]) -> NoReturn:
        """Refuse a word that is not among those allowed here, and name the nearest of them."""
        raise self.error(no_such_word(found, allowed))


def no_such_word(found: object, allowed: Iterable[str]) -> Text:
    """A sentence about a word that is not among those allowed."""
    allowed = list(allowed)
    word = str(found)[:100]
    close = get_close_matches(word, allowed, 1)
    like = T("，是不是 {name}？", name=close[0]) if close else T("。")
    return T("没有“{word}”{like}可写：{allowed}", word=word, like=like, allowed="、".join(allowed) or "—")


def of_ruleset(spot: Spot, error: RulesetError) -> RecordError:
    """What is wrong with a ruleset, said of the record that names it."""
    first = error.mistakes[0]
    return spot.error(joined([text_of(part) for part in first.parts() if part != spot.file], ": "))


def text_of(told: str) -> Text:
    """A sentence of the ruleset reader as a text to be translated."""
    if not isinstance(told, Sentence):
        return T("{told}", told=told)
    values = {name: text_of(v) if isinstance(v, Sentence) else v for name, v in told.values.items()}
    return Text(told.template, tuple(sorted(values.items())))
