"""The club's people beside the seats of the set-up: a tap seats one, or he is dragged to a seat."""

import json
from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLineEdit, QListView, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.people import Roster
from judge_app.storage.seating import Sitter
from judge_app.ui import theme
from judge_app.ui.empty import Empty
from judge_app.ui.parts import clear, column
from judge_app.ui.people_model import PeopleModel

Index = QModelIndex | QPersistentModelIndex
ROW = 36
NOT_FOUND = T("名册里没有这个人")
PERSON = "application/x-judge-app-person"


def dragged(mime: QMimeData) -> Sitter:
    """Who is being dragged: a person of the roster, or a name that came as plain text."""
    if mime.hasFormat(PERSON):
        name, person_id = json.loads(bytes(mime.data(PERSON).data()))
        return Sitter(name, person_id)
    return Sitter(mime.text().strip().partition("\n")[0][:20])


class _Persons(PeopleModel):
    """Persons who do not sit yet, in rows that can be dragged."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(theme.px(100), theme.px(ROW))
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:  # noqa: N802
        return [PERSON, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:  # noqa: N802
        person = self.persons[indexes[0].row()]
        mime = QMimeData()
        mime.setText(person.name)
        mime.setData(PERSON, json.dumps([person.name, person.id]).encode())
        return mime


class RosterList(QWidget):
    """`rosterSearch` and `rosterList`; `taken` is the person tapped or found by Enter."""

    taken = Signal(object)

    def __init__(self, roster: Roster) -> None:
        super().__init__()
        self._roster = roster
        self._seated: Collection[Sitter] = ()
        self._persons = _Persons()
        self._search = QLineEdit()
        self._search.setObjectName("rosterSearch")
        self._search.setAccessibleName(say(T("找人")))
        self._search.setPlaceholderText(say(T("找人：名字或拼音")))
        self._search.textEdited.connect(lambda _text: self._fill())
        self._search.returnPressed.connect(self._take_first)
        self.view = _list(self._persons)
        self.view.clicked.connect(lambda index: self.taken.emit(self._persons.persons[index.row()].sitter))
        self._empty = Empty("rosterEmpty", self.view)
        clear(self)
        lines = column(self, gap=6)
        lines.addWidget(self._search)
        lines.addWidget(self.view, 1)
        lines.addWidget(self._empty, 1)

    def show_unseated(self, seated: Collection[Sitter]) -> None:
        """Offer everybody who does not sit yet."""
        self._seated = seated
        self._fill()

    def _fill(self) -> None:
        ids = {sitter.id for sitter in self._seated if sitter.id}
        names = {sitter.name for sitter in self._seated if not sitter.id}
        text = self._search.text()
        found = self._roster.find(text) if text.strip() else self._roster.present()
        free = [p for p in found if p.id not in ids and names.isdisjoint(p.names)]
        self._persons.show(free)
        self._empty.tell(None if free else self._nobody(bool(found)))

    def _nobody(self, are_seated: bool) -> Text:
        if are_seated:
            return T("名册里的人都坐下了")
        return NOT_FOUND if self._search.text().strip() else T("名册还是空的。开局时写过名字的人会记进名册。")

    def _take_first(self) -> None:
        """Enter seats the first one found, and the next name can be typed at once."""
        if self._persons.persons and self._search.text().strip():
            person = self._persons.persons[0]
            self._search.clear()
            self.taken.emit(person.sitter)


def _list(model: QAbstractListModel) -> QListView:
    view = QListView()
    view.setObjectName("rosterList")
    view.setAccessibleName(say(T("名册")))
    view.setModel(model)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setUniformItemSizes(True)
    view.setDragEnabled(True)
    view.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
