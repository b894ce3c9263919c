"""The club book: the tables of a span of dates and tables, sorted at a touch, with a few charts."""

from pathlib import Path

from PySide6.QtCore import QDate, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QFileDialog, QHBoxLayout, QTabWidget, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.reports.book import Book, Span
from judge_app.reports.book_page import book_csv, book_page, subtitle
from judge_app.reports.standings import Rate, Standing, standings
from judge_app.storage.people import Roster
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings, save_settings
from judge_app.ui.club_points import PointsBox
from judge_app.ui.club_sheets import SheetsBox
from judge_app.ui.club_table import StandingTable
from judge_app.ui.empty import Empty
from judge_app.ui.fields import Combo, DateField
from judge_app.ui.parts import button, column, label, row, scrolling
from judge_app.ui.printing_charts import Bar, BarChart
from judge_app.ui.setup_sheet import dress

SLICE = 0.03
"""Seconds of reading changed files between two looks at what the judge does."""
CHARTED = {"camps": 1, "boards": 2, "cards": 2, "people": 2}
"""Tables that have a chart, and the column with the rate it draws."""


class ClubPage(QWidget):
    """`clubPage`."""

    left = Signal()
    told = Signal(Text)

    def __init__(self, places: Places, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("clubPage")
        self._places = places
        self._settings = settings
        self._book = Book(places.games)
        self._names = {person.id: person.name for person in Roster(places.data).persons.values()}
        self.tables: tuple[Standing, ...] = ()
        self._tabs = QTabWidget()
        self._tabs.setObjectName("clubTables")
        self._empty = Empty("clubEmpty", self._tabs)
        self._count = label("", "muted")
        self._count.setObjectName("clubCount")
        self._since, self._until = _date_edit("clubSince"), _date_edit("clubUntil")
        self._place, self._table = _choice("clubPlace"), _choice("clubTable")
        self._points = PointsBox(settings.points)
        self._sheets = SheetsBox(settings)
        self._lay_out()
        dress(self)
        self._book.look()
        self._span_of_all()
        self._read_on()
        self._connect()

    @property
    def span(self) -> Span:
        """Which games are asked for."""
        since, until = (edit.date().toString(Qt.DateFormat.ISODate) for edit in (self._since, self._until))
        return Span(since, until, self._place.currentData() or "", self._table.currentData() or "")

    # layout

    def _lay_out(self) -> None:
        page = column(self, gap=8)
        page.setContentsMargins(20, 10, 16, 16)
        page.addLayout(self._top())
        words = (label(T("从")), label(T("到")), label(T("地点")), label(T("桌")))
        fields = (self._since, self._until, self._place, self._table)
        asked = row(gap=8)
        for word, field in zip(words, fields, strict=True):
            asked.addWidget(word)
            asked.addWidget(field)
        asked.addStretch(1)
        asked.addWidget(self._count)
        page.addLayout(asked)
        page.addWidget(self._tabs, 1)
        page.addWidget(self._empty, 1)
        page.addWidget(self._points)
        page.addWidget(self._sheets)

    def _top(self) -> QHBoxLayout:
        self._print = button(T("预览和打印"), "printBook", "quiet")
        self._csv = button(T("存为表格"), "saveBook", "quiet", T("把这一张表存为 CSV"))
        self._back = button(T("返回"), "leaveClub", "quiet")
        return row(label(T("俱乐部战绩"), "title"), 1, self._print, self._csv, self._back)

    def _connect(self) -> None:
        self._back.clicked.connect(lambda: self.left.emit())
        self._print.clicked.connect(self._show_preview)
        self._csv.clicked.connect(self._ask_where)
        for edit in (self._since, self._until):
            edit.dateChanged.connect(lambda _date: self.refresh())
        for choice in (self._place, self._table):
            choice.currentIndexChanged.connect(lambda _index: self.refresh())
        self._points.changed.connect(self._take_points)
        self._sheets.changed.connect(self._save)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # the tables

    def _read_on(self) -> None:
        """Read what changed, a little at a time; the page can be used all the while."""
        is_done = self._book.update(SLICE)
        if is_done:
            self._span_of_all()
            self.refresh()
        else:
            self._count.setText(say(T("还有 {waiting} 个文件在读", waiting=self._book.waiting)))
            QTimer.singleShot(0, self, self._read_on)

    def _span_of_all(self) -> None:
        """From the first game to today, every place and table."""
        games = self._book.games
        first = QDate.fromString(games[0].date, Qt.DateFormat.ISODate) if games else QDate.currentDate()
        last = QDate.fromString(games[-1].date, Qt.DateFormat.ISODate) if games else first
        self._since.setDate(first)
        self._until.setDate(max(last, QDate.currentDate(), key=lambda day: day.toJulianDay()))
        _fill(self._place, sorted({game.place for game in games if game.place}))
        _fill(self._table, sorted({game.table for game in games if game.table}))

    def refresh(self) -> None:
        """Count the games of the span again."""
        games = self._book.within(self.span)
        self.tables = standings(games, self._names, self._settings.points)
        self._count.setText(say(subtitle(len(games), self.span)))
        self._empty.tell(None if games else self._nothing())
        for made in (self._print, self._csv):
            made.setEnabled(bool(games))
        open_tab = max(0, self._tabs.currentIndex())
        while self._tabs.count():
            page = self._tabs.widget(0)
            self._tabs.removeTab(0)
            if page is not None:
                page.setParent(None)
                page.deleteLater()
        for table in self.tables:
            self._tabs.addTab(_tab(table), say(table.title))
        self._tabs.setCurrentIndex(open_tab)

    def _nothing(self) -> Text:
        """Why nothing is counted, and what would be."""
        if self._book.games:
            return T("上面选的日期和地方，没有打完的局。")
        return T("打完一局，这里就有积分榜、胜率、版型和身份。没打完的局和示例对局不算。")

    def _take_points(self) -> None:
        self._settings.points = self._points.value()
        self._save()
        self.refresh()

    def _save(self) -> None:
        save_settings(self._settings, self._places.data)

    # out of the window

    def _show_preview(self) -> None:
        from judge_app.ui.printing_dialog import preview
        from judge_app.ui.printing_out import club_of

        club, span, tables = club_of(self._settings), self.span, self.tables
        games = len(self._book.within(span))
        title = say(T("俱乐部战绩"))
        preview(self, lambda form: book_page(tables, games, span, form, club), title, smallest=9.0)

    def _ask_where(self) -> None:
        table = self.tables[self._tabs.currentIndex()]
        proposed = str(Path.home() / f"{say(table.title)}.csv")
        name, _ = QFileDialog.getSaveFileName(self, say(T("存为表格")), proposed, "CSV (*.csv)")
        if name:
            self.told.emit(save_table(table, Path(name)))


def save_table(table: Standing, path: Path) -> Text:
    """Write one table as CSV; what is to be said of it."""
    try:
        path.write_text(book_csv(table), "utf-8", newline="")
    except OSError as error:
        return T("{name}：写不进去（{why}）", name=path.name, why=error.strerror or error)
    return T("存好了：{name}", name=path)


def _tab(table: Standing) -> QWidget:
    inner = QWidget()
    lines = column(inner, gap=10, margin=8)
    if table.id in CHARTED and table.rows:
        chart = BarChart(f"chart-{table.id}")
        chart.show_bars([*_bars(table, CHARTED[table.id])])
        lines.addWidget(chart)
    lines.addWidget(StandingTable(table), 1)
    return scrolling(inner)


def _bars(table: Standing, index: int) -> list[Bar]:
    named = ((str(line[0]), line[index]) for line in table.rows)
    return [Bar(name, rate.share, str(rate)) for name, rate in named if isinstance(rate, Rate) and rate.of]


def _date_edit(name: str) -> QDateEdit:
    made = DateField()
    made.setObjectName(name)
    made.setDisplayFormat("yyyy-MM-dd")
    made.setCalendarPopup(True)
    return made


def _choice(name: str) -> QComboBox:
    made = Combo()
    made.setObjectName(name)
    return made


def _fill(choice: QComboBox, words: list[str]) -> None:
    """All, then each; what was chosen before stays chosen if it is still there."""
    before = choice.currentData()
    choice.blockSignals(True)
    choice.clear()
    choice.addItem(say(T("全部")), "")
    for word in words:
        choice.addItem(word, word)
    choice.setCurrentIndex(max(0, choice.findData(before)))
    choice.blockSignals(False)
