"""What a club prints above its sheets."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Club:
    """`name` and the file of a `logo` as the settings have them; "" and None for none."""

    name: str = ""
    logo: Path | None = None


NO_CLUB = Club()


def clean(name: str) -> str:
    """A person's or a place's words without characters that steer the text around them."""
    kept = (char if char.isprintable() or char in JOINERS else " " for char in name)
    return " ".join("".join(kept).split())


JOINERS = "\u200d\ufe0f"
"""They are not printable themselves and hold one emoji together."""


def joined_names(names: Sequence[str]) -> str:
    """Who sat on one seat, one after the other."""
    return " → ".join(name for name in map(clean, names) if name)
