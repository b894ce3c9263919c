"""One page at a time; the one before it goes."""

from PySide6.QtWidgets import QStackedWidget, QWidget


class PageStack(QStackedWidget):
    """The pages of a window. A page put over another leaves it as it is until it is taken off."""

    def turn_to(self, page: QWidget) -> None:
        """Put a page up, and let all that were there go."""
        self.put_over(page)
        while (old := self.widget(0)) is not None and old is not page:
            self._drop(old)

    def put_over(self, page: QWidget) -> None:
        """Put a page up over the one that is shown."""
        self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus()

    def take_off(self, page: QWidget) -> None:
        """Let a page go; the one under it is shown as it was left."""
        under = self.widget(self.indexOf(page) - 1)
        self._drop(page)
        if under is not None:
            self.setCurrentWidget(under)
            under.setFocus()

    def _drop(self, page: QWidget) -> None:
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
