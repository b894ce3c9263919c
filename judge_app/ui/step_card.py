"""The step on the screen: what to say, what to do, the sign, what to enter, and one big button."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from judge_app.engine.prompt import Prompt, Sign
from judge_app.engine.text import T, Text, joined
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.act_panel import ActPanel
from judge_app.ui.big_button import BigButton
from judge_app.ui.button import Button, set_look
from judge_app.ui.controller import Controller
from judge_app.ui.correction_panel import CorrectionPanel
from judge_app.ui.death_panel import DeathPanel
from judge_app.ui.deeds import big_words
from judge_app.ui.game_log import step_title
from judge_app.ui.masking import is_hushed
from judge_app.ui.middle import phase_words
from judge_app.ui.moving import MOVE
from judge_app.ui.parts import ScrollArea
from judge_app.ui.reasons import may_overrule, reason, warning
from judge_app.ui.say_text import SayText
from judge_app.ui.sign_text import SignText
from judge_app.ui.sitter_line import SitterLine
from judge_app.ui.spoken import Spoken, forms, spoken
from judge_app.ui.unbroken import Line
from judge_app.ui.vote_bar import VoteBar
from judge_app.ui.vote_panel import VotePanel
from judge_app.ui.why_line import WhyLine

SCROLL_BAR = 10
"""Pixels at the right edge that belong to the scroll bar alone: where it comes or goes no line wraps anew."""
LARGE = 1.3
"""The text scale from which everything above the big button scrolls."""


class StepCard(QFrame):
    """Everything above the big button scrolls when it must; the big button never does."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._is_low: tuple[bool, float] | None = None
        self._followed: tuple[tuple[str, str], Sign | None, VoteBar | None] = ("", ""), None, None
        self.setProperty("role", "card")
        self.steps = Button("", "foldedSteps", "link")
        self.title = _label("stepTitle", "title")
        self.status = _label("statusText", "muted")
        self.say_text = SayText()
        self.do_text = _label("doText", "muted")
        self.sign_text = SignText()
        self.why_text = _label("whyText", "refusal")
        self.warn_text = _label("warnText", "warn")
        self.overrule = Button(T("法官裁定：就这样记"), "overrule", "quiet")
        self.acts, self.votes, self.why_line = ActPanel(at), VotePanel(at), WhyLine(at)
        self.sitter_line = SitterLine(at)
        self.seats_link = Button(T("换座、替补、改名字"), "correctSeats", "link")
        self.seats_link.clicked.connect(lambda: at.interrupt(MOVE))
        self.deaths, self.correction = DeathPanel(at), CorrectionPanel(at)
        self.back = Button(T("看上一步"), "back", "back")
        self.next = BigButton("next")
        self.overrule.clicked.connect(at.overrule)
        self.back.clicked.connect(at.back)
        self._lay_out()

    def _lay_out(self) -> None:
        outer = self._outer = QVBoxLayout(self)
        outer.addWidget(self._scroll(), 1)
        told = self._told = QVBoxLayout()
        for widget in (self.why_text, self.overrule, self.warn_text):
            told.addWidget(widget)
        self._foot = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(theme.px(12))
        row.addWidget(self.back)
        row.addWidget(self.next, 1)
        for part in (told, self._foot, row):
            part.setContentsMargins(0, 0, SCROLL_BAR, 0)
            outer.addLayout(part)

    def _scroll(self) -> ScrollArea:
        area = ScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar = area.verticalScrollBar()
        set_look(bar, "idle", True)
        bar.rangeChanged.connect(lambda low, high: set_look(bar, "idle", high <= low))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self._build_inside())
        self._area = area
        return area

    def _build_inside(self) -> QWidget:
        inside = self._inside = QWidget()
        rows = self._rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        head = QVBoxLayout()
        head.setSpacing(theme.px(2))
        head.addWidget(self.steps)
        head.addWidget(self.title)
        head.addWidget(self.status)
        rows.addLayout(head)
        rows.addWidget(self._said())
        for widget in (self.do_text, self.sign_text, self.deaths, self.correction):
            rows.addWidget(widget)
        for panel in (self.votes, self.acts, self.seats_link, self.sitter_line, self.why_line):
            rows.addWidget(panel)
        self._extra = QVBoxLayout()
        rows.addLayout(self._extra)
        rows.addStretch(1)
        return inside

    def _said(self) -> QFrame:
        self._box = QFrame()
        self._box.setProperty("role", "say")
        rows = self._lines = QVBoxLayout(self._box)
        rows.addWidget(self.say_text)
        return self._box

    def redraw(self) -> None:
        """Show the controller's step."""
        at, prompt = self._at, self._at.prompt
        self._draw_said()
        self.steps.put_words(_progress(at))
        _put(self.title, _title(at))
        _put(self.status, _status(at))
        may_do = not at.is_veiled and at.correction is None and not is_hushed(at)
        _put(self.do_text, prompt.do if may_do else "")
        self.sign_text.show_sign(at.sign, may_do and prompt.sign_for is not Prompt.sign_for)
        for panel in (self.deaths, self.correction, self.votes, self.acts, self.why_line, self.sitter_line):
            panel.redraw()
        self.seats_link.setVisible(at.out_of_turn == "correct")
        self._draw_foot()
        self._settle()
        self._follow()

    def _draw_said(self) -> None:
        at = self._at
        is_told = not at.out_of_turn and at.correction is None and not is_hushed(at)
        now = spoken(at) if is_told else Spoken((), 0)
        self.say_text.show_lines(now.lines, now.main, forms(at) if is_told else ())
        self._box.setVisible(bool(now.lines))

    def _settle(self) -> None:
        """Lay out at once, as often as nested layouts need, so that no frame shows a cut line."""
        self._lay_out_now()
        if self._spare_refusal():
            self._lay_out_now()

    def _lay_out_now(self) -> None:
        for _ in range(4):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _spare_refusal(self) -> bool:
        """A refusal moves nothing where there is room for its line; where what is above needs the room, that
        has it until there is one. Answers whether it changed hands."""
        keeping, is_low = self.why_text.sizePolicy(), self._is_low is not None and self._is_low[0]
        kept = keeping.retainSizeWhenHidden()
        line = self.why_text.minimumHeight() + self._outer.spacing()
        room = self._area.viewport().height() - (0 if kept or not self.why_text.isHidden() else line)
        spares = not is_low and self._rows.totalHeightForWidth(self._inside.width()) <= room
        keeping.setRetainSizeWhenHidden(spares)
        self.why_text.setSizePolicy(keeping)
        return spares != kept

    def _follow(self) -> None:
        """A new step begins at its top; what a tap brings comes into sight: a sign, a candidate's line."""
        at, bar = self._at, self.votes.called_bar()
        now = (at.prompt.key, at.looking), at.sign, bar
        before, self._followed = self._followed, now
        if before[0] != now[0]:
            self._area.verticalScrollBar().setValue(0)
        elif at.sign is not None and at.sign != before[1]:
            self._area.ensureWidgetVisible(self.sign_text, 0, 0)
        if bar is not None and bar is not before[2]:
            self._bring(bar)

    def _bring(self, bar: VoteBar) -> None:
        """Scroll to a candidate's line, as far as the words stay in sight."""
        scroll = self._area.verticalScrollBar()
        needed = bar.mapTo(self._inside, bar.rect().bottomLeft()).y() - self._area.viewport().height()
        scroll.setValue(max(scroll.value(), min(needed, self._box.y())))

    def _draw_foot(self) -> None:
        at = self._at
        words, is_ready = big_words(at)
        self.next.put_words(words)
        set_look(self.next, "ready", is_ready)
        _put(self.why_text, reason(at) or "")
        self.overrule.setVisible(may_overrule(at))
        _put(self.warn_text, warning(at) or "")
        leaves = at.correction is not None or bool(at.out_of_turn)
        away = T("返回") if leaves else T("看上一步")
        self.back.put_words(T("不改") if at.correction is not None else away)
        self.back.setEnabled(leaves or at.key_before() is not None)

    def buttons(self) -> list[Button]:
        """What arrow keys walk through, in order."""
        return [*self.acts.buttons(), *self.votes.buttons(), self.back, self.next]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def set_rail_folded(self, is_folded: bool) -> None:
        """With no rail beside it the line above the title says how far the night is, and opens the rail."""
        self.steps.setVisible(is_folded)

    def set_low(self, is_low: bool) -> None:
        """Stand closer where the window is low, so that the choices stay in sight."""
        if (is_low, theme.scale()) == self._is_low:
            return
        self._is_low = is_low, theme.scale()
        tall, wide, inner = theme.px(10 if is_low else 18), theme.px(22), theme.px(7 if is_low else 14)
        self._outer.setContentsMargins(wide, tall, wide - SCROLL_BAR, tall)
        self._outer.setSpacing(theme.px(8 if is_low else 10))
        self._told.setSpacing(theme.px(8 if is_low else 10))
        self._rows.setSpacing(theme.px(6 if is_low else 12))
        self._lines.setContentsMargins(theme.px(16), inner, theme.px(12), inner)
        self.sign_text.set_low(is_low)
        self.why_text.setMinimumHeight(theme.px(0 if is_low else 38))
        self._place_votes(theme.scale() > LARGE)

    def _place_votes(self, is_large: bool) -> None:
        """A vote's buttons never scroll away, save where letters are so large that nothing else had room."""
        self.votes.set_narrow(is_large)
        if is_large:
            self._extra.insertWidget(0, self.votes.foot)
        else:
            self._foot.addWidget(self.votes.foot)

    def take_in(self, widget: QWidget) -> None:
        """Hold what stands under the rail where there is no rail."""
        self._extra.addWidget(widget)


