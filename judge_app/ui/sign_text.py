"""The sign to show by hand: one huge number or shape with its word, the brightest thing at night."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from judge_app.engine.prompt import Sign
from judge_app.narration.words import say
from judge_app.ui import icons, theme

HEIGHT, LOW, NUMBER, PICTURE, WORD = 116, 84, 84, 76, 22
PICTURES = ("thumb_up", "thumb_down", "shake", "card")


class SignText(QLabel):
    """Number or shape on the left, the word beside it; plain text for a screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign: Sign | None = None
        self._height = HEIGHT
        self.setObjectName("signText")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_sign(self, sign: Sign | None, may_come: bool = False) -> None:
        """Show it, or nothing; one that `may_come` once something is picked has its ground from the start."""
        self._sign = sign
        self.setVisible(sign is not None or may_come)
        self.setText(plain(sign) if sign else "")
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def set_low(self, is_low: bool) -> None:
        """Take less height where the window has little."""
        self._height = LOW if is_low else HEIGHT
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(160), theme.px(self._height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._sign is None:
            return
        left = theme.px(20)
        left += self._paint_shape(painter, self._sign, left)
        self._paint_word(painter, say(self._sign.word), left + theme.px(18))

    def _paint_ground(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.colours(self).panel))
        painter.drawRoundedRect(QRectF(self.rect()), theme.px(12), theme.px(12))

    def _number_size(self, count: int) -> float:
        """One or two numbers fill the height; more share the width."""
        return min(NUMBER, self._height * 0.88) * (1 if count < 3 else 0.6)

    def _paint_shape(self, painter: QPainter, sign: Sign, left: int) -> int:
        """Draw the number or picture; answers how wide it is."""
        colour = theme.colours(self).sign
        if sign.shape in PICTURES:
            side = theme.px(PICTURE)
            icons.draw(painter, sign.shape, QRectF(left, (self.height() - side) / 2, side, side), colour)
            return side
        if not sign.numbers:
            return 0
        text = " ".join(map(str, sign.numbers))
        painter.setFont(theme.font(self._number_size(len(sign.numbers)), is_bold=True))
        painter.setPen(QColor(colour))
        width = int(QFontMetricsF(painter.font()).horizontalAdvance(text)) + 1
        painter.drawText(QRectF(left, 0, width, self.height()), Qt.AlignmentFlag.AlignVCenter, text)
        return width

    def _paint_word(self, painter: QPainter, word: str, left: int) -> None:
        painter.setFont(theme.font(WORD, is_bold=True))
        painter.setPen(QColor(theme.colours(self).sign))
        place = QRectF(left, 0, self.width() - left - theme.px(10), self.height())
        if painter.fontMetrics().horizontalAdvance(word) > place.width():
            word = word.replace("，", "，\n").replace("：", "：\n")
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap), word)


def plain(sign: Sign) -> str:
    """The sign in words: its numbers, then what it means."""
    return " ".join([*map(str, sign.numbers), say(sign.word)]).strip()
