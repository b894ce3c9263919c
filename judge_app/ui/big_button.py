"""The one big button: it names what it will put, and never cuts its words."""

import re

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionButton

from judge_app.ui import theme
from judge_app.ui.button import Button

HEIGHT = 68
SIZES = (22, 20, 18, 16, 14)
_COUNTED = re.compile(r"(\d)号")
WRAPPED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class BigButton(Button):
    """Its words break into two lines or shrink until they fit."""

    def __init__(self, name: str) -> None:
        super().__init__("", name, "main")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(120), theme.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        place = self.rect().adjusted(theme.px(10), theme.px(4), -theme.px(10), -theme.px(4))
        words = self._fit(painter, place)
        colours = theme.colours(self)
        is_ready = self.property("ready") != "false"
        painter.setPen(QColor(colours.on_accent if is_ready else colours.on_pale))
        painter.drawText(place, WRAPPED, words)

    def _fit(self, painter: QPainter, place: QRect) -> str:
        """Set the largest letters in which the words fit, in one line or broken at their dots."""
        line = _COUNTED.sub("\\1\u2060号", self.text().replace("&&", "&"))
        for words in (line, line.replace(" · ", "\n")):
            for size in SIZES:
                painter.setFont(theme.font(size, is_bold=True))
                flags = int(Qt.AlignmentFlag.AlignCenter) if size != SIZES[-1] or words is line else WRAPPED
                bounds = QFontMetrics(painter.font()).boundingRect(place, flags, words)
                if bounds.width() <= place.width() and bounds.height() <= place.height():
                    return words
        return line
