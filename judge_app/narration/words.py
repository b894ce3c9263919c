"""Program words in the language of the table."""

import gettext
from collections.abc import Callable

from judge_app.engine.text import Text
from judge_app.paths import data_path

DOMAIN = "judge_app"
_FOLDERS = {"zh-CN": "zh_CN", "zh-TW": "zh_TW", "en": "en"}
_translate: Callable[[str], str] = str


def use_language(code: str) -> None:
    """Speak "zh-CN" (the language the texts are written in) or "en" from now on."""
    global _translate
    folder = _FOLDERS.get(code, code)
    catalogue = gettext.translation(DOMAIN, data_path("resources") / "locale", [folder], fallback=True)
    _translate = catalogue.gettext


def say(text: Text | str) -> str:
    """The words for the judge; a plain string is a printed line and stays as it is."""
    return text.render(_worded) if isinstance(text, Text) else text


def _worded(template: str) -> str:
    """gettext answers its header to an empty template."""
    return _translate(template) if template else ""
