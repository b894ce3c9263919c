"""Colours and text sizes: night is warm black and red with no white in it, day is paper."""

import sys
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from judge_app.paths import data_path
from judge_app.ui.style_sheet import sheet

FAMILY = "Noto Sans SC"
BASE = 16
"""The size of ordinary text in pixels where nobody has asked for larger text."""


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; text on its ground is at least 4.5:1, `faint` (seats that are out) at least 3:1."""

    name: str
    ground: str
    panel: str
    line: str
    edge: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_soft: str
    accent_pale: str
    on_accent: str
    on_pale: str
    gold: str
    sign: str


NIGHT = Colours(
    name="night",
    ground="#0f0b0a",
    panel="#1b1211",
    line="#2c201e",
    edge="#4a3633",
    text="#dcc6bb",
    muted="#a38e86",
    faint="#7d6b65",
    accent="#a8322a",
    accent_soft="#391917",
    accent_pale="#4a2421",
    on_accent="#f0dcd0",
    on_pale="#cdb0a6",
    gold="#c98f42",
    sign="#f4dfcf",
)
DAY = Colours(
    name="day",
    ground="#faf7f2",
    panel="#ffffff",
    line="#e2dbd0",
    edge="#c9bfb0",
    text="#211e1a",
    muted="#665f57",
    faint="#857d73",
    accent="#9c2b2e",
    accent_soft="#f5e1df",
    accent_pale="#e6c3c0",
    on_accent="#ffffff",
    on_pale="#6b2a2b",
    gold="#8a5a0c",
    sign="#211e1a",
)
_ALL = {"night": NIGHT, "day": DAY}


def load_fonts() -> None:
    """Make the shipped Chinese font the program's font, in the size the system asks for."""
    for file in sorted((data_path("resources") / "fonts").glob("*.ttf")):
        _add_font(str(file))
    font = QFont(FAMILY)
    font.setPointSizeF(BASE * 72 / _usual_dpi())
    QApplication.setFont(font)


@lru_cache(maxsize=8)
def _add_font(file: str) -> int:
    return QFontDatabase.addApplicationFont(file)


def _usual_dpi() -> int:
    return 72 if sys.platform == "darwin" else 96


def scale() -> float:
    """How much larger than usual text is to be: 1.0, or what system and application font ask for."""
    font = QApplication.font()
    return _scale_of(font.pointSizeF(), font.pixelSize())


@lru_cache(maxsize=8)
def _scale_of(points: float, pixels: int) -> float:
    """A font has its size in points or in pixels, and -1 in the other."""
    font = QFont(FAMILY)
    if pixels > 0:
        font.setPixelSize(pixels)
    else:
        font.setPointSizeF(points)
    return max(0.75, QFontInfo(font).pixelSize() / BASE)


def px(size: float) -> int:
    """A length that grows with the text, in pixels."""
    return round(size * scale())


def font(size: float, is_bold: bool = False) -> QFont:
    """The program's font at `size` pixels before scaling."""
    made = QFont(FAMILY)
    made.setPixelSize(px(size))
    made.setBold(is_bold)
    return made


def apply(widget: QWidget, name: str) -> None:
    """Dress `widget` and all in it for "night" or "day"."""
    dress = (name, scale())
    if widget.property("dress") == repr(dress):
        return
    colours = _ALL[name]
    widget.setProperty("dress", repr(dress))
    widget.setProperty("theme", name)
    widget.setPalette(_palette(colours))
    widget.setStyleSheet(sheet(colours, px))


def colours(widget: QWidget | None) -> Colours:
    """The theme of the nearest dressed ancestor; day where there is none."""
    while widget is not None:
        name = widget.property("theme")
        if name in _ALL:
            return _ALL[name]
        widget = widget.parentWidget()
    return DAY


def _palette(colours: Colours) -> QPalette:
    roles = {
        QPalette.ColorRole.Window: colours.ground,
        QPalette.ColorRole.Base: colours.panel,
        QPalette.ColorRole.AlternateBase: colours.ground,
        QPalette.ColorRole.Button: colours.panel,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Highlight: colours.accent,
        QPalette.ColorRole.HighlightedText: colours.on_accent,
        QPalette.ColorRole.ToolTipBase: colours.panel,
        QPalette.ColorRole.ToolTipText: colours.text,
    }
    made = QPalette()
    for role, value in roles.items():
        made.setColor(role, QColor(value))
    return made
