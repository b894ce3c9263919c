"""Set-up: which ruleset."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset
from judge_app.ui import theme
from judge_app.ui.elided import Elided
from judge_app.ui.parts import Section, column, scrolling
from judge_app.ui.tile import Tile
from judge_app.ui.unbroken import whole


class RulesetSection(Section):
    """Every ruleset as a card, with what tells it from others; under them where the one in use comes from."""

    chosen = Signal(str)

    def __init__(self, rulesets: Sequence[Ruleset]) -> None:
        super().__init__(T("规则"))
        self._group = QButtonGroup(self)
        inner = QWidget()
        cards = column(inner, gap=6)
        self._sources = {ruleset.id: ruleset.source for ruleset in rulesets}
        for ruleset in rulesets:
            cards.addWidget(self._tile(ruleset))
        cards.addStretch(1)
        self._list = scrolling(inner, "rulesetList")
        self._list.setMinimumHeight(theme.px(96))
        self._source = Elided("rulesetSource", "muted")
        self.body.addWidget(self._list)
        self.body.addWidget(self._source)

    def show_ruleset(self, ruleset_id: str) -> None:
        """Mark the ruleset in use."""
        self._source.setText(say(T("出处：{source}", source=self._sources[ruleset_id])))
        for tile in self._group.buttons():
            tile.setChecked(tile.property("id") == ruleset_id)
            if tile.isChecked():
                QTimer.singleShot(0, tile, lambda shown=tile: self._list.ensureWidgetVisible(shown, 0, 8))

    def _tile(self, ruleset: Ruleset) -> Tile:
        tile = Tile(say(T(ruleset.title)), (whole(say(about(ruleset))),), f"ruleset-{ruleset.id}")
        tile.setProperty("id", ruleset.id)
        tile.clicked.connect(lambda: self.chosen.emit(ruleset.id))
        self._group.addButton(tile)
        return tile


def about(ruleset: Ruleset) -> Text:
    """What tells this ruleset from others, from its own options."""
    low, high = ruleset.players
    players = T("{low}–{high} 人", low=low, high=high)
    told = (words.get(_key(ruleset.options[option])) for option, words in _BRIEFLY.items())
    return T("{players} · {told}", players=players, told=joined([text for text in told if text], "、"))


_BRIEFLY: dict[str, dict[str, Text]] = {
    "win.wolves": {"side": T("屠边"), "city": T("屠城")},
    "sheriff.exists": {"no": T("无警长")},
    "last_words.rule": {
        "by_night": T("前两夜遗言"),
        "first_day": T("首夜遗言"),
        "quota": T("几狼几遗言"),
        "quota_all": T("几狼几遗言"),
        "all": T("都有遗言"),
        "none": T("无遗言"),
    },
    "witch.self_save": {
        "never": T("不自救"),
        "first_night": T("首夜自救"),
        "without_guard": T("无守卫可自救"),
        "always": T("可自救"),
    },
}


def _key(value: object) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
