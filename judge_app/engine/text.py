"""Sentences that have not chosen a language yet."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence: a Chinese template and the values put into it.

    The template is the key of the translation catalogues; `str()` gives the Chinese.
    """

    template: str
    values: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return self.render(lambda template: template)

    def render(self, translate: Callable[[str], str]) -> str:
        """The sentence in the language of `translate`, nested texts included."""
        filled = {name: _plain(value, translate) for name, value in self.values}
        return translate(self.template).format(**filled)


def T(template: str, **values: object) -> Text:
    """A text to be translated; the catalogues are extracted from calls of this name."""
    return Text(template, tuple(sorted(values.items())))


def joined(parts: Iterable[object], separator: str = "、") -> Text:
    """Several texts as one."""
    parts = tuple(parts)
    names = [f"p{i:03}" for i in range(len(parts))]
    template = separator.join("{" + name + "}" for name in names)
    return Text(template, tuple(zip(names, parts, strict=True)))


def _plain(value: object, translate: Callable[[str], str]) -> object:
    return value.render(translate) if isinstance(value, Text) else value
