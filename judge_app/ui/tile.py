"""A large checkable card: a title, and lines that wrap under it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from judge_app.ui import theme
from judge_app.ui.parts import column, label
from judge_app.ui.unbroken import JOIN


class Tile(QPushButton):
    """One choice among several, drawn as a card; the whole card is the button."""

    def __init__(self, title: str, lines: tuple[str, ...] = (), name: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAutoDefault(False)
        self.setProperty("look", "tile")
        self.setAccessibleName("，".join((title, *lines)).replace(JOIN, ""))
        inside = column(self, gap=1)
        inside.setContentsMargins(14, 8, 14, 9)
        inside.addWidget(_untouchable(label(title, "tileTitle", wraps=True)))
        for line in lines:
            inside.addWidget(_untouchable(label(line, "muted", wraps=True)))

    def sizeHint(self) -> QSize:
        inside = self.layout()
        return inside.sizeHint() if inside is not None else QSize()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(140), theme.px(40))


def _untouchable(made: QLabel) -> QWidget:
    made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return made
