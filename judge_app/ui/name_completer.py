"""Names offered while one is typed: any part of it, or letters of its pinyin."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLineEdit

from judge_app.storage.people import Person, Roster
from judge_app.storage.pinyin import is_typed, spellings, typed
from judge_app.storage.seating import Sitter
from judge_app.ui import theme

Index = QModelIndex | QPersistentModelIndex
Offer = tuple[Sitter, str]
"""Someone who may be meant, and the words by which he is told from others of his name."""
MOST, ROW = 12, 38


def offers(roster: Roster | None, text: str, known_names: Sequence[str] = ()) -> list[Offer]:
    """Who is meant by what was typed: persons of the roster first, then names played with before."""
    persons = roster.find(text) if roster is not None else []
    taken = {name for person in persons for name in person.names}
    sought = typed(text)
    others = [n for n in known_names if n not in taken and is_typed(sought, n.lower(), spellings(n.lower()))]
    found = [(person.sitter, described(person)) for person in persons]
    return [*found, *((Sitter(name), name) for name in others if sought)][:MOST]


def described(person: Person) -> str:
    """A person in one line: name, nicknames, the beginning of his notes."""
    return " · ".join(part for part in (person.name, *person.nicknames, person.notes[:12]) if part)


class _Offers(QAbstractListModel):
    """The offers of the moment."""

    def __init__(self, parent: QLineEdit) -> None:
        super().__init__(parent)
        self.found: list[Offer] = []

    def show(self, found: list[Offer]) -> None:
        self.beginResetModel()
        self.found = found
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        sitter, words = self.found[index.row()]
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(theme.px(120), theme.px(ROW))
        values = {Qt.ItemDataRole.DisplayRole: words, Qt.ItemDataRole.EditRole: sitter.name}
        return values.get(Qt.ItemDataRole(role))


class NameCompleter(QCompleter):
    """Offers people under a line; `chosen` says who was taken, `sitter` who stands in the line."""

    chosen = Signal()

    def __init__(self, line: QLineEdit, find: Callable[[str], list[Offer]]) -> None:
        self._offers = _Offers(line)
        super().__init__(self._offers, line)
        self._line, self._find = line, find
        self._taken: Sitter | None = None
        self.setCompletionRole(Qt.ItemDataRole.EditRole)
        self.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        line.textEdited.connect(self._seek)
        line.setCompleter(self)
        self.activated[QModelIndex].connect(self._take_row)  # type: ignore[index]

    @property
    def offered(self) -> list[Sitter]:
        """Who stands in the list below the line, best first."""
        return [sitter for sitter, _ in self._offers.found]

    @property
    def sitter(self) -> Sitter:
        """The person taken from the list if his name still stands there, else a bare name."""
        name = self._line.text().strip()
        return self._taken if self._taken is not None and self._taken.name == name else Sitter(name)

    def take(self, sitter: Sitter) -> None:
        """Put this person into the line."""
        self._taken = sitter
        self._line.setText(sitter.name)
        self.chosen.emit()

    def take_first(self) -> bool:
        """Enter takes the best offer where what is typed is no name itself."""
        found = self.offered
        if not found or self._line.text().strip() in [sitter.name for sitter in found]:
            return False
        self.take(found[0])
        return True

    def _take_row(self, index: QModelIndex) -> None:
        self.take(self._offers.found[index.row()][0])

    def _seek(self, text: str) -> None:
        if (popup := self.popup()) is not None:
            theme.apply(popup, theme.colours(self._line).name)
        self._offers.show(self._find(text))
