"""Program words in the language of the table."""

import gettext
import re
from collections.abc import Callable

from judge_app.engine.text import Text
from judge_app.paths import data_path

DOMAIN = "judge_app"
_FOLDERS = {"zh-CN": "zh_CN", "zh-TW": "zh_TW", "en": "en"}
_PUNCTUATION = str.maketrans({"、": ", ", "，": ", ", "；": "; ", "：": ": ", "　": "  "})
_SEAT = r"\d+(?:号[\d.]+票|号|)"
_SEATS = re.compile(rf"{_SEAT}(?:[、，　]{_SEAT})*")
_SPACED = re.compile(r"(\d) 号")
"""A seat is written "3号", whichever sentence it stands in."""
_translate: Callable[[str], str] = str
_is_chinese = True


def use_language(code: str) -> None:
    """Speak "zh-CN" (the language the texts are written in), "zh-TW" or "en" from now on."""
    global _translate, _is_chinese
    folder = _FOLDERS.get(code, code)
    catalogue = gettext.translation(DOMAIN, data_path("resources") / "locale", [folder], fallback=True)
    _translate, _is_chinese = catalogue.gettext, code.startswith("zh")


def is_chinese() -> bool:
    """Whether the language spoken is Chinese, for what has its words in both languages."""
    return _is_chinese


def say(text: Text | str) -> str:
    """The words for the judge; a plain string is a printed line and stays as it is."""
    if not isinstance(text, Text):
        return text
    if not _is_chinese:
        return _without_counters(text).render(_worded)
    return _SPACED.sub(r"\1号", text.render(_worded))


def _worded(template: str) -> str:
    """A template without words has only its marks to translate.

    gettext answers its header to an empty template.
    """
    told = _translate(template) if template else ""
    return template.translate(_PUNCTUATION) if told == template and not _is_chinese else told


def _without_counters(text: Text) -> Text:
    """Seats travel as they are said in Chinese ("3号、5号"); elsewhere the number is enough."""
    return Text(text.template, tuple((name, _numbers(value)) for name, value in text.values))


def _numbers(value: object) -> object:
    if isinstance(value, Text):
        return _without_counters(value)
    if not isinstance(value, str) or not _SEATS.fullmatch(value):
        return value
    counted = re.sub(r"(\d+)号([\d.]+)票", r"\1: \2", value)
    return counted.replace("号", "").translate(_PUNCTUATION)
