import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from judge_app.ui import icons, theme
from judge_app.ui.theme import DAY, NIGHT, Colours
from tests.ui.tabletop import Judge

READ = (
    ("text", "ground"), ("text", "panel"), ("text", "accent_soft"), ("muted", "ground"), ("muted", "panel"),
    ("muted", "accent_soft"), ("gold", "ground"), ("gold", "panel"), ("gold", "accent_soft"),
    ("on_accent", "accent"), ("on_pale", "accent_pale"), ("sign", "panel"),
)  # fmt: skip


def luminance(colour: str) -> float:
    ink = QColor(colour)
    parts = [ink.redF(), ink.greenF(), ink.blueF()]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("colours", [NIGHT, DAY], ids=["night", "day"])
@pytest.mark.parametrize("pair", READ, ids="-".join)
def test_words_stand_out(colours: Colours, pair: tuple[str, str]) -> None:
    assert contrast(getattr(colours, pair[0]), getattr(colours, pair[1])) >= 4.5


@pytest.mark.parametrize("colours", [NIGHT, DAY], ids=["night", "day"])
def test_a_seat_that_is_out_can_still_be_read(colours: Colours) -> None:
    assert contrast(colours.faint, colours.ground) >= 3


def test_the_sign_is_the_brightest_thing_at_night(judge: Judge) -> None:
    judge.to_night()
    judge.go(10)
    judge.go(9)
    picture = judge.page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    bright = QColor(NIGHT.sign).lightness()
    spots = ((x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3))
    assert max(picture.pixelColor(x, y).lightness() for x, y in spots) <= bright
    assert bright < 255


@pytest.mark.parametrize("name", icons.names())
def test_every_picture_stays_in_its_box(name: str) -> None:
    box = icons.path(name).boundingRect()
    assert not box.isEmpty()
    assert box.left() >= 0
    assert box.top() >= 0
    assert box.right() <= icons.BOX
    assert box.bottom() <= icons.BOX


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_big_button_stays_in_sight_at_twice_the_size(judge: Judge, size: tuple[int, int]) -> None:
    judge.page.resize(*size)
    before = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(large.pointSizeF() * 2)
    QApplication.setFont(large)
    try:
        judge.to_night()
        assert theme.scale() == 2
        button = judge.button("next")
        corner = button.mapTo(judge.page, button.rect().bottomRight())
        assert judge.page.rect().contains(corner)
        assert judge.page.width() <= size[0]
        assert judge.page.height() <= size[1]
    finally:
        QApplication.setFont(before)
