"""Set-up: who sits where."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCompleter,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.parts import Section, button, clear, column, label, row, scrolling

_LEADING_NUMBER = re.compile(r"(^|[\n\r,，;；\t、])\s*\d{1,2}\s*(?:号|[.、．:：)）])\s*")
_SEPARATORS = re.compile(r"[\n\r,，;；\t、]+")


def names_in(text: str) -> list[str]:
    """The names of a pasted list: one a line, or between commas; "3." or "3号" in front is dropped."""
    plain = _LEADING_NUMBER.sub(r"\1", text).strip()
    separators = _SEPARATORS if _SEPARATORS.search(plain) else re.compile(r"\s+")
    return [name for part in separators.split(plain) if (name := part.strip())]


class PeopleSection(Section):
    """A name for every seat, all optional; a whole list can be pasted."""

    listed = Signal(list)

    def __init__(self, known_names: Sequence[str]) -> None:
        super().__init__(T("玩家"))
        self._known = QStringListModel(list(known_names))
        self._fields: list[QLineEdit] = []
        self._beyond: list[str] = []
        self._clear = button(T("清空"), "clearNames", "small")
        self._paste = button(T("粘贴名单"), "pasteNames", "small")
        self._clear.clicked.connect(lambda: self.show_names(["" for _ in self._fields]))
        self._paste.clicked.connect(self._open_list)
        self.header.addWidget(self._clear)
        self.header.addWidget(self._paste)
        self._grid_box = QWidget()
        self._grid = QGridLayout(self._grid_box)
        self._grid.setContentsMargins(0, 0, 4, 0)
        self._grid.setSpacing(6)
        self._stack = QStackedWidget()
        clear(self._stack)
        self._stack.addWidget(scrolling(self._grid_box, "peopleList"))
        self._stack.addWidget(self._list_page())
        self.body.addWidget(self._stack, 1)

    def names(self) -> list[str]:
        """The name on every seat, "" where there is none."""
        return [field.text().strip() for field in self._fields]

    def _all_names(self) -> list[str]:
        """The names on the seats, and those of seats that a smaller board took away."""
        return self.names() + self._beyond[len(self._fields) :]

    def show_names(self, names: Sequence[str]) -> None:
        """Put these names on the seats, from seat 1."""
        self._beyond = list(names)
        for field, name in zip(self._fields, names, strict=False):
            field.setText(name)

    def set_seats(self, seats: int) -> None:
        """As many fields as seats; names already typed stay."""
        if seats == len(self._fields):
            return
        kept = self._all_names()
        self._lay_out(max(seats, 0))
        self.show_names(kept)

    def _lay_out(self, seats: int) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._fields = [self._field(seat) for seat in range(1, seats + 1)]
        half = (seats + 1) // 2
        for index, field in enumerate(self._fields):
            line, side = index % half, index // half
            self._grid.setRowMinimumHeight(line, theme.px(36))
            self._grid.addWidget(_number(index + 1), line, side * 2)
            self._grid.addWidget(field, line, side * 2 + 1)
        self._grid.setRowStretch(half, 1)

    def _field(self, seat: int) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(f"name-{seat}")
        field.setAccessibleName(say(T("{seat} 号的名字", seat=seat)))
        field.setMaxLength(20)
        field.returnPressed.connect(lambda: self._go_on_from(seat))
        field.setCompleter(self._completer())
        return field

    def _go_on_from(self, seat: int) -> None:
        """Enter leads to the next seat."""
        if seat < len(self._fields):
            self._fields[seat].setFocus()

    def _completer(self) -> QCompleter:
        completer = QCompleter(self._known, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        return completer

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
