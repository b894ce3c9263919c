import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def icons(qtbot: QtBot) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "packaging" / "icons.py"))


def plain(image: QImage) -> QImage:
    assert not image.isNull()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def in_ico(file: Path) -> Iterator[QImage]:
    reader = QImageReader(str(file))
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        yield reader.read()


def in_icns(file: Path) -> Iterator[QImage]:
    """After 8 bytes come chunks: a name of 4 bytes, the whole length in 4, a PNG save in the contents."""
    content, place = file.read_bytes(), 8
    while place < len(content):
        length = int.from_bytes(content[place + 4 : place + 8], "big")
        if content[place : place + 4] != b"TOC ":
            yield QImage.fromData(content[place + 8 : place + length])
        place += length


def test_picture_the_window_shows_is_the_drawing(icons: dict[str, Any]) -> None:
    assert plain(QImage(str(icons["SHOWN"]))) == plain(icons["picture"](icons["SHOWN_SIDE"]))


def test_icon_of_the_windows_program_is_the_drawing_in_every_size(icons: dict[str, Any]) -> None:
    found = {image.width(): plain(image) for image in in_ico(icons["FOR_WINDOWS"])}
    assert found == {side: plain(icons["picture"](side)) for side in icons["SIDES_OF_WINDOWS"]}


def test_icon_of_the_macos_program_is_the_drawing_in_every_size(icons: dict[str, Any]) -> None:
    found = {image.width(): plain(image) for image in in_icns(icons["FOR_MACOS"])}
    filled = icons["FILLED_ON_MACOS"]
    assert found == {side: plain(icons["picture"](side, filled)) for side in icons["SIDES_OF_MACOS"]}
