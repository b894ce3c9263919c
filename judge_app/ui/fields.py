"""Fields that open a list: the style sheet takes their arrow away, so they paint their own."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QDateEdit, QDoubleSpinBox, QSpinBox, QWidget

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


class Number(QSpinBox):
    """A whole number, typed or stepped."""

    def __init__(self) -> None:
        super().__init__()
        _indent(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_steps(self)


class Decimal(QDoubleSpinBox):
    """A number with a fraction, typed or stepped."""

    def __init__(self) -> None:
        super().__init__()
        _indent(self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_steps(self)


def _indent(field: QAbstractSpinBox) -> None:
    """The style sheet's padding does not reach the line inside."""
    field.lineEdit().setTextMargins(theme.px(7), 0, 0, 0)


def _paint_steps(field: QAbstractSpinBox) -> None:
    _paint_arrow(field, -theme.px(7), is_up=True)
    _paint_arrow(field, theme.px(7))


def _paint_arrow(field: QWidget, below: float = 0.0, is_up: bool = False) -> None:
    """A small triangle at the right edge, so far below the middle."""
    half, way = theme.px(4), -1 if is_up else 1
    middle = QPointF(field.width() - theme.px(14), field.height() / 2 + below)
    points = [QPointF(-half, -way * half / 2), QPointF(half, -way * half / 2), QPointF(0, way * half * 0.75)]
    with QPainter(field) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(QColor(theme.colours(field).muted))
        painter.drawPolygon(QPolygonF([middle + point for point in points]))
