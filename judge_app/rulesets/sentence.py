"""Sentences of the ruleset reader, written in Chinese and translatable later."""

from collections.abc import Callable


class Sentence(str):
    """A finished Chinese sentence that still knows its template and the values in it."""

    template: str
    values: dict[str, object]

    def render(self, translate: Callable[[str], str]) -> str:
        """The sentence in the language of `translate`, nested sentences included."""
        filled = {name: _plain(value, translate) for name, value in self.values.items()}
        return translate(self.template).format(**filled)


def sentence(template: str, **values: object) -> Sentence:
    """A sentence to be translated; the catalogues are extracted from calls of this name."""
    told = Sentence(template.format(**values))
    told.template = template
    told.values = values
    return told


def _plain(value: object, translate: Callable[[str], str]) -> object:
    return value.render(translate) if isinstance(value, Sentence) else value
