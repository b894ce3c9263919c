"""One seat of the ring: a real button, painted."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import Guard
from judge_app.ui.theme import Colours

SMALLEST_LABEL = 14
READABLE = 76
"""The diameter from which three lines of text have room."""


Written = tuple[str, float, bool, str]
"""A line of text: its words, size in pixels before scaling, whether it is bold, and its colour."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """What a seat shows. `line` is the third line, `tone` its colour (gold, muted, accent)."""

    number: int
    name: str = ""
    line: str = ""
    tone: str = "muted"
    marks: str = ""
    badge: str = ""
    is_out: bool = False
    is_dim: bool = False
    is_picked: bool = False
    is_ringed: bool = False
    spoken: str = ""


class SeatButton(QAbstractButton):
    """A seat; the circle is its middle, badge and marks sit on its upper edge."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guard = Guard()
        self._look = SeatLook(number)
        self._diameter = 0
        self.setObjectName(f"seat-{number}")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_look(self._look)

    @property
    def look(self) -> SeatLook:
        return self._look

    def show_look(self, look: SeatLook) -> None:
        """Draw the seat so from now on."""
        if look == self._look and self.accessibleName():
            return
        self._look = look
        self.setAccessibleName(look.spoken or say(T("{seat} 号", seat=look.number)))
        self.setAccessibleDescription(look.line)
        self._fit_mask()
        self.update()

    def put(self, x: float, y: float, diameter: int) -> None:
        """Stand with the circle's centre at (x, y) of the parent."""
        self._diameter = diameter
        side, over = pad(), over_top()
        corner = round(x - diameter / 2) - side, round(y - diameter / 2) - over
        self.setGeometry(*corner, diameter + 2 * side, diameter + over + theme.px(3))
        self._fit_mask()

    @property
    def is_small(self) -> bool:
        """Whether there is no room for three lines of readable size."""
        return self._diameter < theme.px(READABLE)

    @property
    def _has_chip(self) -> bool:
        return bool(self._look.badge or self._look.marks)

    def circle(self) -> QRectF:
        return QRectF(pad(), over_top(), self._diameter, self._diameter)

    def hitButton(self, pos: QPointF) -> bool:  # type: ignore[override]  # noqa: N802
        away = QPointF(pos) - self.circle().center()
        return away.x() ** 2 + away.y() ** 2 <= (self._diameter / 2) ** 2

    def sizeHint(self) -> QSize:
        return self.size()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._guard.is_slip(event):
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.colours(self)
        self._paint_circle(painter, colours)
        self._stack(painter, self._lines(colours))
        for text, is_right in ((self._look.badge, False), (self._look.marks, True)):
            if text:
                _paint_chip(painter, colours, text, self._chip(text, is_right))

    def _fit_mask(self) -> None:
        """Leave the corners to the neighbours: only circle and chips take clicks."""
        circle = self.circle().adjusted(-4, -4, 4, 4).toRect()
        region = QRegion(circle, QRegion.RegionType.Ellipse)
        for text, is_right in ((self._look.badge, False), (self._look.marks, True)):
            if text:
                region = region.united(QRegion(self._chip(text, is_right).adjusted(-1, -1, 1, 1).toRect()))
        self.setMask(region)

    def _chip(self, text: str, is_right: bool) -> QRectF:
        circle = self.circle()
        width = max(theme.px(24), QFontMetricsF(_chip_font()).horizontalAdvance(text) + theme.px(10))
        reach = circle.width() * 0.40
        x = circle.center().x() + (reach if is_right else -reach) - width / 2
        x = min(max(x, 1.0), self.width() - width - 1)
        return QRectF(x, 1.0 + max(0.0, circle.height() - theme.px(80)) * 0.1, width, theme.px(21))

    def _paint_circle(self, painter: QPainter, colours: Colours) -> None:
        look = self._look
        painter.setPen(_edge(look, colours))
        painter.setBrush(QColor(_ground(look, colours)))
        inset = painter.pen().widthF() / 2
        painter.drawEllipse(self.circle().adjusted(inset, inset, -inset, -inset))
        if self.hasFocus():
            self._paint_focus(painter, colours)

    def _paint_focus(self, painter: QPainter, colours: Colours) -> None:
        """Dots round the seat that has the keyboard: no ring of a pick or of whoever acts looks so."""
        painter.setPen(QPen(QColor(colours.text), theme.px(2), Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.circle().adjusted(-3, -3, 3, 3))

    def _lines(self, colours: Colours) -> list[Written]:
        """What is written in the circle: the number, then as much else as has room."""
        look = self._look
        ink = _ink(look, colours)
        lines: list[Written] = [(str(look.number), self._number_size(), True, ink)]
        if not self.is_small and look.name:
            lines.append(
                (look.name, self._label_size(), False, colours.faint if look.is_out else colours.muted)
            )
        if look.line and (not self.is_small or self._has_room(look.line)):
            lines.append((look.line, self._label_size(), False, _line_ink(look, colours)))
        if look.line and len(lines) == 3 and self._is_cut(lines):
            del lines[1]  # what the judge needs is whole; the name stands under the ring when he touches it
        return lines

    def _has_room(self, line: str) -> bool:
        """Whether a second line fits uncut into a small circle."""
        if theme.px(self._number_size() * 1.12 + self._label_size() * 1.36) > self._diameter * 0.94:
            return False
        width = QFontMetricsF(theme.font(self._label_size())).horizontalAdvance(line)
        return width <= _chord(self.circle(), self.circle().center().y() + theme.px(15)) - theme.px(6)

    def _number_size(self) -> float:
        diameter = self._diameter / theme.scale()
        return min(max(22.0, diameter * 0.30), diameter * 0.5)

    def _label_size(self) -> float:
        return max(float(SMALLEST_LABEL), self._diameter / theme.scale() * 0.145)

    def _stack(self, painter: QPainter, lines: list[Written]) -> None:
        """Lines of text one under the other, together in the middle of the circle."""
        for (text, size, is_bold, ink), place in zip(lines, self._places(lines), strict=True):
            painter.setFont(theme.font(size, is_bold))
            painter.setPen(QColor(ink))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, _fitted(painter, text, place.width()))

    def _places(self, lines: list[Written]) -> list[QRectF]:
        """Where each line stands: as wide as the circle is there."""
        heights = [theme.px(size) * (1.12 if is_bold else 1.36) for _, size, is_bold, _ in lines]
        circle = self.circle()
        top = circle.center().y() - sum(heights) / 2 - circle.height() * self._raised(len(lines))
        found = []
        for height in heights:
            width = _chord(circle, top + height / 2) - theme.px(6)
            found.append(QRectF(circle.center().x() - width / 2, top, width, height))
            top += height
        return found

    def _raised(self, count: int) -> float:
        """How far lines stand above the middle, in circles: digits leave air above them, words none below."""
        if count == 2:
            return 0.05 if self.is_small else 0.0
        return 0.0 if count < 2 or self._has_chip else 0.035

    def _is_cut(self, lines: list[Written]) -> bool:
        """Whether the last line is wider than its place."""
        text, size, is_bold, _ = lines[-1]
        width = QFontMetricsF(theme.font(size, is_bold)).horizontalAdvance(text)
        return width > self._places(lines)[-1].width()


