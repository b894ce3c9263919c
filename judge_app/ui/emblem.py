"""The picture of the start page: a table of twelve, and the moon over it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from judge_app.ui import icons, theme
from judge_app.ui.ring import places

_SEATS = 12
_CHOSEN = 7


class Emblem(QWidget):
    """Drawn, not loaded, so that it is there with the first paint."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(theme.px(300))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = int(min(self.width() * 0.86, self.height() * 0.8))
        painter.translate((self.width() - side) / 2 - self.width() * 0.04, (self.height() - side) / 2)
        found = places(_SEATS, side, side, gap=theme.px(10), margin=4, largest=side * 0.16)
        for seat, (x, y) in enumerate(found.centres, start=1):
            self._seat(painter, seat, QPointF(x, y), found.diameter / 2)
        moon = QRectF(0, 0, side * 0.24, side * 0.24)
        moon.moveCenter(QPointF(side / 2, side / 2))
        icons.draw(painter, "moon", moon, theme.colours(self).accent)

    def _seat(self, painter: QPainter, seat: int, centre: QPointF, radius: float) -> None:
        colours, is_chosen = theme.colours(self), seat == _CHOSEN
        painter.setPen(QPen(QColor(colours.accent if is_chosen else colours.edge), 3 if is_chosen else 2))
        painter.setBrush(QColor(colours.accent_soft if is_chosen else colours.panel))
        painter.drawEllipse(centre, radius, radius)
