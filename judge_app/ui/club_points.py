"""What a game is worth in the season's ranking, as the club sets it."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.reports.standings import POINTS
from judge_app.ui import theme
from judge_app.ui.fields import Number
from judge_app.ui.parts import label, row


class PointsBox(QWidget):
    """`pointsBox`: one number for each thing that counts."""

    changed = Signal()

    def __init__(self, points: Mapping[str, int]) -> None:
        super().__init__()
        self.setObjectName("pointsBox")
        line = row(label(T("积分"), "strong"), gap=10)
        self._boxes: dict[str, Number] = {}
        for name, (words, usual) in POINTS.items():
            line.addWidget(label(words))
            line.addWidget(self._box(name, points.get(name, usual), say(words)))
        line.addStretch(1)
        self.setLayout(line)

    def _box(self, name: str, value: int, words: str) -> Number:
        box = self._boxes[name] = Number()
        box.setObjectName(f"points-{name}")
        box.setAccessibleName(words)
        box.setRange(-20, 20)
        box.setValue(value)
        box.setMinimumWidth(theme.px(72))
        box.valueChanged.connect(lambda _value: self.changed.emit())
        return box

    def value(self) -> dict[str, int]:
        """The points by what they are given for."""
        return {name: box.value() for name, box in self._boxes.items()}