def _label(name: str, role: str) -> Line:
    made = Line()
    made.setObjectName(name)
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    return made


def _put(label: Line, text: Text | str) -> None:
    words = say(text)
    label.setText(words)
    label.setVisible(bool(words))


def _title(at: Controller) -> Text:
    shown = step_title(at.prompt) if at.looking else at.prompt.title
    title = T("技能") if is_hushed(at) else shown
    if at.correction is not None:
        return T("更正：{title}", title=title)
    return T("回看：{title}", title=title) if at.looking else title


def _progress(at: Controller) -> Text:
    """Where in the night or day this step stands."""
    steps = at.steps
    here = next((i for i, step in enumerate(steps, start=1) if step.state == "now"), 0)
    if not here:
        return phase_words(at)
    return T("{phase} · 第 {here} 步，共 {all} 步", phase=phase_words(at), here=here, all=len(steps))


def _status(at: Controller) -> Text | str:
    """Who acts, and how it stands with him; by day only what the table knows."""
    if at.is_veiled:
        return T("夜里的记录，这里先不显示")
    outcome = at.session.game.outcome
    if at.prompt.kind == "end" and outcome is not None:
        return outcome.text
    if at.out_of_turn and not at.prompt.do:
        return T("点座位，再按下面的大按钮")
    parts: list[Text | str] = []
    if at.prompt.actors and len(at.prompt.actors) <= 4:
        parts += [T("{seat} 号 {name}", seat=seat, name=at.name(seat)) for seat in at.prompt.actors]
    if at.prompt.status and not is_hushed(at):
        parts.append(at.prompt.status)
    return joined(parts, " · ") if parts else ""
