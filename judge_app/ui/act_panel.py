"""The choices of a step, each its own button."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QWidget

from judge_app.engine.prompt import Choice
from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import lots, theme
from judge_app.ui.button import Button, set_look
from judge_app.ui.controller import Controller
from judge_app.ui.masking import hushed, is_hushed
from judge_app.ui.picking import Picking, with_seats

ROOM, FRAME = 356, 22
"""The width of the card's inside, and what a button's frame takes of it, before scaling."""


class ActPanel(QWidget):
    """Buttons `choice-ID`; "pick" has none, its seats are picked on the ring."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._shown: tuple[Choice, ...] | None = None
        self._draw_lot = Button(T("抽一个座位"), "drawLot", "choice")
        self._draw_lot.clicked.connect(self._pick_by_lot)
        self._buttons: dict[str, Button] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)

    def redraw(self) -> None:
        """Show the choices of the step on the screen."""
        draft = self._at.draft
        choices = draft.choices if isinstance(draft, Picking) else ()
        shown = tuple(choice for choice in choices if choice.id != "pick")
        is_by_lot = lots.is_by_lot(self._at.prompt)
        is_open = not self._at.is_veiled and self._at.correction is None
        self.setVisible((bool(shown) or is_by_lot) and is_open)
        self._draw_lot.setVisible(is_by_lot)
        set_look(self._draw_lot, "barred", self._at.looks_only)
        if shown != self._shown:
            self._build(shown)
        if isinstance(draft, Picking):
            for choice in shown:
                self._draw(draft, choice)

    def buttons(self) -> list[Button]:
        """In the order they stand in."""
        return [*self._buttons.values(), self._draw_lot]

    def _build(self, shown: tuple[Choice, ...]) -> None:
        for button in self._buttons.values():
            self._grid.removeWidget(button)
            button.setObjectName("")
            button.hide()
            button.deleteLater()
        self._shown = shown
        self._buttons = {choice.id: self._button(choice) for choice in shown}
        columns = _columns(shown)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grid.addWidget(self._draw_lot, len(shown), 0, 1, columns)
        for index, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, index // columns, index % columns)
            button.show()

    def _pick_by_lot(self) -> None:
        """Drawn like tapped: the judge still puts it, or takes another."""
        seat = lots.drawn(self._at.session, self._at.prompt)
        if seat is not None and seat not in self._at.draft.seats():
            self._at.tap(seat)

    def _button(self, choice: Choice) -> Button:
        made = Button(choice.label, f"choice-{choice.id}", "choice")
        made.clicked.connect(lambda: self._at.choose(choice.id))
        return made

    def _draw(self, draft: Picking, choice: Choice) -> None:
        button = self._buttons[choice.id]
        seats = draft.chosen.get(choice.id)
        label = hushed(choice.id) if is_hushed(self._at) else choice.label
        button.put_words(with_seats(choice.deed, seats) if seats else label)
        set_look(button, "chosen", choice.id in draft.chosen)
        is_barred = self._at.is_private and draft.bar(choice.id) is not None
        set_look(button, "barred", is_barred or self._at.looks_only)


def _columns(shown: tuple[Choice, ...]) -> int:
    """How many buttons stand side by side: three, two or one, by their longest label."""
    metrics = QFontMetrics(theme.font(16))
    longest = max((metrics.horizontalAdvance(say(choice.label)) for choice in shown), default=0)
    for columns in (3, 2):
        fits = longest <= theme.px(ROOM / columns - FRAME)
        if fits and len(shown) >= columns and (columns, len(shown)) != (3, 4):
            return columns
    return 1
