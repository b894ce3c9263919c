"""Set-up: which cards, a printed board or counts put together by hand."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QStackedWidget, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.rulesets import Board, Ruleset
from judge_app.rulesets.decks import at_most, bottom_cards
from judge_app.ui.fields import Combo
from judge_app.ui.parts import Section, Stepper, button, clear, column, label, row, scrolling
from judge_app.ui.plan import Plan, deck_words, role_name
from judge_app.ui.tile import Tile
from judge_app.ui.unbroken import whole


class DeckSection(Section):
    """The boards as cards, all or those for so many players; 自配: a stepper a role, checked as it goes."""

    board_chosen = Signal(str)
    free_chosen = Signal()
    count_changed = Signal(str, int)

    def __init__(self) -> None:
        super().__init__(T("版型"))
        self._printed = button(T("现成"), "deckPrinted", "segment")
        self._free = button(T("自配"), "deckFree", "segment")
        self._sizes = Combo()
        self._sizes.setObjectName("boardPlayers")
        self._sizes.setAccessibleName(say(T("几个人玩")))
        self._sizes.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._sizes.setMinimumContentsLength(3)
        self._sizes.activated.connect(lambda _index: self._take_size())
        self.header.addWidget(self._sizes)
        for segment in (self._printed, self._free):
            segment.setCheckable(True)
            self.header.addWidget(segment)
        self._stack = QStackedWidget()
        clear(self._stack)
        self.body.addWidget(self._stack, 1)
        self._printed.clicked.connect(self._back_to_boards)
        self._free.clicked.connect(lambda: self.free_chosen.emit())
        self._group = QButtonGroup(self)
        self._last_board = ""
        self._players: dict[str, int] = {}

    def show_ruleset(self, ruleset: Ruleset) -> None:
        """Lay out the boards and the roles of another ruleset."""
        while (old := self._stack.currentWidget()) is not None:
            self._stack.removeWidget(old)
            old.deleteLater()
        self._last_board = next(iter(ruleset.boards))
        self._players = {board.id: board.players for board in ruleset.boards.values()}
        self._offer_sizes()
        self._list = scrolling(self._boards(ruleset), "boardList")
        self._stack.addWidget(self._list)
        self._stack.addWidget(self._counts(ruleset))

    def show_plan(self, plan: Plan) -> None:
        """Mark the board in use, or show the free deck with its count of players."""
        self._last_board = plan.board or self._last_board
        self._printed.setChecked(bool(plan.board))
        self._free.setChecked(not plan.board)
        self._stack.setCurrentIndex(0 if plan.board else 1)
        self._sizes.setVisible(bool(plan.board))
        if self._size not in (0, plan.seats):
            self._sizes.setCurrentIndex(0)
        self._show_size()
        for tile in self._group.buttons():
            tile.setChecked(tile.property("id") == plan.board)
            if tile.isChecked():
                QTimer.singleShot(0, tile, lambda shown=tile: self._list.ensureWidgetVisible(shown, 0, 8))
        for role, stepper in self._steppers.items():
            stepper.set_value(plan.cards.get(role, 0))
        self._total.setText(say(_total(plan)))

    @property
    def _size(self) -> int:
        """The number of players picked, 0 for any."""
        return int(self._sizes.currentData() or 0)

    def _offer_sizes(self) -> None:
        """The sizes that this ruleset has boards for."""
        self._sizes.clear()
        self._sizes.addItem(say(T("人数")), 0)
        for players in sorted(set(self._players.values())):
            self._sizes.addItem(say(T("{players} 人", players=players)), players)

    def _take_size(self) -> None:
        """Only the boards for so many are shown; one of them is in use at once."""
        fitting = [board for board, players in self._players.items() if self._size in (0, players)]
        if self._last_board in fitting:
            self._show_size()
        else:
            self.board_chosen.emit(fitting[0])

    def _show_size(self) -> None:
        for tile in self._group.buttons():
            tile.setVisible(self._size in (0, self._players[tile.property("id")]))

    def _back_to_boards(self) -> None:
        self.board_chosen.emit(self._last_board)

    def _boards(self, ruleset: Ruleset) -> QWidget:
        for tile in self._group.buttons():
            self._group.removeButton(tile)
        inner = QWidget()
        cards = column(inner, gap=6)
        for board in ruleset.boards.values():
            cards.addWidget(self._tile(ruleset, board))
        cards.addStretch(1)
        return inner

    def _tile(self, ruleset: Ruleset, board: Board) -> Tile:
        cards = whole(say(deck_words(ruleset, board.deck)))
        tile = Tile(whole(say(T(board.title))), (cards,), f"board-{board.id}")
        tile.setProperty("id", board.id)
        tile.clicked.connect(lambda: self.board_chosen.emit(board.id))
        self._group.addButton(tile)
        return tile

    def _counts(self, ruleset: Ruleset) -> QWidget:
        whole = clear(QWidget())
        outer = column(whole, gap=8)
        inner = QWidget()
        lines = column(inner, gap=4)
        self._steppers = {role: self._stepper(ruleset, role) for role in ruleset.roles}
        for role, stepper in self._steppers.items():
            lines.addLayout(row(label(role_name(ruleset, role)), 1, stepper))
        lines.addStretch(1)
        self._total = label("", "strong")
        outer.addWidget(scrolling(inner, "deckCounts"), 1)
        outer.addWidget(self._total)
        return whole

    def _stepper(self, ruleset: Ruleset, role: str) -> Stepper:
        stepper = Stepper(role_name(ruleset, role), high=at_most(role))
        stepper.setObjectName(f"count-{role}")
        stepper.changed.connect(lambda count: self.count_changed.emit(role, count))
        return stepper


def _total(plan: Plan) -> Text:
    bottom = bottom_cards(plan.cards)
    if bottom:
        return T(
            "{cards} 张牌 = {seats} 人 + {bottom} 张底牌",
            cards=plan.seats + bottom,
            seats=plan.seats,
            bottom=bottom,
        )
    return T("{seats} 人，{wolves} 狼", seats=plan.seats, wolves=plan.wolves)
