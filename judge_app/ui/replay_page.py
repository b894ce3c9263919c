"""The table page walking through a saved game, with a bar to move along it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QSlider, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.storage.settings import Settings
from judge_app.ui import theme
from judge_app.ui.button import Button
from judge_app.ui.game_log import LogRow
from judge_app.ui.game_words import when
from judge_app.ui.parts import column, row
from judge_app.ui.replay import ReplayController, Replayed, opened_replay
from judge_app.ui.steps import openable
from judge_app.ui.table_page import TablePage

__all__ = ["ReplayPage", "opened_replay"]


class ReplayBar(QFrame):
    """`replaySlider`, `replayText`, and what was ruled then where today's program rules otherwise."""

    def __init__(self, at: ReplayController) -> None:
        super().__init__()
        self._at = at
        self.setProperty("role", "foot")
        self._first = Button(T("从头"), "replayFirst", "quiet")
        self._last = Button(T("到尾"), "replayLast", "quiet")
        self.correct = Button(T("到这一步更正"), "replayCorrect", "quiet")
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setObjectName("replaySlider")
        self._slider.setAccessibleName(say(T("第几步")))
        self._slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slider.setRange(0, len(at.shown.answers))
        self._text, self._then = QLabel(), QLabel()
        self._text.setObjectName("replayText")
        self._then.setObjectName("replayThen")
        self._then.setWordWrap(True)
        self._then.setProperty("role", "warn")
        self._lay_out()
        self._slider.valueChanged.connect(self._slide)
        self._first.clicked.connect(lambda: at.go(0))
        self._last.clicked.connect(lambda: at.go(len(at.shown.answers)))

    def _lay_out(self) -> None:
        lines = column(self, gap=2)
        lines.setContentsMargins(theme.px(18), theme.px(6), theme.px(18), theme.px(6))
        line = row(self._first, self._slider, self._last, self._text, self.correct, gap=theme.px(10))
        line.setStretch(1, 1)
        lines.addLayout(line)
        lines.addWidget(self._then)

    def redraw(self) -> None:
        """Follow the step shown."""
        shown = self._at.shown
        self._slider.setValue(shown.position)
        self._text.setText(say(_where(self._at)))
        rows = self._at.log_rows()
        row_shown = rows[shown.position] if shown.position < len(rows) else None
        words = (
            say(_then(row_shown, self._at.is_private)) if row_shown is not None and row_shown.is_then else ""
        )
        self._then.setText(words)
        self._then.setVisible(bool(words))

    def _slide(self, position: int) -> None:
        if position != self._at.shown.position:
            self._at.go(position)


class ReplayPage(QWidget):
    """`replayPage`; `going_on` asks for the game itself, open at the step named ("" where it stops)."""

    left = Signal()
    going_on = Signal(str)
    moved = Signal(bool)

    def __init__(self, session: Replayed, settings: Settings, may_correct: bool = True) -> None:
        super().__init__()
        self.setObjectName("replayPage")
        self.at = ReplayController(session)
        self.bar = ReplayBar(self.at)
        self.table = TablePage(self.at)
        self.table.turn(settings.nearest_seat, settings.is_mirrored)
        lines = column(self, gap=0)
        lines.addWidget(self.table, 1)
        lines.addWidget(self.bar)
        self.setFocusProxy(self.table)
        self.bar.correct.setVisible(may_correct)
        self.bar.correct.clicked.connect(self._go_on)
        self.table.left.connect(self.left)
        self.at.changed.connect(self.redraw)
        self.at.moved.connect(self.announce)
        self.table.open_log(True)
        self.redraw()

    def redraw(self) -> None:
        """Dress the bar as the table, and draw it."""
        theme.apply(self, "night" if self.at.is_night else "day")
        self.bar.redraw()

    def announce(self) -> None:
        """Say whether the step shown is one of a night."""
        self.moved.emit(self.at.is_night)

    def _go_on(self) -> None:
        shown = self.at.shown
        name = shown.whole.names[shown.position] if shown.coming is not None else ""
        self.going_on.emit(name if name in openable(shown.whole) else "")


def _where(at: ReplayController) -> Text:
    shown = at.shown
    rows = at.log_rows()
    time = when(rows[min(shown.position, len(rows) - 1)].at) if rows else None
    here, all_steps = shown.position, len(shown.answers)
    if time is None:
        return T("{here} / {all} 步", here=here, all=all_steps)
    return T("{time} · {here} / {all} 步", time=time, here=here, all=all_steps)


def _then(row_shown: LogRow, is_private: bool) -> Text:
    shown = [say(line.text) for line in row_shown.lines if line.is_public or is_private]
    told = "；".join(shown) or say(T("没有结果"))
    return T("当时的裁定和现在的程序不同。当时：{what}", what=told)
