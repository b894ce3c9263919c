"""Fields that open a list: the style sheet takes their arrow away, so they paint their own."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QWidget

from judge_app.ui import theme


class Combo(QComboBox):
    """A choice; scrolling the page over it changes nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_arrow(self)


class DateField(QDateEdit):
    """A day, typed or picked from a calendar."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_arrow(self)


def _paint_arrow(field: QWidget) -> None:
    half = theme.px(4)
    middle = QPointF(field.width() - theme.px(14), field.height() / 2)
    points = [QPointF(-half, -half / 2), QPointF(half, -half / 2), QPointF(0, half * 0.75)]
    with QPainter(field) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(theme.colours(field).muted))
        painter.drawPolygon(QPolygonF([middle + point for point in points]))
