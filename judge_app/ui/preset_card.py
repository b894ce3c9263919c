"""One ruleset of the list: what it is, what it changes or what is wrong with it, and what can be done."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFrame, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset
from judge_app.ui.parts import button, column, label, row, scrolling
from judge_app.ui.plan import deck_words
from judge_app.ui.preset_changes import PARTS, Change, changes, mistake_text
from judge_app.ui.preset_list import Entry
from judge_app.ui.preset_opening import opened
from judge_app.ui.preset_parts import empty


class PresetCard(QFrame):
    """`presetCard`."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("presetCard")
        self.setProperty("role", "section")
        self.derive = button(T("照它做一套"), "derivePreset", "choice")
        self.edit = button(T("修改"), "editPreset", "choice")
        self.rules = button(T("规则全文"), "showRules", "quiet")
        self.copy = button(T("拷贝文字"), "copyPreset", "quiet")
        self.export = button(T("导出"), "exportPreset", "quiet")
        self.remove = button(T("删除"), "removePreset", "quiet")
        self._title = label("", "title", wraps=True)
        self._title.setObjectName("presetCardTitle")
        self._about = label("", "muted", wraps=True)
        inner = QWidget()
        self._lines = column(inner, gap=4)
        page = column(self, gap=8, margin=16)
        page.addWidget(self._title)
        page.addWidget(self._about)
        page.addWidget(scrolling(inner, "presetCardText"), 1)
        page.addLayout(row(self.derive, self.edit, gap=8))
        page.addLayout(row(self.rules, self.copy, self.export, self.remove, gap=8))

    def show_entry(self, entry: Entry | None) -> None:
        """Show another ruleset."""
        self.setVisible(entry is not None)
        if entry is None:
            return
        empty(self._lines)
        is_own = entry.preset is not None
        for made in (self.edit, self.copy, self.export, self.remove):
            made.setVisible(is_own)
        for made in (self.derive, self.rules):
            made.setVisible(entry.ruleset is not None)
        if entry.ruleset is None:
            self._show_mistakes(entry)
        else:
            self._show_ruleset(entry.ruleset, entry.path)
        self._lines.addStretch(1)

    def _show_mistakes(self, entry: Entry) -> None:
        self._title.setText(entry.path.name if entry.path else "")
        self._about.setText(say(T("有 {count} 处要改，改好才用得了：", count=len(entry.mistakes))))
        for mistake in entry.mistakes:
            self._lines.addWidget(label(mistake_text(mistake), "error", wraps=True))

    def _show_ruleset(self, ruleset: Ruleset, path: Path | None) -> None:
        self._title.setText(say(T(ruleset.title)))
        self._about.setText(
            say(
                T("底本：{base}", base=T(ruleset.base))
                if ruleset.base
                else T("出处：{source}", source=ruleset.source)
            )
        )
        if ruleset.base and path is not None:
            self._show_changes(changes(opened(path, path.parent)))
        self._lines.addWidget(label(T("版型"), "heading"))
        for board in ruleset.boards.values():
            self._lines.addWidget(label(T(board.title), "strong", wraps=True))
            self._lines.addWidget(label(deck_words(ruleset, board.deck), "muted", wraps=True))

    def _show_changes(self, found: Sequence[Change]) -> None:
        """What the editor would list, under the names of its parts."""
        self._lines.addWidget(label(T("与底本不同"), "heading"))
        if not found:
            self._lines.addWidget(label(T("没有"), "muted"))
        for part, title in PARTS.items():
            told = [change.now for change in found if change.part == part]
            if told:
                self._lines.addWidget(label(title, "muted"))
            for words in told:
                self._lines.addWidget(label(words, wraps=True))
