"""The words to read aloud, all at once, the one that matters largest."""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from judge_app.ui import theme
from judge_app.ui.spoken import Spoken
from judge_app.ui.unbroken import unbroken

SIZES, SIZES_LONG, SIZES_LONGEST, SMALL = (26, 25, 24, 23, 22), (23, 22, 21, 24), (20, 21), 18
LONG, LONGEST = 30, 60
"""Characters from which the main line is set a little smaller, and smaller still."""
ORPHAN = 3
"""So few characters are not left alone on a last line if another size avoids it."""


class SayText(QLabel):
    """Lines as plain text for a screen reader, painted in two sizes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now = Spoken((), 0)
        self._forms: tuple[Spoken, ...] = ()
        self._heights: dict[tuple[object, ...], int] = {}
        self._kept_for: tuple[object, ...] = ()
        self._kept = QTextDocument()
        self.setObjectName("sayText")
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_lines(self, lines: tuple[str, ...], main: int, forms: tuple[Spoken, ...] = ()) -> None:
        """Show these lines; `main` is the one the sign or answer belongs to. Where the step goes through
        several `forms`, the tallest has room from the start."""
        self._now = Spoken(lines, min(main, max(0, len(lines) - 1)))
        # Forms of one step differ in a number: those with lines equally long are equally high.
        alike = {(form.main, *map(len, form.lines)): form for form in forms}
        if (self._now, *alike.values()) != self._forms:
            self._forms = (self._now, *alike.values())
            self._heights.clear()
        self.setText("\n".join(lines))
        self.setAccessibleName("\n".join(lines))
        self._stand()
        self.update()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._stand()

    def _stand(self) -> None:
        """Claim the height that the tallest form needs at this width."""
        width = max(self.width(), theme.px(200))
        self.setFixedHeight(max((self._height(form, width) for form in self._forms), default=1))

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """The height of the lines as they are; other forms have their room at the width that stands."""
        return self._height(self._now, width)

    def _height(self, what: Spoken, width: int) -> int:
        key = (what, width, theme.scale())
        if key not in self._heights:
            self._heights[key] = int(self._composed(what, width).size().height()) + 1
        return self._heights[key]

    def sizeHint(self) -> QSize:
        return QSize(theme.px(300), self.heightForWidth(max(self.width(), theme.px(200))))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(120), theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        document = self._document(self.width())
        document.drawContents(painter, QRectF(self.rect()))

    def _document(self, width: int) -> QTextDocument:
        """The lines in the largest size that leaves no orphan; kept while nothing changes."""
        key = (self._now, width, theme.colours(self).name, theme.scale())
        if key != self._kept_for:
            self._kept_for, self._kept = key, self._composed(self._now, width)
        return self._kept

    def _composed(self, what: Spoken, width: int) -> QTextDocument:
        main = what.lines[what.main] if what.lines else ""
        sizes = SIZES if len(main) < LONG else SIZES_LONG if len(main) < LONGEST else SIZES_LONGEST
        for size in sizes:
            document = self._set(what, size, width)
            if not _has_orphan(document, what.main):
                return document
        return self._set(what, sizes[0], width)

    def _set(self, what: Spoken, size: int, width: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(theme.font(SMALL))
        colours = theme.colours(self)
        lines = (_paragraph(line, size, i, what.main, colours) for i, line in enumerate(what.lines))
        document.setHtml("".join(lines))
        document.setTextWidth(width)
        document.size()
        return document


def _paragraph(line: str, large: int, index: int, main: int, colours: theme.Colours) -> str:
    gap = theme.px(7) if index else 0
    if index != main:
        style = f"font-size:{theme.px(SMALL)}px; color:{colours.muted};"
    else:
        style = f"font-size:{theme.px(large)}px; font-weight:bold; color:{colours.text};"
    return f'<p style="margin:{gap}px 0 0 0; line-height:97%; {style}">{escape(unbroken(line))}</p>'


def _has_orphan(document: QTextDocument, main: int) -> bool:
    layout = document.findBlockByNumber(main).layout()
    last = layout.lineCount() - 1
    return last > 0 and layout.lineAt(last).textLength() <= ORPHAN
