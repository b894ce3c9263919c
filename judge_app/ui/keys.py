"""The keyboard at the table: digits, Space, Enter, Esc, arrows, Tab, Backspace, F-keys, Ctrl chords."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from judge_app.ui import timing, typing
from judge_app.ui.button import press
from judge_app.ui.controller import Controller
from judge_app.ui.log_list import LogList
from judge_app.ui.rail import Rail
from judge_app.ui.seat import SeatButton

if TYPE_CHECKING:
    from judge_app.ui.table_page import TablePage

Key = Qt.Key
SIDEWAYS = {Key.Key_Left: -1, Key.Key_Right: 1}
ARROWS = SIDEWAYS | {Key.Key_Up: -1, Key.Key_Down: 1}

STEPS: dict[Qt.Key, Callable[[Controller], None]] = {
    Key.Key_Left: lambda at: at.back(),
    Key.Key_Right: lambda at: at.put(),
    Key.Key_Home: lambda at: at.pick(0),
    Key.Key_End: lambda at: at.pick(len(at.log_rows())),
}
"""In a replay left and right walk along the game."""


class Keys:
    """What each key does on a table page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self._plain: dict[Qt.Key, Callable[[], None]] = {
            Key.Key_Space: self._big,
            Key.Key_Return: self._enter,
            Key.Key_Enter: self._enter,
            Key.Key_Escape: self._escape,
            Key.Key_Backspace: lambda: typing.backspace(page.at),
            Key.Key_F2: page.cover_up,
            Key.Key_F3: lambda: page.at.show_roles(True),
            Key.Key_F4: lambda: timing.toggle(page.at),
        }
        self._chords: dict[Qt.Key, Callable[[], None]] = {
            Key.Key_Z: page.at.undo,
            Key.Key_Y: page.at.redo,
        }

    def press(self, event: QKeyEvent) -> bool:
        """Act on a key; False if it means nothing here. Repeats of a held key do nothing."""
        if event.isAutoRepeat():
            return True
        key, held = Qt.Key(event.key()), event.modifiers()
        if held & Qt.KeyboardModifier.ControlModifier:
            return self._chord(key, bool(held & Qt.KeyboardModifier.ShiftModifier))
        if Key.Key_0 <= key <= Key.Key_9:
            typing.type_digit(self._page.at, chr(key))
        elif self._page.at.is_replay and key in STEPS:
            STEPS[key](self._page.at)
        elif key in ARROWS:
            self._arrow(ARROWS[key], key in SIDEWAYS)
        elif key in self._plain:
            self._plain[key]()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """The show key works as long as it is held."""
        if event.key() == Key.Key_F3 and not event.isAutoRepeat():
            self._page.at.show_roles(False)
            return True
        return False

    def _chord(self, key: Qt.Key, with_shift: bool) -> bool:
        if key == Key.Key_Z and with_shift:
            key = Key.Key_Y
        if key not in self._chords:
            return False
        self._chords[key]()
        return True

    def _big(self) -> None:
        press(self._page.big_button)

    def _enter(self) -> None:
        """Enter presses another button only if Tab or an arrow led there."""
        focus = QApplication.focusWidget()
        if self._page.at.typed or focus is None or not self._is_led_to(focus):
            self._page.enter()
        elif isinstance(focus, (Rail, LogList)):
            focus.open_current()
        elif isinstance(focus, QAbstractButton):
            press(focus)
            if focus in self._page.card.acts.buttons():
                self._page.setFocus()  # it is chosen: the next Enter goes on

    def _is_led_to(self, focus: QWidget) -> bool:
        return focus is not self._page and self._page.isAncestorOf(focus)

    def _escape(self) -> None:
        """The keyboard goes back to the page, so that digits are seats."""
        self._page.setFocus()
        typing.escape(self._page.at)

    def tab(self, step: int) -> bool:
        """Lead to the next part of the page; after the last, or where one goes away, to the page itself."""
        stops = [self._page, *self._stops()]
        focus = QApplication.focusWidget()
        if focus not in stops:
            self._page.setFocus()
            return True
        here = stops.index(focus)
        reason = Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
        stops[(here + step) % len(stops)].setFocus(reason)
        return True

    def _stops(self) -> list[QWidget]:
        """What Tab leads to: the step, the rest of its card, seats, all else, last the way out."""
        page = self._page
        first: list[QWidget] = [*page.card.buttons(), *page.card.findChildren(QWidget)]
        last = page.top.home
        every = [*first, *page.ring.findChildren(QWidget), *page.findChildren(QWidget), last]
        wanted = dict.fromkeys(part for part in every if part is not last) | {last: None}
        return [part for part in wanted if _may_stop(part)]

    def _arrow(self, step: int, is_sideways: bool) -> None:
        """Walk among seats or among the card's buttons, sideways among its choices alone."""
        focus = QApplication.focusWidget()
        if isinstance(focus, SeatButton):
            self._page.ring.step_focus(step)
            return
        card = self._page.card
        buttons = [b for b in card.buttons() if _may_stop(b) and b.property("barred") != "true"]
        if is_sideways:
            buttons = [b for b in buttons if b not in (card.back, card.next)] or buttons
        if not buttons:
            self._page.ring.step_focus(step)
            return
        here = buttons.index(focus) if focus in buttons else (-1 if step > 0 else 0)
        buttons[(here + step) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)


def _may_stop(part: QWidget) -> bool:
    """Whether Tab may lead to it now."""
    takes_tab = bool(part.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    return takes_tab and part.isVisible() and part.isEnabled()
