"""The one error of the ruleset reader: where a file is wrong and what is allowed there."""

from collections.abc import Iterable
from dataclasses import dataclass

from judge_app.rulesets.sentence import Sentence, sentence


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong: `place` is the path of a key, "" for the file as a whole; `line` is 0 if unknown."""

    file: str
    place: str
    message: Sentence
    line: int = 0

    def __str__(self) -> str:
        return ": ".join(self.parts())

    def parts(self) -> tuple[str, ...]:
        """File, line, key and sentence, without those that are not known."""
        number = sentence("第 {line} 行", line=self.line) if self.line else ""
        return tuple(part for part in (self.file, number, self.place, self.message) if part)


class RulesetError(Exception):
    """A ruleset that cannot be used; `mistakes` holds everything wrong with it, at least one."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("\n".join(str(mistake) for mistake in self.mistakes))

    @property
    def file(self) -> str:
        """The file of the first mistake."""
        return self.mistakes[0].file

    @property
    def place(self) -> str:
        """The place of the first mistake."""
        return self.mistakes[0].place

    @property
    def message(self) -> Sentence:
        """The sentence of the first mistake."""
        return self.mistakes[0].message


def trouble(file: str, place: str, message: Sentence, line: int = 0) -> RulesetError:
    """An error with a single mistake."""
    return RulesetError([Mistake(file, place, message, line)])
