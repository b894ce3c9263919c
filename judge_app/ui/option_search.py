"""How one option is found among many: by a word, or by the heading it stands under."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui.fields import Combo
from judge_app.ui.parts import clear, row


class OptionSearch(QWidget):
    """A list of headings and a line for a word; `changed` when either is another."""

    changed = Signal()

    def __init__(self, line: str, titles: str, spoken: Text) -> None:
        super().__init__()
        clear(self)
        self._titles = Combo()
        self._titles.setObjectName(titles)
        self._titles.setAccessibleName(say(T("只看一类")))
        self._titles.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._titles.setMinimumContentsLength(4)
        self._titles.activated.connect(lambda _index: self.changed.emit())
        self._line = QLineEdit()
        self._line.setObjectName(line)
        self._line.setPlaceholderText(say(T("找：同守同救、自救、遗言……")))
        self._line.setAccessibleName(say(spoken))
        self._line.setClearButtonEnabled(True)
        self._line.textChanged.connect(lambda _text: self.changed.emit())
        inside = row(self._titles, self._line)
        inside.setStretch(1, 1)
        self.setLayout(inside)

    @property
    def sought(self) -> str:
        return self._line.text()

    @property
    def title(self) -> str:
        """The heading picked, "" for all."""
        return str(self._titles.currentData() or "")

    def offer(self, titles: Sequence[str]) -> None:
        """Let these headings be picked; one that is still there stays picked."""
        if [self._titles.itemData(place) for place in range(1, self._titles.count())] == list(titles):
            return
        picked = self.title
        self._titles.clear()
        self._titles.addItem(say(T("全部")), "")
        for title in titles:
            self._titles.addItem(title, title)
        self._titles.setCurrentIndex(max(0, self._titles.findData(picked)))
