"""Words of a ruleset file that would not show as they are written."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from judge_app.rulesets.key_path import Path, dotted
from judge_app.rulesets.sentence import Sentence, sentence

_MARKUP = re.compile(r"<[/!?A-Za-z][^<>]{0,100}>?|&#?[A-Za-z0-9]{1,10};")
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
_JOINERS = "\u200c\u200d\ufe0f"
"""They stand inside emoji and some scripts."""


def check_texts(raw: Mapping[str, Any]) -> Iterator[tuple[str, Sentence]]:
    """Characters nobody sees, and markup that would be read out as it stands, wherever they are."""
    for path, text in _texts((), raw):
        wrong = text_trouble(text) or _brace(path, text)
        if wrong is not None:
            yield dotted(path), wrong


def text_trouble(text: str) -> Sentence | None:
    """Why these words would not show as they are written."""
    hidden = None if text.isprintable() else next(filter(_is_hidden, text), None)
    if hidden is not None:
        return sentence("有看不见的控制字符 U+{code}，删掉它", code=f"{ord(hidden):04X}")
    markup = _MARKUP.search(text)
    if markup is not None:
        return sentence("有网页标记 {found}，这里只能写文字", found=markup.group()[:40])
    return None


def _brace(path: Path, text: str) -> Sentence | None:
    """Only the lines of the script are filled in."""
    is_filled = path[0] == "script" and path[-2:-1] == ("say",)
    return None if is_filled or not {"{", "}"} & set(text) else sentence("花括号只能用在念的台词里")


def _is_hidden(sign: str) -> bool:
    return unicodedata.category(sign) in _HIDDEN and sign not in _JOINERS


def _texts(path: Path, value: object) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _texts((*path, number), item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _texts((*path, key), item)
