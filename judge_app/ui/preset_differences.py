"""Beside the editor: what differs from the base, and what is wrong."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui.parts import Section, button, column, label, scrolling
from judge_app.ui.preset_changes import PARTS, changes, troubles
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_parts import empty


class Differences(Section):
    """`presetDifferences`: one button a part that differs, its changes below it."""

    wanted = Signal(str)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__(T("与底本不同"))
        self.setObjectName("presetDifferences")
        self._draft = draft
        self._inner = QWidget()
        self._lines = column(self._inner, gap=4)
        self.body.addWidget(scrolling(self._inner, "differenceList"), 1)

    def redraw(self) -> None:
        """List everything again."""
        empty(self._lines)
        for text in troubles(self._draft):
            made = label(text, "error", wraps=True)
            made.setObjectName("presetMistake")
            self._lines.addWidget(made)
        self._list_changes()
        self._lines.addStretch(1)

    def _list_changes(self) -> None:
        found = changes(self._draft)
        if not found:
            self._lines.addWidget(label(T("还没有不同"), "muted", wraps=True))
        for part, title in PARTS.items():
            told = [change for change in found if change.part == part]
            if told:
                head = button(title, f"to-{part}", "link", T("到{part}", part=title))
                head.clicked.connect(lambda _on=False, part=part: self.wanted.emit(part))
                self._lines.addWidget(head)
            for change in told:
                self._lines.addWidget(label(change.now, wraps=True))
                if change.was is not None:
                    self._lines.addWidget(label(say(T("底本：{was}", was=change.was)), "muted", wraps=True))
