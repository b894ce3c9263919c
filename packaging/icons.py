"""Pictures of resources/icon.svg in the sizes that systems want.

    python packaging/icons.py             resources/icon.png, which the window shows
    python packaging/icons.py OUT         OUT/16.png … OUT/512.png

The window shows a PNG: reading an SVG would load one more library of Qt's before the first paint.
"""

import argparse
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "resources" / "icon.svg"
SHOWN = DRAWING.with_suffix(".png")
SHOWN_SIDE = 256
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def picture(side: int) -> QImage:
    """The icon, so many pixels high and wide."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(DRAWING)).render(painter)
    return image


def write(side: int, file: Path) -> None:
    """One size as PNG. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not picture(side).save(str(file), "PNG"):  # type: ignore[call-overload]
        raise OSError(None, "cannot write the picture", str(file))


def main() -> None:
    asked = argparse.ArgumentParser(description="The icon in the sizes that systems want.")
    asked.add_argument("out", nargs="?", type=Path)
    out: Path | None = asked.parse_args().out
    if out is None:
        write(SHOWN_SIDE, SHOWN)
        return
    for side in SIDES:
        write(side, out / f"{side}.png")


if __name__ == "__main__":
    main()
