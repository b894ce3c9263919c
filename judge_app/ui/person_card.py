"""One person of the roster, to look at and to change."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QHideEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QPlainTextEdit

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.people import Person
from judge_app.ui.parts import button, column, label
from judge_app.ui.setup_people import names_in

LONGEST_NOTE = 1000


class Notes(QPlainTextEdit):
    """Free words; `left` when another field has the keyboard."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class PersonCard(QFrame):
    """`personName`, `personNicknames`, `personNotes`; `changed` carries the person as written."""

    changed = Signal(object)
    sent_away = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("personCard")
        self.setProperty("role", "section")
        self._person: Person | None = None
        self._name, self._nicknames = _line("personName", T("名字")), _line("personNicknames", T("外号"))
        self._notes = Notes()
        self._notes.left.connect(self.hand_over)
        self._notes.setObjectName("personNotes")
        self._notes.setAccessibleName(say(T("备注")))
        self._notes.setTabChangesFocus(True)
        self._hint = label(T("外号之间用逗号隔开；外号和拼音都能找到他"), "muted", wraps=True)
        self._away = button("", "sendAway", "quiet")
        self._name.editingFinished.connect(self.hand_over)
        self._nicknames.editingFinished.connect(self.hand_over)
        self._away.clicked.connect(self._send_away)
        self._lay_out()

    def _lay_out(self) -> None:
        lines = column(self, gap=6, margin=16)
        for title, field in ((T("名字"), self._name), (T("外号"), self._nicknames)):
            lines.addWidget(label(title, "muted"))
            lines.addWidget(field)
        lines.addWidget(self._hint)
        lines.addWidget(label(T("备注"), "muted"))
        lines.addWidget(self._notes, 1)
        lines.addWidget(self._away)

    def show_person(self, person: Person | None) -> None:
        """Show this person; with none there is no card."""
        self._person = person
        self.setVisible(person is not None)
        self._name.setText(person.name if person else "")
        self._nicknames.setText("，".join(person.nicknames) if person else "")
        self._notes.setPlainText(person.notes if person else "")
        words = T("放回名册") if person and person.is_away else T("移出名册（战绩还在）")
        self._away.setText(say(words))
        self._away.setAccessibleName(say(words))

    def hideEvent(self, event: QHideEvent) -> None:
        """What was written is kept however the page is left."""
        super().hideEvent(event)
        self.hand_over()

    def hand_over(self) -> None:
        """Give away what stands here, if it differs; a person without a name keeps the old one."""
        if (written := self._written()) is not None and written != self._person:
            self._person = written
            self.changed.emit(written)

    def _written(self) -> Person | None:
        if self._person is None:
            return None
        return replace(
            self._person,
            name=self._name.text().strip() or self._person.name,
            nicknames=tuple(names_in(self._nicknames.text())),
            notes=self._notes.toPlainText()[:LONGEST_NOTE],
        )

    def _send_away(self) -> None:
        if (written := self._written()) is not None:
            self._person = None
            self.sent_away.emit(written)


def _line(name: str, spoken: Text) -> QLineEdit:
    made = QLineEdit()
    made.setObjectName(name)
    made.setAccessibleName(say(spoken))
    made.setMaxLength(60)
    return made
