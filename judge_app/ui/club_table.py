"""One table of the club book; a touch on a column's head sorts by it, another turns the order round."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from judge_app.narration.words import say
from judge_app.reports.standings import Standing, Value
from judge_app.ui import theme


class StandingTable(QTableWidget):
    """`standing-ID`."""

    def __init__(self, table: Standing) -> None:
        super().__init__(len(table.rows), len(table.columns))
        self.setObjectName(f"standing-{table.id}")
        self.setAccessibleName(say(table.title))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalHeaderLabels([say(column) for column in table.columns])
        self.verticalHeader().hide()
        self.setMinimumHeight(theme.px(240))
        for number, row in enumerate(table.rows):
            for place, value in enumerate(row):
                self.setItem(number, place, Cell(value))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)


class Cell(QTableWidgetItem):
    """A value that sorts as what it is: numbers as numbers, rates by their share."""

    def __init__(self, value: Value) -> None:
        super().__init__(str(value))
        self.value = value
        if not isinstance(value, str):
            self.setTextAlignment(Qt.AlignmentFlag.AlignCenter)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        if isinstance(other, Cell) and type(self.value) is type(other.value):
            return bool(self.value < other.value)  # type: ignore[operator]
        return super().__lt__(other)
