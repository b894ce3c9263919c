"""The page after a fault: one sentence, where the log lies, and the ways on."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.ui import theme
from judge_app.ui.button import press
from judge_app.ui.parts import button, clear, column, label, led_to, on_paper, row, scrolling, tall

WIDTH = 640
"""The widest the words get, in pixels before scaling."""


class CrashPage(QWidget):
    """`crashPage`; `is_over` where a page waits behind it, `is_alone` where there is no window.

    Where something is not saved yet, the game is not offered to be read from the disk.
    """

    reopened = Signal()
    passed = Signal()
    closed = Signal()

    def __init__(
        self,
        file: Path,
        is_dark: bool,
        is_over: bool = False,
        is_alone: bool = False,
        is_saved: bool = True,
    ) -> None:
        super().__init__()
        self.setObjectName("crashPage")
        self._main = tall(button(T("打开上一局"), "reopenGame", "main"), 68, 22)
        self._pass = tall(button(T("先继续") if is_over else T("回到开始页"), "passFault", "choice"), 52)
        self._close = tall(button(T("关闭程序"), "closeProgram", "choice"), 52)
        self._main.clicked.connect(lambda: self.reopened.emit())
        self._pass.clicked.connect(lambda: self.passed.emit())
        self._close.clicked.connect(lambda: self.closed.emit())
        self._main.setVisible(is_saved and not is_alone)
        self._pass.setVisible(not is_alone)
        self._lay_out(file, _said(is_alone, is_saved))
        on_paper(self, is_dark)

    def _lay_out(self, file: Path, said: tuple[Text, ...]) -> None:
        inside = clear(QWidget())
        inside.setMaximumWidth(theme.px(WIDTH))
        lines = column(inside, gap=14)
        lines.addStretch(2)
        lines.addWidget(label(T("程序出了岔子"), "title"))
        for sentence in said:
            lines.addWidget(label(sentence, wraps=True))
        lines.addSpacing(theme.px(6))
        lines.addWidget(label(T("日志记下了出错的位置，不含身份和人名："), "muted", wraps=True))
        lines.addWidget(_path(file))
        lines.addSpacing(theme.px(14))
        lines.addWidget(self._main)
        lines.addLayout(self._ways())
        lines.addStretch(3)
        column(self, margin=24).addWidget(scrolling(_centred(inside)))

    def _ways(self) -> QHBoxLayout:
        ways = row(gap=10)
        ways.addWidget(self._pass, 1)
        ways.addWidget(self._close, 1)
        return ways

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press the button Tab led to, else the big one."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                press(led_to(self) or self._main)
        else:
            super().keyPressEvent(event)


def _said(is_alone: bool, is_saved: bool) -> tuple[Text, ...]:
    if is_alone:
        return (T("窗口没能打开。存过的对局都在，一样没丢。"),)
    if not is_saved:
        return (T("最近几步还没有存上，程序会接着试：先继续，看到“已保存”再离开。"),)
    return T("记下的都已存盘，一样没丢。"), T("从存盘重新打开上一局，会停在原来那一步。")


def _centred(inside: QWidget) -> QWidget:
    """As wide as it may be, in the middle of what is wider."""
    outside = clear(QWidget())
    sides = row(1)
    sides.addWidget(inside, 100)
    sides.addStretch(1)
    outside.setLayout(sides)
    return outside


def _path(file: Path) -> QWidget:
    """To be copied too."""
    made = label(str(file), wraps=True)
    made.setObjectName("logFile")
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
