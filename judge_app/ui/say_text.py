"""The words to read aloud, all at once, the one that matters largest."""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from judge_app.ui import theme

LARGE, LARGE_LONG, SMALL = 26, 23, 18
LONG = 30
"""Characters from which the main line is set a little smaller."""


class SayText(QLabel):
    """Lines as plain text for a screen reader, painted in two sizes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()
        self._main = 0
        self.setObjectName("sayText")
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_lines(self, lines: tuple[str, ...], main: int) -> None:
        """Show these lines; `main` is the one the sign or answer belongs to."""
        self._lines, self._main = lines, main
        self.setText("\n".join(lines))
        self.setAccessibleName("\n".join(lines))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return int(self._document(width).size().height()) + 1

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), self.heightForWidth(max(self.width(), theme.px(200))))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(120), theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        document = self._document(self.width())
        document.drawContents(painter, QRectF(self.rect()))

    def _document(self, width: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(theme.font(SMALL))
        document.setHtml("".join(self._paragraph(i, line) for i, line in enumerate(self._lines)))
        document.setTextWidth(width)
        return document

    def _paragraph(self, index: int, line: str) -> str:
        colours = theme.colours(self)
        gap = theme.px(7) if index else 0
        if index != self._main:
            style = f"font-size:{theme.px(SMALL)}px; color:{colours.muted};"
        else:
            size = LARGE if len(line) < LONG else LARGE_LONG
            style = f"font-size:{theme.px(size)}px; font-weight:bold; color:{colours.text};"
        return f'<p style="margin:{gap}px 0 0 0; line-height:97%; {style}">{escape(line)}</p>'
