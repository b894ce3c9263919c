"""One game of the list: what is known of it, and what can be done with it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.entry import Entry
from judge_app.ui import game_words
from judge_app.ui.parts import button, clear, column, label, scrolling, tall

WIDTH = 340


class GameCard(QFrame):
    """`gameCard`; each deed is a signal, the page knows how it is done."""

    opened = Signal()
    replayed = Signal()
    exported = Signal()
    printed = Signal()
    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("gameCard")
        self.setProperty("role", "section")
        self._title = label("", "heading", wraps=True)
        self._state = label("", "strong", wraps=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self._open = tall(button("", "openGame", "main"), 58)
        self._replay = tall(button(T("逐步回放"), "replayGame", "choice"), 48)
        self._export = button(T("导出复盘谱"), "exportGame", "quiet")
        self._print = button(T("对局单"), "printGame", "quiet", T("打印或存下对局单"))
        self._move = button("", "trashGame", "quiet")
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self._open.clicked.connect(lambda: self.opened.emit())
        self._replay.clicked.connect(lambda: self.replayed.emit())
        self._export.clicked.connect(lambda: self.exported.emit())
        self._print.clicked.connect(lambda: self.printed.emit())
        self._move.clicked.connect(lambda: self.moved.emit())

    def _lay_out(self) -> None:
        outer = column(self, gap=8, margin=16)
        outer.addWidget(self._title)
        outer.addWidget(self._state)
        inside = clear(QWidget())
        lines = column(inside)
        lines.addLayout(self._grid)
        lines.addStretch(1)
        lines.addWidget(self._replay)
        lines.addLayout(self._others())
        outer.addWidget(scrolling(inside), 1)
        outer.addWidget(self._open)

    def _others(self) -> QGridLayout:
        others = QGridLayout()
        others.setSpacing(8)
        others.addWidget(self._print, 0, 0)
        others.addWidget(self._export, 0, 1)
        others.addWidget(self._move, 1, 0, 1, 2)
        return others

    def show_game(self, entry: Entry | None, is_trash: bool, number: int = 0) -> None:
        """Show this game, the so manieth of its day and table; with none, nothing can be done."""
        for line in (self._title, self._state):
            line.setVisible(entry is not None)
        self._empty()
        if entry is not None:
            self._title.setText(say(game_words.numbered_words(entry, number)))
            self._state.setText(say(game_words.state_words(entry)))
            for number, (title, words) in enumerate(_lines(entry)):
                self._put(number, title, words)
        self._offer(entry, is_trash)

    def _offer(self, entry: Entry | None, is_trash: bool) -> None:
        is_good = entry is not None and entry.trouble is None
        self._open.setVisible(not is_trash)
        self._name(self._open, T("打开这一局") if entry and entry.is_over else T("接着这一局"))
        self._name(self._move, T("放回对局") if is_trash else T("移到回收站"))
        for made in (self._open, self._replay, self._export, self._print):
            made.setEnabled(is_good)
        self._move.setEnabled(entry is not None)

    def _name(self, made: QWidget, words: Text) -> None:
        made.setProperty("text", say(words))
        made.setAccessibleName(say(words))

    def _empty(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _put(self, line: int, title: Text | str, words: str) -> None:
        self._grid.addWidget(label(title, "muted"), line, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(label(words, "", wraps=True), line, 1)


def _lines(entry: Entry) -> list[tuple[Text | str, str]]:
    if entry.trouble is not None:
        return [("", say(entry.trouble))]
    lines: list[tuple[Text | str, str]] = [(T("日期"), game_words.day_words(entry))]
    lines += game_words.where_words(entry)
    lines.append((T("人数"), say(T("{seats} 人", seats=entry.seats))))
    lines.append((T("玩家"), say(game_words.people_words(entry))))
    return lines
