"""What is looked for among the games: one line for words, and four choices."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.entry import Entry
from judge_app.storage.library import Query
from judge_app.ui import theme
from judge_app.ui.fields import Combo
from judge_app.ui.game_words import WINNERS
from judge_app.ui.parts import clear

PERIODS: Mapping[str, tuple[Text, int]] = {
    "today": (T("今天"), 0),
    "week": (T("最近 7 天"), 6),
    "month": (T("最近 30 天"), 29),
    "year": (T("最近一年"), 364),
}
"""Each with its words and how many days before today it begins."""
NARROW = 800
Items = Iterable[tuple[str, Text]]


class GamesFilters(QWidget):
    """`gamesSearch`, `rulesetFilter`, `boardFilter`, `winnerFilter`, `dateFilter`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[Entry] = []
        self.search = QLineEdit()
        self.search.setObjectName("gamesSearch")
        self.search.setAccessibleName(say(T("找对局")))
        self.search.setPlaceholderText(say(T("人名、拼音、规则、版型、日期、地点……")))
        self.search.setClearButtonEnabled(True)
        self._ruleset = self._combo("rulesetFilter", T("规则"))
        self._board = self._combo("boardFilter", T("版型"))
        self._winner = self._combo("winnerFilter", T("胜负"))
        self._date = self._combo("dateFilter", T("日期"))
        _fill(self._winner, T("不限胜负"), [("-", T("未完")), *WINNERS.items()])
        _fill(self._date, T("不限日期"), [(key, words) for key, (words, _) in PERIODS.items()])
        self._lay_out()
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self._ruleset.currentIndexChanged.connect(lambda _index: self._fill_boards())

    def query(self) -> Query:
        """What is asked for now."""
        winner = self._winner.currentData()
        return Query(
            text=self.search.text(),
            ruleset=self._ruleset.currentData() or "",
            board=self._board.currentData() or "",
            winner=winner if winner and winner != "-" else "",
            since=_since(self._date.currentData()),
            is_over=False if winner == "-" else None,
        )

    @property
    def asks(self) -> bool:
        """Whether anything is looked for at all."""
        return self.query() != Query()

    def clear(self) -> None:
        """Ask for everything."""
        for combo in (self._ruleset, self._board, self._winner, self._date):
            combo.setCurrentIndex(0)
        self.search.clear()

    def show_entries(self, entries: list[Entry]) -> None:
        """Offer the rulesets and boards that were played."""
        if entries is self._entries:
            return
        self._entries = entries
        played = {entry.ruleset: T(entry.ruleset_title) for entry in entries if entry.ruleset}
        _fill(self._ruleset, T("所有规则"), played.items())
        self._fill_boards(is_told=False)

    def _fill_boards(self, is_told: bool = True) -> None:
        ruleset = self._ruleset.currentData()
        boards = {e.board: T(e.board_title) for e in self._entries if e.board and e.ruleset == ruleset}
        _fill(self._board, T("所有版型"), boards.items())
        self._board.setEnabled(bool(boards))
        if is_told:
            self.changed.emit()

    def _combo(self, name: str, title: Text) -> Combo:
        made = Combo()
        made.setObjectName(name)
        made.setAccessibleName(say(title))
        made.setMinimumContentsLength(5)
        made.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.currentIndexChanged.connect(lambda _index: self.changed.emit())
        return made

    def _lay_out(self) -> None:
        clear(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._arrange(is_narrow=False)

    def _arrange(self, is_narrow: bool) -> None:
        """One line, or the choices under the words where letters are large."""
        self._is_narrow = is_narrow
        columns = (0, 1, 2, 3) if is_narrow else (1, 2, 3, 4)
        self._grid.addWidget(self.search, 0, 0, 1, 4 if is_narrow else 1)
        for combo, column in zip(
            (self._ruleset, self._board, self._winner, self._date), columns, strict=True
        ):
            self._grid.addWidget(combo, int(is_narrow), column)
        for column in range(5):
            self._grid.setColumnStretch(column, int(column in columns) if is_narrow or column else 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = self.width() < theme.px(NARROW)
        if is_narrow != self._is_narrow:
            self._arrange(is_narrow)


def _fill(combo: Combo, everything: Text, items: Items) -> None:
    """Offer these, and everything first; what was chosen stays chosen if it is still there."""
    wanted = [("", say(everything)), *((key, say(words)) for key, words in items)]
    if wanted == [(combo.itemData(i), combo.itemText(i)) for i in range(combo.count())]:
        return
    chosen = combo.currentData()
    combo.blockSignals(True)
    combo.clear()
    for key, words in wanted:
        combo.addItem(words, key)
    combo.setCurrentIndex(max(0, combo.findData(chosen)))
    combo.blockSignals(False)


def _since(period: str | None) -> str:
    if not period:
        return ""
    return (date.today() - timedelta(days=PERIODS[period][1])).isoformat()
