"""One candidate's line in a count: seat, a bar as long as his votes, weight, and whose hands they are."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import Button

LINE, UNDER, LEFT = 36, 23, 62
"""The height of a line, of a line of hands under it, and where the bar begins."""
WRAPPED = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True, slots=True)
class Count:
    """What a bar shows: `share` of the most votes, `weight` in votes, `hands` as words."""

    share: float = 0.0
    weight: float = 0.0
    hands: str = ""
    stands_out: bool = False


class VoteBar(Button):
    """`candidate-N`: a click counts hands for him. Many hands stand under the bar, few behind it."""

    def __init__(self, target: int) -> None:
        super().__init__(T("{seat} 号", seat=target), f"candidate-{target}", "bar")
        self.target = target
        self._count = Count()
        self._lines = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_count(self, count: Count, is_tall: bool) -> None:
        """Draw this count; `is_tall` gives the hands a line of their own."""
        self._count = count
        lines = self._lines_for(count.hands) if is_tall else 0
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()
        words = T("{seat} 号 {weight:g} 票 {hands}", seat=self.target, weight=count.weight, hands=count.hands)
        self.setAccessibleName(say(words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(LINE + UNDER * self._lines))

    def _lines_for(self, hands: str) -> int:
        room = max(theme.px(100), self.width() - theme.px(LEFT))
        place = QRect(0, 0, room, theme.px(400))
        needed = QFontMetrics(theme.font(16)).boundingRect(place, WRAPPED, hands).height()
        return max(1, round(needed / theme.px(23)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(200), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, count, left = theme.colours(self), self._count, theme.px(LEFT)
        self._write(
            painter,
            QRectF(theme.px(8), 0, left - theme.px(8), theme.px(LINE)),
            self.text(),
            colours.text,
            True,
        )
        left += self._paint_bar(painter, left)
        weight = f"{count.weight:g}"
        self._write(painter, self._line(left + theme.px(10)), weight, colours.text, True)
        left += theme.px(26) + theme.px(9) * len(weight)
        self._write(painter, self._hands_place(left), count.hands, colours.muted, False)
        if self.hasFocus():
            painter.setPen(QColor(colours.gold))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.px(6), theme.px(6))

    def _paint_bar(self, painter: QPainter, left: int) -> int:
        """Draw the bar; answers how long it is."""
        if not self._count.share:
            return 0
        colours, high = theme.colours(self), theme.px(24)
        length = max(theme.px(8), int(self._count.share * longest_bar(self.width())))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent if self._count.stands_out else colours.accent_pale))
        place = QRectF(left, (theme.px(LINE) - high) / 2, length, high)
        painter.drawRoundedRect(place, theme.px(5), theme.px(5))
        return length

    def _line(self, left: float) -> QRectF:
        return QRectF(left, 0, self.width() - left, theme.px(LINE))

    def _hands_place(self, left: float) -> QRectF:
        if not self._lines:
            return self._line(left)
        high = theme.px(UNDER * self._lines + 2)
        return QRectF(theme.px(LEFT), theme.px(LINE - 4), self.width() - theme.px(LEFT), high)

    def _write(self, painter: QPainter, place: QRectF, text: str, ink: str, is_bold: bool) -> None:
        painter.setFont(theme.font(16, is_bold))
        painter.setPen(QColor(ink))
        painter.drawText(place, WRAPPED, text)


def longest_bar(width: int) -> float:
    """The length of the leader's bar in a line this wide."""
    return width * 0.3


def has_room(width: int, hands: str) -> bool:
    """Whether these hands fit behind the longest bar."""
    room = width - theme.px(LEFT + 46) - longest_bar(width)
    return QFontMetrics(theme.font(16)).horizontalAdvance(hands) <= room
