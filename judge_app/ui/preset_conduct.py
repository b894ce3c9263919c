"""The editor's rules of conduct: what the judge reads out before a game."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T, joined
from judge_app.narration.words import say
from judge_app.ui.parts import button, column, label, row
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_parts import lines_of, show_lines, text_field


class ConductForm(QWidget):
    """`presetConduct`: one rule a line; they are also the reasons offered for a warning."""

    changed = Signal(list)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetConduct")
        self._draft = draft
        self._rules = text_field("conductRules", T("纪律，一行一条"), 260)
        self._base = label("", "muted", wraps=True)
        self._reset = button(T("照底本"), "resetConduct", "small", T("纪律照底本"))
        self._lay_out()
        self._rules.textChanged.connect(lambda: self.changed.emit(lines_of(self._rules)))
        self._reset.clicked.connect(lambda: self.changed.emit(list(draft.base.conduct)))

    def redraw(self) -> None:
        """Show the rules as the preset has them."""
        show_lines(self._rules, self._draft.conduct)
        self._base.setText(say(joined([T(line) for line in self._draft.base.conduct], "\n")))
        self._reset.setVisible("conduct" in self._draft.raw)

    def _lay_out(self) -> None:
        page = column(self, gap=6)
        page.addLayout(row(label(T("开局前念的纪律（一行一条）"), "strong"), 1, self._reset))
        page.addWidget(label(T("判罚时也从这里选理由"), "muted", wraps=True))
        page.addWidget(self._rules)
        page.addWidget(label(T("底本的纪律"), "strong"))
        page.addWidget(self._base)
        page.addStretch(1)
