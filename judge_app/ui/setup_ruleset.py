"""Set-up: which ruleset."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset
from judge_app.ui import theme
from judge_app.ui.elided import Elided
from judge_app.ui.parts import Section, column, scrolling
from judge_app.ui.tile import Tile


class RulesetSection(Section):
    """Every ruleset as a card: title and what it is like; under the list where the one in use comes from."""

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
        tile = Tile(say(T(ruleset.title)), (say(_about(ruleset)),), f"ruleset-{ruleset.id}")
        tile.setProperty("id", ruleset.id)
        tile.clicked.connect(lambda: self.chosen.emit(ruleset.id))
        self._group.addButton(tile)
        return tile


def _about(ruleset: Ruleset) -> Text:
    low, high = ruleset.players
    sheriff = T("有警长") if ruleset.options["sheriff.exists"] else T("无警长")
    return T(
        "{low}–{high} 人 · {count} 个版型 · {sheriff}",
        low=low,
        high=high,
        count=len(ruleset.boards),
        sheriff=sheriff,
    )
