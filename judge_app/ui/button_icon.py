"""The pictures of buttons; the start page, which has none, does not load them."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton

from judge_app.ui import icons


def put_icon(button: QAbstractButton, name: str, colour: str, side: int) -> None:
    """Give a button its picture, `side` pixels wide; drawn only where it is another than before."""
    picture = f"{name} {colour} {side}"
    if button.property("picture") != picture:
        button.setProperty("picture", picture)
        button.setIcon(_icon(name, colour, side))
        button.setIconSize(QSize(side, side))


def _icon(name: str, colour: str, size: int) -> QIcon:
    """A picture for a button, sharp on screens of double density too."""
    picture = QPixmap(size * 2, size * 2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    icons.draw(painter, name, QRectF(0, 0, size * 2, size * 2), colour)
    painter.end()
    picture.setDevicePixelRatio(2)
    return QIcon(picture)
