"""The middle of the ring while cards are being put on seats."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui.parts import column, label


class DealMiddle(QWidget):
    """The card in hand, and the number being typed."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lines: QVBoxLayout = column(self, gap=2)
        self._what = label(T("手上这张"), "muted")
        self._card = label("", "huge")
        self._rest = label("", "muted")
        lines.addStretch(1)
        for line in (self._what, self._card, self._rest):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            lines.addWidget(line)
        lines.addStretch(1)

    def show_hand(self, card: str, left: int, digits: str) -> None:
        """The card and how many are left; while digits are typed, the number."""
        self._what.setText(card if digits else say(T("手上这张")))
        self._card.setText(digits or card)
        self._rest.setText(say(T("回车放下") if digits else T("还剩 {left} 张", left=left)))
