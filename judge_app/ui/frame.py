"""The frame of the window: one page at a time, a line of notices above it, the cover over all."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui.notice import Notice
from judge_app.ui.page_stack import PageStack
from judge_app.ui.parts import column

if TYPE_CHECKING:
    from judge_app.ui.privacy import PrivacyCover


class Frame(QWidget):
    """Knows no page: `stack` holds whichever is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(900, 640)
        self.resize(1280, 800)
        self._notice = Notice()
        self.stack = PageStack()
        page = column(self, gap=0)
        page.addWidget(self._notice)
        page.addWidget(self.stack, 1)

    @property
    def cover(self) -> "PrivacyCover":
        """The privacy cover of the window; made when first asked for."""
        from judge_app.ui.privacy import cover_of

        return cover_of(self)

    def tell(self, *texts: Text) -> None:
        """One or more sentences at the top of the window; none puts the line away."""
        self._notice.tell(texts)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 covers whatever page does not do so itself."""
        if event.key() == Qt.Key.Key_F2 and not event.isAutoRepeat():
            self.cover.toggle()
        else:
            super().keyPressEvent(event)

    def _show(self, page: QWidget) -> None:
        """Put a page up, and let the one before it go."""
        self.stack.turn_to(page)
        self.setWindowTitle(say(T("狼人杀法官")))
        self._dress(is_night=False)
        self.tell()

    def _dress(self, is_night: bool) -> None:
        """Give the line of notices the colours of the page below it."""
        self._notice.dress("night" if is_night else "day")
