"""The editor's boards: cards counted as one goes, and what is to be said of them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from judge_app.engine.roles import ROLES
from judge_app.engine.text import T, Text
from judge_app.narration.rules_sheet import names
from judge_app.narration.words import say
from judge_app.rulesets.decks import PLAIN, at_most
from judge_app.ui.button import set_look
from judge_app.ui.parts import Stepper, button, clear, column, label, row, scrolling
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_night import place_button
from judge_app.ui.preset_parts import board_title, empty, lines_of, plain_list, show_lines, text_field
from judge_app.ui.preset_sense import count_line, is_counted, sense


class BoardForm(QWidget):
    """`presetBoards`: the boards at the left, the cards of one at the right."""

    changed = Signal(str, int, dict)
    titled = Signal(str, str)
    advised = Signal(str, list)
    dropped = Signal(str)
    placed = Signal(str)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetBoards")
        self._draft = draft
        self._list = QListWidget()
        self._list.setObjectName("presetBoardList")
        self._list.setAccessibleName(say(T("版型")))
        plain_list(self._list, 220)
        self._list.currentRowChanged.connect(lambda _row: self._show())
        self._new = button(T("加一个版型"), "newBoard", "choice", T("照这个版型加一个"))
        self._new.clicked.connect(self._add)
        self._title = QLineEdit()
        self._title.setObjectName("boardTitle")
        self._title.setAccessibleName(say(T("版型的名字")))
        self._title.textEdited.connect(lambda text: self.titled.emit(self.board, text))
        self._drop = button("", "dropBoard", "small")
        self._drop.clicked.connect(lambda: self.dropped.emit(self.board))
        self._players = Stepper(T("人数"), 12, 18)
        self._players.setObjectName("boardPlayers")
        self._players.changed.connect(lambda count: self._tell(count, self._deck()))
        self._count, self._said = label("", "strong", wraps=True), label("", "warn", wraps=True)
        self._count.setObjectName("boardCount")
        self._said.setObjectName("boardSense")
        self._advice = text_field("boardAdvice", T("选这个版型时的提醒，一行一句"), 64)
        self._advice.textChanged.connect(lambda: self.advised.emit(self.board, lines_of(self._advice)))
        self._places = clear(QWidget())
        self._place_lines = column(self._places, gap=4)
        self._steppers: dict[str, Stepper] = {}
        self._more = button(T("别的身份"), "moreRoles", "segment")
        self._more.setCheckable(True)
        self._rest = clear(QWidget())
        self._more.toggled.connect(self._rest.setVisible)
        self._rest.hide()
        self._lay_out()

    @property
    def board(self) -> str:
        """The id of the board shown, "" for none."""
        item = self._list.currentItem()
        return str(item.data(256)) if item is not None else ""

    def redraw(self) -> None:
        """List the boards as they stand, and show the one picked."""
        chosen, own = self.board, self._draft.raw.get("boards", {})
        self._list.blockSignals(True)
        self._list.clear()
        for key, board in self._draft.boards.items():
            title = board_title(board, self._draft.base.boards.get(key))
            item = QListWidgetItem(f"● {title}" if key in own else title)
            item.setData(256, key)
            self._list.addItem(item)
            if key == chosen:
                self._list.setCurrentItem(item)
        if self._list.currentItem() is None:
            self._list.setCurrentRow(0)
        self._list.blockSignals(False)
        self._show()

    # layout

    def _lay_out(self) -> None:
        left = column(gap=6)
        left.addWidget(self._list, 1)
        left.addWidget(self._new)
        right = column(gap=6)
        right.addLayout(row(self._title, self._drop))
        right.addLayout(row(label(T("人数"), "strong"), self._players, self._count, 1))
        right.addWidget(self._said)
        right.addWidget(self._places)
        right.addWidget(scrolling(self._cards(), "boardCards"), 1)
        right.addWidget(label(T("选这个版型时的提醒，一行一句"), "muted"))
        right.addWidget(self._advice)
        page = row(gap=12)
        page.addLayout(left)
        page.addLayout(right, 1)
        self.setLayout(page)

    def _cards(self) -> QWidget:
        inner = QWidget()
        lines = column(inner, gap=4)
        called = names(self._draft.base)
        known = self._draft.base.roles
        self._put_steppers(lines, [role for role in ROLES if role in known], called)
        lines.addWidget(self._more)
        self._put_steppers(column(self._rest, gap=4), [role for role in ROLES if role not in known], called)
        lines.addWidget(self._rest)
        lines.addStretch(1)
        return inner

    def _put_steppers(self, lines: QVBoxLayout, roles: list[str], called: dict[str, Text]) -> None:
        """Wolves first, villagers last."""
        for role in sorted(roles, key=lambda role: (ROLES[role].side != "wolf", role == PLAIN)):
            lines.addLayout(self._card(role, called[role]))

    def _card(self, role: str, name: Text) -> QHBoxLayout:
        made = self._steppers[role] = Stepper(name, high=at_most(role))
        made.setObjectName(f"card-{role}")
        made.changed.connect(lambda _count: self._tell(self._players.value(), self._deck()))
        return row(label(name), 1, made)

    # what is shown

    def _show(self) -> None:
        board = self._draft.boards.get(self.board, {})
        deck, players = board.get("deck", {}), board.get("players", 0)
        title = board.get("title", "")
        if self._title.text().strip() != title:
            self._title.setText(title)
        self._title.setPlaceholderText(say(T("{players} 人局", players=players)))
        show_lines(self._advice, board.get("advice", []))
        self._players.set_value(players)
        for role, stepper in self._steppers.items():
            stepper.set_value(deck.get(role, 0))
        if any(deck.get(role) for role in self._steppers if role not in self._draft.base.roles):
            self._more.setChecked(True)
        self._show_count(players, deck)
        is_new = self.board not in self._draft.base.boards
        self._drop.setText(say(T("删掉这个版型") if is_new else T("照底本")))
        self._drop.setAccessibleName(self._drop.text())
        self._drop.setVisible(self.board in self._draft.raw.get("boards", {}))

    def _show_count(self, players: int, deck: dict[str, int]) -> None:
        self._count.setText(say(count_line(players, deck)))
        set_look(self._count, "role", "strong" if is_counted(players, deck) else "trouble")
        said = "\n".join(say(text) for text in sense(self._draft, players, deck))
        self._said.setText(said)
        self._said.setVisible(bool(said))
        empty(self._place_lines)
        for step, role in self._draft.missing.items():
            if deck.get(role):
                self._place_lines.addWidget(place_button(self._draft, step, self.placed.emit))

    # what is done

    def _deck(self) -> dict[str, int]:
        """The cards counted, those of the board in their old order."""
        counted = {role: stepper.value() for role, stepper in self._steppers.items()}
        before = self._draft.boards.get(self.board, {}).get("deck", {})
        return {role: counted[role] for role in (*before, *counted) if counted.get(role)}

    def _tell(self, players: int, deck: dict[str, int]) -> None:
        self.changed.emit(self.board, players, deck)

    def _add(self) -> None:
        """A copy of the board shown, under a new name."""
        board = self._draft.boards.get(self.board, {})
        deck, players = board.get("deck", {}), board.get("players", 0)
        name = self._draft.free_board(players)
        self.changed.emit(name, players, deck)
        self._list.setCurrentRow(list(self._draft.boards).index(name))
