"""Set-up: who sits where."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPlainTextEdit, QStackedWidget, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.storage.people import Roster
from judge_app.storage.seating import Sitter
from judge_app.ui import theme
from judge_app.ui.name_completer import Offer, offers
from judge_app.ui.name_field import NameField
from judge_app.ui.parts import Section, button, clear, column, label, row, scrolling
from judge_app.ui.roster_list import RosterList

_LEADING_NUMBER = re.compile(r"(^|[\s,，;；、])\s*\d{1,2}\s*(?:号|[.、．:：)）])\s*")
_SEPARATORS = re.compile(r"[\n\r,，;；\t、]+")


def names_in(text: str) -> list[str]:
    """The names of a pasted list: one a line, or between commas; "3." or "3号" in front is dropped."""
    plain = _LEADING_NUMBER.sub(r"\1", text).strip()
    separators = _SEPARATORS if _SEPARATORS.search(plain) else re.compile(r"\s+")
    return [name for part in separators.split(plain) if (name := part.strip())]


class PeopleSection(Section):
    """A name for every seat, all optional: typed, tapped or dragged from the roster, or pasted as a list.

    `last` are the people of the last table, `known_names` those played with who are not in the roster.
    """

    listed = Signal(list)

    def __init__(self, roster: Roster, known_names: Sequence[str], last: Sequence[str]) -> None:
        super().__init__(T("玩家"))
        self._roster_data, self._known, self._last = roster, list(known_names), list(last)
        self._fields: list[NameField] = []
        self._beyond: list[Sitter] = []
        self._fill_header()
        self._grid_box = QWidget()
        self._grid = QGridLayout(self._grid_box)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setSpacing(6)
        self._roster = RosterList(roster)
        self._roster.taken.connect(self._seat_next)
        self._roster.hide()
        self._stack = QStackedWidget()
        clear(self._stack)
        self._stack.addWidget(self._seats_page())
        self._stack.addWidget(self._list_page())
        self.body.addWidget(self._stack, 1)

    def _fill_header(self) -> None:
        self._clear = button(T("清空"), "clearNames", "small")
        self._same = button(T("上一桌"), "lastPeople", "small", T("上一桌的人坐原来的座位"))
        self._pick = button(T("名册"), "pickPeople", "small", T("从名册点人入座"))
        self._pick.setCheckable(True)
        self._paste = button(T("粘贴名单"), "pasteNames", "small")
        self._clear.clicked.connect(lambda: self.show_names(["" for _ in self._fields]))
        self._same.clicked.connect(lambda: self.show_names(self._padded(self._last)))
        self._same.setEnabled(any(self._last))
        self._pick.toggled.connect(self._open_roster)
        self._paste.clicked.connect(self._open_list)
        for made in (self._clear, self._same, self._pick, self._paste):
            self.header.addWidget(made)

    def names(self) -> list[str]:
        """The name on every seat, "" where there is none."""
        return [sitter.name for sitter in self.sitters()]

    def sitters(self) -> list[Sitter]:
        """Who is to sit on every seat."""
        return [field.sitter for field in self._fields]

    def _all_sitters(self) -> list[Sitter]:
        """Those on the seats, and those of seats that a smaller board took away."""
        return self.sitters() + self._beyond[len(self._fields) :]

    def _padded(self, names: Sequence[str]) -> list[str]:
        return [*names, *[""] * len(self._fields)][: max(len(names), len(self._fields))]

    def show_names(self, names: Sequence[str]) -> None:
        """Put these names on the seats, from seat 1."""
        self.show_sitters([Sitter(name) for name in names])

    def show_sitters(self, people: Sequence[Sitter]) -> None:
        """Put these people on the seats, from seat 1."""
        self._beyond = list(people)
        for field, sitter in zip(self._fields, people, strict=False):
            field.seat(sitter)
        self._show_unseated()

    def set_seats(self, seats: int) -> None:
        """As many fields as seats; names already typed stay."""
        if seats != len(self._fields):
            kept = self._all_sitters()
            self._fields = [self._field(seat) for seat in range(1, max(seats, 0) + 1)]
            self._lay_out()
            self.show_sitters(kept)

    def _lay_out(self) -> None:
        """Two columns of seats; one while the roster stands beside them."""
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget not in self._fields:
                widget.hide()
                widget.deleteLater()
        seats = len(self._fields)
        lines = seats if self._pick.isChecked() else (seats + 1) // 2
        for index, field in enumerate(self._fields):
            line, side = index % lines, index // lines
            self._grid.setRowMinimumHeight(line, theme.px(36))
            self._grid.addWidget(_number(index + 1), line, side * 2)
            self._grid.addWidget(field, line, side * 2 + 1)
        for line in range(self._grid.rowCount()):
            self._grid.setRowStretch(line, int(line == lines))
            self._grid.setRowMinimumHeight(line, theme.px(36) if line < lines else 0)
        self._grid.setRowStretch(lines, 1)

    def _field(self, seat: int) -> NameField:
        field = NameField(seat, self._find)
        field.done.connect(lambda: self._go_on_from(seat))
        field.textChanged.connect(lambda _text: self._show_unseated())
        return field

    def _find(self, text: str) -> list[Offer]:
        """Who is meant, without those who sit already."""
        seated = {sitter.id for sitter in self.sitters() if sitter.id}
        found = offers(self._roster_data, text, self._known)
        return [offer for offer in found if not offer[0].id or offer[0].id not in seated]

    def _go_on_from(self, seat: int) -> None:
        """Enter leads to the next seat."""
        if seat < len(self._fields):
            self._fields[seat].setFocus()

    # the roster

    def _seats_page(self) -> QWidget:
        page = clear(QWidget())
        both = QHBoxLayout(page)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(10)
        both.addWidget(scrolling(self._grid_box, "peopleList"), 1)
        both.addWidget(self._roster, 1)
        return page

    def _open_roster(self, is_open: bool) -> None:
        self._stack.setCurrentIndex(0)
        self._roster.setVisible(is_open)
        self._lay_out()
        self._show_unseated()

    def _show_unseated(self) -> None:
        if self._pick.isChecked():
            self._roster.show_unseated(self.sitters())

    def _seat_next(self, sitter: Sitter) -> None:
        """Who is tapped takes the first free seat."""
        free = next((field for field in self._fields if not field.text().strip()), None)
        if free is not None:
            free.seat(sitter)

    # the pasted list

    def _list_page(self) -> QWidget:
        page = clear(QWidget())
        self._text = QPlainTextEdit()
        self._text.setObjectName("namesText")
        self._text.setAccessibleName(say(T("名单")))
        self._text.setTabChangesFocus(True)
        self._text.setPlaceholderText(say(T("一行一个名字，或用逗号、顿号、空格隔开；前面写不写号码都行。")))
        done = button(T("按顺序入座"), "takeNames", "plain")
        cancel = button(T("不用了"), "leaveNames", "quiet")
        done.clicked.connect(self._take_list)
        cancel.clicked.connect(lambda: self._stack.setCurrentIndex(0))
        lines = column(page)
        lines.addWidget(self._text, 1)
        lines.addLayout(row(1, cancel, done))
        return page

    def _open_list(self) -> None:
        self._text.setPlainText(QGuiApplication.clipboard().text()[:2000])
        self._stack.setCurrentIndex(1)
        self._text.setFocus()

    def take_open_list(self) -> None:
        """Seat the people of a list that is still open."""
        if self._stack.currentIndex() == 1:
            self._take_list()

    def _take_list(self) -> None:
        names = names_in(self._text.toPlainText())
        self._stack.setCurrentIndex(0)
        if names:
            self.listed.emit(names)


def _number(seat: int) -> QLabel:
    made = label(str(seat), "seatNumber")
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    made.setMinimumWidth(26)
    return made
