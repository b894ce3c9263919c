"""A small picture of the table, to turn it towards the judge."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.ring import Places, places


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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._places()
        for seat, (x, y) in enumerate(found.centres, start=1):
            away = event.position() - QPointF(x, y)
            if max(abs(away.x()), abs(away.y())) <= found.diameter * 0.6:
                self.turned.emit(seat)
                return

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        found = self._places()
        painter.setFont(theme.font(16 if found.diameter >= theme.px(26) else 14))
        for seat, (x, y) in enumerate(found.centres, start=1):
            self._draw_seat(painter, seat, QRectF(x - 20, y - 20, 40, 40), found.diameter / 2)
        painter.setPen(QColor(theme.colours(self).muted))
        painter.setFont(theme.font(16))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, say(T("法官\n在下方")))

    def _draw_seat(self, painter: QPainter, seat: int, box: QRectF, radius: float) -> None:
        colours, is_nearest = theme.colours(self), seat == self._nearest
        painter.setPen(QPen(QColor(colours.accent if is_nearest else colours.edge), 2 if is_nearest else 1))
        painter.setBrush(QColor(colours.accent_soft if is_nearest else colours.panel))
        painter.drawEllipse(box.center(), radius, radius)
        painter.setPen(QColor(colours.text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(seat))

    def _places(self) -> Places:
        if not self._seats:
            return Places((), 0)
        return places(
            self._seats, self.width(), self.height(), gap=theme.px(3), margin=2, largest=theme.px(32),
            turned=self._nearest, is_mirrored=self._is_mirrored,
        )  # fmt: skip
