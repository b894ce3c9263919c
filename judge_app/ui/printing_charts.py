"""Plain painted charts of the club book: bars with their words and numbers, readable without colour."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from judge_app.ui import theme

ROW = 26
MOST = 6
"""So many bars are drawn; the table beside them has the rest."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its length from 0 to 1, and what stands behind it."""

    name: str
    share: float
    words: str


class BarChart(QWidget):
    """A few horizontal bars under each other."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw these; a screen reader hears them as one line."""
        self._bars = tuple(bars[:MOST])
        self.setAccessibleName("; ".join(f"{bar.name} {bar.words}" for bar in self._bars))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(320), theme.px(ROW) * max(1, len(self._bars)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(480), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(15))
        for number, bar in enumerate(self._bars):
            self._paint(painter, bar, number * theme.px(ROW))

    def _paint(self, painter: QPainter, bar: Bar, top: float) -> None:
        colours = theme.colours(self)
        left, right, height = theme.px(260), theme.px(110), theme.px(ROW)
        room = max(1, self.width() - left - right)
        middle = Qt.AlignmentFlag.AlignVCenter
        name = painter.fontMetrics().elidedText(bar.name, Qt.TextElideMode.ElideRight, left - theme.px(8))
        painter.setPen(QColor(colours.text))
        painter.drawText(
            QRectF(0, top, left - theme.px(8), height), middle | Qt.AlignmentFlag.AlignRight, name
        )
        track = QRectF(left, top + height * 0.22, room, height * 0.56)
        painter.fillRect(track, QColor(colours.line))
        filled = QRectF(track.left(), track.top(), room * min(1.0, max(0.0, bar.share)), track.height())
        painter.fillRect(filled, QColor(colours.accent))
        painter.drawText(QRectF(track.right() + theme.px(8), top, right, height), middle, bar.words)
