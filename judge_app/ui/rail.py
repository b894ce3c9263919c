"""The steps of this night or day: done, now, ahead."""

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from judge_app.engine.rail import NOTHING, RailStep
from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import icons, theme
from judge_app.ui.controller import Controller

STEP = Qt.ItemDataRole.UserRole
LOOKED = STEP + 1
ROW = 42
PICTURES = {"done": "check", "now": "now", "ahead": "ahead"}


class RailRow(QStyledItemDelegate):
    """Paints one step: picture, title, and what was entered or "已出局，照念"."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        step: RailStep = index.data(STEP)
        place: QRect = option.rect
        colours = theme.colours(self.parent())  # type: ignore[arg-type]
        is_open = bool(index.data(LOOKED))
        if is_open:
            painter.fillRect(place, QColor(colours.accent_soft))
            painter.fillRect(
                QRect(place.left(), place.top(), theme.px(4), place.height()), QColor(colours.accent)
            )
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(colours.gold))
            painter.drawRect(place.adjusted(1, 1, -2, -2))
        side = theme.px(18)
        box = QRectF(place.left() + theme.px(20), place.center().y() - side / 2 + 1, side, side)
        icons.draw(painter, PICTURES[step.state], box, colours.text if is_open else colours.muted)
        self._words(painter, place, step, is_open, colours)

    def _words(
        self, painter: QPainter, place: QRect, step: RailStep, is_open: bool, colours: theme.Colours
    ) -> None:
        row = place.adjusted(theme.px(48), 0, -theme.px(14), 0)
        note = say(T("已出局，照念")) if step.is_called_only else say(step.note)
        painter.setFont(theme.font(16))
        painter.setPen(QColor(colours.muted))
        words = QFontMetrics(theme.font(16, is_bold=True)).horizontalAdvance(say(step.title))
        least = min(words, row.width() // 2) + theme.px(8)
        note = painter.fontMetrics().elidedText(note, Qt.TextElideMode.ElideRight, row.width() - least)
        painter.drawText(row, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), note)
        row.setRight(row.right() - painter.fontMetrics().horizontalAdvance(note) - theme.px(8))
        painter.setFont(theme.font(16, is_bold=is_open))
        painter.setPen(
            QColor(colours.text if step.state != "ahead" and not step.is_called_only else colours.muted)
        )
        title = painter.fontMetrics().elidedText(say(step.title), Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), title)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(theme.px(120), theme.px(ROW))


class Rail(QListWidget):
    """`stepList`: a click or Enter on a step that is done opens it to look."""

    picked = Signal(str)

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._shown: tuple[object, ...] = ()
        self.setObjectName("stepList")
        self.setAccessibleName(say(T("步骤")))
        self.setItemDelegate(RailRow(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._open)

    def redraw(self) -> None:
        """Show the steps as they stand."""
        steps = self._at.steps
        here = self._at.looking
        shown = (steps, here, self._at.is_private, theme.scale())
        if shown == self._shown:
            return
        self._shown = shown
        self.clear()
        for step in steps:
            if not self._at.is_private:
                note = step.note if step.key.startswith("d") else NOTHING
                step = replace(step, is_called_only=False, note=note)
            self._add(step, here.startswith(step.key) if here else step.state == "now")

    def open_current(self) -> None:
        """Enter on the row that has the keyboard."""
        if (item := self.currentItem()) is not None:
            self._open(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _add(self, step: RailStep, is_open: bool) -> None:
        item = QListWidgetItem(say(step.title))
        item.setData(STEP, step)
        item.setData(LOOKED, is_open)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(step))
        self.addItem(item)
        if is_open:
            self.scrollToItem(item)

    def _open(self, item: QListWidgetItem) -> None:
        step: RailStep = item.data(STEP)
        if step.state != "ahead":
            self.picked.emit(self._begun(step.key) if step.state == "now" else step.key)

    def _begun(self, key: str) -> str:
        """How the part of the day that is on began; from an earlier step, back to where it stands."""
        part = ".".join(key.split(".")[:2])
        answered = [answer.key for answer in self._at.session.game.answers]
        first = next((done for done in answered if done == part or done.startswith(f"{part}.")), key)
        return key if self._at.looking else first


def _spoken(step: RailStep) -> str:
    state = {"done": T("已完成"), "now": T("现在"), "ahead": T("未到")}[step.state]
    note = say(T("已出局，照念")) if step.is_called_only else say(step.note)
    return " ".join(part for part in (say(step.title), say(state), note) if part)
