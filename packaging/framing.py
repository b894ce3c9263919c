"""From a stage to a picture: the whole window or parts of it, numbered where a page explains them."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from stage import Stage

from judge_app.ui import theme
from judge_app.ui.table_page import TablePage

COLOURS = 256
CLOSE = 1.5
"""Pictures of a part are so much larger than on the screen, to be read on a phone and in print."""
ROUND = 12
"""The radius in pixels of a number."""


def framed(stage: Stage, parts: Sequence[str] = (), marks: Sequence[str] = (), scale: float = 0.0) -> QImage:
    """The picture, of `parts` only if there are any, with a number at the left of each of `marks`."""
    shown = stage.shown
    if isinstance(shown, QImage):
        smooth = Qt.TransformationMode.SmoothTransformation
        return shown.scaledToWidth(round(shown.width() * (scale or 1)), smooth)
    image = _drawn(shown, scale or (CLOSE if parts else 1.0))
    for number, name in enumerate(marks, start=1):
        _put_number(image, _place(shown, name), number)
    return _cut(image, [_place(shown, name) for name in parts])


def _drawn(shown: QWidget, scale: float) -> QImage:
    image = QImage(shown.size() * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    shown.render(image)
    return image


def _place(shown: QWidget, name: str) -> QRect:
    """Where a part of the page stands: of the table page or its card, or a widget by its name."""
    page = shown.findChild(TablePage)
    owners = (page, page.card) if page is not None else ()
    found = next((vars(owner)[name] for owner in owners if name in vars(owner)), None)
    found = found or shown.findChild(QWidget, name)
    assert isinstance(found, QWidget), name
    return QRect(found.mapTo(shown, QPoint(0, 0)), found.size())


def _put_number(image: QImage, place: QRect, number: int) -> None:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#1f5fbf"))
    middle = QPointF(max(place.left() - ROUND + 2, ROUND + 1), place.top() + 4)
    painter.drawEllipse(middle, ROUND, ROUND)
    painter.setPen(QColor("white"))
    painter.setFont(theme.font(15, is_bold=True))
    area = QRectF(middle.x() - ROUND, middle.y() - ROUND, 2 * ROUND, 2 * ROUND)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()


def _cut(image: QImage, places: Sequence[QRect]) -> QImage:
    """What these places cover together; all of it where there are none."""
    if not places:
        return image
    whole = QRect(places[0])
    for place in places[1:]:
        whole = whole.united(place)
    scale = image.devicePixelRatio()
    corner, size = whole.topLeft() * scale, whole.size() * scale
    return image.copy(QRect(corner, size))


def in_few_colours(image: QImage) -> QImage:
    """The same with the colours that occur most, each pixel in the nearest: a third of the file, as crisp."""
    pixels = memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I")
    common = [colour for colour, _ in Counter(pixels).most_common(COLOURS)]
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, common, flags)
