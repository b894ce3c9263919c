"""The middle of the ring: what part of the game it is, the clock, and a number being typed."""

from time import monotonic

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui import icons, theme, timing
from judge_app.ui.button import Button
from judge_app.ui.button_icon import put_icon
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting

TICK = 200
ROOMY = 130
"""The height in pixels before scaling from which a line stands under the clock."""


class Picture(QWidget):
    """One small drawn picture in the colour of the words beside it."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__()
        self.name, self._side = name, side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(self._side), theme.px(self._side))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        icons.draw(painter, self.name, QRectF(self.rect()), theme.colours(self).muted)


class Middle(QWidget):
    """Phase, `clockText`, a line under it, and `clockToggle`."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self._picture = Picture("moon", 22)
        self._phase = _label("phaseText", "muted")
        self.clock_text = _label("clockText", "")
        self._line = _label("clockNote", "muted")
        self._line.setWordWrap(True)
        self._typed = _label("typedText", "huge")
        self.toggle = Button("", "clockToggle", "round")
        self.silent = Button("", "clockSilent", "round")
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self._tick)
        self.toggle.clicked.connect(lambda: timing.toggle(at))
        self.silent.clicked.connect(lambda: timing.toggle_silent(at))
        self._lay_out()

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addStretch(1)
        outer.addLayout(_centred(self._picture, self._phase))
        for label in (self.clock_text, self._line, self._typed):
            outer.addWidget(label)
        outer.addLayout(_centred(self.toggle, self.silent))
        outer.addStretch(1)

    def redraw(self) -> None:
        """Follow the step on the screen."""
        night = self._at.is_night
        self._picture.name = "moon" if is_by_night(self._at) else "sun"
        self._picture.update()
        self._phase.setText(say(phase_words(self._at)))
        self._phase.setFont(theme.font(20))
        self._dress_clock()
        self._line.setText(say(_line(self._at)))
        self._typed.setText(self._at.typed and say(T("{number} 号", number=self._at.typed)))
        self._typed.setVisible(bool(self._at.typed))
        has_room = self.height() >= theme.px(ROOMY)
        self._line.setVisible(bool(self._line.text()) and has_room and not self._at.typed)
        self._draw_buttons(night)
        self._show_time()
        self._run(self.isVisible())

    def _dress_clock(self) -> None:
        """Small and dim by night; by day as large as the ring leaves room for."""
        colours, night = theme.colours(self), self._at.is_night
        room = min(self.width() / 3.4, self.height() * 0.34)
        size = theme.px(20) if night else max(theme.px(20), min(room, theme.px(60) * max(1.0, room / 150)))
        style = f"font-size: {int(size)}px; color: {colours.muted if night else colours.text};"
        style += "" if night else " font-weight: bold;"
        if self.clock_text.styleSheet() != style:
            self.clock_text.setStyleSheet(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress_clock()

    def _draw_buttons(self, night: bool) -> None:
        clock, ink = self._at.clock, theme.colours(self).muted
        is_on = clock.is_running
        put_icon(self.toggle, "pause" if is_on else "play", ink, theme.px(20))
        self.toggle.setAccessibleName(say(T("暂停计时 F4") if is_on else T("开始计时 F4")))
        put_icon(self.silent, "silent" if clock.is_silent else "bell", ink, theme.px(20))
        self.silent.setAccessibleName(say(T("提示音：关") if clock.is_silent else T("提示音：开")))
        for button in (self.toggle, self.silent):
            button.setToolTip(button.accessibleName())
        self.silent.setVisible(not night)

    def _tick(self) -> None:
        signals = self._at.clock.signals(monotonic())
        if signals and not self._at.clock.is_silent and not is_by_night(self._at):
            QApplication.beep()
        self._show_time()
        timing.keep(self._at)

    def _show_time(self) -> None:
        clock, now = self._at.clock, monotonic()
        text = clock.night_text(now) if self._at.is_night else clock.text(now)
        if self.clock_text.text() != text:
            self.clock_text.setText(text)
            self.clock_text.setAccessibleName(say(T("计时 {time}", time=text)))

    def _run(self, is_shown: bool) -> None:
        if is_shown and self._at.clock.is_running:
            self._timer.start()
        else:
            self._timer.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._run(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._run(not self.window().isMinimized() and self._at.clock.is_running)


def _label(name: str, role: str) -> QLabel:
    made = QLabel()
    made.setObjectName(name)
    made.setProperty("role", role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


def _centred(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(theme.px(6))
    row.addStretch(1)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return row


def is_by_night(at: Controller) -> bool:
    """Whether the table sleeps; a night that was gone back to has the colours of the day.

    No sound then: it would tell the table how long a step took.
    """
    return at.is_night or at.session.game.prompt.stage == "night"


def phase_words(at: Controller) -> Text:
    """Which night or day it is."""
    number = at.view.number
    if is_by_night(at):
        return T("第 {number} 夜", number=number)
    return T("第 {number} 天", number=number) if number else T("开局")


def _line(at: Controller) -> Text | str:
    """What the clock counts; nothing where an earlier step is open, which may be a night's."""
    if at.looking or at.is_veiled:
        return ""
    if isinstance(at.draft, Counting):
        return T("已记 {n} / {all}", n=len(at.draft.votes), all=len(at.draft.voters))
    if at.is_night or not at.prompt.seconds or not at.prompt.actors:
        return ""
    seat = at.prompt.actors[0]
    return T("{seat} 号 {name}", seat=seat, name=at.name(seat))
