"""What may happen at any time: acts out of turn, offered only where the engine allows them now."""

from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui import icons, theme
from judge_app.ui.button import Button, set_look
from judge_app.ui.controller import Controller


class Interrupts(QWidget):
    """A button `interrupt-ID` for each act that is possible now."""

    def __init__(self, at: Controller) -> None:
        super().__init__()
        self._at = at
        self._keys: tuple[str, ...] = ()
        self._buttons: dict[str, Button] = {}
        self._rows = QVBoxLayout(self)
        self._rows.setSpacing(theme.px(4))
        self.set_flat(False)
        title = QLabel(say(T("随时")))
        title.setProperty("role", "muted")
        self._rows.addWidget(title)

    def set_flat(self, is_flat: bool) -> None:
        """Stand in one line (inside the card) or one under the other (under the rail)."""
        way = QBoxLayout.Direction.LeftToRight if is_flat else QBoxLayout.Direction.TopToBottom
        self._rows.setDirection(way)
        margins = (0, 0, 0, 0) if is_flat else (20, 4, 14, 12)
        self._rows.setContentsMargins(*(theme.px(side) for side in margins))

    def redraw(self) -> None:
        """Offer what the engine allows now."""
        prompts = () if self._at.session.is_readonly else self._at.session.game.interrupts
        keys = tuple(prompt.key for prompt in prompts)
        if keys != self._keys:
            self._clear()
            self._keys = keys
            for prompt in prompts:
                self._add(prompt.key, say(prompt.title))
        self.setVisible(bool(keys))
        for key, button in self._buttons.items():
            set_look(button, "chosen", key == self._at.out_of_turn)
            button.setIcon(icons.icon("flag", theme.colours(self).muted, theme.px(18)))

    def _clear(self) -> None:
        for button in self._buttons.values():
            self._rows.removeWidget(button)
            button.setObjectName("")
            button.hide()
            button.deleteLater()
        self._buttons = {}

    def _add(self, key: str, title: str) -> None:
        made = Button(title, f"interrupt-{key}", "link")
        made.clicked.connect(lambda: self._at.interrupt(key))
        self._buttons[key] = made
        self._rows.addWidget(made)
        made.show()
