"""The list of games: rows are painted when they come into sight, so ten thousand cost no more than ten."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate
from PySide6.QtWidgets import QStyleOptionViewItem as Option

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.storage.entry import Entry
from judge_app.ui import game_words, theme

Index = QModelIndex | QPersistentModelIndex
ENTRY, NUMBER = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
ROW = 66
SIDE = 16
ROOMY = 420
"""The width from which the hour stands beside the day."""


class GamesModel(QAbstractListModel):
    """The entries that answer the search, in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []
        self._numbers: Mapping[str, int] = {}

    def show(self, entries: list[Entry], numbers: Mapping[str, int]) -> None:
        """List these from now on; `numbers` says by file which game of its day and table one is."""
        if entries != self.entries or numbers != self._numbers:
            self.beginResetModel()
            self.entries, self._numbers = entries, numbers
            self.endResetModel()

    def row_of(self, name: str) -> int:
        """Where the game of this file stands, -1 if it is not listed."""
        return next((row for row, entry in enumerate(self.entries) if entry.name == name), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        number = self._numbers.get(entry.name, 0)
        if role == NUMBER:
            return number
        is_words = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return "，".join(map(say, game_words.spoken(entry, number))) if is_words else None


class GameRow(QStyledItemDelegate):
    """Two lines: day, table and how it stands; then everybody who played."""

    def paint(self, painter: QPainter, option: Option, index: Index) -> None:
        entry: Entry = index.data(ENTRY)
        colours = theme.colours(self.parent())  # type: ignore[arg-type]
        place: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(place, QColor(colours.accent_soft))
            painter.fillRect(
                QRect(place.topLeft(), QSize(theme.px(4), place.height())), QColor(colours.accent)
            )
        painter.setPen(QColor(colours.line))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        box = place.adjusted(theme.px(SIDE), theme.px(8), -theme.px(SIDE), -theme.px(8))
        upper = QRect(box.left(), box.top(), box.width(), box.height() // 2)
        lower = QRect(box.left(), upper.bottom() + 1, box.width(), box.height() - upper.height())
        is_open = not entry.is_over and entry.trouble is None
        state = say(game_words.state_words(entry))
        self._state(painter, upper, state, colours.accent if is_open else colours.muted)
        upper.setRight(upper.right() - painter.fontMetrics().horizontalAdvance(state) - theme.px(16))
        self._table(painter, upper, entry, index.data(NUMBER))
        people = say(entry.trouble) if entry.trouble is not None else say(game_words.people_words(entry))
        _line(painter, lower, people, colours.muted)

    def _state(self, painter: QPainter, place: QRect, words: str, ink: str) -> None:
        painter.setFont(theme.font(16, is_bold=True))
        painter.setPen(QColor(ink))
        painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), words)

    def _table(self, painter: QPainter, place: QRect, entry: Entry, number: int) -> None:
        colours = theme.colours(self.parent())  # type: ignore[arg-type]
        painter.setFont(theme.font(16))
        day = game_words.day_words(entry) if place.width() > theme.px(ROOMY) else entry.date
        _line(painter, place, day, colours.muted)
        start = painter.fontMetrics().horizontalAdvance(day + "  ") if day else 0
        place.setLeft(place.left() + start)
        _line(painter, place, say(game_words.numbered_words(entry, number)), colours.text, is_bold=True)

    def sizeHint(self, _option: Option, _index: Index) -> QSize:
        return QSize(theme.px(200), theme.px(ROW))


def _line(painter: QPainter, place: QRect, words: str, ink: str, is_bold: bool = False) -> None:
    painter.setFont(theme.font(16, is_bold))
    painter.setPen(QColor(ink))
    shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, int(Qt.AlignmentFlag.AlignVCenter), shown)


class GamesList(QListView):
    """`gamesList`; `picked` follows the row that is lit, `wanted` a double click or Enter."""

    picked = Signal(object)
    wanted = Signal(object)
    put_away = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.games = GamesModel()
        self.setObjectName("gamesList")
        self.setAccessibleName(say(T("对局")))
        self.setModel(self.games)
        self.setItemDelegate(GameRow(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.selectionModel().currentChanged.connect(lambda *_: self.picked.emit(self.entry))
        self.doubleClicked.connect(lambda _index: self.wanted.emit(self.entry))

    @property
    def entry(self) -> Entry | None:
        """The game that is lit."""
        index = self.currentIndex()
        return index.data(ENTRY) if index.isValid() else None

    def light(self, name: str) -> None:
        """Light the game of this file, if it is listed."""
        row = self.games.row_of(name)
        if row >= 0:
            self.setCurrentIndex(self.games.index(row, 0))

    def show_games(self, entries: list[Entry], numbers: Mapping[str, int]) -> None:
        """List these, numbered by file; what was lit stays lit, but the first gives way to a new first."""
        lit = self.entry if self.currentIndex().row() > 0 else None
        self.games.show(entries, numbers)
        row = self.games.row_of(lit.name) if lit is not None else -1
        index = self.games.index(max(row, 0), 0)
        if index != self.currentIndex():
            self.setCurrentIndex(index)
        self.picked.emit(self.entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters belong to the search line, not to the list."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(self.entry)
        elif event.key() == Qt.Key.Key_Delete:
            self.put_away.emit(self.entry)
        elif event.text().strip() or event.key() == Qt.Key.Key_F2:
            event.ignore()
        else:
            super().keyPressEvent(event)
