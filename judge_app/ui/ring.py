"""The ring of seats round the table's middle."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, sin

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from judge_app.ui import theme
from judge_app.ui.seat import READABLE, SeatButton, SeatLook, over_top, pad

LARGEST = 108
AIR = 1.2
"""How far apart two centres are, in circles, where there is room for it."""
ROUNDEST = 1.45
"""The ring never gets more than so much wider than high, or higher than wide."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the circles stand: their centres in seat order, and how large they are."""

    centres: tuple[tuple[float, float], ...]
    diameter: int


def places(
    count: int, width: int, height: int, *, gap: float, margin: float, largest: float, readable: float = 0.0,
    turned: int = 0, is_mirrored: bool = False,
) -> Places:  # fmt: skip
    """Spread `count` seats evenly on an oval; the seat `turned` (0: seat 1 on top) is at the bottom."""
    diameter = largest
    for _ in range(6):
        rx, ry = _radii(width, height, diameter, margin)
        around = _oval(count, rx, ry, _first_angle(count, turned, is_mirrored), is_mirrored)
        diameter = min(largest, _roomy(_closest(around), gap, readable), _closest_to_middle(rx, ry))
    centres = tuple((width / 2 + x, height / 2 + y) for x, y in around)
    return Places(centres, max(24, int(diameter)))


def _radii(width: int, height: int, diameter: float, margin: float) -> tuple[float, float]:
    rx, ry = ((side - diameter) / 2 - margin for side in (width, height))
    return max(10.0, min(rx, ry * ROUNDEST)), max(10.0, min(ry, rx * ROUNDEST))


def _roomy(apart: float, gap: float, readable: float) -> float:
    """Leave air between the circles, but not at the cost of their three lines of text."""
    return max(apart / AIR, min(apart - gap, readable))


def _closest_to_middle(rx: float, ry: float) -> float:
    """Leave the middle to the clock."""
    return min(rx, ry) * 0.62


def _first_angle(count: int, turned: int, is_mirrored: bool) -> float:
    """The share of the way round at which seat 1 stands; 0 is the top, clockwise."""
    if not turned:
        return 0.0
    steps = (turned - 1) / count
    return 0.5 + steps if is_mirrored else 0.5 - steps


def _oval(count: int, rx: float, ry: float, first: float, is_mirrored: bool) -> list[tuple[float, float]]:
    line = [(rx * sin(2 * pi * i / 720), -ry * cos(2 * pi * i / 720)) for i in range(721)]
    sums = [0.0]
    for before, after in pairwise(line):
        sums.append(sums[-1] + hypot(after[0] - before[0], after[1] - before[1]))
    way = -1 if is_mirrored else 1
    return [_along(line, sums, (first + way * i / count) % 1.0) for i in range(count)]


def _along(line: Sequence[tuple[float, float]], sums: Sequence[float], share: float) -> tuple[float, float]:
    """The point after this share of the way round, so that the gaps on an oval are even."""
    wanted = share * sums[-1]
    index = next(i for i, length in enumerate(sums) if length >= wanted - 1e-9)
    return line[index]


def _closest(points: list[tuple[float, float]]) -> float:
    return min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in zip(points, points[1:] + points[:1], strict=True))


class Ring(QWidget):
    """Seats in a ring, a widget in its middle, and under it the words for a touched seat."""

    tapped = Signal(int)

    def __init__(self, count: int, middle: QWidget) -> None:
        super().__init__()
        self._turned, self._is_mirrored = 0, False
        self._middle = middle
        middle.setParent(self)
        self.seats = {number: self._seat(number) for number in range(1, count + 1)}
        self._note = QLabel("", self)
        self._note.setObjectName("seatNote")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _seat(self, number: int) -> SeatButton:
        made = SeatButton(number, self)
        made.clicked.connect(lambda: self.tapped.emit(number))
        return made

    def turn(self, turned: int, is_mirrored: bool) -> None:
        """Put the seat `turned` at the bottom (0: seat 1 on top); mirrored runs anticlockwise."""
        self._turned, self._is_mirrored = turned, is_mirrored
        self._arrange()

    def show_looks(self, looks: Sequence[SeatLook]) -> None:
        """Draw every seat."""
        for look in looks:
            self.seats[look.number].show_look(look)

    def show_note(self, text: str) -> None:
        """The name and card of the touched seat, in full."""
        self._note.setText(text)

    def step_focus(self, step: int) -> None:
        """Move the keyboard's focus to the neighbouring seat."""
        here = next((n for n, seat in self.seats.items() if seat.hasFocus()), 0)
        number = (here - 1 + step) % len(self.seats) + 1 if here else 1
        self.seats[number].setFocus(Qt.FocusReason.TabFocusReason)

    def sizeHint(self) -> QSize:
        return QSize(640, 600)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 320)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        foot = theme.px(28)
        found = places(
            len(self.seats), self.width(), self.height() - foot - over_top() // 2,
            gap=theme.px(8), margin=pad(),
            largest=max(theme.px(LARGEST), self.height() * 0.13), readable=theme.px(READABLE),
            turned=self._turned, is_mirrored=self._is_mirrored,
        )  # fmt: skip
        for seat, (x, y) in zip(self.seats.values(), found.centres, strict=True):
            seat.put(x, y + over_top() // 2, found.diameter)
        self._note.setGeometry(0, self.height() - foot, self.width(), foot)
        self._middle.setGeometry(self._inside(found))

    def _inside(self, found: Places) -> QRect:
        """The oval's inner box, clear of every circle."""
        xs, ys = zip(*found.centres, strict=True)
        wide = (max(xs) - min(xs)) - found.diameter
        high = (max(ys) - min(ys)) - found.diameter
        box = QRect(0, 0, int(wide * 0.80), int(high * 0.74))
        box.moveCenter(QRect(0, 0, self.width(), self.height() - theme.px(28)).center())
        return box
