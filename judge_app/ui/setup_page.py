"""The set-up on one page, from ruleset to start."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.button import set_look
from judge_app.ui.parts import button, column, label, row, tall
from judge_app.ui.plan import Plan, board_for, plan_from
from judge_app.ui.setup_dealing import DealingSection
from judge_app.ui.setup_deck import DeckSection
from judge_app.ui.setup_house_rules import HouseRulesSection
from judge_app.ui.setup_people import PeopleSection
from judge_app.ui.setup_ruleset import RulesetSection
from judge_app.ui.setup_sheet import dress
from judge_app.ui.setup_table import TableSection


class SetupPage(QWidget):
    """Ruleset, board, people, table, house rules, deal, start; `settings` fills it in and is filled by it."""

    started = Signal(object)
    left = Signal()

    def __init__(self, rulesets: Sequence[Ruleset], settings: Settings) -> None:
        super().__init__()
        self.setObjectName("setupPage")
        self._rulesets = {ruleset.id: ruleset for ruleset in rulesets}
        self._settings = settings
        self.plan = plan_from(settings, self._rulesets)
        self.rulesets = RulesetSection(rulesets)
        self.deck = DeckSection()
        self.people = PeopleSection(settings.known_names)
        self.table = TableSection(settings.place, settings.table, settings.judge, settings.known_names)
        self.house_rules = HouseRulesSection()
        self.dealing = DealingSection()
        self._lay_out()
        dress(self)
        self._connect()
        self.deck.show_ruleset(self.plan.ruleset)
        self.refresh()
        self.people.show_names(settings.people)

    def refresh(self) -> None:
        """Draw every section from the plan."""
        plan, settings = self.plan, self._settings
        self.rulesets.show_ruleset(plan.ruleset.id)
        self.deck.show_plan(plan)
        self.people.set_seats(plan.seats)
        self.table.show_table(plan.seats, settings.nearest_seat, settings.is_mirrored)
        self.house_rules.show_plan(plan)
        self.dealing.show_way(plan.deal)
        self._show_verdict()

    def remember(self) -> None:
        """Write the page into the settings."""
        plan, where, settings = self.plan, self.table.where(), self._settings
        settings.ruleset, settings.board = plan.ruleset.id, plan.board
        settings.deck, settings.options, settings.deal = dict(plan.deck), plan.house_rules, plan.deal
        settings.place, settings.table, settings.judge = where.place, where.table, where.judge
        settings.remember_people(self.people.names())

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        page.addLayout(self._top())
        grid = QGridLayout()
        grid.setContentsMargins(16, 4, 16, 12)
        grid.setSpacing(12)
        placed = (
            (self.rulesets, 0, 0),
            (self.deck, 1, 0),
            (self.people, 0, 1),
            (self.table, 1, 1),
            (self.house_rules, 0, 2),
            (self.dealing, 1, 2),
        )
        columns = [column(gap=12) for _ in range(3)]
        for section, _line, side in placed:
            columns[side].addWidget(section)
        for side, weights in enumerate(((3, 5), (1, 0), (1, 0))):
            for line, weight in enumerate(weights):
                columns[side].setStretch(line, weight)
            grid.addLayout(columns[side], 0, side)
            grid.setColumnStretch(side, 1)
            grid.setColumnMinimumWidth(side, 300)
        page.addLayout(grid, 1)
        page.addWidget(self._bottom())

    def _top(self) -> QHBoxLayout:
        self._back = button(T("返回"), "leaveSetup", "quiet")
        self._back.clicked.connect(lambda: self.left.emit())
        top = row(label(T("开新局"), "title"), 1, self._back)
        top.setContentsMargins(20, 10, 16, 6)
        return top

    def _bottom(self) -> QWidget:
        bar = QFrame()
        bar.setProperty("role", "foot")
        self._summary = label("", "strong", wraps=True)
        self._verdict = label("", "muted", wraps=True)
        self._verdict.setObjectName("setupVerdict")
        self._start = tall(button(T("开始"), "startGame", "main"), 64)
        self._start.setMinimumWidth(theme.px(230))
        lines = column(gap=2)
        lines.addStretch(1)
        lines.addWidget(self._summary)
        lines.addWidget(self._verdict)
        lines.addStretch(1)
        inside = row(gap=16)
        inside.setContentsMargins(20, 10, 16, 10)
        inside.addLayout(lines, 1)
        inside.addWidget(self._start)
        bar.setLayout(inside)
        return bar

    def _connect(self) -> None:
        self.rulesets.chosen.connect(self._choose_ruleset)
        self.deck.board_chosen.connect(self._choose_board)
        self.deck.free_chosen.connect(self._choose_free)
        self.deck.count_changed.connect(self._change_count)
        self.people.listed.connect(self._seat_list)
        self.table.turned.connect(self._turn)
        self.house_rules.changed.connect(self._change_option)
        self.house_rules.reset.connect(self._reset_options)
        self.dealing.chosen.connect(self._choose_way)
        self._start.clicked.connect(self._begin)

    def _choose_ruleset(self, ruleset_id: str) -> None:
        self.plan.choose_ruleset(self._rulesets[ruleset_id])
        self.deck.show_ruleset(self.plan.ruleset)
        self.refresh()

    def _choose_board(self, board: str) -> None:
        self.plan.board = board
        self.refresh()

    def _choose_free(self) -> None:
        self.plan.choose_free()
        self.refresh()

    def _change_count(self, role: str, count: int) -> None:
        self.plan.deck[role] = count
        self.refresh()

    def _change_option(self, option: str, value: object) -> None:
        self.plan.set_option(option, value)
        self.refresh()

    def _reset_options(self) -> None:
        self.plan.options.clear()
        self.refresh()

    def _choose_way(self, way: str) -> None:
        self.plan.deal = way
        self.refresh()

    def _turn(self, nearest: int, is_mirrored: bool) -> None:
        self._settings.nearest_seat, self._settings.is_mirrored = nearest, is_mirrored
        self.refresh()

    def _seat_list(self, names: list[str]) -> None:
        """A pasted list: the board follows its length where there is one of that size."""
        if len(names) != self.plan.seats and (board := board_for(self.plan.ruleset, len(names))):
            self.plan.board = board
        self.refresh()
        self.people.show_names(names + [""] * self.plan.seats)
        if len(names) != self.plan.seats:
            self._say_verdict(
                T("名单有 {names} 人，这个版型是 {seats} 人。", names=len(names), seats=self.plan.seats),
                "warn",
            )

    def _show_verdict(self) -> None:
        trouble, advice = self.plan.trouble(), self.plan.advice()
        self._start.setEnabled(trouble is None)
        self._summary.setText(say(_summary(self.plan)))
        if trouble is not None:
            self._say_verdict(trouble, "trouble")
        else:
            self._say_verdict(joined(advice, ""), "warn" if advice else "muted")

    def _say_verdict(self, text: Text, role: str) -> None:
        self._verdict.setText(say(text))
        self._verdict.setVisible(bool(self._verdict.text()))
        set_look(self._verdict, "role", role)

    def _begin(self) -> None:
        self.remember()
        self.started.emit(self.plan)


def _summary(plan: Plan) -> Text:
    board = plan.ruleset.boards[plan.board].title if plan.board else T("自配")
    rules = len(plan.house_rules)
    changed = T("家规 {count} 条", count=rules) if rules else T("没有家规")
    return joined(
        [
            T(plan.ruleset.title),
            T(board) if isinstance(board, str) else board,
            T("{seats} 人 {wolves} 狼", seats=plan.seats, wolves=plan.wolves),
            changed,
        ],
        " · ",
    )
