"""The end of a game: who won and why, every card, and the next game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from judge_app.engine.table import Outcome
from judge_app.engine.text import T, Text
from judge_app.engine.view import SeatView, seats_view
from judge_app.narration.words import say
from judge_app.reports.fates import fate
from judge_app.ui import theme
from judge_app.ui.big_button import BigButton
from judge_app.ui.button import Button
from judge_app.ui.controller import Controller
from judge_app.ui.game_words import winner_words

MANY = 9
"""So many rows on one side stand apart; more are set closer."""
COLUMNS = 5
"""Number, name, card, fate, and what is left over, for each side."""


class EndPage(QWidget):
    """`endPage`; undo and looking back stay open through `back`."""

    back = Signal()
    left = Signal()
    next_game = Signal()
    other_game = Signal()

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("endPage")
        self._winner = _label("winnerText", "huge")
        self._why = _label("winnerWhy", "large")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(24))
        self._lay_out()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.px(48), theme.px(26), theme.px(48), theme.px(26))
        outer.setSpacing(theme.px(12))
        outer.addWidget(self._winner)
        outer.addWidget(self._why)
        inside = QWidget()
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, theme.px(8), 0, 0)
        rows.addLayout(self._grid)
        rows.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer.addWidget(area, 1)
        outer.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        back = Button(T("回到牌桌"), "backToTable", "quiet")
        leave = Button(T("开始页"), "leaveGame", "quiet")
        sheet = Button(T("对局单"), "printSummary", "quiet")
        sheet.clicked.connect(lambda _on=False: self._print())
        self.next = BigButton("nextGame")
        self.next.put_words(T("下一局 · 同一桌人"))
        self.other = Button(T("改一改再开"), "changeSetup", "quiet")
        self.other.clicked.connect(self.other_game)
        back.clicked.connect(self.back)
        leave.clicked.connect(self.left)
        self.next.clicked.connect(self.next_game)
        for button in (back, leave, sheet, self.other):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.next, 2)
        return row

    def _print(self) -> None:
        from judge_app.ui.printing_dialog import print_session  # slow to load, and seldom wanted

        print_session(self, self._at.session)

    def redraw(self) -> None:
        """Write down how the game ended."""
        game = self._at.session.game
        for button in (self.next, self.other):
            button.setVisible(not self._at.is_replay)
        if game.outcome is None:
            return
        self._winner.setText(say(winner_words(game.outcome.camp)))
        self._why.setText(say(_why(game.outcome)))
        self._clear()
        seats = seats_view(game, True).seats
        won = [seat for seat in seats if seat.seat in game.outcome.winners]
        lost = [seat for seat in seats if seat not in won]
        self._grid.setVerticalSpacing(theme.px(12 if max(len(won), len(lost)) <= MANY else 5))
        self._block(0, T("获胜 {n} 人", n=len(won)), won)
        self._block(COLUMNS, T("落败 {n} 人", n=len(lost)), lost)

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _block(self, first: int, title: Text, seats: list[SeatView]) -> None:
        """One side's seats, one under the other."""
        self._put(0, first, title, "heading", columns=COLUMNS - 1)
        for row, seat in enumerate(seats, start=1):
            self._put(row, first, T("{seat} 号", seat=seat.seat), "heading")
            self._put(row, first + 1, self._at.name(seat.seat), "large")
            self._put(row, first + 2, seat.card or T("未知"), "largeGold")
            self._put(row, first + 3, fate(self._at.session.game, seat.seat), "large")
        self._grid.setColumnStretch(first + COLUMNS - 1, 1)

    def _put(self, row: int, column: int, words: Text | str, role: str, columns: int = 1) -> None:
        label = QLabel(say(words))
        label.setProperty("role", role)
        label.setMinimumWidth(theme.px(52))
        self._grid.addWidget(label, row, column, 1, columns)
        label.show()


def _label(name: str, role: str) -> QLabel:
    made = QLabel()
    made.setObjectName(name)
    made.setProperty("role", role)
    made.setWordWrap(True)
    return made


def _why(outcome: Outcome) -> Text:
    """The reason, and the rule where it says more."""
    if say(outcome.ruling.text) in say(outcome.text):
        return outcome.text
    return T("{why}（{rule}）", why=outcome.text, rule=outcome.ruling.text)
