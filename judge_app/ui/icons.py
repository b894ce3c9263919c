"""Pictures drawn as paths in a box of 24 by 24: the shipped font has no symbols of its own."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QTransform,
)

BOX = 24.0


def path(name: str) -> QPainterPath:
    """The filled outline of a picture, in a box of 24 by 24."""
    return _SHAPES[name]()


def names() -> tuple[str, ...]:
    """Every picture there is."""
    return tuple(_SHAPES)


def draw(painter: QPainter, name: str, place: QRectF, colour: str) -> None:
    """Fill a picture into `place`."""
    side = min(place.width(), place.height())
    move = QTransform.fromTranslate(place.center().x() - side / 2, place.center().y() - side / 2)
    move.scale(side / BOX, side / BOX)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(move.map(path(name)), QColor(colour))
    painter.restore()


def _line(*points: tuple[float, float], width: float = 2.2, is_closed: bool = False) -> QPainterPath:
    shape = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        shape.lineTo(QPointF(*point))
    if is_closed:
        shape.closeSubpath()
    return _stroked(shape, width)


def _stroked(shape: QPainterPath, width: float = 2.2) -> QPainterPath:
    pen = QPen()
    pen.setWidthF(width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return QPainterPathStroker(pen).createStroke(shape)


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    shape = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        shape.lineTo(QPointF(*point))
    shape.closeSubpath()
    return shape


def _circle(x: float, y: float, radius: float) -> QPainterPath:
    shape = QPainterPath()
    shape.addEllipse(QPointF(x, y), radius, radius)
    return shape


def _box(x: float, y: float, width: float, height: float, round_by: float = 1.5) -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(x, y, width, height), round_by, round_by)
    return shape


def _check() -> QPainterPath:
    return _line((5, 13), (10, 18), (19, 6))


def _now() -> QPainterPath:
    return _polygon((8, 6), (18, 12), (8, 18))


def _ahead() -> QPainterPath:
    return _circle(12, 12, 2.2)


def _moon() -> QPainterPath:
    return _circle(12, 12, 8.5).subtracted(_circle(16, 9.5, 7.6))


def _sun() -> QPainterPath:
    shape = _circle(12, 12, 4.4)
    for turn in range(8):
        x, y = cos(turn * pi / 4), sin(turn * pi / 4)
        shape.addPath(_line((12 + 7.3 * x, 12 + 7.3 * y), (12 + 9.6 * x, 12 + 9.6 * y), width=2))
    return shape


def _flag() -> QPainterPath:
    pole = _line((6, 4), (6, 21), width=2)
    return pole.united(_polygon((6, 4), (19, 7.5), (6, 12)))


def _thumb_up() -> QPainterPath:
    hand = QPainterPath(QPointF(9, 11))
    hand.lineTo(12.6, 3.6)
    hand.cubicTo(13.6, 2.2, 16, 3, 15.8, 5)
    hand.lineTo(15, 9.2)
    hand.lineTo(19.4, 9.2)
    hand.cubicTo(21.2, 9.2, 21.9, 10.6, 21.5, 12)
    hand.lineTo(19.6, 18.6)
    hand.cubicTo(19.2, 19.9, 18.4, 20.5, 17, 20.5)
    hand.lineTo(9, 20.5)
    hand.closeSubpath()
    return hand.united(_box(3, 10.6, 4.2, 10, 1.2))


def _thumb_down() -> QPainterPath:
    return QTransform(1, 0, 0, -1, 0, BOX).map(_thumb_up())


def _shake() -> QPainterPath:
    head = _stroked(_circle(12, 12, 5.4), 2)
    head.addPath(_line((9.6, 12), (14.4, 12), width=2))
    for side in (-1, 1):
        head.addPath(_line((12 + side * 10.6, 12), (12 + side * 8, 12), width=2))
        head.addPath(_line((12 + side * 8.6, 9), (12 + side * 11, 12), (12 + side * 8.6, 15), width=2))
    return head


def _card() -> QPainterPath:
    return _stroked(_box(6, 3.5, 12, 17, 2), 2).united(_polygon((12, 8), (15, 12), (12, 16), (9, 12)))


def _arrow() -> QPainterPath:
    shape = _line((4, 12), (19, 12), width=2)
    shape.addPath(_line((14, 7), (19, 12), (14, 17), width=2))
    return shape


def _undo() -> QPainterPath:
    bow = QPainterPath(QPointF(5, 9))
    bow.lineTo(15, 9)
    bow.cubicTo(21.5, 9, 21.5, 18.5, 15, 18.5)
    bow.lineTo(10, 18.5)
    shape = _stroked(bow, 2)
    shape.addPath(_line((9, 5), (5, 9), (9, 13), width=2))
    return shape


def _redo() -> QPainterPath:
    return QTransform(-1, 0, 0, 1, BOX, 0).map(_undo())


def _eye() -> QPainterPath:
    lid = QPainterPath(QPointF(2.5, 12))
    lid.cubicTo(7, 4.6, 17, 4.6, 21.5, 12)
    lid.cubicTo(17, 19.4, 7, 19.4, 2.5, 12)
    lid.closeSubpath()
    return _stroked(lid, 1.9).united(_circle(12, 12, 3))


def _cover() -> QPainterPath:
    return _eye().united(_line((4.5, 19.5), (19.5, 4.5), width=2))


def _pause() -> QPainterPath:
    return _box(6.5, 5, 4, 14).united(_box(13.5, 5, 4, 14))


def _play() -> QPainterPath:
    return _polygon((7.5, 4.5), (19.5, 12), (7.5, 19.5))


def _bell() -> QPainterPath:
    bell = QPainterPath(QPointF(4.5, 17.5))
    bell.cubicTo(8, 14, 5.5, 5, 12, 5)
    bell.cubicTo(18.5, 5, 16, 14, 19.5, 17.5)
    bell.closeSubpath()
    return _stroked(bell, 1.9).united(_circle(12, 20.4, 1.7)).united(_circle(12, 4, 1.4))


def _silent() -> QPainterPath:
    return _bell().united(_line((4, 20.5), (20, 3.5), width=2))


def _home() -> QPainterPath:
    return _line((4, 11.5), (12, 4.5), (20, 11.5), width=2).united(
        _line((6.5, 10), (6.5, 19.5), (17.5, 19.5), (17.5, 10), width=2)
    )


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "check": _check,
    "now": _now,
    "ahead": _ahead,
    "moon": _moon,
    "sun": _sun,
    "flag": _flag,
    "thumb_up": _thumb_up,
    "thumb_down": _thumb_down,
    "shake": _shake,
    "card": _card,
    "arrow": _arrow,
    "undo": _undo,
    "redo": _redo,
    "eye": _eye,
    "cover": _cover,
    "pause": _pause,
    "play": _play,
    "bell": _bell,
    "silent": _silent,
    "home": _home,
}
