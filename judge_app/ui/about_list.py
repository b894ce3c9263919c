"""The licences, one lit in the list and its text under it."""

from PySide6.QtWidgets import QFrame, QListWidget, QPlainTextEdit

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.about_licences import Licence, licences
from judge_app.ui.parts import Section, label

ROWS, LINES = 150, 260
"""The least height of list and text, in pixels before scaling."""
LETTERS = 14
"""Licences come in lines of up to 79 letters, which should stay whole."""


class LicenceList(Section):
    """`licenceList` and `licenceText`."""

    def __init__(self) -> None:
        super().__init__(T("许可证"))
        self._all = licences()
        self._list, self._text = QListWidget(), QPlainTextEdit()
        self._name, self._note = label("", "strong", wraps=True), label("", "muted", wraps=True)
        self._lay_out()
        self._list.currentRowChanged.connect(self._show)
        self._list.setCurrentRow(0)

    def _lay_out(self) -> None:
        self._list.setObjectName("licenceList")
        self._list.setAccessibleName(say(T("许可证")))
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.addItems([_title(each) for each in self._all])
        self._text.setObjectName("licenceText")
        self._text.setAccessibleName(say(T("许可证全文")))
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setStyleSheet(f"font-size: {theme.px(LETTERS)}px;")
        self._list.setMinimumHeight(theme.px(ROWS))
        self._text.setMinimumHeight(theme.px(LINES))
        self.body.addWidget(self._list, 2)
        self.body.addWidget(self._name)
        self.body.addWidget(self._note)
        self.body.addWidget(self._text, 3)

    def _show(self, number: int) -> None:
        each = self._all[number]
        self._name.setText(f"{_title(each)} · {each.licence}")
        self._note.setText(say(each.note) if each.note is not None else "")
        self._note.setVisible(each.note is not None)
        self._text.setPlainText(each.text)


def _title(each: Licence) -> str:
    return f"{each.name} {each.version}".strip()
