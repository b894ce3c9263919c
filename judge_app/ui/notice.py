"""A line at the top of the window for what the judge must know once."""

from collections.abc import Iterable

from PySide6.QtWidgets import QFrame

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui import theme
from judge_app.ui.button import Button
from judge_app.ui.parts import label, row


class Notice(QFrame):
    """Says it until it is put away; stops nothing and asks nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setProperty("role", "bar")
        self._text = label("", "strong", wraps=True)
        self._text.setObjectName("noticeText")
        self._away = Button(T("知道了"), "noticeAway", "quiet")
        self._away.clicked.connect(self.hide)
        inside = row(gap=12)
        inside.setContentsMargins(20, 6, 16, 6)
        inside.addWidget(self._text, 1)
        inside.addWidget(self._away)
        self.setLayout(inside)
        self._theme = "day"
        self.hide()

    def tell(self, texts: Iterable[Text]) -> None:
        """Show these sentences; with none, nothing."""
        words = " ".join(say(text) for text in texts)
        self._text.setText(words)
        if words:
            theme.apply(self, self._theme)
        self.setVisible(bool(words))

    def dress(self, name: str) -> None:
        """Follow the page under it into "night" or "day"."""
        self._theme = name
        if not self.isHidden():
            theme.apply(self, name)
