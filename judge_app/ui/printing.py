"""Sheets through Qt: HTML laid out on paper, as PDF, as a picture."""

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPaintDevice,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from judge_app import __version__
from judge_app.paths import data_path
from judge_app.reports.pages import Form

FAMILY = "Noto Sans SC"
PDF_DPI = 1200
PICTURE_DPI = 200
MARGIN = 12.0
"""Millimetres of white on every side of the paper."""
FOOT = 6.0
"""Millimetres at the bottom of that for the page's number."""
SIZES = tuple(size / 2 for size in range(23, 11, -1))
"""Points of type tried, the largest first: 11.5 to 6."""
READABLE = 7.5
"""Below this a second page is better than one page of smaller type."""
PAPERS = {"A4": QPageSize.PageSizeId.A4, "A5": QPageSize.PageSizeId.A5}

Sheet = Callable[[Form], str]
"""A sheet's HTML in a given form."""


@cache
def ready() -> QCoreApplication:
    """Qt without a window, on machines without a display too, with the shipped fonts; kept until the end."""
    app = QGuiApplication.instance()
    if app is None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        app = QGuiApplication(sys.argv[:1])
    if FAMILY not in QFontDatabase.families():
        for file in sorted((data_path("resources") / "fonts").glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(file))
    return app


def write_pdf(path: Path, sheet: Sheet, title: str, paper: str = "A4", smallest: float = 6.0) -> int:
    """Write a sheet as PDF; how many pages it took. Raises OSError."""
    path.open("ab").close()  # Qt would only say on the console that it cannot write
    writer = _on_paper(QPdfWriter(str(path)), paper)
    writer.setTitle(title)
    writer.setCreator(f"judge-app {__version__}")
    return paint(writer, sheet, paper, smallest)


def pages(sheet: Sheet, paper: str, smallest: float) -> int:
    """How many pages a sheet takes; nothing is written."""
    nowhere = QBuffer()
    nowhere.open(QBuffer.OpenModeFlag.WriteOnly)
    return fitted(sheet, _on_paper(QPdfWriter(nowhere), paper), paper, smallest).pageCount()


def _on_paper(writer: QPdfWriter, paper: str) -> QPdfWriter:
    writer.setResolution(PDF_DPI)
    writer.setPageLayout(page_layout(paper))
    return writer


def page_layout(paper: str) -> QPageLayout:
    """Upright, with the sheet's own margins."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    size = QPageSize(PAPERS[paper])
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def paint(device: QPagedPaintDevice, sheet: Sheet, paper: str = "A4", smallest: float = 6.0) -> int:
    """Lay a sheet out on a printer or a PDF and paint it; how many pages it took."""
    painter = QPainter(device)
    try:
        document = fitted(sheet, device, paper, smallest)
        for number in range(document.pageCount()):
            if number:
                device.newPage()
            _paint_page(painter, document, number)
        return document.pageCount()
    finally:
        painter.end()


def fitted(sheet: Sheet, device: QPagedPaintDevice, paper: str, smallest: float) -> QTextDocument:
    """The sheet in the largest type that fits on one page, or else on as few as the `smallest` takes."""
    documents: dict[float, QTextDocument] = {}

    def count(size: float, is_long: bool) -> int:
        documents[size] = laid_out(sheet(Form(size, True, paper, is_long)), device)
        return documents[size].pageCount()

    is_long = count(max(READABLE, smallest), False) > 1
    wanted = count(smallest, True) if is_long else 1
    sizes = [size for size in SIZES if size >= smallest]
    best = _largest(sizes, lambda size: count(size, is_long) <= wanted)
    return documents[best]


def _largest(sizes: list[float], fits: Callable[[float], bool]) -> float:
    """The first of falling sizes that fits; the smaller ones after it fit too."""
    low, high = 0, len(sizes) - 1
    while low < high:
        middle = (low + high) // 2
        if fits(sizes[middle]):
            high = middle
        else:
            low = middle + 1
    fits(sizes[low])
    return sizes[low]


def laid_out(html: str, device: QPaintDevice, height: float | None = None) -> QTextDocument:
    """HTML as a document broken into the pages of a device."""
    document = QTextDocument()
    document.setDefaultFont(QFont(FAMILY))
    document.setDocumentMargin(0)
    document.documentLayout().setPaintDevice(device)
    document.setHtml(html)
    document.setPageSize(QSizeF(device.width(), height or device.height() - _millimetres(device, FOOT)))
    return document


def _millimetres(device: QPaintDevice, length: float) -> float:
    return length / 25.4 * device.logicalDpiY()


def _paint_page(painter: QPainter, document: QTextDocument, number: int) -> None:
    size = document.pageSize()
    top = number * size.height()
    painter.save()
    painter.translate(0, -top)
    area = QRectF(0, top, size.width(), size.height())
    painter.setClipRect(area)
    _draw(painter, document, area)
    painter.restore()
    if document.pageCount() > 1:
        _paint_foot(painter, document, number)


def _draw(painter: QPainter, document: QTextDocument, area: QRectF) -> None:
    """Black on white, whatever colours the desktop has."""
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.palette = palette
    context.clip = area
    document.documentLayout().draw(painter, context)


def _paint_foot(painter: QPainter, document: QTextDocument, number: int) -> None:
    font = QFont(FAMILY)
    font.setPointSizeF(7.5)
    painter.setFont(font)
    size = document.pageSize()
    height = _millimetres(painter.device(), FOOT)
    area = QRectF(0, size.height(), size.width(), height)
    painter.setPen(Qt.GlobalColor.black)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, f"{number + 1} / {document.pageCount()}")


def picture(sheet: Sheet, size: float = 9.0) -> QImage:
    """The whole sheet as one picture, as wide as A4 and as high as it takes."""
    width = round(210 / 25.4 * PICTURE_DPI)
    margin = round(MARGIN / 25.4 * PICTURE_DPI)
    document = QTextDocument()
    document.setDefaultFont(QFont(FAMILY))
    document.setDocumentMargin(margin)
    probe = _blank(width, 1)
    document.documentLayout().setPaintDevice(probe)
    document.setHtml(sheet(Form(size, True)))
    document.setTextWidth(width)
    image = _blank(width, round(document.size().height()))
    painter = QPainter(image)
    _draw(painter, document, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return image


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    image.setDotsPerMeterX(round(PICTURE_DPI / 0.0254))
    image.setDotsPerMeterY(round(PICTURE_DPI / 0.0254))
    return image


def write_picture(path: Path, sheet: Sheet) -> None:
    """Write a sheet as PNG. Raises OSError."""
    path.open("ab").close()
    if not picture(sheet).save(str(path), "PNG"):  # type: ignore[call-overload]
        raise OSError(None, "PNG", str(path))
