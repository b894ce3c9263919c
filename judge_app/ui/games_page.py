"""All saved games: found as one types, opened, replayed, put into the trash and back."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say
from judge_app.storage.entry import Entry
from judge_app.storage.library import Library
from judge_app.storage.places import Places
from judge_app.ui import library_deeds, theme
from judge_app.ui.game_card import WIDTH, GameCard
from judge_app.ui.games_filters import GamesFilters
from judge_app.ui.games_list import GamesList
from judge_app.ui.parts import button, column, label, row
from judge_app.ui.setup_sheet import dress

SLICE = 0.03
"""Seconds of reading changed files between two looks at what the judge does."""


class GamesPage(QWidget):
    """`gamesPage`; a file dropped on it is imported. It opens on a search and a game that was lit before."""

    left = Signal()
    opened = Signal(Path)
    replayed = Signal(Path)
    told = Signal(Text)

    def __init__(self, places: Places, text: str = "", lit: str = "") -> None:
        super().__init__()
        self.setObjectName("gamesPage")
        self.setAcceptDrops(True)
        self._places = places
        self._games, self._trash = Library(places.games), Library(places.trash)
        self.filters, self.list, self.card = GamesFilters(), GamesList(), GameCard()
        self._empty = label("", "muted", wraps=True)
        self._empty.setObjectName("gamesEmpty")
        self._count = label("", "muted")
        self._count.setObjectName("gamesCount")
        self._lay_out()
        dress(self)
        self.setFocusProxy(self.filters.search)
        self._connect()
        self.filters.search.setText(text)
        self._games.look()
        self._read_on()
        self.list.light(lit)

    @property
    def library(self) -> Library:
        """The games, or the trash while that is open."""
        return self._trash if self._in_trash.isChecked() else self._games

    # layout

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        page.addLayout(self._top())
        bar = row(self.filters, gap=8)
        bar.setContentsMargins(20, 0, 16, 8)
        page.addLayout(bar)
        body = row(gap=12)
        body.setContentsMargins(20, 0, 16, 16)
        lines = column(gap=6)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        lines.addWidget(self._empty, 1)
        lines.addWidget(self.list, 100)
        lines.addWidget(self._count)
        body.addLayout(lines, 1)
        body.addWidget(self.card)
        page.addLayout(body, 1)

    def _top(self) -> QHBoxLayout:
        self._in_trash = button(T("回收站"), "openTrash", "segment")
        self._in_trash.setCheckable(True)
        self._import = button(T("导入"), "importGames", "quiet", T("导入对局或复盘谱"))
        self._backup = button(T("备份"), "backUp", "quiet", T("全部备份成一个文件"))
        self._merge = button(T("并入备份"), "mergeBackup", "quiet", T("把别处的备份并进来"))
        self._back = button(T("返回"), "leaveGames", "quiet")
        top = row(label(T("对局"), "title"), 1, self._in_trash, self._import, self._backup, self._merge)
        top.addWidget(self._back)
        top.setContentsMargins(20, 10, 16, 8)
        return top

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.card.setFixedWidth(min(theme.px(WIDTH), self.width() * 2 // 5))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.filters.search.setFocus()

    # the list

    def _connect(self) -> None:
        self.filters.changed.connect(self.refresh)
        self.list.picked.connect(self._show_card)
        self.list.wanted.connect(self._open)
        self.list.put_away.connect(self._move)
        for signal, deed in (
            (self.card.opened, self._open),
            (self.card.replayed, self._replay),
            (self.card.exported, self._write_out),
            (self.card.printed, self._print),
            (self.card.moved, self._move),
        ):
            signal.connect(lambda deed=deed: deed(self.list.entry))
        self._in_trash.toggled.connect(lambda _on: self._turn())
        self._import.clicked.connect(self._ask_what_to_import)
        self._backup.clicked.connect(self._back_up)
        self._merge.clicked.connect(self._ask_what_to_merge)
        self._back.clicked.connect(lambda: self.left.emit())

    def _read_on(self) -> None:
        """Read what changed, a little at a time; the page can be used all the while."""
        is_done = self.library.update(SLICE)
        self.refresh()
        if not is_done:
            QTimer.singleShot(0, self, self._read_on)

    def _turn(self) -> None:
        self.library.look()
        self._read_on()

    def refresh(self) -> None:
        """List what answers the search."""
        library = self.library
        self.filters.show_entries(library.entries)
        found = library.search(self.filters.query())
        self.list.show_games(found, library.numbers)
        self.list.setVisible(bool(found))
        words = library.trouble or self._nothing()
        self._empty.setText(say(words))
        self._empty.setVisible(not found or library.trouble is not None)
        self._count.setText(say(_count(len(found), library)))

    def _show_card(self, entry: Entry | None) -> None:
        number = self.library.numbers.get(entry.name, 0) if entry is not None else 0
        self.card.show_game(entry, self._in_trash.isChecked(), number)

    def _nothing(self) -> Text:
        if self.library.waiting:
            return T("正在读……")
        if self.filters.asks:
            return T("没有符合的对局")
        return (
            T("回收站是空的")
            if self._in_trash.isChecked()
            else T("还没有对局。把对局或复盘谱拖到这里也能导入")
        )

    # deeds

    def _open(self, entry: Entry | None) -> None:
        if entry is not None and entry.trouble is None and not self._in_trash.isChecked():
            self.opened.emit(self.library.folder / entry.name)

    def _replay(self, entry: Entry | None) -> None:
        if entry is not None:
            self.replayed.emit(self.library.folder / entry.name)

    def _move(self, entry: Entry | None) -> None:
        """Into the trash, or back from it; both are undone by the other."""
        if entry is None:
            return
        is_back = self._in_trash.isChecked()
        other = self._games if is_back else self._trash
        trouble = self.library.move(entry.name, other)
        self.told.emit(trouble or (T("放回了对局") if is_back else T("移到了回收站；点“回收站”可以放回")))
        self.refresh()

    def _write_out(self, entry: Entry | None) -> None:
        if entry is None:
            return
        path = self.library.folder / entry.name
        kinds = say(T("复盘谱 (*.wolf.toml)"))
        proposed = str(Path.home() / (path.stem + library_deeds.RECORD))
        name, _ = QFileDialog.getSaveFileName(self, say(T("导出复盘谱")), proposed, kinds)
        if name:
            self.told.emit(library_deeds.write_out(path, Path(name)))

    def _print(self, entry: Entry | None) -> None:
        from judge_app.ui.printing_dialog import print_file  # slow to load, and seldom wanted

        trouble = print_file(self, self.library.folder / entry.name) if entry is not None else None
        if trouble is not None:
            self.told.emit(trouble)

    def _ask_what_to_import(self) -> None:
        kinds = say(T("对局和复盘谱 (*.wolfgame *.wolf.toml)"))
        names, _ = QFileDialog.getOpenFileNames(self, say(T("导入对局或复盘谱")), str(Path.home()), kinds)
        self.take_in(map(Path, names))

    def take_in(self, paths: Iterable[Path]) -> None:
        """Import these files, and light the last of them."""
        done, notices = library_deeds.take_in(paths, self._places.games)
        self._in_trash.setChecked(False)
        self._see_anew()
        names = [imported.path.name for imported in done if imported.path is not None]
        if names:
            self.filters.clear()
            self.list.light(names[-1])
        if notices:
            self.told.emit(joined(notices, " "))

    def _see_anew(self) -> None:
        self._games.look()
        self._games.update()
        self.refresh()

    def _back_up(self) -> None:
        proposed = str(Path.home() / library_deeds.backup_name())
        kinds = say(T("备份 (*.zip)"))
        name, _ = QFileDialog.getSaveFileName(self, say(T("备份到")), proposed, kinds)
        if name:
            self.told.emit(library_deeds.back_up(self._places, Path(name)))

    def _ask_what_to_merge(self) -> None:
        kinds = say(T("备份 (*.zip)"))
        name, _ = QFileDialog.getOpenFileName(self, say(T("并入备份")), str(Path.home()), kinds)
        if name:
            self.told.emit(library_deeds.merge(Path(name), self._places))
            self._see_anew()

    # keys and drops

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From the search line down into the list, and letters back up into the line."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.filters.clear() if self.filters.asks else self.left.emit()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.list.setFocus()
        elif event.text().strip():
            self.filters.search.setFocus()
            self.filters.search.insert(event.text())
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(library_deeds.is_game(path) for path in _files(event)):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.take_in([path for path in _files(event) if library_deeds.is_game(path)])
        event.acceptProposedAction()


def _files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]


def _count(found: int, library: Library) -> Text:
    if library.waiting:
        return T("{count} 局 · 还有 {waiting} 个文件在读", count=found, waiting=library.waiting)
    return T("{count} 局", count=found)
