"""The log beside the ring: a row a step, over all nights and days; a row that can be opened opens it."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate
from PySide6.QtWidgets import QStyleOptionViewItem as Option

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.reports.fates import when
from judge_app.ui import theme
from judge_app.ui.controller import Controller
from judge_app.ui.game_log import LogRow

Index = QModelIndex | QPersistentModelIndex
WORDS, LIT, IS_HEADING = (Qt.ItemDataRole.UserRole + n for n in range(3))
LEFT, GAP = 20, 5
WRAP = int(Qt.TextFlag.TextWordWrap)

Shown = tuple[LogRow | None, str, str]
"""A row (None for a heading), its title, and what followed, one thing a line."""


class _Rows(QAbstractListModel):
    """Headings and steps, with the words that may be shown now."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Shown] = []
        self.lit = -1

    def show(self, rows: list[Shown], lit: int) -> None:
        if rows != self.rows:
            self.beginResetModel()
            self.rows, self.lit = rows, lit
            self.endResetModel()
        elif lit != self.lit:
            self.lit = lit
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, 0))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, title, words = self.rows[index.row()]
        if role == LIT:
            return row is not None and row.index == self.lit
        if role == IS_HEADING:
            return row is None
        if role == WORDS:
            return title, words
        is_words = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return f"{title} {words}".strip() if is_words else None


class _Row(QStyledItemDelegate):
    """Title, and under it what followed."""

    def paint(self, painter: QPainter, option: Option, index: Index) -> None:
        colours = theme.colours(self.parent())  # type: ignore[arg-type]
        place: QRect = option.rect
        title, words = index.data(WORDS)
        if index.data(LIT):
            painter.fillRect(place, QColor(colours.accent_soft))
            edge = QRect(place.topLeft(), QSize(theme.px(4), place.height()))
            painter.fillRect(edge, QColor(colours.accent))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(colours.gold))
            painter.drawRect(place.adjusted(1, 1, -2, -2))
        is_heading = index.data(IS_HEADING)
        box = _inside(place)
        painter.setFont(theme.font(16, is_bold=not is_heading))
        painter.setPen(QColor(colours.gold if is_heading else colours.text))
        high = _height(title, box.width(), is_bold=not is_heading)
        painter.drawText(QRect(box.left(), box.top(), box.width(), high), WRAP, title)
        painter.setFont(theme.font(16))
        painter.setPen(QColor(colours.muted))
        painter.drawText(box.adjusted(0, high, 0, theme.px(GAP)), WRAP, words)

    def sizeHint(self, _option: Option, index: Index) -> QSize:
        view: QListView = self.parent()  # type: ignore[assignment]
        width = _inside(QRect(0, 0, view.viewport().width(), 0)).width()
        title, words = index.data(WORDS)
        high = _height(title, width, is_bold=True) + (_height(words, width) if words else 0)
        return QSize(width, high + 2 * theme.px(GAP))


def _inside(place: QRect) -> QRect:
    return place.adjusted(theme.px(LEFT), theme.px(GAP), -theme.px(10), -theme.px(GAP))


def _height(words: str, width: int, is_bold: bool = False) -> int:
    metrics = QFontMetrics(theme.font(16, is_bold))
    return metrics.boundingRect(QRect(0, 0, max(1, width), 100_000), WRAP, words).height()


class LogList(QListView):
    """`logList`; `picked` is the number of the answer that was touched."""

    picked = Signal(int)

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._rows = _Rows()
        self.setObjectName("logList")
        self.setAccessibleName(say(T("全部记录")))
        self.setModel(self._rows)
        self.setItemDelegate(_Row(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "clear")
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._pick)
        self.hide()

    def redraw(self) -> None:
        """Follow the game while the log is open."""
        if self.isHidden():
            return
        lit = self._at.log_here
        is_new = (self._rows.lit, len(self._rows.rows)) != (lit, 0)
        self._rows.show(_shown(self._at), lit)
        if is_new:
            self._bring_up(lit)

    def open_current(self) -> None:
        """Enter on the row that has the keyboard."""
        self._pick(self.currentIndex())

    def _bring_up(self, lit: int) -> None:
        """The row that is open, else the last one."""
        places = [n for n, (row, _, _) in enumerate(self._rows.rows) if row is not None and row.index <= lit]
        if places:
            self.scrollTo(self._rows.index(places[-1], 0), LogList.ScrollHint.PositionAtCenter)

    def _pick(self, index: QModelIndex) -> None:
        row = self._rows.rows[index.row()][0] if index.isValid() else None
        if row is not None:
            self.picked.emit(row.index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()


def _shown(at: Controller) -> list[Shown]:
    """What the log may show now: by day night deeds stay behind the show key."""
    shown: list[Shown] = []
    time = ""
    for row in at.log_rows():
        if row.at != time:
            time = row.at
            shown.append((None, say(when(time)), ""))
        lines = [say(line.text) for line in row.lines if line.is_public or at.is_private]
        if row.is_then and lines:
            lines.insert(0, say(T("当时的裁定：")))
        shown.append((row, say(row.title), "\n".join(lines)))
    return shown
