"""The pages of one game: which one is shown follows from the kind of the open step."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from judge_app.engine.rulings import Refused
from judge_app.session import Session
from judge_app.storage.people import Roster
from judge_app.storage.settings import Settings
from judge_app.ui.controller import Controller
from judge_app.ui.deal_page import DealPage
from judge_app.ui.show_page import ShowPage
from judge_app.ui.steps import DEAL, answer_at
from judge_app.ui.table_page import TablePage
from judge_app.ui.turning import undone_way
from judge_app.ui.undone_page import UndonePage

RETRY = 5000
"""Milliseconds between two attempts to save what the disk did not take."""


class GamePages(QStackedWidget):
    """Deal, the round of cards, and the table; every answer may lead from one to another."""

    left = Signal()
    next_game = Signal()
    other_game = Signal()
    moved = Signal()

    def __init__(self, session: Session, settings: Settings, roster: Roster | None = None) -> None:
        super().__init__()
        self.session, self._settings = session, settings
        self.controller = Controller(session, roster)
        self.controller.moved.connect(self._route)
        self.controller.deal_wanted.connect(self._correct_deal)
        self._table: TablePage | None = None
        self._retry = QTimer(self, interval=RETRY)
        self._retry.timeout.connect(self._save_again)
        self._retry.start()
        self._passing: QWidget | None = None
        self._route()

    @property
    def is_night(self) -> bool:
        """Whether the page shown wears night colours."""
        return self._passing is None and self.controller.is_night

    def look(self, key: str) -> None:
        """Open an earlier step, to look or to correct."""
        self.controller.look(key)

    def _save_again(self) -> None:
        """A disk that took nothing may take it now, also while the judge enters nothing."""
        if self.session.trouble is not None and self.session.retry():
            self.controller.changed.emit()

    def _route(self) -> None:
        kind = self.session.game.prompt.kind
        if kind == "deal":
            self._pass(self._deal_page())
        elif kind == "show":
            self._pass(self._show_page())
        else:
            self._show_table()
        self.moved.emit()

    def _answered(self) -> None:
        self.controller.refresh()
        self._route()

    def _deal_page(self, is_entered: bool = False) -> QWidget:
        is_undone = undone_way(self.session) in ("found", "program") and not self.session.draft.get("cards")
        if is_undone and not is_entered:
            return self._undone_page()
        page = DealPage(self.session, self._settings.nearest_seat, self._settings.is_mirrored)
        page.answered.connect(self._answered)
        page.left.connect(self.left)
        return page

    def _undone_page(self) -> QWidget:
        page = UndonePage(self.session, self._settings.nearest_seat, self._settings.is_mirrored)
        page.answered.connect(self._answered)
        page.entering.connect(lambda: self._pass(self._deal_page(is_entered=True)))
        page.left.connect(self.left)
        return page

    def _correct_deal(self) -> None:
        """The cards as they were dealt, to be put right; the table shows what that would change."""
        old = answer_at(self.session.game, DEAL)
        page = DealPage(self.session, self._settings.nearest_seat, self._settings.is_mirrored, old)
        page.corrected.connect(self._weigh_deal)
        page.left.connect(self._show_table)
        self._pass(page)
        self.moved.emit()

    def _weigh_deal(self, value: Mapping[str, Any]) -> None:
        try:
            self.controller.weigh_deal(value)
        except Refused as refused:
            self.controller.after(refused.no)
        self._show_table()
        self.moved.emit()

    def _show_page(self) -> QWidget:
        page = ShowPage(self.session)
        page.answered.connect(self._answered)
        return page

    def _pass(self, page: QWidget) -> None:
        """A page made for this step alone; the one before it goes, with all that stood on it."""
        self._drop_passing()
        self._passing = page
        self._put(page)

    def _show_table(self) -> None:
        self._drop_passing()
        if self._table is None:
            self._table = self._new_table()
        if self.currentWidget() is not self._table:
            self._put(self._table)

    def _new_table(self) -> TablePage:
        table = TablePage(self.controller)
        table.turn(self._settings.nearest_seat, self._settings.is_mirrored)
        table.left.connect(self.left)
        table.next_game.connect(self.next_game)
        table.other_game.connect(self.other_game)
        return table

    def _put(self, page: QWidget) -> None:
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self.setCurrentWidget(page)
        self.setFocusProxy(page)
        page.setFocus()

    def _drop_passing(self) -> None:
        if self._passing is not None:
            self.removeWidget(self._passing)
            self._passing.hide()
            self._passing.deleteLater()
            self._passing = None
