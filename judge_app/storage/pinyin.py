"""Names as they are typed on a keyboard without Chinese: by their letters or their initials."""

from functools import cache
from itertools import islice, product

_READINGS = 8
"""So many readings of one name are kept: a name of several ambiguous characters has more."""


@cache
def spellings(name: str) -> tuple[str, ...]:
    """What a name may be typed as, from any of its characters on: letters, and initials alone.

    阿明: aming, am, ming, m. A character with several readings (单: shan, dan) gives each.
    """
    if name.isascii():
        return _plain(name)
    from pypinyin import Style, pinyin  # loads a large table; not needed before a Chinese name is sought

    syllables = [_letters(found) for found in pinyin(name, style=Style.NORMAL, heteronym=True)]
    forms: dict[str, None] = {}
    for reading in islice(product(*syllables), _READINGS):
        forms.update(dict.fromkeys(_forms(reading)))
    return tuple(forms)


def _letters(readings: list[str]) -> list[str]:
    """One character's readings, or a run of other signs split at its spaces."""
    return list(dict.fromkeys(reading.lower().replace(" ", "") for reading in readings))


def _forms(syllables: tuple[str, ...]) -> list[str]:
    starts = range(len(syllables))
    whole = ["".join(syllables[start:]) for start in starts]
    return [*whole, *("".join(word[:1] for word in syllables[start:]) for start in starts)]


def _plain(name: str) -> tuple[str, ...]:
    words = tuple(name.lower().split())
    return tuple(dict.fromkeys(_forms(words)))


def is_typed(text: str, name: str, forms: tuple[str, ...]) -> bool:
    """Whether `text` (lower case, no spaces) is a part of the name or begins one of its spellings."""
    return text in name.lower().replace(" ", "") or any(form.startswith(text) for form in forms)


def typed(text: str) -> str:
    """What was typed, as `is_typed` takes it."""
    return "".join(text.lower().split())
