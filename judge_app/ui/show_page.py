"""The device goes round: one player at a time holds a button and sees his own card."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from judge_app.engine.roles import ROLES
from judge_app.engine.rulings import Refused
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.session import Session
from judge_app.ui import theme
from judge_app.ui.button import Button, press, set_look
from judge_app.ui.parts import column, label, led_to, on_paper, row, tall
from judge_app.ui.plan import role_name
from judge_app.ui.undo_redo import Turns

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CAMPS = {"good": T("好人阵营"), "wolves": T("狼人阵营"), "lovers": T("第三方")}
_ALONE = T("独自一方")


class ShowPage(QWidget):
    """One page for all players; between two of them nothing of a card is on it.

    After the last player it asks for the judge before the night, with every card, is shown.
    """

    answered = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("showPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._session = session
        self._is_seen = self._is_back_with_judge = False
        self._turns = Turns(session, self.answered.emit)
        self._lay_out()
        on_paper(self)
        self.refresh()

    @property
    def seat(self) -> int:
        """Whose turn it is to look."""
        return self._session.game.prompt.actors[0]

    def refresh(self) -> None:
        """Start afresh with the player of the open step."""
        self._is_seen = self._is_back_with_judge = False
        self._cover()
        self._whom.setText(say(self._hand_over()))
        self._count.setText(
            say(T("第 {seat} 位，共 {seats} 位", seat=self.seat, seats=self._session.game.setup.seats))
        )
        self._fit_heading()
        self._show_parts(is_looking=True)
        self._turns.redraw(self)
        self._draw_next()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Large letters in a small window take from the card's ground and from the heading."""
        super().resizeEvent(event)
        self._face.setFixedHeight(max(theme.px(84), min(theme.px(124), int(self.height() * 0.2))))
        self._fit_heading()

    def hideEvent(self, event: QHideEvent) -> None:
        self._cover()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange:
            self._cover()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space goes on; the card can be held in sight with Enter too."""
        if event.isAutoRepeat() or self._turns.press(event):
            return
        if event.key() == Qt.Key.Key_Space:
            self._next.click()
        elif event.key() in _ENTER and (other := led_to(self)) not in (None, self._hold):
            press(other)
        elif event.key() in _ENTER and self._hold.isVisible():
            self._reveal()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._cover()

    # what is done

    def _reveal(self) -> None:
        role = self._role()
        self._card.show()
        self._card.setText(say(role_name(self._session.game.setup.ruleset, role)))
        self._camp.setText(say(_CAMPS.get(ROLES[role].camp, _ALONE)))
        self._is_seen = True
        self._draw_next()

    def _cover(self) -> None:
        """Hidden at once, and gone from the widgets, not only from sight."""
        self._card.setText("")
        self._card.hide()
        self._camp.setText(say(T("牌面朝下")))

    def _go(self) -> None:
        self._cover()
        if self.seat == self._session.game.setup.seats and not self._is_back_with_judge:
            self._ask_for_judge()
            return
        try:
            self._session.answer({})
        except Refused as refused:
            self._count.setText(say(refused.no.text))
            return
        self.answered.emit()

    def _ask_for_judge(self) -> None:
        self._is_back_with_judge = True
        self._whom.setText(say(T("请把设备交还法官")))
        self._count.setText(say(T("所有人都看过牌了")))
        self._show_parts(is_looking=False)
        self._next.put_words(T("我是法官 · 进入第一夜"))

    def _fit_heading(self) -> None:
        is_wide = len(self._whom.text()) * theme.px(44) > self.width() - 48
        set_look(self._whom, "role", "title" if is_wide else "huge")

    def _show_parts(self, is_looking: bool) -> None:
        for part in (self._face, self._hint, self._hold):
            part.setVisible(is_looking)
        self._again.setVisible(not is_looking)

    def _deal_again(self) -> None:
        """Back to the deal, every look taken back; redo brings the same cards again."""
        while self._session.undo() is not None:
            pass
        self.answered.emit()

    # how it looks

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        page.setContentsMargins(24, 20, 24, 24)
        self._count = _centred("muted")
        self._whom = _centred("huge")
        self._card, self._camp = _centred("huge"), _centred("heading")
        self._hint = _centred("muted")
        self._hint.setText(say(T("挡住别人，按住下面的按钮看牌，松手就藏起来。")))
        self._hold = Button(T("按住看牌"), "holdToSee", "choice")
        tall(self._hold, 80, 22).setMinimumWidth(theme.px(360))
        self._hold.pressed.connect(self._reveal)
        self._hold.released.connect(self._cover)
        self._next = Button("", "next", "main")
        tall(self._next, 68).setMinimumWidth(theme.px(360))
        self._next.clicked.connect(self._go)
        self._again = Button(T("重新发牌"), "dealAgain", "quiet")
        self._again.clicked.connect(self._deal_again)
        page.addLayout(row(1, *self._turns.buttons))
        page.addWidget(self._count)
        page.addStretch(2)
        page.addWidget(self._whom)
        page.addStretch(1)
        self._face = self._frame()
        page.addWidget(self._face, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addStretch(1)
        page.addWidget(self._hint)
        page.addSpacing(10)
        page.addLayout(row(1, self._hold, 1))
        page.addStretch(2)
        page.addLayout(row(1, self._next, 1))
        page.addSpacing(8)
        page.addLayout(row(1, self._again, 1))

    def _frame(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("role", "sign")
        frame.setFixedWidth(theme.px(360))
        inside = column(frame, gap=2, margin=12)
        inside.addStretch(1)
        inside.addWidget(self._card)
        inside.addWidget(self._camp)
        inside.addStretch(1)
        return frame

    def _draw_next(self) -> None:
        is_last = self.seat == self._session.game.setup.seats
        words = T("看好了 · 交还法官") if is_last else T("看好了 · 交给 {seat} 号", seat=self.seat + 1)
        self._next.put_words(words if self._is_seen else T("先看牌"))
        self._next.setEnabled(self._is_seen)

    def _hand_over(self) -> Text:
        name = self._session.people[self.seat - 1]
        if name:
            return T("请把设备交给 {seat} 号 {name}", seat=self.seat, name=name)
        return T("请把设备交给 {seat} 号", seat=self.seat)

    def _role(self) -> str:
        deal = next(answer for answer in self._session.game.answers if answer.key == "deal")
        return str(dict(deal.value["cards"])[str(self.seat)])


def _centred(role: str) -> QLabel:
    made = label("", role, wraps=True)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made
