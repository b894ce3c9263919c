"""The house rules of this game in plain words, under their button."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from judge_app.engine.setup import Setup
from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.rulesets import OPTIONS
from judge_app.ui import theme
from judge_app.ui.option_words import value_words


class RulesList(QFrame):
    """`houseRulesList`: what differs from the ruleset; another press on the button puts it away."""

    def __init__(self, page: QWidget, setup: Setup) -> None:
        super().__init__(page)
        self._page = page
        self.setObjectName("houseRulesList")
        self.setProperty("role", "popup")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(theme.px(16), theme.px(12), theme.px(16), theme.px(12))
        for line in house_rules(setup):
            label = QLabel(line)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            rows.addWidget(label)
        self.hide()

    def toggle(self, under: QWidget) -> None:
        """Open below the button, or close."""
        self.setFixedWidth(min(theme.px(420), self._page.width() - theme.px(40)))
        self.adjustSize()
        corner = under.mapTo(self._page, QPoint(0, under.height() + theme.px(6)))
        room = self._page.width() - self.width() - theme.px(12)
        self.move(max(theme.px(12), min(corner.x(), room)), corner.y())
        self.setVisible(self.isHidden())
        self.raise_()


def house_rules(setup: Setup) -> list[str]:
    """Each house rule: its name and the value it has here."""
    roles = setup.ruleset.names
    lines = []
    for key, value in setup.options.items():
        option = OPTIONS[key]
        lines.append(
            say(T("{name}：{value}", name=T(option.name.zh), value=value_words(option, value, roles)))
        )
    return lines
