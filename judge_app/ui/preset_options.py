"""The editor's form of every option: name, meaning, choices, what the base says, and a search."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T
from judge_app.narration.rules_sheet import names
from judge_app.narration.words import say
from judge_app.rulesets import OPTIONS
from judge_app.ui.fields import Combo
from judge_app.ui.option_lines import OptionLines, by_card
from judge_app.ui.option_search import OptionSearch
from judge_app.ui.option_words import value_words
from judge_app.ui.parts import button, column, row, scrolling
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_parts import board_title


class OptionForm(QWidget):
    """`presetOptions`: one row an option, those of one card together."""

    changed = Signal(str, object, str)
    """An option, its value, and the board that has it so; "" is all of them."""

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetOptions")
        self._draft = draft
        self._search = OptionSearch("searchOptions", "optionTitles", T("找规则"))
        self._own = button(T("只看改过的"), "onlyChanged", "segment")
        self._own.setCheckable(True)
        self._where = Combo()
        self._where.setObjectName("optionBoard")
        self._where.setAccessibleName(say(T("对哪个版型")))
        self._where.activated.connect(lambda _index: self.redraw())
        self._search.changed.connect(self._filter)
        self._own.toggled.connect(lambda _on: self._filter())
        called = names(draft.base)
        self._roles = {role: say(name) for role, name in called.items()}
        self.lines = OptionLines(called, OPTIONS, T("照底本"))
        self.lines.arrange(by_card(OPTIONS, draft.base.roles))
        self._search.offer(self.lines.titles)
        self.lines.changed.connect(lambda option, value: self.changed.emit(option, value, self.board))
        self.lines.reset.connect(self._reset)
        page = column(self, gap=8)
        page.addLayout(row(self._where, self._search, self._own))
        page.addWidget(scrolling(self.lines, "optionList"), 1)

    @property
    def board(self) -> str:
        """The board whose own options are shown, "" for those of all."""
        return str(self._where.currentData() or "")

    def redraw(self) -> None:
        """Show every value as the preset has it, for all boards or for the one picked."""
        self._list_boards()
        for option in self.lines.rows:
            self._show_value(option)
        self._filter()

    def _show_value(self, option: str) -> None:
        value, usual = self._draft.value(option, self.board), self._draft.usual(option, self.board)
        words = value_words(OPTIONS[option], usual, self._roles)
        told = T("不另定就是：{value}", value=words) if self.board else T("底本：{value}", value=words)
        note = T("改了。{told}", told=told) if value != usual else told
        self.lines.rows[option].show_value(value, usual, note)

    def _list_boards(self) -> None:
        chosen = self.board
        self._where.clear()
        self._where.addItem(say(T("所有版型")), "")
        for key, board in self._draft.boards.items():
            self._where.addItem(board_title(board, self._draft.base.boards.get(key)), key)
        self._where.setCurrentIndex(max(0, self._where.findData(chosen)))

    def _reset(self, option: str) -> None:
        self.changed.emit(option, self._draft.usual(option, self.board), self.board)

    def _filter(self) -> None:
        self.lines.search_for(self._search.sought, self._search.title, self._own.isChecked())
