"""Words of the judge's lines that stay together where a line ends: a number and what it counts."""

import re

from PySide6.QtWidgets import QLabel, QWidget

JOIN = "\u2060"
_COUNTED = re.compile(r"(?<=\d)(?=[号票人天夜秒步])")
_ITEM = re.compile(r"[^\s、，·]+")


def unbroken(words: str) -> str:
    """The same words for the eye; no line ends between a number and its counter."""
    return _COUNTED.sub(JOIN, words)


def whole(listed: str) -> str:
    """The same list for the eye; a line ends between its items only."""
    return _ITEM.sub(lambda item: JOIN.join(item[0]), listed)


class Line(QLabel):
    """A label whose `text()` and accessible name are the words, without what holds them together."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(words)

    def setText(self, words: str) -> None:  # noqa: N802
        super().setText(unbroken(words))
        self.setAccessibleName(words)

    def text(self) -> str:
        return super().text().replace(JOIN, "")
