"""Where seats stand on a round table, for small pictures of it."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QSizeF

_ROUNDEST = 1.3


def centres(
    count: int, size: QSizeF, radius: float, nearest: int = 0, is_mirrored: bool = False
) -> list[QPointF]:
    """The middles of `count` circles in seat order, clockwise unless mirrored.

    `nearest` is the seat at the bottom; 0 puts seat 1 at the top.
    """
    middle = QPointF(size.width() / 2, size.height() / 2)
    wide, high = middle.x() - radius - 2, middle.y() - radius - 2
    wide, high = min(wide, high * _ROUNDEST), min(high, wide * _ROUNDEST)
    turns = [_turn(seat, count, nearest, is_mirrored) for seat in range(1, count + 1)]
    return [middle + QPointF(sin(turn) * wide, -cos(turn) * high) for turn in turns]


def largest_radius(count: int, side: float, gap: float) -> float:
    """How large circles may be so that neighbours stay `gap` apart."""
    step = sin(pi / max(count, 3))
    return max(1.0, (side / 2 * step - gap / 2) / (1 + step))


def _turn(seat: int, count: int, nearest: int, is_mirrored: bool) -> float:
    steps = (seat - (nearest or 1)) * 2 * pi / count
    return (pi if nearest else 0.0) + (-steps if is_mirrored else steps)
