"""Small pieces that the pages of presets share."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QVBoxLayout

from judge_app.ui import theme


def empty(lines: QVBoxLayout) -> None:
    """Take everything out of a column, at once for whoever looks for its parts by name."""
    while (item := lines.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()


def plain_list(made: QListWidget, width: int) -> None:
    """A list at the side: so wide (before scaling), long lines in two."""
    made.setMaximumWidth(theme.px(width))
    made.setWordWrap(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
