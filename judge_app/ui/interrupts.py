"""What may happen at any time: acts out of turn, offered only where the engine allows them now."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import moving, theme
from judge_app.ui.button import Button, set_look
from judge_app.ui.button_icon import put_icon
from judge_app.ui.controller import Controller

GAPS = (18, 8)
"""Between two buttons that stand side by side: where there is room, and at the least."""


class Interrupts(QWidget):
    """A button `interrupt-ID` for each act that is possible now."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._keys: tuple[str, ...] = ()
        self._buttons: dict[str, Button] = {}
        self._is_flat = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(theme.px(18))
        self._grid.setVerticalSpacing(theme.px(2))
        self._title = QLabel(say(T("随时")))
        self._title.setProperty("role", "muted")
        self.set_flat(False)

    def set_flat(self, is_flat: bool) -> None:
        """Stand side by side, in as many lines as it takes, or one under the other (under the rail)."""
        self._is_flat = is_flat
        margins = (20, 0, 12, 4) if is_flat else (20, 4, 14, 12)
        self._grid.setContentsMargins(*(theme.px(side) for side in margins))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        parts = [self._title, *self._buttons.values()]
        columns = self._columns() if self._is_flat else 1
        for place, part in enumerate(parts):
            self._grid.addWidget(part, place // columns, place % columns)
        for column in range(len(parts) + 1):
            self._grid.setColumnStretch(column, int(column == columns))

    def _columns(self) -> int:
        """All of them in a line, closer together if need be; else as many as stand one under the other."""
        widths = [part.sizeHint().width() for part in (self._title, *self._buttons.values())]
        room = self.width() - theme.px(32)
        for columns in range(len(widths), 0, -1):
            needed = sum(max(widths[column::columns]) for column in range(columns))
            for gap in map(theme.px, GAPS):
                if needed + gap * columns <= room:
                    self._grid.setHorizontalSpacing(gap)
                    return columns
        return 1

    def redraw(self) -> None:
        """Offer what the engine allows now."""
        prompts = moving.acts(self._at.session)
        keys = tuple(prompt.key for prompt in prompts)
        if keys != self._keys:
            self._clear()
            self._keys = keys
            for prompt in prompts:
                self._add(prompt.key, say(prompt.title))
        self.setVisible(bool(keys))
        for key, button in self._buttons.items():
            set_look(button, "chosen", key == self._at.out_of_turn)
            put_icon(button, "flag", theme.colours(self).muted, theme.px(18))
        self._arrange()

    def _clear(self) -> None:
        for button in self._buttons.values():
            self._grid.removeWidget(button)
            button.setObjectName("")
            button.hide()
            button.deleteLater()
        self._buttons = {}

    def _add(self, key: str, title: str) -> None:
        made = Button(title, f"interrupt-{key}", "link")
        made.clicked.connect(lambda: self._at.interrupt(key))
        self._buttons[key] = made
        made.setParent(self)
        made.show()
