"""The set-up on one page, from ruleset to start."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QWidget

from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset
from judge_app.storage.people import Roster
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.button import set_look
from judge_app.ui.name_completer import Offer, offers
from judge_app.ui.parts import button, clear, column, label, row, tall
from judge_app.ui.plan import Plan, board_for, plan_from
from judge_app.ui.setup_dealing import DealingSection
from judge_app.ui.setup_deck import DeckSection
from judge_app.ui.setup_house_rules import HouseRulesSection
from judge_app.ui.setup_people import PeopleSection
from judge_app.ui.setup_ruleset import RulesetSection
from judge_app.ui.setup_sheet import dress
from judge_app.ui.setup_table import TableSection

_COLUMNS = {
    3: (
        (("rulesets", 10), ("deck", 11)),
        (("people", 1), ("table", 0)),
        (("house_rules", 1), ("dealing", 0)),
    ),
    2: (
        (("rulesets", 1), ("deck", 2), ("dealing", 0)),
        (("people", 1), ("table", 0), ("house_rules", 1)),
    ),
    1: ((("rulesets", 1), ("deck", 2), ("people", 1), ("table", 0), ("house_rules", 1), ("dealing", 0)),),
}
"""The sections by column, each with its share of the height (0: what it needs)."""


class SetupPage(QWidget):
    """Ruleset, board, people, table, house rules, deal, start; `settings` fills it in and is filled by it."""

    started = Signal(object)
    left = Signal()

    def __init__(self, rulesets: Sequence[Ruleset], settings: Settings, roster: Roster) -> None:
        super().__init__()
        self.setObjectName("setupPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._count = 0
        self._rulesets = {ruleset.id: ruleset for ruleset in rulesets}
        self._settings, self.roster = settings, roster
        self.plan = plan_from(settings, self._rulesets)
        self.rulesets = RulesetSection(rulesets)
        self.deck = DeckSection()
        self.people = PeopleSection(roster, settings.known_names, settings.people)
        self.table = TableSection(settings.place, settings.table, settings.judge, self._find_judge)
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
        if self._count:
            self._order_keys(self._count)

    def remember(self) -> None:
        """Write the page into the settings."""
        plan, where, settings = self.plan, self.table.where(), self._settings
        settings.ruleset, settings.board = plan.ruleset.id, plan.board
        settings.deck, settings.options, settings.deal = dict(plan.deck), plan.house_rules, plan.deal
        settings.place, settings.table, settings.judge = where.place, where.table, where.judge
        settings.remember_people(self.people.names())

    def _find_judge(self, text: str) -> list[Offer]:
        return offers(self.roster, text, self._settings.known_names)

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        page.addLayout(self._top())
        self._columns = row(gap=12)
        self._columns.setContentsMargins(16, 4, 16, 12)
        self._body = _Body(self._columns)
        page.addWidget(self._body, 1)
        page.addWidget(self._bottom())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many columns as the letters leave room for."""
        super().resizeEvent(event)
        count = max(1, min(3, self.width() // theme.px(320)))
        if count != self._count:
            self._count = count
            self._arrange(count)

    def _arrange(self, count: int) -> None:
        while (old := self._columns.takeAt(0)) is not None:
            if (lines := old.layout()) is not None:
                lines.deleteLater()
        for sections in _COLUMNS[count]:
            lines = column(gap=12)
            for name, weight in sections:
                section: QWidget = getattr(self, name)
                section.setMinimumHeight(theme.px(300) if weight and count < len(_COLUMNS) else 0)
                lines.addWidget(section, weight)
            self._columns.addLayout(lines, 1)
        self._body.fit()
        self._order_keys(count)

    def _order_keys(self, columns: int) -> None:
        """Tab goes through the sections as they stand, then to the buttons that leave the page."""
        sections = [getattr(self, name) for names in _COLUMNS[columns] for name, _ in names]
        fields = [field for section in sections for field in section.findChildren(QWidget)]
        chain = [self, *(field for field in fields if self._takes_tab(field))]
        for before, after in pairwise([*chain, self._start, self._print, self._back]):
            QWidget.setTabOrder(before, after)

    def _takes_tab(self, field: QWidget) -> bool:
        """Not the lists that open over the page: they are windows of their own."""
        takes = bool(field.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
        return takes and field.window() is self.window()

    def _top(self) -> QHBoxLayout:
        self._back = button(T("返回"), "leaveSetup", "quiet")
        self._back.clicked.connect(self._leave)
        self._print = button(T("打印规则和法官词"), "printLeaflets", "quiet")
        self._print.clicked.connect(lambda _on=False: self._print_leaflets())
        top = row(label(T("开新局"), "title"), 1, self._print, self._back)
        top.setContentsMargins(20, 10, 16, 6)
        return top

    def _print_leaflets(self) -> None:
        from judge_app.ui.printing_leaflets import print_leaflets  # slow to load, and seldom wanted

        print_leaflets(self, self.plan.setup(), self._settings)

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

    def _leave(self) -> None:
        self.remember()
        self.left.emit()

    def _begin(self) -> None:
        self.people.take_open_list()
        self.remember()
        self.started.emit(self.plan)


class _Body(QScrollArea):
    """The sections at the height of the window; they scroll only where they do not fit at their smallest."""

    def __init__(self, columns: QHBoxLayout) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = QWidget()
        self._inner.setLayout(columns)
        self.setWidget(clear(self._inner))

    def fit(self) -> None:
        """Give the sections the room there is."""
        self._inner.setMinimumSize(0, 0)
        least = self._inner.minimumSizeHint().height()
        self._inner.resize(self.viewport().width(), max(self.viewport().height(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()


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
