"""Set-up: the rules this table plays otherwise than printed."""

from PySide6.QtCore import Signal

from judge_app.engine.text import T
from judge_app.narration.rules_sheet import names
from judge_app.narration.words import say
from judge_app.rulesets import OPTIONS, Ruleset
from judge_app.rulesets.concerns import PACK, owner
from judge_app.ui.option_lines import OptionLines, by_card
from judge_app.ui.option_search import OptionSearch
from judge_app.ui.option_words import value_words
from judge_app.ui.parts import Section, button, label, scrolling
from judge_app.ui.plan import Plan


class HouseRulesSection(Section):
    """Every option of the table, those of one card together; those of cards not dealt come last."""

    changed = Signal(str, object)
    reset = Signal()

    def __init__(self) -> None:
        super().__init__(T("家规"))
        self._count = label("", "warn")
        self._reset = button(T("全部照原规则"), "resetHouseRules", "small")
        self._reset.clicked.connect(lambda: self.reset.emit())
        self.header.addWidget(self._count)
        self.header.addWidget(self._reset)
        self._search = OptionSearch("searchHouseRules", "houseRuleTitles", T("找家规"))
        self._search.changed.connect(self._filter)
        self._names: dict[str, str] = {}
        self.lines = OptionLines({}, ())
        self._area = scrolling(self.lines, "houseRuleList")
        self.body.addWidget(self._search)
        self.body.addWidget(self._area, 1)

    def show_plan(self, plan: Plan) -> None:
        """Show every value as this table would play it."""
        self._take_ruleset(plan.ruleset)
        for option in self.lines.rows:
            self._show_value(option, plan)
        dealt = ("", PACK, *plan.cards)
        known = by_card(self.lines.rows, plan.ruleset.roles)
        here = [option for option in known if owner(option) in dealt]
        self.lines.arrange(here, [option for option in known if option not in here])
        self._search.offer(self.lines.titles)
        self._filter()
        count = len(plan.house_rules)
        self._count.setText(say(T("改了 {count} 条", count=count)) if count else "")
        self._reset.setVisible(bool(count))

    def _filter(self) -> None:
        self.lines.search_for(self._search.sought, self._search.title)

    def _show_value(self, option: str, plan: Plan) -> None:
        printed = plan.printed(option)
        value = plan.options.get(option, printed)
        words = "" if value == printed else value_words(OPTIONS[option], printed, self._names)
        self.lines.rows[option].show_value(
            value, printed, T("家规。原规则：{printed}", printed=words) if words else ""
        )

    def _take_ruleset(self, ruleset: Ruleset) -> None:
        if ruleset.names == self._names:
            return
        self._names = dict(ruleset.names)
        held = ("", PACK, *ruleset.roles)
        called = {key: name for key, name in names(ruleset).items() if key in (*held, "sheriff")}
        self.lines = OptionLines(called, [option for option in OPTIONS if owner(option) in held])
        self.lines.changed.connect(self.changed)
        self._area.setWidget(self.lines)
