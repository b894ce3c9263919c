"""The club's people: names, nicknames, notes; who has left is kept for his games."""

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLineEdit, QListView, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.people import Person, Roster
from judge_app.ui import theme
from judge_app.ui.empty import Empty
from judge_app.ui.parts import button, clear, column, label, row
from judge_app.ui.people_model import PERSON, PeopleModel
from judge_app.ui.person_card import PersonCard
from judge_app.ui.roster_list import NOT_FOUND
from judge_app.ui.setup_people import names_in
from judge_app.ui.setup_sheet import dress


class PeoplePage(QWidget):
    """`peoplePage`; what is written is saved when the field is left."""

    left = Signal()
    book_wanted = Signal()

    def __init__(self, roster: Roster) -> None:
        super().__init__()
        self.setObjectName("peoplePage")
        self._roster = roster
        self.people = PeopleModel()
        self.card = PersonCard()
        self._search, self._new = QLineEdit(), QLineEdit()
        self._add = button(T("加人"), "addPerson", "plain")
        self._away = button(T("已移出的"), "showAway", "segment")
        self._away.setCheckable(True)
        self._list = _list(self.people)
        self._empty = Empty("peopleEmpty", self._list)
        self._count = label("", "muted")
        self._trouble = label("", "warn", wraps=True)
        self._trouble.setObjectName("peopleTrouble")
        self._lay_out()
        dress(self)
        self.setFocusProxy(self._new)
        self._connect()
        self.refresh()

    @property
    def notices(self) -> list[Text]:
        """What the judge must know about the roster's file."""
        return [notice for notice in (self._roster.notice,) if notice is not None]

    @property
    def person(self) -> Person | None:
        """Who is lit in the list."""
        index = self._list.currentIndex()
        return index.data(PERSON) if index.isValid() else None

    def refresh(self, lit: str = "") -> None:
        """List who is there, or who was sent away; `lit` is the id of whom to show."""
        found = self._found()
        before = lit or (self.person.id if self.person is not None else "")
        self.people.show(found)
        row_lit = next((n for n, person in enumerate(found) if person.id == before), 0)
        self._list.setCurrentIndex(self.people.index(row_lit, 0))
        self._empty.tell(None if found else self._nobody())
        self._count.setText(say(T("{count} 人", count=len(found))) if found else "")
        trouble = self._roster.trouble
        self._trouble.setText(say(trouble) if trouble is not None else "")
        self._trouble.setVisible(trouble is not None)
        self._show()

    def _found(self) -> list[Person]:
        text = self._search.text().strip()
        if self._away.isChecked():
            persons = [person for person in self._roster.persons.values() if person.is_away]
            return sorted((p for p in persons if text in p.name), key=lambda person: person.name)
        return self._roster.find(text) if text else self._roster.present()

    def _nobody(self) -> Text:
        """Why nobody is listed, and how somebody comes to be."""
        if self._search.text().strip():
            return NOT_FOUND
        if self._away.isChecked():
            return T("没有移出的人。移出名册的会列在这里，随时可以放回来。")
        return T("开局时写过名字的人会列在这里。也可以现在加：在上面写一个名字，或者粘贴一串，按「加人」。")

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        self._back = button(T("返回"), "leavePeople", "quiet")
        self._book = button(T("俱乐部战绩"), "openBook", "quiet")
        self._book.clicked.connect(lambda: self.book_wanted.emit())
        top = row(label(T("玩家名册"), "title"), 1, self._book, self._away, self._back)
        top.setContentsMargins(20, 10, 16, 8)
        page.addLayout(top)
        body = row(gap=12)
        body.setContentsMargins(20, 0, 16, 16)
        body.addWidget(self._left_side(), 3)
        body.addWidget(self.card, 2)
        page.addLayout(body, 1)

    def _left_side(self) -> QWidget:
        side = clear(QWidget())
        lines = column(side)
        _dress_line(self._new, "newPerson", T("新人的名字"), T("加人：一个名字，或者粘贴一串"))
        _dress_line(self._search, "peopleSearch", T("找人"), T("找人：名字、外号、拼音"))
        lines.addLayout(row(self._new, self._add))
        lines.addWidget(self._search)
        lines.addWidget(self._list, 1)
        lines.addWidget(self._empty, 1)
        lines.addWidget(self._count)
        lines.addWidget(self._trouble)
        return side

    def _connect(self) -> None:
        self._back.clicked.connect(self._leave)
        self._away.toggled.connect(lambda _on: self.refresh())
        self._search.textChanged.connect(lambda _text: self.refresh())
        self._new.returnPressed.connect(self._take_new)
        self._add.clicked.connect(self._take_new)
        self._list.selectionModel().currentChanged.connect(self._turn)
        self.card.changed.connect(self._keep)
        self.card.sent_away.connect(self._send_away)

    def _turn(self, _now: QModelIndex, _before: QModelIndex) -> None:
        """What stands in the card belongs to the one before."""
        self.card.hand_over()
        self._show()

    def _show(self) -> None:
        self.card.show_person(self.person)

    def _take_new(self) -> None:
        """Everybody named becomes a person; a name that is there already is only shown."""
        names = names_in(self._new.text())
        if not names:
            return
        sitters = self._roster.enrol(names)
        for sitter in sitters:
            if sitter.id and self._roster.persons[sitter.id].is_away:
                self._roster.send_away(sitter.id, is_away=False)
        self._new.clear()
        self._search.clear()
        self._away.setChecked(False)
        self.refresh(next((sitter.id for sitter in reversed(sitters) if sitter.id), ""))

    def _keep(self, person: Person) -> None:
        if person != self._roster.persons.get(person.id):
            self._roster.put([person])
            self.refresh()

    def _send_away(self, person: Person) -> None:
        """Out of the roster, or back into it; his games keep his name either way."""
        self._roster.put([replace(person, is_away=not person.is_away)])
        self.refresh()

    def _leave(self) -> None:
        self.card.hand_over()
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() == Qt.Key.Key_Down:
            self._list.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._list.setMinimumSize(QSize(theme.px(200), theme.px(120)))


def _dress_line(line: QLineEdit, name: str, spoken: Text, inside: Text) -> None:
    line.setObjectName(name)
    line.setAccessibleName(say(spoken))
    line.setPlaceholderText(say(inside))


def _list(model: PeopleModel) -> QListView:
    view = QListView()
    view.setObjectName("peopleListView")
    view.setAccessibleName(say(T("玩家名册")))
    view.setModel(model)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setUniformItemSizes(True)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    return view
