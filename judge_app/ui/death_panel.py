"""The dead of the day with what waits for each of them."""

from PySide6.QtWidgets import QGridLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.controller import Controller
from judge_app.ui.dead import DeadRow, dead_rows, is_shown, outlook
from judge_app.ui.unbroken import Line


class DeathPanel(QWidget):
    """`deathPanel`: a row a seat; the one whose turn it is stands out."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("deathPanel")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.px(14))
        self._grid.setVerticalSpacing(theme.px(8))
        self._grid.setColumnStretch(2, 1)

    def redraw(self) -> None:
        """Show the queue as it stands."""
        rows = dead_rows(self._at) if is_shown(self._at) else []
        text = outlook(self._at)
        self.setVisible(bool(rows) or text is not None)
        self._clear()
        for index, row in enumerate(rows):
            self._add(index, row)
        if text is not None:
            self._put(len(rows), 0, say(text), "muted", columns=3)

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _add(self, index: int, row: DeadRow) -> None:
        look = "strong" if row.is_now else ""
        self._put(index, 0, say(T("{seat} 号", seat=row.seat)), "strong")
        self._put(index, 1, self._at.name(row.seat), look)
        notes = " · ".join(say(note) for note in row.notes)
        self._put(index, 2, notes, "gold" if row.is_now else "muted")

    def _put(self, row: int, column: int, words: str, role: str, columns: int = 1) -> None:
        label = Line(words)
        label.setProperty("role", role)
        label.setWordWrap(column == 2 or columns > 1)
        self._grid.addWidget(label, row, column, 1, columns)
        label.show()
