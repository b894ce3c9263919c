"""Set-up: the rules this table plays otherwise than printed."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.rulesets import OPTIONS
from judge_app.rulesets.known import FOLLOW_UPS, KNOWN_ROLES
from judge_app.rulesets.option import Option
from judge_app.ui.button import set_look
from judge_app.ui.option_editors import editor
from judge_app.ui.option_words import value_words
from judge_app.ui.parts import Section, button, column, label, row, scrolling
from judge_app.ui.plan import Plan


class HouseRulesSection(Section):
    """Every option of the table with its meaning and its choices; those of cards not dealt come last."""

    changed = Signal(str, object)
    reset = Signal()

    def __init__(self) -> None:
        super().__init__(T("家规"))
        self._count = label("", "warn")
        self._reset = button(T("全部照原规则"), "resetHouseRules", "small")
        self._reset.clicked.connect(lambda: self.reset.emit())
        self.header.addWidget(self._count)
        self.header.addWidget(self._reset)
        self._search = QLineEdit()
        self._search.setObjectName("searchHouseRules")
        self._search.setPlaceholderText(say(T("找：同守同救、自救、遗言……")))
        self._search.setAccessibleName(say(T("找家规")))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(lambda _text: self._filter())
        inner = QWidget()
        self._lines = column(inner, gap=6)
        self.body.addWidget(self._search)
        self.body.addWidget(scrolling(inner, "houseRuleList"), 1)
        self._rows: dict[str, _Row] = {}
        self._names: dict[str, str] = {}
        self._rest = label(T("这副牌里没有的身份"), "muted")
        self._order: list[str] = []

    def show_plan(self, plan: Plan) -> None:
        """Show every value as this table would play it."""
        self._take_ruleset(plan)
        for option_id, line in self._rows.items():
            printed = plan.printed(option_id)
            line.show_value(plan.options.get(option_id, printed), printed)
        self._arrange(plan)
        count = len(plan.house_rules)
        self._count.setText(say(T("改了 {count} 条", count=count)) if count else "")
        self._reset.setVisible(bool(count))

    def _take_ruleset(self, plan: Plan) -> None:
        if plan.ruleset.names == self._names:
            return
        self._names = dict(plan.ruleset.names)
        for line in self._rows.values():
            line.hide()
            line.deleteLater()
        known = [option for option in OPTIONS.values() if _concerns(option.id, plan.ruleset.roles)]
        self._rows = {option.id: self._row(option) for option in known}
        self._order = []

    def _row(self, option: Option) -> "_Row":
        made = _Row(option, self._names)
        made.editor.changed.connect(lambda value: self.changed.emit(option.id, value))
        return made

    def _arrange(self, plan: Plan) -> None:
        """Cards in the deck first; the layout is touched only when the order is another."""
        dealt = [option for option in self._rows if _concerns(option, plan.cards)]
        others = [option for option in self._rows if option not in dealt]
        if [*dealt, "", *others] != self._order:
            self._order = [*dealt, "", *others]
            self._lay_out()
        self._filter()

    def _lay_out(self) -> None:
        while self._lines.takeAt(0) is not None:
            pass
        for option in self._order:
            self._lines.addWidget(self._rows[option] if option else self._rest)
        self._lines.addStretch(1)

    def _filter(self) -> None:
        sought = self._search.text().strip().lower()
        for line in self._rows.values():
            line.setVisible(sought in line.searched)
        self._rest.setVisible(not sought and self._order[-1:] != [""])


class _Row(QFrame):
    """One option: name, meaning, editor, and what is printed where the table differs."""

    def __init__(self, option: Option, roles: dict[str, str]) -> None:
        super().__init__()
        self._option, self._roles = option, roles
        name, meaning = say(T(option.name.zh)), say(T(option.meaning.zh))
        self.searched = f"{option.id} {name} {meaning}".lower()
        self.setObjectName(f"option-{option.id}")
        self.setProperty("role", "option")
        self.editor = editor(option, name, roles)
        self._printed = label("", "warn", wraps=True)
        lines = column(self, gap=2)
        lines.setContentsMargins(10, 6, 8, 8)
        self._head(lines, name)
        lines.addWidget(label(meaning, "muted", wraps=True))
        if not _is_short(option):
            lines.addWidget(self.editor)
        lines.addWidget(self._printed)

    def show_value(self, value: Any, printed: Any) -> None:
        """Show the value in force; a house rule is marked with what it replaces."""
        self.editor.show_value(value)
        is_changed = value != printed
        set_look(self, "changed", is_changed)
        self._printed.setVisible(is_changed)
        if is_changed:
            self._printed.setText(
                say(T("家规。原规则：{printed}", printed=value_words(self._option, printed, self._roles)))
            )

    def _head(self, lines: QVBoxLayout, name: str) -> None:
        head = row(gap=8)
        head.addWidget(label(name, "strong", wraps=True), 1)
        if _is_short(self._option):
            head.addWidget(self.editor)
        lines.addLayout(head)


def _is_short(option: Option) -> bool:
    return option.type in ("bool", "number", "seconds")


def _concerns(option_id: str, cards: Any) -> bool:
    """Whether an option matters with these cards; its first word may name one."""
    word = option_id.split(".")[0]
    word = FOLLOW_UPS.get(word, word)
    return word not in KNOWN_ROLES or word in cards
