"""The players' words that the help explains."""

from functools import cache

from judge_app.paths import data_path
from judge_app.rulesets.model import Frozen
from judge_app.rulesets.toml_text import read_table


class Term(Frozen):
    """A word of the field: `zh`, its `meaning` in one Chinese sentence, `en` both in English."""

    zh: str
    meaning: str
    en: str
    source: str = ""


@cache
def glossary() -> tuple[Term, ...]:
    """Every term, in the order in which the help lists them."""
    table = read_table(data_path("resources") / "glossary.toml")
    return tuple(Term(**term) for term in table["term"])
