"""A new machine has no Chinese font: the shipped one must write whatever a judge types or reads."""

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont
from pytestqt.qtbot import QtBot

from judge_app.paths import data_path

WEIGHTS = ("Regular", "Bold")


@pytest.mark.parametrize("weight", WEIGHTS)
def test_shipped_font_has_names_numbers_and_marks(qtbot: QtBot, weight: str) -> None:
    font = QRawFont(str(data_path("resources") / "fonts" / f"NotoSansSC-{weight}.ttf"), 16)
    needed = "狼人杀喆珺祎玥①⑱〔〕「」《》，。？！→←↑↓⋯…—·×★●○AZaz09Éü号"
    assert [char for char in needed if not font.supportsCharacter(ord(char))] == []


def test_both_weights_are_one_family(qtbot: QtBot) -> None:
    files = [data_path("resources") / "fonts" / f"NotoSansSC-{weight}.ttf" for weight in WEIGHTS]
    numbers = [QFontDatabase.addApplicationFont(str(file)) for file in files]
    assert {name for number in numbers for name in QFontDatabase.applicationFontFamilies(number)} == {
        "Noto Sans SC"
    }


def test_font_licence_ships_with_the_fonts() -> None:
    assert (
        "SIL OPEN FONT LICENSE" in (data_path("resources") / "fonts" / "OFL.txt").read_text("utf-8").upper()
    )
