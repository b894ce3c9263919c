"""Persons of the roster as rows of a list."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt

from judge_app.storage.people import Person
from judge_app.ui import theme
from judge_app.ui.name_completer import described

Index = QModelIndex | QPersistentModelIndex
PERSON = Qt.ItemDataRole.UserRole
ROW = 42


class PeopleModel(QAbstractListModel):
    """Each row a person; the words are name, nicknames, notes."""

    def __init__(self) -> None:
        super().__init__()
        self.persons: list[Person] = []

    def show(self, persons: list[Person]) -> None:
        """List these from now on."""
        if persons != self.persons:
            self.beginResetModel()
            self.persons = persons
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.persons)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        person = self.persons[index.row()]
        if role == PERSON:
            return person
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(theme.px(120), theme.px(ROW))
        is_words = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return described(person) if is_words else None
