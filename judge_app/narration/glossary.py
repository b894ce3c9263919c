"""The players' words, each with its meaning in the language of the table."""

from judge_app.narration.words import is_chinese
from judge_app.rulesets.glossary import glossary


def explained() -> list[tuple[str, str]]:
    """Every word of the field and what it means, in the order of the help."""
    return [(term.zh, term.meaning if is_chinese() else term.en) for term in glossary()]
