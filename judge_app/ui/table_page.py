"""The table: rail of steps, ring of seats with the clock in its middle, step card."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import theme, typing
from judge_app.ui.big_button import BigButton
from judge_app.ui.button import Button, set_look
from judge_app.ui.controller import Controller
from judge_app.ui.end_page import EndPage
from judge_app.ui.foot import Foot
from judge_app.ui.interrupts import Interrupts
from judge_app.ui.keys import Keys
from judge_app.ui.log_list import LogList
from judge_app.ui.looks import seat_looks, seat_note
from judge_app.ui.middle import Middle, phase_words
from judge_app.ui.parts import row
from judge_app.ui.privacy import cover_of
from judge_app.ui.rail import Rail
from judge_app.ui.ring import Ring
from judge_app.ui.rules_list import RulesList
from judge_app.ui.step_card import StepCard
from judge_app.ui.top_bar import TopBar

FOLDS_BELOW, FOLDS_ABOVE = 1180, 1.3
"""Width in pixels and text scale at which the rail folds into the step card."""


LOG_WIDTH = 340
LEAST_RING = 280
LOW = 760
"""Height in pixels below which the card is set closer."""


class TablePage(QWidget):
    """`tablePage`: one open game, drawn from its controller."""

    left = Signal()
    next_game = Signal()
    other_game = Signal()

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self.setObjectName("tablePage")
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.at = at
        self._folds: tuple[bool, bool] | None = None
        self._is_rail_open = False
        theme.apply(self, "night" if self.at.is_night else "day")
        self._build()
        self._keys = Keys(self)
        self._lay_out()
        self._connect()
        self.redraw()

    def _build(self) -> None:
        at = self.at
        self.top, self.foot = TopBar(at), Foot(at)
        self.foot.setHidden(at.is_replay)
        self.rail, self.middle, self.card = Rail(at), Middle(at), StepCard(at)
        self.ring = Ring(at.session.game.setup.seats, self.middle)
        self.log = LogList(at)
        self._log_button = Button(T("全部记录"), "openLog", "link")
        self.interrupts, self.end = Interrupts(at), EndPage(at)
        self.house_rules = RulesList(self, at.session.game.setup)

    def _lay_out(self) -> None:
        self._table = QWidget()
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        self._heading = QLabel()
        self._heading.setProperty("role", "muted")
        self._heading.setContentsMargins(theme.px(20), 0, 0, 0)
        self._side, self._side_rows = QFrame(), QVBoxLayout()
        self._side.setProperty("role", "side")
        self._side.setLayout(self._side_rows)
        self._side_rows.setContentsMargins(0, theme.px(12), 0, 0)
        self._side_rows.setSpacing(0)
        head = row(self._heading, 1, self._log_button)
        head.setContentsMargins(0, 0, theme.px(14), 0)
        self._side_rows.addLayout(head)
        for part in (self.rail, self.log, self.interrupts):
            self._side_rows.addWidget(part)
        self._centre = QVBoxLayout()
        self._centre.addWidget(self.ring, 1)
        body.addWidget(self._side)
        body.addLayout(self._centre, 1)
        body.addWidget(self.card)
        rows = QVBoxLayout(self._table)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.top)
        rows.addLayout(body, 1)
        rows.addWidget(self.foot)
        self._stack = QStackedLayout(self)
        for page in (self._table, self.end):
            self._stack.addWidget(page)

    def _connect(self) -> None:
        self.at.changed.connect(self.redraw)
        self.ring.tapped.connect(self.at.tap)
        self.rail.picked.connect(self._look)
        self.log.picked.connect(self._pick)
        self._log_button.clicked.connect(lambda: self.open_log(self.log.isHidden()))
        self.card.steps.clicked.connect(self._toggle_rail)
        self.card.next.clicked.connect(self.put)
        self.top.cover.clicked.connect(self.cover_up)
        self.top.rules.clicked.connect(lambda: self.house_rules.toggle(self.top.rules))
        self.at.moved.connect(self.house_rules.hide)
        self.top.home.clicked.connect(self.left)
        self.end.back.connect(lambda: self._show(self._table))
        self.end.left.connect(self.left)
        self.end.next_game.connect(self.next_game)
        self.end.other_game.connect(self.other_game)

    def refresh(self) -> None:
        """Take up a session that was changed elsewhere."""
        self.at.refresh()

    def redraw(self) -> None:
        """Draw everything from the controller."""
        theme.apply(self, "night" if self.at.is_night else "day")
        self._fold()
        self._heading.setText(say(phase_words(self.at)))
        self.ring.show_looks(seat_looks(self.at))
        touched = self.at.touched
        self.ring.show_note(seat_note(self.at, touched) if touched else "")
        for part in (self.top, self.rail, self.log, self.interrupts, self.middle, self.card, self.foot):
            part.redraw()
        if self.at.session.game.outcome is None and self._stack.currentWidget() is self.end:
            self._show(self._table)

    def turn(self, seat: int, is_mirrored: bool) -> None:
        """Turn the ring so that `seat` is at the bottom (0: seat 1 on top), or mirror it."""
        self.ring.turn(seat, is_mirrored)

    @property
    def big_button(self) -> BigButton:
        return self.end.next if self._stack.currentWidget() is self.end else self.card.next

    def enter(self) -> None:
        """Enter with nothing typed and no other button led to."""
        if self.at.prompt.kind == "end" and self.at.is_now and not self.at.typed:
            self.big_button.click()
        else:
            typing.enter(self.at)

    def put(self) -> None:
        """The big button of the card."""
        if self.at.prompt.kind == "end" and self.at.is_now:
            self.show_end()
        else:
            self.at.put()

    def show_end(self) -> None:
        """Open the end page."""
        self.end.redraw()
        self._show(self.end)

    def cover_up(self) -> None:
        """Cover the whole window."""
        cover_of(self.window()).toggle()

    def _show(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        self.setFocus()

    def _fold(self) -> None:
        """Fold the rail into the card where there is no room for it; acts out of turn go under the ring."""
        is_large = theme.scale() > FOLDS_ABOVE
        is_folded = self.width() < FOLDS_BELOW or is_large
        if (is_folded, is_large) != self._folds:
            self._folds, self._is_rail_open = (is_folded, is_large), False
            self.card.set_rail_folded(is_folded)
            self.top.set_tight(is_large)
            self._move_interrupts(is_folded, is_large)
        self._side.setVisible(not is_folded or self._is_rail_open)
        self._side.setFixedWidth(self._side_width())
        self.card.set_low(self.height() < theme.px(LOW))
        width = max(theme.px(400), min(theme.px(560), self.width() * 0.29))
        self.card.setFixedWidth(int(min(width, self.width() * 0.55)))
        self._make_room()

    def _make_room(self) -> None:
        """Letters may be so large that rail or log and card leave none for the ring."""
        left = self.width() - self.card.width() - (0 if self._side.isHidden() else self._side.width())
        self.ring.setHidden(left < LEAST_RING)

    def _side_width(self) -> int:
        """The log takes more room than the rail where there is some."""
        if self.log.isHidden():
            return min(theme.px(236), self.width() // 4)
        return min(theme.px(LOG_WIDTH), self.width() * 3 // 10)

    def open_log(self, is_open: bool) -> None:
        """Show all nights and days in place of the steps of this one."""
        self.log.setVisible(is_open)
        self.rail.setVisible(not is_open)
        self._log_button.put_words(T("收起记录") if is_open else T("全部记录"))
        set_look(self._log_button, "chosen", is_open)
        self._is_rail_open = self._is_rail_open or is_open
        self._fold()
        self.log.redraw()

    def _move_interrupts(self, is_folded: bool, is_large: bool) -> None:
        self.interrupts.set_flat(is_folded)
        if is_folded and is_large:
            self.card.take_in(self.interrupts)
        else:
            (self._centre if is_folded else self._side_rows).addWidget(self.interrupts)

    def _toggle_rail(self) -> None:
        self._is_rail_open = not self._is_rail_open
        self._fold()

    def _pick(self, index: int) -> None:
        if self._folds is not None and self._folds[0] and not self.at.is_replay:
            self._is_rail_open = False
        self.at.pick(index)

    def _look(self, key: str) -> None:
        self._is_rail_open = False
        self.at.look(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._keys.release(event):
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: N802
        """Tab leads to the step's choices first, and last to the button that leaves the table."""
        return self._keys.tab(1 if is_next else -1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.at.show_roles(False)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange and hasattr(self, "_stack"):
            self.redraw()
