"""A small piece that the pages of presets share."""

from PySide6.QtWidgets import QVBoxLayout


def empty(lines: QVBoxLayout) -> None:
    """Take everything out of a column, at once for whoever looks for its parts by name."""
    while (item := lines.takeAt(0)) is not None:
        if (old := item.widget()) is not None:
            old.hide()
            old.setParent(None)
            old.deleteLater()
