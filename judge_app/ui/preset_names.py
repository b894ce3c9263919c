"""The editor's names: what this club calls the cards and the sheriff."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from judge_app.engine.text import T
from judge_app.narration.rules_sheet import names
from judge_app.narration.words import say
from judge_app.ui.parts import column, label, row, scrolling
from judge_app.ui.preset_draft import PresetDraft

LONGEST = 20


class NameForm(QWidget):
    """`presetNames`: one line a card; left empty it is called as in the base."""

    changed = Signal(str, str)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetNames")
        self._draft = draft
        inner = QWidget()
        self._lines = column(inner, gap=6)
        page = column(self, gap=8)
        page.addWidget(
            label(T("空着就照底本的叫法。台词不跟着改，要改到「台词」里改。"), "muted", wraps=True)
        )
        page.addWidget(scrolling(inner, "nameList"), 1)
        self._fields: dict[str, QLineEdit] = {}

    def redraw(self) -> None:
        """Show the names as they stand; a card that came with a board has a line too."""
        usual = names(self._draft.base)
        for role in (*self._draft.roles, "sheriff"):
            if role not in self._fields:
                self._add(role, say(usual[role]))
        for role, field in self._fields.items():
            name = self._draft.raw.get("names", {}).get(role, "")
            if field.text().strip() != name:
                field.setText(name)

    def _add(self, role: str, usual: str) -> None:
        field = self._fields[role] = QLineEdit()
        field.setObjectName(f"name-{role}")
        field.setAccessibleName(usual)
        field.setPlaceholderText(usual)
        field.setMaxLength(LONGEST)
        field.textEdited.connect(lambda text: self.changed.emit(role, text.strip()))
        title = label(usual)
        title.setMinimumWidth(140)
        self._lines.addLayout(row(title, field))
