"""The rules in force in plain words, what differs from the base first: to read aloud or to print."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.rules_sheet import Section, of_ruleset, rules_sheet
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset
from judge_app.storage.settings import Settings
from judge_app.ui.fields import Combo
from judge_app.ui.parts import button, column, label, row, scrolling
from judge_app.ui.preset_parts import empty


class RulesPage(QWidget):
    """`rulesInForce`: the whole ruleset, or one board of it."""

    left = Signal()

    def __init__(self, ruleset: Ruleset, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("rulesInForce")
        self._ruleset, self._settings = ruleset, settings
        self._boards = Combo()
        self._boards.setObjectName("rulesBoard")
        self._boards.setAccessibleName(say(T("版型")))
        self._boards.addItem(say(T("整套规则")), "")
        for board in ruleset.boards.values():
            self._boards.addItem(say(T(board.title)), board.id)
        self._print = button(T("打印"), "printRules", "quiet", T("打印规则和法官词"))
        back = button(T("返回"), "leaveRules", "quiet")
        back.clicked.connect(lambda: self.left.emit())
        self._print.clicked.connect(self._print_out)
        self._boards.currentIndexChanged.connect(lambda _index: self._fill())
        inner = QWidget()
        self._lines = column(inner, gap=4)
        page = column(self, gap=8)
        title = label(T("规则：{ruleset}", ruleset=T(ruleset.title)), "title", wraps=True)
        head = row(title, self._boards, self._print, back)
        head.setStretch(0, 1)
        page.addLayout(head)
        page.addWidget(scrolling(inner, "rulesText"), 1)
        self._fill()

    @property
    def _board(self) -> str:
        return str(self._boards.currentData())

    def _fill(self) -> None:
        self._print.setVisible(bool(self._board))
        empty(self._lines)
        for section in rules_sheet(of_ruleset(self._ruleset, self._board)):
            _put(self._lines, section)
        self._lines.addStretch(1)

    def _print_out(self) -> None:
        from judge_app.ui.printing_leaflets import print_leaflets

        print_leaflets(self, of_ruleset(self._ruleset, self._board), self._settings)


def _put(lines: QVBoxLayout, section: Section) -> None:
    lines.addWidget(label(section.title, "heading"))
    for line in section.lines:
        lines.addWidget(label(line.words(), wraps=True))
