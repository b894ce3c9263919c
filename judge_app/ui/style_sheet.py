"""The style sheet: looks named by the properties `role` (labels, frames) and `look` (buttons)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge_app.ui.theme import Colours

Px = Callable[[float], int]


def sheet(c: Colours, px: Px) -> str:
    """The whole style sheet for one theme; `px` scales lengths with the text."""
    return "".join((_ground(c, px), _labels(c, px), _buttons(c, px), _frames(c, px), _lists(c, px)))


def _ground(c: Colours, px: Px) -> str:
    return f"""
* {{ font-family: "Noto Sans SC"; font-size: {px(16)}px; color: {c.text}; }}
QWidget {{ background: {c.ground}; }}
QLabel, QCheckBox, QRadioButton {{ background: transparent; }}
QToolTip {{ background: {c.panel}; color: {c.text}; border: 1px solid {c.edge}; padding: 4px; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {c.edge}; border-radius: 4px; min-height: 32px; margin: 0 1px; }}
QScrollBar[idle="true"]::handle:vertical {{ background: transparent; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _labels(c: Colours, px: Px) -> str:
    return f"""
QLabel[role="title"] {{ font-size: {px(22)}px; font-weight: bold; }}
QLabel[role="heading"] {{ font-size: {px(18)}px; font-weight: bold; }}
QLabel[role="huge"] {{ font-size: {px(44)}px; font-weight: bold; }}
QLabel[role="strong"], QLabel[role="tileTitle"], QLabel[role="count"] {{ font-weight: bold; }}
QLabel[role="large"], QLabel[role="largeGold"] {{ font-size: {px(18)}px; }}
QLabel[role="largeGold"] {{ color: {c.gold}; }}
QLabel[role="muted"] {{ color: {c.muted}; }}
QLabel[role="gold"] {{ color: {c.gold}; }}
QLabel[role="warn"] {{ color: {c.gold}; font-weight: bold; }}
QLabel[role="refusal"], QLabel[role="error"] {{ color: {c.text}; background: {c.accent_soft};
    border-left: {px(4)}px solid {c.accent}; padding: {px(6)}px {px(10)}px; }}
"""


def _buttons(c: Colours, px: Px) -> str:
    return f"""
QPushButton {{ background: transparent; border: 1px solid {c.edge}; border-radius: {px(8)}px;
    padding: {px(6)}px {px(12)}px; min-height: {px(24)}px; color: {c.text}; outline: none; }}
QPushButton[look="link"], QPushButton[look="round"], QPushButton[look="bar"] {{
    outline: 1px solid {c.gold}; }}
QPushButton:pressed {{ background: {c.accent_soft}; }}
QPushButton:focus {{ border: 2px solid {c.gold}; }}
QPushButton:disabled {{ color: {c.faint}; border-color: {c.line}; }}
QPushButton[look="quiet"] {{ color: {c.muted}; border-color: {c.line}; }}
QPushButton[look="back"] {{ color: {c.muted}; border-color: {c.edge}; border-radius: {px(12)}px;
    min-height: {px(54)}px; min-width: {px(70)}px; }}
QPushButton[look="quiet"]:disabled, QPushButton[look="back"]:disabled {{ color: {c.faint}; }}
QPushButton[look="link"] {{ border: none; color: {c.muted}; padding: {px(4)}px 0; text-align: left; }}
QPushButton[look="link"][chosen="true"] {{ color: {c.text}; font-weight: bold; }}
QPushButton[look="choice"] {{ border: 2px solid {c.edge}; border-radius: {px(10)}px; min-height: {px(38)}px;
    padding: {px(5)}px {px(8)}px; }}
QPushButton[look="choice"][chosen="true"] {{ border-color: {c.accent}; background: {c.accent_soft};
    font-weight: bold; }}
QPushButton[look="choice"][barred="true"] {{ color: {c.faint}; border: 2px dashed {c.line}; }}
QPushButton[look="choice"]:focus {{ border-color: {c.gold}; }}
QPushButton[look="main"] {{ background: {c.accent}; color: {c.on_accent}; border: 2px solid {c.accent};
    border-radius: {px(12)}px; font-size: {px(22)}px; font-weight: bold; }}
QPushButton[look="main"][ready="false"], QPushButton[look="main"]:disabled {{ background: {c.accent_pale};
    color: {c.on_pale}; border-color: {c.accent_pale}; }}
QPushButton[look="main"]:focus {{ border-color: {c.gold}; }}
QPushButton[look="quiet"]:focus, QPushButton[look="back"]:focus, QPushButton[look="tile"]:focus {{
    border: 2px solid {c.gold}; }}
QPushButton[look="chip"] {{ border-radius: {px(6)}px; padding: {px(4)}px {px(10)}px; }}
QPushButton[look="step"] {{ padding: 0; min-width: {px(36)}px; min-height: {px(34)}px; font-weight: bold; }}
QPushButton[look="tile"] {{ background: {c.panel}; border: 2px solid {c.line}; text-align: left;
    padding: 0; }}
QPushButton[look="round"] {{ border: none; min-width: {px(36)}px; min-height: {px(32)}px;
    padding: {px(2)}px; }}
QPushButton[look="bar"] {{ border: none; padding: 0; min-height: 0; }}
QPushButton:checked {{ border: 2px solid {c.accent}; background: {c.accent_soft}; }}
QPushButton:checked:focus {{ border-color: {c.gold}; }}
"""


def _frames(c: Colours, px: Px) -> str:
    return f"""
QFrame[role="bar"] {{ border-bottom: 1px solid {c.line}; }}
QFrame[role="foot"] {{ border-top: 1px solid {c.line}; }}
QFrame[role="side"] {{ border-right: 1px solid {c.line}; }}
QFrame[role="card"] {{ border-left: 1px solid {c.line}; }}
QFrame[role="say"] {{ background: {c.panel}; border-left: {px(5)}px solid {c.accent};
    border-top-right-radius: {px(10)}px; border-bottom-right-radius: {px(10)}px; }}
QFrame[role="say"] * {{ background: transparent; }}
QFrame[role="popup"] {{ background: {c.panel}; border: 1px solid {c.edge}; border-radius: {px(10)}px; }}
QFrame[role="popup"] QLabel {{ background: transparent; border: none; }}
QFrame[role="sign"], QFrame[role="section"] {{ background: {c.panel}; border-radius: {px(12)}px; }}
QFrame[role="sign"] *, QFrame[role="section"] QLabel {{ background: transparent; }}
"""


def _lists(c: Colours, px: Px) -> str:
    return f"""
QListView {{ background: transparent; border: none; outline: none; }}
QListView::item {{ padding: 0 {px(8)}px; }}
QListView::item:selected {{ background: {c.accent_soft}; color: {c.text}; }}
QListView::item:focus {{ border: 1px solid {c.gold}; }}
QSlider {{ min-height: {px(24)}px; background: transparent; }}
QSlider::groove:horizontal {{ background: {c.line}; height: {px(6)}px; border-radius: {px(3)}px; }}
QSlider::sub-page:horizontal {{ background: {c.accent}; border-radius: {px(3)}px; }}
QSlider::handle:horizontal {{ background: {c.text}; width: {px(18)}px; height: {px(18)}px;
    margin: -{px(6)}px 0; border-radius: {px(9)}px; }}
QLineEdit, QComboBox, QDateEdit, QSpinBox {{ background: {c.panel}; border: 1px solid {c.edge};
    border-radius: {px(6)}px; padding: {px(5)}px {px(8)}px; selection-background-color: {c.accent};
    selection-color: {c.on_accent}; }}
QLineEdit:focus, QComboBox:focus {{ border: 2px solid {c.gold}; }}
QComboBox QAbstractItemView {{ background: {c.panel}; color: {c.text};
    selection-background-color: {c.accent_soft}; selection-color: {c.text}; }}
"""
