"""The editor's night: each step with up and down."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui.parts import button, clear, column, label, row, scrolling
from judge_app.ui.preset_changes import step_title
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_parts import empty


class NightOrder(QWidget):
    """`presetNight`: who is called after whom; cards without a place are put in here."""

    ordered = Signal(list)
    placed = Signal(str)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetNight")
        self._draft = draft
        page = column(self, gap=8)
        page.addWidget(label(T("法官每夜按这个顺序叫人；牌堆里没有的不叫。"), "muted", wraps=True))
        self._inner = QWidget()
        self._lines = column(self._inner, gap=4)
        page.addWidget(scrolling(self._inner, "nightList"), 1)

    def redraw(self) -> None:
        """List the steps as they stand."""
        empty(self._lines)
        night = self._draft.night
        for place, step in enumerate(night):
            self._lines.addWidget(self._step(place, step, len(night)))
        for step in self._draft.missing:
            self._lines.addWidget(place_button(self._draft, step, self.placed.emit))
        self._lines.addStretch(1)

    def _step(self, place: int, step: str, count: int) -> QFrame:
        line = QFrame()
        line.setProperty("role", "option")
        title = say(step_title(step, self._draft.ruleset or self._draft.base))
        up = button("↑", f"up-{step}", "step", T("{step}往前", step=title))
        down = button("↓", f"down-{step}", "step", T("{step}往后", step=title))
        up.setEnabled(place > 0)
        down.setEnabled(place < count - 1)
        up.clicked.connect(lambda: self._move(place, -1))
        down.clicked.connect(lambda: self._move(place, 1))
        number = label(f"{place + 1}", "muted")
        number.setMinimumWidth(28)
        first = step in self._draft.base.first_night
        inside = row(
            number, label(title, "strong"), label(T("只在第一夜"), "muted") if first else 0, 1, up, down
        )
        inside.setContentsMargins(10, 4, 8, 4)
        line.setLayout(inside)
        return line

    def _move(self, place: int, step: int) -> None:
        order = self._draft.night
        order.insert(place + step, order.pop(place))
        self.ordered.emit(order)


def place_button(draft: PresetDraft, step: str, put: Callable[[str], None]) -> QWidget:
    """A line for a step without a place, and the button that gives it one."""
    title = step_title(step, draft.base)
    made = button(T("把「{step}」放进夜里（狼人之后）", step=title), f"place-{step}", "chip")
    made.clicked.connect(lambda: put(step))
    holder = clear(QWidget())
    holder.setLayout(row(made, 1))
    return holder
