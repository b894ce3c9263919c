"""A small picture of the table, to turn it towards the judge."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.round_table import centres, largest_radius


class RingPreview(QWidget):
    """The numbers round the table; a tap on one brings it to the bottom, where the judge stands."""

    turned = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._seats, self._nearest, self._is_mirrored = 0, 0, False
        self.setObjectName("ringPreview")
        self.setMinimumSize(theme.px(120), theme.px(120))
        self.setAccessibleName(say(T("牌桌朝向")))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(190), theme.px(190))

    def show_table(self, seats: int, nearest: int, is_mirrored: bool) -> None:
        """Draw `seats` numbers with `nearest` at the bottom (0: number 1 at the top)."""
        self._seats, self._nearest, self._is_mirrored = seats, nearest, is_mirrored
        self.update()

    def centres(self) -> list[QPointF]:
        """The middles of the seats, in seat order."""
        return centres(self._seats, QSizeF(self.size()), self._radius(), self._nearest, self._is_mirrored)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for seat, centre in enumerate(self.centres(), start=1):
            away = event.position() - centre
            if max(abs(away.x()), abs(away.y())) <= self._radius() * 1.25:
                self.turned.emit(seat)
                return

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(theme.font(16 if self._radius() >= theme.px(13) else 14))
            for seat, centre in enumerate(self.centres(), start=1):
                self._draw_seat(painter, seat, centre)
            painter.setPen(QColor(theme.colours(self).muted))
            painter.setFont(theme.font(16))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, say(T("法官\n在下方")))

    def _draw_seat(self, painter: QPainter, seat: int, centre: QPointF) -> None:
        colours, is_nearest = theme.colours(self), seat == self._nearest
        painter.setPen(QPen(QColor(colours.accent if is_nearest else colours.edge), 2 if is_nearest else 1))
        painter.setBrush(QColor(colours.accent_soft if is_nearest else colours.panel))
        painter.drawEllipse(centre, self._radius(), self._radius())
        box = QRectF(0, 0, theme.px(40), theme.px(40))
        box.moveCenter(centre)
        painter.setPen(QColor(colours.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(seat))

    def _radius(self) -> float:
        side = (self.width() + self.height()) / 2
        return min(theme.px(16), largest_radius(self._seats, side, theme.px(4)))
