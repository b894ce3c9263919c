"""What the set-up looks like beyond the common style sheet."""

from PySide6.QtWidgets import QWidget

from judge_app.ui import theme
from judge_app.ui.parts import on_paper


def dress(page: QWidget) -> None:
    """Paper colours, and the looks only these pages have."""
    on_paper(page)
    page.setStyleSheet(page.styleSheet() + _sheet(theme.DAY))


def _sheet(c: theme.Colours) -> str:
    px = theme.px
    return f"""
QWidget[role="clear"] {{ background: transparent; }}
QComboBox::drop-down, QDateEdit::drop-down {{ border: none; width: {px(22)}px; }}
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {{
    border: none; background: transparent; width: {px(26)}px; }}
QSpinBox::up-arrow, QSpinBox::down-arrow, QDoubleSpinBox::up-arrow, QDoubleSpinBox::down-arrow {{
    image: none; }}
QFrame[role="section"] {{ border: 1px solid {c.line}; }}
QFrame[role="section"] QLineEdit, QFrame[role="section"] QComboBox, QFrame[role="section"] QDateEdit,
QFrame[role="section"] QSpinBox, QFrame[role="section"] QDoubleSpinBox {{ background: {c.ground};
    border: 1px solid {c.edge}; border-radius: {px(6)}px; padding: {px(4)}px {px(8)}px;
    min-height: {px(22)}px; }}
QFrame[role="section"] QLineEdit:focus,
QFrame[role="section"] QComboBox:focus {{ border: 2px solid {c.gold}; }}
QPlainTextEdit {{ background: {c.ground}; border: 1px solid {c.edge}; border-radius: {px(6)}px; }}
QPushButton[look="tile"] {{ background: {c.ground}; border: 2px solid {c.line}; border-radius: {px(8)}px; }}
QPushButton[look="tile"]:checked, QPushButton[look="segment"]:checked {{ background: {c.accent_soft};
    border: 2px solid {c.accent}; }}
QPushButton[look="segment"] {{ padding: {px(3)}px {px(10)}px; border: 2px solid {c.line}; }}
QPushButton[look="small"] {{ padding: {px(3)}px {px(10)}px; color: {c.muted}; border: 1px solid {c.line}; }}
QFrame[role="option"] {{ border: none; border-left: {px(4)}px solid transparent;
    border-radius: 0; background: transparent; }}
QFrame[role="option"][changed="true"] {{ border-left-color: {c.gold}; background: {c.ground}; }}
QLabel[role="seatNumber"] {{ font-weight: bold; }}
QLabel[role="trouble"] {{ color: {c.accent}; font-weight: bold; }}
"""
