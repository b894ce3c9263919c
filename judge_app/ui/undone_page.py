"""The deal was taken back, and nobody had entered cards: go on where the game stood, or deal otherwise."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QWidget

from judge_app.dealing import draw
from judge_app.engine.rulings import Refused
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.session import Session
from judge_app.ui import theme
from judge_app.ui.big_button import BigButton
from judge_app.ui.button import Button, press
from judge_app.ui.deal_frame import bar, frame
from judge_app.ui.parts import column, label, led_to, on_paper
from judge_app.ui.ring import Ring
from judge_app.ui.seat import SeatLook
from judge_app.ui.steps import Value
from judge_app.ui.turning import undone_way
from judge_app.ui.undo_redo import Turns

_UNDONE = {
    "found": T("已经退回到开局之前：身份在第一夜睁眼时认。"),
    "program": T("已经退回到发牌之前：牌由程序发。"),
}


class UndonePage(QWidget):
    """`answered` follows an answer, an undo or a redo; `entering`: the judge wants to enter the cards."""

    answered = Signal()
    entering = Signal()
    left = Signal()

    def __init__(self, session: Session, nearest: int, is_mirrored: bool) -> None:
        super().__init__()
        self.setObjectName("dealPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._session = session
        self._turns = Turns(session, self.answered.emit)
        self._ring = Ring(session.game.setup.seats, label(""))
        self._ring.turn(nearest, is_mirrored)
        self._ring.show_looks([SeatLook(n, name) for n, name in enumerate(session.people, start=1)])
        self._ring.setEnabled(False)
        self._lay_out()
        on_paper(self)
        self._turns.redraw(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._turns.press(event):
            return
        if event.isAutoRepeat() or event.key() not in _PRESSES:
            super().keyPressEvent(event)
            return
        is_space = event.key() == Qt.Key.Key_Space
        press((None if is_space else led_to(self)) or self._next)

    def _lay_out(self) -> None:
        top = bar(self, T("发牌"), self._turns, T("返回首页"), self.left.emit)
        frame(self, top, self._ring, self._panel())

    def _panel(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("role", "card")
        panel.setFixedWidth(theme.px(376))
        lines = column(panel, gap=12)
        lines.setContentsMargins(24, 18, 20, 20)
        way = undone_way(self._session)
        lines.addWidget(label(_UNDONE.get(way, ""), "heading", wraps=True))
        hint = T("后面记的都还在，按重做就回去；改用别的发法，就是从头来。")
        lines.addWidget(label(hint, "muted", wraps=True))
        self._said = label("", "refusal", wraps=True)
        self._said.hide()
        lines.addWidget(self._said)
        lines.addStretch(1)
        for made in self._ways(way):
            lines.addWidget(made)
        self._next = BigButton("next")
        self._next.put_words(T("重做 · 回到这一局"))
        self._next.clicked.connect(lambda _on=False: self._turns.redo.click())
        lines.addWidget(self._next)
        return panel

    def _ways(self, way: str) -> list[Button]:
        found = Button(T("第一夜再认") if way == "found" else T("改为第一夜认"), "switchFound", "choice")
        found.clicked.connect(lambda _on=False: self._give({"mode": "found"}))
        entered = Button(T("改由法官录入"), "switchEntered", "choice")
        entered.clicked.connect(lambda _on=False: self.entering.emit())
        again = T("重新发牌") if way == "program" else T("改由程序发牌")
        program = Button(again, "switchProgram", "choice")
        program.clicked.connect(lambda _on=False: self._deal())
        return [found, entered, program]

    def _deal(self) -> None:
        try:
            self._give(draw(self._session.game.setup))
        except Refused as refused:
            self._say(refused.no.text)

    def _give(self, value: Value) -> None:
        try:
            self._session.answer(value)
        except Refused as refused:
            self._say(refused.no.text)
            return
        self.answered.emit()

    def _say(self, text: Text) -> None:
        self._said.setText(say(text))
        self._said.show()


_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
