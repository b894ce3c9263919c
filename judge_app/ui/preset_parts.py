"""Small pieces that the pages of presets share."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QVBoxLayout

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.rulesets import Board
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
    # Qt breaks lines without regard to an item's padding, and then cuts their ends.
    made.setStyleSheet("QListView::item { padding: 0; }")
    made.setWordWrap(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def text_field(name: str, spoken: Text, height: int) -> QPlainTextEdit:
    """A field for lines of text, so high (before scaling); Tab leaves it."""
    made = QPlainTextEdit()
    made.setObjectName(name)
    made.setAccessibleName(say(spoken))
    made.setTabChangesFocus(True)
    made.setFixedHeight(theme.px(height))
    return made


def lines_of(field: QPlainTextEdit) -> list[str]:
    """What stands in a field, without empty lines."""
    return [line.strip() for line in field.toPlainText().split("\n") if line.strip()]


def show_lines(field: QPlainTextEdit, lines: list[str]) -> None:
    """Show lines without announcing them; where they stand already the cursor stays."""
    if lines_of(field) != lines:
        field.blockSignals(True)
        field.setPlainText("\n".join(lines))
        field.blockSignals(False)


def board_title(board: Mapping[str, Any], of_base: Board | None) -> str:
    """The title as the host wrote it; the base's own in the language of the window."""
    if of_base is not None and board.get("title") == of_base.title:
        return say(T(of_base.title))
    return board.get("title") or say(T("{players} 人局", players=board.get("players", 0)))