def pad() -> int:
    """The room round a circle that badge and marks may stand in."""
    return theme.px(7)


def over_top() -> int:
    """How far badge and marks stand out above the circle."""
    return theme.px(11)


def _chip_font() -> QFont:
    return theme.font(SMALLEST_LABEL)


def _chord(circle: QRectF, y: float) -> float:
    """The width of the circle at height y."""
    radius = circle.width() / 2
    away = min(radius * 0.85, abs(y - circle.center().y()))
    return 2.0 * float((radius**2 - away**2) ** 0.5)


def _fitted(painter: QPainter, text: str, width: float) -> str:
    return QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _edge(look: SeatLook, colours: Colours) -> QPen:
    if look.is_picked:
        return QPen(QColor(colours.accent), theme.px(4))
    if look.is_ringed:
        return QPen(QColor(colours.gold), theme.px(3))
    pen = QPen(QColor(colours.line if look.is_dim else colours.edge), theme.px(2))
    if look.is_out:
        pen.setStyle(Qt.PenStyle.DashLine)
    return pen


def _ground(look: SeatLook, colours: Colours) -> str:
    if look.is_picked:
        return colours.accent_soft
    return colours.ground if look.is_out or look.is_dim else colours.panel


def _ink(look: SeatLook, colours: Colours) -> str:
    if look.is_out:
        return colours.faint
    return colours.muted if look.is_dim else colours.text


def _line_ink(look: SeatLook, colours: Colours) -> str:
    if look.is_out:
        return colours.faint
    return {"gold": colours.gold, "accent": colours.text}.get(look.tone, colours.muted)


def _paint_chip(painter: QPainter, colours: Colours, text: str, place: QRectF) -> None:
    painter.setPen(QPen(QColor(colours.edge), 1))
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(place, theme.px(8), theme.px(8))
    painter.setPen(QColor(colours.text))
    painter.setFont(_chip_font())
    painter.drawText(QRect(place.toRect()), Qt.AlignmentFlag.AlignCenter, text)
