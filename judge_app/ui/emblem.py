"""The picture of the start page: a table of twelve, and the moon over it."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from judge_app.ui import icons, theme
from judge_app.ui.round_table import centres

_SEATS = 12
_CHOSEN = 7


class Emblem(QWidget):
    """Drawn, not loaded, so that it is there with the first paint."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        side = min(self.width() * 0.86, self.height() * 0.8)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate((self.width() * 0.92 - side) / 2, (self.height() - side) / 2)
            for seat, centre in enumerate(centres(_SEATS, QSizeF(side, side), side * 0.08), start=1):
                self._seat(painter, seat, centre, side * 0.08)
            moon = QRectF(0, 0, side * 0.24, side * 0.24)
            moon.moveCenter(QPointF(side / 2, side / 2))
            icons.draw(painter, "moon", moon, theme.colours(self).accent)

    def _seat(self, painter: QPainter, seat: int, centre: QPointF, radius: float) -> None:
        colours, is_chosen = theme.colours(self), seat == _CHOSEN
        painter.setPen(QPen(QColor(colours.accent if is_chosen else colours.edge), 3 if is_chosen else 2))
        painter.setBrush(QColor(colours.accent_soft if is_chosen else colours.panel))
        painter.drawEllipse(centre, radius, radius)
