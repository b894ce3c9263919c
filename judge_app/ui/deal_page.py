"""The judge enters the deal: a card in hand, then the seats that hold it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from judge_app.dealing import draw
from judge_app.engine.rulings import Refused
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.session import Session
from judge_app.ui import theme
from judge_app.ui.big_button import BigButton
from judge_app.ui.button import Button, press, set_look
from judge_app.ui.deal_frame import bar, frame
from judge_app.ui.deal_middle import DealMiddle
from judge_app.ui.deal_table import DealTable, drafted
from judge_app.ui.parts import column, label, led_to, on_paper, row, scrolling
from judge_app.ui.plan import role_name
from judge_app.ui.ring import Ring
from judge_app.ui.seat import SeatLook
from judge_app.ui.steps import DEAL, Value
from judge_app.ui.turning import undone_cards
from judge_app.ui.undo_redo import Turns


class DealPage(QWidget):
    """Shown while the deal is asked, and `answered` follows an answer that is on disk; or, with the `old`
    answer, to put the deal right: `corrected` carries the other one."""

    answered = Signal()
    corrected = Signal(object)
    left = Signal()

    def __init__(self, session: Session, nearest: int, is_mirrored: bool, old: Value | None = None) -> None:
        super().__init__()
        self.setObjectName("dealPage")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._session, self._digits = session, ""
        self._setup, self._is_new = session.game.setup, old is None
        self._prompt = session.game.prompt if old is None else session.game.prompt_at(DEAL)
        self._turns = Turns(session, self.answered.emit)
        kept = session.draft or undone_cards(session)
        self.table = DealTable(self._setup, kept if old is None else drafted(old, self._setup.seats))
        self._middle = DealMiddle()
        self.ring = Ring(self._setup.seats, self._middle)
        self.ring.turn(nearest, is_mirrored)
        self.ring.tapped.connect(self._put)
        self._cards: dict[str, Button] = {}
        self._bottom: dict[int, Button] = {}
        self._lay_out()
        on_paper(self)
        self.refresh()

    def refresh(self) -> None:
        """Draw ring, palette and big button from the table."""
        self.ring.show_looks([self._look(seat) for seat in range(1, self._setup.seats + 1)])
        for role, card in self._cards.items():
            card.put_words(self._card_words(role))
            set_look(card, "chosen", role == self.table.chosen)
            set_look(card, "barred", not self.table.left(role) and role != self.table.chosen)
        for place, slot in self._bottom.items():
            slot.put_words(self._bottom_words(place))
        self._middle.show_hand(
            say(self._name(self.table.chosen)), self.table.left(self.table.chosen), self._digits
        )
        self._fill.setEnabled(self.table.left(self.table.common) > 0)
        self._turns.redraw(self)
        self._show_verdict()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = event.key(), event.text()
        if event.isAutoRepeat() or (self._is_new and self._turns.press(event)):
            return
        if text.isdigit() and text.isascii():
            self._digits = (self._digits + text)[-2:].lstrip("0")
        elif key == Qt.Key.Key_Backspace:
            self._digits = ""
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
            return
        elif key == Qt.Key.Key_Space:
            self._next.click()
            return
        elif step := _STEPS.get(Qt.Key(key)):
            self.table.step(step)
        else:
            super().keyPressEvent(event)
            return
        self.refresh()

    # what is done

    def _enter(self) -> None:
        """With digits typed, the card in hand goes to that seat; with none, on."""
        typed, self._digits = self._digits, ""
        self.refresh()
        if not typed:
            press(led_to(self) or self._next)
        elif int(typed) <= self._setup.seats:
            self._put(int(typed))
        else:
            self._say(T("没有 {seat} 号。", seat=typed))

    def _put(self, place: int) -> None:
        if not self.table.put(place):
            self._say(T("{card}已经放完了，先选另一张牌。", card=self._name(self.table.chosen)))
            return
        self._keep()

    def _choose(self, role: str) -> None:
        self.table.choose(role)
        self.refresh()

    def _fill_rest(self) -> None:
        self.table.fill()
        self._keep()

    def _start_over(self) -> None:
        self.table.clear()
        self._keep()

    def _keep(self) -> None:
        if self._is_new:
            self._session.save_draft(self.table.draft())
        self.refresh()

    def _go(self) -> None:
        """The cards that were taken back, still as they lay, bring the rest of the game back with them."""
        if self.table.missing:
            return
        if self._is_new and undone_cards(self._session) == self.table.draft():
            self._turns.redo.click()
        else:
            self._give(self.table.value())

    def _give(self, value: Value) -> None:
        if not self._is_new:
            self.corrected.emit(value)
            return
        try:
            self._session.answer(value)
        except Refused as refused:
            self._say(refused.no.text)
            return
        self.answered.emit()

    def _deal_by_program(self) -> None:
        try:
            self._give(draw(self._setup))
        except Refused as refused:
            self._say(refused.no.text)

    # how it looks

    def _lay_out(self) -> None:
        way_out = T("返回首页") if self._is_new else T("不改")
        top = bar(self, T("录入身份"), self._turns, way_out, self.left.emit)
        for made in self._turns.buttons:
            made.setVisible(self._is_new)
        frame(self, top, self.ring, self._panel())

    def _panel(self) -> QFrame:
        panel = QFrame()
        panel.setProperty("role", "card")
        panel.setFixedWidth(theme.px(376))
        lines = column(panel, gap=10)
        lines.setContentsMargins(24, 18, 20, 20)
        lines.addWidget(label(T("先选一张牌，再点拿到它的座位；也可以输号码按回车。"), "muted", wraps=True))
        lines.addWidget(scrolling(self._palette()), 1)
        self._verdict = label("", "muted", wraps=True)
        self._verdict.setObjectName("dealVerdict")
        lines.addWidget(self._verdict)
        lines.addLayout(self._helpers())
        lines.addLayout(self._other_ways())
        self._next = BigButton("next")
        self._next.clicked.connect(self._go)
        lines.addWidget(self._next)
        return panel

    def _palette(self) -> QWidget:
        inner = QWidget()
        lines = column(inner, gap=8)
        for pair in _pairs(list(self.table.deck)):
            lines.addLayout(_evenly([self._card(role) for role in pair]))
        places = list(range(self._setup.seats + 1, self.table.size + 1))
        if places:
            lines.addWidget(label(T("底牌"), "heading"))
            lines.addLayout(_evenly([self._slot(place) for place in places]))
        lines.addStretch(1)
        return inner

    def _card(self, role: str) -> Button:
        made = self._cards[role] = Button("", f"card-{role}", "choice")
        made.clicked.connect(lambda: self._choose(role))
        return made

    def _slot(self, place: int) -> Button:
        made = self._bottom[place] = Button("", f"bottom-{place - self._setup.seats}", "choice")
        made.clicked.connect(lambda: self._put(place))
        return made

    def _helpers(self) -> QHBoxLayout:
        self._fill = Button(T("其余都是{card}", card=self._name(self.table.common)), "fillRest")
        self._fill.clicked.connect(self._fill_rest)
        clear = Button(T("重来"), "clearDeal", "quiet")
        clear.clicked.connect(self._start_over)
        helpers = row(gap=8)
        helpers.addWidget(self._fill, 1)
        helpers.addWidget(clear)
        return helpers

    def _other_ways(self) -> QHBoxLayout:
        found = Button(T("改为第一夜认"), "switchFound", "quiet")
        program = Button(T("改由程序发牌"), "switchProgram", "quiet")
        found.clicked.connect(lambda: self._give({"mode": "found"}))
        program.clicked.connect(self._deal_by_program)
        program.setVisible(self._is_new)
        return _evenly([found, program])

    def _look(self, seat: int) -> SeatLook:
        role = self.table.cards.get(seat, "")
        line = say(self._name(role)) if role else say(T("未录"))
        return SeatLook(
            seat, self._session.people[seat - 1], line, "gold" if role else "muted",
            is_picked=bool(role) and role == self.table.chosen, spoken=f"{seat} 号，{line}",
        )  # fmt: skip

    def _name(self, role: str) -> Text:
        return role_name(self._setup.ruleset, role)

    def _card_words(self, role: str) -> Text:
        return T("{card}　剩 {left}", card=self._name(role), left=self.table.left(role))

    def _bottom_words(self, place: int) -> Text:
        role = self.table.cards.get(place)
        number = place - self._setup.seats
        if role is None:
            return T("底牌 {number}：未录", number=number)
        return T("底牌 {number}：{card}", number=number, card=self._name(role))

    def _show_verdict(self) -> None:
        missing = self.table.missing
        no = None if missing else self._prompt.check(self.table.value())
        done = T("录好了 · 进入第一夜") if self._is_new else T("改成这样 · 看会变什么")
        self._next.put_words(T("还差 {count} 张", count=missing) if missing else done)
        set_look(self._next, "ready", not missing and no is None)
        self._say(no.text if no else T(""))

    def _say(self, text: Text) -> None:
        self._verdict.setText(say(text))
        self._verdict.setVisible(bool(self._verdict.text()))
        set_look(self._verdict, "role", "refusal")


_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}


def _pairs(items: list[str]) -> list[list[str]]:
    return [items[start : start + 2] for start in range(0, len(items), 2)]


def _evenly(buttons: list[Button]) -> QHBoxLayout:
    layout = row(gap=8)
    for made in buttons:
        layout.addWidget(made, 1)
    return layout
