"""A preset in the making: its parts one at a time, what differs and what is wrong always in view."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QWidget,
)

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage import disk
from judge_app.ui import theme
from judge_app.ui.parts import button, clear, column, label, row
from judge_app.ui.preset_boards import BoardForm
from judge_app.ui.preset_changes import PARTS
from judge_app.ui.preset_conduct import ConductForm
from judge_app.ui.preset_differences import Differences
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_names import NameForm
from judge_app.ui.preset_night import NightOrder
from judge_app.ui.preset_options import OptionForm
from judge_app.ui.preset_script import ScriptForm

AFTER_WOLVES = "after wolves"
NARROW, MOST = 860, 16_777_215
Form = OptionForm | BoardForm | NightOrder | ScriptForm | NameForm | ConductForm


class PresetEditor(QWidget):
    """`presetEditor`; nothing is written before it is saved, and everything can be undone until then."""

    left = Signal()
    told = Signal(Text)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetEditor")
        self.draft = draft
        self._title = QLineEdit(draft.raw.get("title", ""))
        self._title.setObjectName("presetTitle")
        self._title.setAccessibleName(say(T("这套规则的名字")))
        self._title.setMaxLength(100)
        self._undo = button(T("撤销"), "undoPreset", "quiet", T("撤销上一处改动"))
        self._redo = button(T("重做"), "redoPreset", "quiet", T("重做撤销的改动"))
        self._drop = button(T("不存，返回"), "dropPreset", "quiet")
        self._save = button(T("存好，返回"), "savePreset", "choice")
        self.options, self.boards = OptionForm(draft), BoardForm(draft)
        self.night, self.script, self.names = NightOrder(draft), ScriptForm(draft), NameForm(draft)
        self.conduct = ConductForm(draft)
        self._forms: dict[str, Form] = {
            "options": self.options,
            "boards": self.boards,
            "night": self.night,
            "script": self.script,
            "names": self.names,
            "conduct": self.conduct,
        }
        self._stack = QStackedWidget()
        self._tabs = QButtonGroup(self)
        self.differences = Differences(draft)
        self._lay_out()
        self._connect()
        self.show_part("options")
        self.redraw()

    def redraw(self) -> None:
        """Draw what is in view from the draft."""
        draft = self.draft
        for turn, can_turn in ((self._undo, draft.can_undo), (self._redo, draft.can_redo)):
            if turn.hasFocus() and not can_turn:
                self.setFocus()  # else Qt leads to the next button, which throws the work away
            turn.setEnabled(can_turn)
        if self._title.text() != draft.raw.get("title", ""):
            self._title.setText(draft.raw.get("title", ""))
        for form in self._forms.values():
            if form is self._stack.currentWidget():
                form.redraw()
        self.differences.redraw()

    def show_part(self, part: str) -> None:
        """Turn to one part of the preset."""
        self._stack.setCurrentWidget(self._forms[part])
        for tab in self._tabs.buttons():
            tab.setChecked(tab.objectName() == f"part-{part}")
        self._forms[part].redraw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves a field; it never throws work away."""
        if event.key() == Qt.Key.Key_Escape:
            self.setFocus()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        page = column(self, gap=8)
        head = row(label(T("规则"), "title"), self._title, self._undo, self._redo, self._drop, self._save)
        head.setStretch(1, 1)
        page.addLayout(head)
        page.addLayout(self._tab_line())
        for form in self._forms.values():
            self._stack.addWidget(clear(form))
        frame = QFrame()
        frame.setProperty("role", "section")
        column(frame, margin=12).addWidget(clear(self._stack))
        self._body = row(frame, self.differences, gap=12)
        self._body.setStretch(0, 1)
        self.differences.setFixedWidth(theme.px(330))
        page.addLayout(self._body, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What differs stands beside the form, or below it where letters are large."""
        super().resizeEvent(event)
        is_narrow = self.width() < theme.px(NARROW)
        across = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if self._body.direction() != across:
            self._body.setDirection(across)
            self.differences.setMinimumSize(0, 0)
            self.differences.setMaximumSize(MOST, MOST)
            if is_narrow:
                self.differences.setFixedHeight(theme.px(84))
            else:
                self.differences.setFixedWidth(theme.px(330))

    def _tab_line(self) -> QHBoxLayout:
        line = row(gap=6)
        for part in self._forms:
            made = button(PARTS[part], f"part-{part}", "segment")
            made.setCheckable(True)
            made.clicked.connect(lambda _on=False, part=part: self.show_part(part))
            self._tabs.addButton(made)
            line.addWidget(made)
        line.addWidget(label(T("底本：{base}", base=T(self.draft.base.title)), "muted"))
        line.addStretch(1)
        return line

    def _connect(self) -> None:
        draft = self.draft
        self._title.textEdited.connect(lambda text: self._do(lambda: draft.set_title(text)))
        self._undo.clicked.connect(lambda: self._do(draft.undo))
        self._redo.clicked.connect(lambda: self._do(draft.redo))
        QShortcut("Ctrl+Z", self, lambda: self._do(draft.undo))
        QShortcut("Ctrl+Y", self, lambda: self._do(draft.redo))
        self.options.changed.connect(lambda *option: self._do(lambda: draft.set_option(*option)))
        self.boards.changed.connect(lambda *cards: self._do(lambda: draft.set_board(*cards)))
        self.boards.titled.connect(lambda *title: self._do(lambda: draft.name_board(*title)))
        self.boards.advised.connect(lambda *advice: self._do(lambda: draft.advise(*advice)))
        self.boards.dropped.connect(lambda board: self._do(lambda: draft.drop_board(board)))
        self.script.changed.connect(lambda *words: self._do(lambda: draft.set_words(*words)))
        self.names.changed.connect(lambda *name: self._do(lambda: draft.set_name(*name)))
        self.conduct.changed.connect(lambda lines: self._do(lambda: draft.set_conduct(lines)))
        self.night.ordered.connect(lambda order: self._do(lambda: draft.set_night(order)))
        for placing in (self.night.placed, self.boards.placed):
            placing.connect(lambda step: self._do(lambda: draft.place(step, AFTER_WOLVES)))
        self.differences.wanted.connect(self.show_part)
        self._drop.clicked.connect(self._leave)
        self._save.clicked.connect(self._keep)

    def _do(self, deed: Callable[[], None]) -> None:
        deed()
        self.redraw()

    def _leave(self) -> None:
        self.draft.drop()
        self.left.emit()

    def _keep(self) -> None:
        """Write the file even where it is not right yet: it is listed with what is wrong."""
        try:
            self.draft.save()
        except OSError as error:
            self.told.emit(T("没有存下：{why}", why=disk.reason(error)))
        else:
            self.left.emit()
