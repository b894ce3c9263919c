"""Set-up: date, place, table, judge, and how the table lies before him."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.header import TableInfo
from judge_app.ui.fields import Combo, DateField
from judge_app.ui.name_completer import NameCompleter, Offer
from judge_app.ui.parts import Section, button, label, row
from judge_app.ui.ring_preview import RingPreview


class TableSection(Section):
    """Four short fields, and a small ring to turn or mirror."""

    turned = Signal(int, bool)

    def __init__(self, place: str, table: str, judge: str, find: Callable[[str], list[Offer]]) -> None:
        super().__init__(T("牌桌"))
        self._date = DateField(QDate.currentDate())
        self._date.setDisplayFormat("yyyy-MM-dd")
        self._date.setCalendarPopup(True)
        self._place = _line(place, "place", T("地点"))
        self._table = _line(table, "table", T("桌号"))
        self._judge = _line(judge, "judge", T("法官"))
        NameCompleter(self._judge, find)
        self._ring = RingPreview()
        self._nearest = Combo()
        self._nearest.setObjectName("nearestSeat")
        self._nearest.setAccessibleName(say(T("离法官最近的座位")))
        self._mirrored = button(T("座号逆时针"), "mirrored", "segment")
        self._mirrored.setCheckable(True)
        self._lay_out()
        self._ring.turned.connect(self._turn)
        self._nearest.activated.connect(lambda index: self._turn(index))
        self._mirrored.clicked.connect(lambda _on: self._turn(self._nearest.currentIndex()))

    def where(self) -> TableInfo:
        """What stands in the four fields."""
        day = self._date.date()
        return TableInfo(
            date(day.year(), day.month(), day.day()).isoformat(),
            self._place.text().strip(),
            self._table.text().strip(),
            self._judge.text().strip(),
        )

    def show_table(self, seats: int, nearest: int, is_mirrored: bool) -> None:
        """Draw the ring and offer every seat as the nearest."""
        nearest = nearest if nearest <= seats else 0
        if self._nearest.count() != seats + 1:
            self._nearest.clear()
            self._nearest.addItem(say(T("1 号在上")))
            self._nearest.addItems([say(T("{seat} 号近法官", seat=seat)) for seat in range(1, seats + 1)])
        self._nearest.setCurrentIndex(nearest)
        self._mirrored.setChecked(is_mirrored)
        self._ring.show_table(seats, nearest, is_mirrored)

    def _turn(self, nearest: int) -> None:
        self.turned.emit(nearest, self._mirrored.isChecked())

    def _lay_out(self) -> None:
        both = row(gap=10)
        both.addLayout(self._fields(), 5)
        both.addWidget(self._ring, 4)
        self.body.addLayout(both, 1)
        turning = row(gap=8)
        turning.addWidget(self._nearest, 1)
        turning.addWidget(self._mirrored)
        self.body.addLayout(turning)

    def _fields(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        fields = (
            (T("日期"), self._date),
            (T("地点"), self._place),
            (T("桌号"), self._table),
            (T("法官"), self._judge),
        )
        for line, (title, field) in enumerate(fields):
            grid.addWidget(label(title, "muted"), line, 0)
            grid.addWidget(field, line, 1)
            field.setAccessibleName(say(title))
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(fields), 1)
        return grid


def _line(text: str, name: str, title: Text) -> QLineEdit:
    field = QLineEdit(text)
    field.setObjectName(name)
    field.setAccessibleName(say(title))
    field.setMaxLength(60)
    return field
