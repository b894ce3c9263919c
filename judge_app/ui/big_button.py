"""The one big button: it names what it will put, and never cuts its words."""

import re

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton

from judge_app.engine.text import Text
from judge_app.ui import theme
from judge_app.ui.button import Button
from judge_app.ui.unbroken import JOIN, unbroken

HEIGHT = 68
SIZES = (22, 20, 18, 16)
ASIDE, OVER = 10, 4
"""How far the words stay away from the sides and from the upper and lower edge."""
_BREAKS = re.compile("([、 ])")
WRAPPED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class BigButton(Button):
    """Its words shrink, then break into lines, until they fit; more words than that make it taller."""

    def __init__(self, name: str) -> None:
        self._high = HEIGHT
        super().__init__("", name, "main")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def put_words(self, text: Text | str, spoken: Text | str = "") -> None:
        super().put_words(text, spoken)
        self._stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(200), max(theme.px(HEIGHT), self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(120), self.sizeHint().height())

    def letters(self) -> int:
        """The size its words are written in, in pixels before scaling."""
        return self._fit()[1]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        colours = theme.colours(self)
        is_ready = self.property("ready") != "false"
        words, size = self._fit()
        painter.setFont(_font(size))
        painter.setPen(QColor(colours.on_accent if is_ready else colours.on_pale))
        painter.drawText(self._place(), WRAPPED, words)

    def _place(self) -> QRect:
        aside, over = theme.px(ASIDE), theme.px(OVER)
        return self.rect().adjusted(aside, over, -aside, -over)

    def _stand(self) -> None:
        """Claim the height that the words need where even the smallest letters want more."""
        if self.width() < self.minimumSizeHint().width():
            return
        words, size = self._fit()
        high = self._bounds(words, size).height() + 2 * theme.px(OVER)
        if high != self._high:
            self._high = high
            self.updateGeometry()

    def _fit(self) -> tuple[str, int]:
        """The words in the largest letters that fit: in one line, broken at their dots, or wrapped."""
        line = self.text().replace("&&", "&")
        broken = unbroken(line.replace(" · ", "\n"))
        forms = ((unbroken(line), False), (broken, False), (_wrapped(line), True))
        for size in SIZES:
            for words, is_wrapped in forms:
                if self._has_room(words, size, is_wrapped):
                    return words, size
        return forms[0][0], SIZES[-1]

    def _has_room(self, words: str, size: int, is_wrapped: bool) -> bool:
        """Whether the words fit; at the smallest size, once they may wrap, they may take more height."""
        bounds = self._bounds(words, size, is_wrapped)
        may_grow = is_wrapped and size == SIZES[-1]
        return bounds.width() <= self._place().width() and (may_grow or bounds.height() <= _room())

    def _bounds(self, words: str, size: int, is_wrapped: bool = True) -> QRect:
        flags = WRAPPED if is_wrapped else int(Qt.AlignmentFlag.AlignCenter)
        place = QRect(0, 0, max(1, self._place().width()), theme.px(HEIGHT))
        return QFontMetrics(_font(size)).boundingRect(place, flags, words)


def _font(size: int) -> QFont:
    return theme.font(size, is_bold=True)


def _wrapped(line: str) -> str:
    """The same words, to be broken between seats and at dots alone."""
    parts = _BREAKS.split(line.replace(" · ", "\u00a0· "))
    return "".join(part if part in ("、", " ") else JOIN.join(part) for part in parts)


def _room() -> int:
    return theme.px(HEIGHT) - 2 * theme.px(OVER)
