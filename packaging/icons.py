"""Pictures of resources/icon.svg in the sizes that systems want.

    python packaging/icons.py             resources/icon.png, which the window shows, and the pictures of the
                                          programs for Windows and macOS; needs Pillow
    python packaging/icons.py OUT         OUT/16.png … OUT/512.png

The window shows a PNG: reading an SVG would load one more library of Qt's before the first paint.
"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

if TYPE_CHECKING:
    from PIL.Image import Image

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "resources" / "icon.svg"
SHOWN = DRAWING.with_suffix(".png")
SHOWN_SIDE = 256
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FOR_WINDOWS = ROOT / "packaging" / "windows" / "judge-app.ico"
FOR_MACOS = ROOT / "packaging" / "macos" / "judge-app.icns"
SIDES_OF_WINDOWS = (16, 20, 24, 32, 40, 48, 64, 128, 256)
"""Those of lists, of the task bar and of the desktop, at 100, 125, 150 and 200 %."""
BESIDE = FOR_WINDOWS.with_name("side.bmp")
BESIDE_SIZE = QSize(164, 314)
BESIDE_GROUND = QColor("#f4efe9")
"""What the installer for Windows shows beside its last page."""
COLOURS_BESIDE = 64
SIDES_OF_MACOS = (32, 64, 128, 256, 512, 1024)
FILLED_ON_MACOS = 824 / 1024
"""Where others leave an edge, an icon without one would look too large."""


def picture(side: int, filled: float = 1) -> QImage:
    """The icon, so many pixels high and wide; it may fill only a part of them."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = side * (1 - filled) / 2
        QSvgRenderer(str(DRAWING)).render(painter, QRectF(edge, edge, side * filled, side * filled))
    return image


def write(side: int, file: Path) -> None:
    """One size as PNG. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not picture(side).save(str(file), "PNG"):  # type: ignore[call-overload]
        raise OSError(None, "cannot write the picture", str(file))


def write_together(sides: tuple[int, ...], file: Path, filled: float = 1) -> None:
    """All these sizes in one file of the kind that its name says. Raises OSError."""
    *others, largest = [_for_pillow(picture(side, filled)) for side in sides]
    largest.save(file, sizes=[(side, side) for side in sides], append_images=others)


def write_beside(file: Path) -> None:
    """The icon in the middle of a page's side, in few colours: it has to be a bitmap. Raises OSError."""
    image = QImage(BESIDE_SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(BESIDE_GROUND)
    with QPainter(image) as painter:
        icon = picture(image.width() * 2 // 3)
        painter.drawImage((image.width() - icon.width()) // 2, (image.height() - icon.height()) // 2, icon)
    _for_pillow(image).convert("RGB").quantize(COLOURS_BESIDE).save(file)


def _for_pillow(image: QImage) -> "Image":
    from PIL import Image

    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (plain.width(), plain.height()), bytes(plain.constBits()))


def main() -> None:
    asked = argparse.ArgumentParser(description="The icon in the sizes that systems want.")
    asked.add_argument("out", nargs="?", type=Path)
    out: Path | None = asked.parse_args().out
    if out is None:
        write(SHOWN_SIDE, SHOWN)
        write_together(SIDES_OF_WINDOWS, FOR_WINDOWS)
        write_beside(BESIDE)
        write_together(SIDES_OF_MACOS, FOR_MACOS, FILLED_ON_MACOS)
        return
    for side in SIDES:
        write(side, out / f"{side}.png")


if __name__ == "__main__":
    main()
