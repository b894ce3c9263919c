"""The editor's form of every option: name, meaning, choices, what the base says, and a search."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

from judge_app.engine.text import T
from judge_app.narration.rules_sheet import names
from judge_app.narration.words import say
from judge_app.rulesets import OPTIONS, Option
from judge_app.rulesets.concerns import PACK, owner
from judge_app.ui.button import set_look
from judge_app.ui.fields import Combo
from judge_app.ui.option_editors import editor
from judge_app.ui.option_words import value_words
from judge_app.ui.parts import button, column, label, row, scrolling
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_parts import board_title

TABLE = T("全桌")


class OptionForm(QWidget):
    """`presetOptions`: one row an option, those of one card together."""

    changed = Signal(str, object, str)
    """An option, its value, and the board that has it so; "" is all of them."""

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetOptions")
        self._draft = draft
        called = names(draft.base)
        self._roles = {role: say(name) for role, name in called.items()}
        self._search = QLineEdit()
        self._search.setObjectName("searchOptions")
        self._search.setPlaceholderText(say(T("找：同守同救、自救、遗言……")))
        self._search.setAccessibleName(say(T("找规则")))
        self._search.setClearButtonEnabled(True)
        self._own = button(T("只看改过的"), "onlyChanged", "segment")
        self._own.setCheckable(True)
        self._where = Combo()
        self._where.setObjectName("optionBoard")
        self._where.setAccessibleName(say(T("对哪个版型")))
        self._where.activated.connect(lambda _index: self.redraw())
        self._search.textChanged.connect(lambda _text: self._filter())
        self._own.toggled.connect(lambda _on: self._filter())
        self._rows: dict[str, OptionRow] = {}
        self._heads: dict[str, QLabel] = {}
        self._lay_out()

    @property
    def board(self) -> str:
        """The board whose own options are shown, "" for those of all."""
        return str(self._where.currentData() or "")

    def redraw(self) -> None:
        """Show every value as the preset has it, for all boards or for the one picked."""
        self._list_boards()
        board = self.board
        for key, line in self._rows.items():
            line.show_value(self._draft.value(key, board), self._draft.usual(key, board), bool(board))
        self._filter()

    def _list_boards(self) -> None:
        chosen = self.board
        self._where.clear()
        self._where.addItem(say(T("所有版型")), "")
        for key, board in self._draft.boards.items():
            self._where.addItem(board_title(board, self._draft.base.boards.get(key)), key)
        self._where.setCurrentIndex(max(0, self._where.findData(chosen)))

    def _lay_out(self) -> None:
        page = column(self, gap=8)
        page.addLayout(row(self._where, self._search, self._own))
        inner = QWidget()
        lines = column(inner, gap=6)
        order = self._card_order()
        for key in sorted(OPTIONS, key=lambda key: order.index(owner(key))):
            self._add_head(lines, owner(key))
            self._rows[key] = self._row(OPTIONS[key])
            lines.addWidget(self._rows[key])
        lines.addStretch(1)
        page.addWidget(scrolling(inner, "optionList"), 1)

    def _card_order(self) -> list[str]:
        """The cards of the base, what is the whole table's, then the cards it does not know."""
        known = [PACK, *(role for role in self._draft.base.roles if role != PACK)]
        return [*known, "", *(role for role in self._roles if role not in known)]

    def _add_head(self, lines: Any, card: str) -> None:
        if card not in self._heads:
            self._heads[card] = label(self._roles[card] if card else TABLE, "heading")
            lines.addWidget(self._heads[card])

    def _row(self, option: Option) -> "OptionRow":
        made = OptionRow(option, self._roles)
        made.editor.changed.connect(lambda value: self.changed.emit(option.id, value, self.board))
        made.reset.clicked.connect(lambda: self._reset(option.id))
        return made

    def _reset(self, option: str) -> None:
        self.changed.emit(option, self._draft.usual(option, self.board), self.board)

    def _filter(self) -> None:
        sought = self._search.text().strip().lower()
        for line in self._rows.values():
            line.setVisible(sought in line.searched and (line.is_changed or not self._own.isChecked()))
        for card, head in self._heads.items():
            head.setVisible(
                any(not line.isHidden() for key, line in self._rows.items() if owner(key) == card)
            )


class OptionRow(QFrame):
    """`option-ID`: name, editor, meaning, and what the base says."""

    def __init__(self, option: Option, roles: dict[str, str]) -> None:
        super().__init__()
        self._option, self._roles = option, roles
        self.is_changed = False
        name, meaning = say(T(option.name.zh)), say(T(option.meaning.zh))
        self.searched = f"{option.id} {name} {meaning} {_choices(option)}".lower()
        self.setObjectName(f"option-{option.id}")
        self.setProperty("role", "option")
        self.editor = editor(option, name, roles)
        self.reset = button(T("照底本"), f"reset-{option.id}", "small", T("{name}：照底本", name=name))
        self._base = label("", "muted", wraps=True)
        lines = column(self, gap=2)
        lines.setContentsMargins(10, 6, 8, 8)
        head = row(label(name, "strong", wraps=True), gap=8)
        head.setStretch(0, 1)
        lines.addLayout(head)
        is_short = option.type in ("bool", "number", "seconds")
        (head if is_short else lines).addWidget(self.editor)
        lines.addWidget(label(meaning, "muted", wraps=True))
        foot = row(self._base, self.reset)
        foot.setStretch(0, 1)
        lines.addLayout(foot)

    def show_value(self, value: Any, usual: Any, is_of_board: bool = False) -> None:
        """Show the value; one that differs from the usual is marked."""
        self.editor.show_value(value)
        self.is_changed = value != usual
        set_look(self, "changed", self.is_changed)
        set_look(self._base, "role", "warn" if self.is_changed else "muted")
        words = value_words(self._option, usual, self._roles)
        told = T("不另定就是：{value}", value=words) if is_of_board else T("底本：{value}", value=words)
        self._base.setText(say(T("改了。{told}", told=told) if self.is_changed else told))
        self.reset.setVisible(self.is_changed)


def _choices(option: Option) -> str:
    return " ".join(say(T(words.zh)) for words in option.choices.values())
