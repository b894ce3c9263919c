"""The end of a game: who won and why, every card, and the next game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.engine.view import SeatView, seats_view
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.big_button import BigButton
from judge_app.ui.button import Button
from judge_app.ui.controller import Controller

ROWS = 9
"""Seats in one column of the list; more go into a second."""


class EndPage(QWidget):
    """`endPage`; undo and looking back stay open through `back`."""

    back = Signal()
    left = Signal()
    next_game = Signal()

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setObjectName("endPage")
        self._winner = _label("winnerText", "huge")
        self._why = _label("winnerWhy", "")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.px(18))
        self._grid.setVerticalSpacing(theme.px(9))
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
        self.next = BigButton("nextGame")
        self.next.put_words(T("同一桌人再来一局"))
        back.clicked.connect(self.back)
        leave.clicked.connect(self.left)
        self.next.clicked.connect(self.next_game)
        for button in (back, leave):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.next, 2)
        return row

    def redraw(self) -> None:
        """Write down how the game ended."""
        game = self._at.session.game
        if game.outcome is None:
            return
        view = seats_view(game, True)
        self._winner.setText(say(_winner(game.outcome.camp)))
        self._why.setText(say(T("{why}（{rule}）", why=game.outcome.text, rule=game.outcome.ruling.text)))
        self._clear()
        for seat in view.seats:
            self._add(seat, seat.seat in game.outcome.winners)

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _add(self, seat: SeatView, has_won: bool) -> None:
        row, block = (seat.seat - 1) % ROWS, (seat.seat - 1) // ROWS * 6
        fate = T("在场") if seat.is_alive else T("出局")
        cells: list[tuple[Text | str, str]] = [
            (T("{seat} 号", seat=seat.seat), "strong"),
            (self._at.name(seat.seat), ""),
            (seat.card or T("未知"), "gold"),
            (fate, "muted"),
            (T("胜") if has_won else "", "strong"),
        ]
        for column, (words, role) in enumerate(cells):
            label = QLabel(say(words))
            label.setProperty("role", role)
            self._grid.addWidget(label, row, block + column)
        self._grid.setColumnMinimumWidth(block + 5, theme.px(40))
        self._grid.setColumnStretch(block + 5, 1)


def _label(name: str, role: str) -> QLabel:
    made = QLabel()
    made.setObjectName(name)
    made.setProperty("role", role)
    made.setWordWrap(True)
    return made


def _winner(camp: str) -> Text:
    names = {"good": T("好人获胜"), "wolves": T("狼人获胜"), "lovers": T("第三方获胜")}
    return names.get(camp, T("游戏结束"))
