"""Counting a vote: a bar for each candidate, and two ways to write the hands down."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import Button, set_look
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting

FEW = 5
"""So many candidates each have a row from the start; of more only those with votes do."""


class Bar(Button):
    """One candidate: seat, a bar as long as the votes, weight and hands. A click calls him."""

    def __init__(self, target: int) -> None:
        super().__init__(T("{seat} 号", seat=target), f"candidate-{target}", "bar")
        self.target = target
        self._share, self._weight, self._hands, self._stands_out = 0.0, 0.0, "", False
        self._longest = 0.0

    def hands_width(self, hands: str) -> int:
        """How much room the list of hands takes."""
        return QFontMetrics(theme.font(16)).horizontalAdvance(hands)

    def show_count(self, share: float, weight: float, hands: str, stands_out: bool, longest: float) -> None:
        """`share` of the `longest` bar, `weight` of all votes for him, `hands` who they are."""
        self._longest = longest
        self._share, self._weight, self._hands, self._stands_out = share, weight, hands, stands_out
        words = T("{seat} 号 {weight:g} 票 {hands}", seat=self.target, weight=weight, hands=hands)
        self.setAccessibleName(say(words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), theme.px(36))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(36))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.colours(self)
        self._write(painter, 0, theme.px(58), say(T("{seat} 号", seat=self.target)), colours.text, True)
        left = theme.px(62)
        length = self._share * self._longest
        if length:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent if self._stands_out else colours.accent_pale))
            high = theme.px(24)
            place = QRectF(left, (self.height() - high) / 2, max(length, theme.px(8)), high)
            painter.drawRoundedRect(place, theme.px(5), theme.px(5))
        left += int(length) + theme.px(10)
        self._write(painter, left, theme.px(34), f"{self._weight:g}", colours.text, True)
        left += theme.px(16) + theme.px(9) * len(f"{self._weight:g}")
        self._write(painter, left, self.width() - left, self._hands, colours.muted, False)
        if self.hasFocus():
            painter.setPen(QColor(colours.gold))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.px(6), theme.px(6))

    def _write(self, painter: QPainter, left: int, width: int, text: str, ink: str, is_bold: bool) -> None:
        painter.setFont(theme.font(16, is_bold))
        painter.setPen(QColor(ink))
        fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRectF(left, 0, width, self.height()), Qt.AlignmentFlag.AlignVCenter, fitted)


class VotePanel(QWidget):
    """Bars, who is missing, and the buttons that change the way of counting."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._targets: tuple[int, ...] = ()
        self._bars: dict[int, Bar] = {}
        self.setObjectName("votePanel")
        self._lead = QLabel()
        self._lead.setProperty("role", "strong")
        self._lead.setWordWrap(True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._rest = Button("", "choice-abstain", "choice")
        self._way = Button("", "voteWay", "choice")
        self._next = Button("", "callNext", "choice")
        self._buttons = [self._next, self._rest, self._way]
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self._rest.clicked.connect(self._abstain_rest)
        self._way.clicked.connect(self._switch)
        self._next.clicked.connect(self._call_next)

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(10)
        outer.addWidget(self._lead)
        outer.addLayout(self._rows)
        outer.addWidget(self._next)
        pair = QHBoxLayout()
        pair.setSpacing(10)
        pair.addWidget(self._rest, 3)
        pair.addWidget(self._way, 2)
        outer.addLayout(pair)

    def redraw(self) -> None:
        """Show the count as it stands."""
        count = self._at.draft
        is_shown = isinstance(count, Counting) and not self._at.is_veiled
        self.setVisible(is_shown)
        if not isinstance(count, Counting) or not is_shown:
            return
        if count.prompt.targets != self._targets:
            self._build(count.prompt.targets)
        if not self._bars:
            return
        self._lead.setText(say(_lead(count)))
        self._draw_bars(count)
        self._draw_buttons(count)

    def buttons(self) -> list[Button]:
        """What arrow keys walk through."""
        return [*self._bars.values(), *self._buttons]

    def _build(self, targets: tuple[int, ...]) -> None:
        for bar in self._bars.values():
            self._rows.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
        self._targets = targets
        self._bars = {target: self._bar(target) for target in targets}
        for bar in self._bars.values():
            self._rows.addWidget(bar)
            bar.show()

    def _bar(self, target: int) -> Bar:
        made = Bar(target)
        made.clicked.connect(lambda: self._call(target))
        return made

    def _draw_bars(self, count: Counting) -> None:
        tally = count.tally()
        most = max((weight for _, weight, _ in tally), default=0) or 1
        out = count.seats()
        longest = self._longest([_hands(count, hands) for _, _, hands in tally])
        for target, weight, hands in tally:
            is_shown = len(self._targets) <= FEW or weight > 0 or target == count.calling
            self._bars[target].setVisible(is_shown)
            self._bars[target].show_count(weight / most, weight, _hands(count, hands), target in out, longest)

    def _longest(self, hands: list[str]) -> float:
        """How long the longest bar may be so that no list of hands is cut."""
        bar = next(iter(self._bars.values()))
        room = self.width() - theme.px(112) - max(bar.hands_width(words) for words in hands)
        return max(theme.px(24), min(room, self.width() * 0.4))

    def _draw_buttons(self, count: Counting) -> None:
        rest = count.unrecorded
        self._rest.setVisible(bool(rest))
        self._rest.put_words(_rest_words(rest, len(count.voters)))
        self._way.put_words(T("按座次记") if count.is_called else T("按被投的人记"))
        self._next.setVisible(count.is_called and bool(rest) and count.next_called is not None)
        self._next.put_words(T("点 {seat} 号的票", seat=count.next_called or 0))
        set_look(self._next, "chosen", False)

    def _call(self, target: int) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.is_called, count.turn = True, None
            self._at.after(count.call(None if count.calling == target else target))

    def _call_next(self) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.call_next()
            self._at.after()

    def _switch(self) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.switch()
            self._at.after()

    def _abstain_rest(self) -> None:
        count = self._at.draft
        if isinstance(count, Counting):
            count.abstain_rest()
            self._at.after()


def _lead(count: Counting) -> Text:
    """What a tap means now."""
    if not count.unrecorded and count.calling is None:
        return T("都记完了")
    if count.is_called:
        if count.calling is None:
            return T("先点被投的人，再点举手的人")
        return T("投 {seat} 号的：点举手的人", seat=count.calling)
    if count.voter is None:
        return T("都记完了")
    return T("{seat} 号投谁？点他投的人；Enter 记弃票", seat=count.voter)


def _rest_words(rest: tuple[int, ...], voters: int) -> Text:
    if len(rest) == voters:
        return T("全部记弃票")
    if len(rest) > FEW:
        return T("其余 {n} 人记弃票", n=len(rest))
    return T("{seats} 号记弃票", seats="、".join(map(str, rest)))


def _hands(count: Counting, hands: list[int]) -> str:
    weights = count.voters
    return "·".join(str(v) if weights[v] == 1 else f"{v}({weights[v]:g})" for v in hands)
