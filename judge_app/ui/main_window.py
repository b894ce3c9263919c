"""The window: which page follows which, and what outlives a page."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QCloseEvent

from judge_app.engine.text import Text
from judge_app.narration.words import use_language
from judge_app.storage.finding import all_unfinished, crashed
from judge_app.storage.places import Places, is_sample
from judge_app.storage.settings import Settings, save_settings, settings_notice
from judge_app.ui.awake import Awake
from judge_app.ui.frame import Frame
from judge_app.ui.start_page import StartPage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge_app.session import Session
    from judge_app.storage.next_game import NextGame
    from judge_app.storage.shields import Shield
    from judge_app.ui.game_pages import GamePages
    from judge_app.ui.plan import Plan
    from judge_app.ui.setup_page import SetupPage


class MainWindow(Frame):
    """Start page, set-up, and the game's pages; what is heavy is loaded when first needed."""

    def __init__(self, places: Places, settings: Settings) -> None:
        super().__init__()
        self.places, self._settings = places, settings
        self._awake = Awake()
        self.game: GamePages | None = None
        self._start: StartPage | None = None
        self._waiting: Path | None = None

    def begin(self, file: Path | None = None) -> None:
        """The file named, else the game that a crash interrupted, else the start page."""
        path = file or crashed(self.places.games)
        if path is None:
            self.show_start()
            notice = settings_notice(self.places.data)
            self.tell(*([notice] if notice else []))
        else:
            self.open(path)

    # the pages

    def show_start(self, is_dark: bool = False) -> None:
        """The start page; the unfinished game is read once the page is on the screen.

        From a night it keeps that night's colours and does not name the step.
        """
        is_dark = is_dark or (self.game is not None and self.game.is_night)
        self._leave_game()
        games = all_unfinished(self.places.games)
        self._waiting = next(games, None)
        page = self._start = StartPage(self._settings.language, self.places.games, is_dark)
        page.show_unfinished(self._waiting is not None)
        page.game_wanted.connect(lambda: self.show_setup())
        page.file_chosen.connect(self.open)
        page.library_wanted.connect(lambda: self.show_games())
        page.people_wanted.connect(self.show_people)
        page.presets_wanted.connect(self.show_presets)
        page.language_chosen.connect(self._speak)
        page.about_wanted.connect(self.show_about)
        page.sample_wanted.connect(self.show_sample)
        page.going_on.connect(lambda: self.open(self._waiting) if self._waiting else None)
        self._show(page)
        self._dress(is_dark)
        if self._waiting is not None:
            page.painted.connect(lambda: self._describe(page, games, is_dark))
        elif not self._settings.is_welcomed:
            page.painted.connect(lambda: self._welcome(page))

    def show_setup(self, coming: "NextGame | None" = None) -> None:
        """The set-up, filled in as last time; with the people of `coming`, who keep their protection."""
        from judge_app.storage.people import Roster
        from judge_app.storage.presets import all_rulesets
        from judge_app.ui.opening import remember
        from judge_app.ui.setup_page import SetupPage

        self._leave_game()
        if coming is not None:
            remember(coming, self._settings)
        page = SetupPage(all_rulesets(self.places.presets), self._settings, Roster(self.places.data))
        if coming is not None:
            page.people.show_sitters(coming.people)
        carried = coming.shields if coming is not None else ()
        page.left.connect(self.show_start)
        page.started.connect(lambda plan: self._start_game(page, plan, carried))
        self._show(page)

    def show_about(self) -> None:
        """The program: its version, its licences, where it keeps what."""
        from judge_app.ui.about_page import AboutPage

        page = AboutPage(self.places)
        page.left.connect(self.show_start)
        page.sample_wanted.connect(self.show_sample)
        self._show(page)

    def show_sample(self) -> None:
        """A game to try things on, in the middle of its second night."""
        from judge_app.ui.opening import open_sample

        self.show_game(open_sample(self.places))

    def show_games(self, text: str = "", lit: str = "") -> None:
        """All saved games; the search and the game that was lit before."""
        from judge_app.ui.games_page import GamesPage

        self._leave_game()
        page = GamesPage(self.places, text, lit)
        page.left.connect(self.show_start)
        page.opened.connect(self.open)
        page.replayed.connect(lambda path: self.show_replay(path, page.filters.search.text()))
        page.told.connect(self.tell)
        self._show(page)

    def show_people(self) -> None:
        """The club's roster."""
        from judge_app.storage.people import Roster
        from judge_app.ui.people_page import PeoplePage

        self._leave_game()
        page = PeoplePage(Roster(self.places.data))
        page.left.connect(self.show_start)
        page.book_wanted.connect(self.show_book)
        self._show(page)
        self.tell(*page.notices)

    def show_presets(self) -> None:
        """The rulesets, and the judge's own."""
        from judge_app.ui.presets_page import PresetsPage

        self._leave_game()
        page = PresetsPage(self.places, self._settings)
        page.left.connect(self.show_start)
        page.told.connect(self.tell)
        self._show(page)

    def show_book(self) -> None:
        """What the club has played, counted."""
        from judge_app.ui.club_page import ClubPage

        page = ClubPage(self.places, self._settings)
        page.left.connect(self.show_people)
        page.told.connect(self.tell)
        self._show(page)

    def show_replay(self, path: Path, text: str = "") -> None:
        """A saved game, step by step; nothing of it can be changed here."""
        from judge_app.ui.replay_page import ReplayPage, opened_replay

        opened = opened_replay(path)
        if isinstance(opened, Text):
            self.tell(opened)
            return
        page = ReplayPage(opened, self._settings, path.parent == self.places.games)
        page.left.connect(lambda: self.show_games(text, path.name))
        page.going_on.connect(lambda key: self.open(path, key))
        page.moved.connect(self._dress)
        self._show(page)
        page.announce()
        self.tell(*opened.notices)

    def show_game(self, session: "Session") -> None:
        """A table, on the step where it stands."""
        from judge_app.storage.people import Roster
        from judge_app.ui.game_pages import GamePages

        self._leave_game()
        try:
            roster = None if is_sample(session.path) else Roster(self.places.data)
            self.game = GamePages(session, self._settings, roster)
        except BaseException:
            session.close()  # else the file stays locked, and cannot be opened again
            raise
        self.game.left.connect(self.show_start)
        self.game.next_game.connect(self._next_game)
        self.game.other_game.connect(self._other_game)
        self.game.moved.connect(self._dress_notice)
        self._show(self.game)
        self._awake.start()
        self._dress_notice()
        is_unseen = session.trouble is not None and session.game.prompt.kind in ("deal", "show")
        self.tell(*session.notices, *([session.trouble] if session.trouble and is_unseen else []))

    def open(self, path: Path, key: str = "") -> None:
        """A game or a record, where it stops, or looking at its step `key`; else the reason is told."""
        from judge_app.ui.opening import open_file

        opened = open_file(path, self.places.games)
        if isinstance(opened, Text):
            if self.stack.currentWidget() is None:
                self.show_start()
            self.tell(opened)
        else:
            self.show_game(opened)
            if key and self.game is not None:
                self.game.look(key)

    # what is behind them

    def closeEvent(self, event: QCloseEvent) -> None:
        """Also where the game cannot be left in order: its file is as the last answer left it."""
        try:
            self._leave_game()
        except Exception as error:  # raised here, it would keep the window open
            sys.excepthook(type(error), error, error.__traceback__)
        event.accept()

    def _start_game(self, page: "SetupPage", plan: "Plan", carried: "Sequence[Shield]") -> None:
        from judge_app.ui.opening import enrolled, planned

        self._save_settings()
        people = enrolled(page.people.sitters(), page.roster)
        self._begin(planned(plan, people, page.table.where(), self.places, carried))

    def _begin(self, table: "NextGame") -> None:
        from judge_app.ui.opening import begin

        session = begin(table, self.places.games, self._settings.is_silent)
        if isinstance(session, Text):
            self.tell(session)
        else:
            self.show_game(session)

    def _next_game(self) -> None:
        """At once the next game with these people, by the same rules and the same way to deal."""
        from judge_app.ui.opening import next_table

        if self._is_sample:
            self.show_setup()
        elif self.game is not None:
            coming = next_table(self.game.session)
            self._leave_game()
            self._begin(coming)

    def _other_game(self) -> None:
        """The set-up again, with the people of the game just played."""
        if self.game is not None:
            self.show_setup(None if self._is_sample else self.game.session.next_game())

    def _welcome(self, page: StartPage) -> None:
        from judge_app.ui.first_run import welcome

        welcome(page, self._settings, self.places)

    def _describe(self, page: StartPage, others: "Iterator[Path]", is_dark: bool) -> None:
        """Say which game waits; one that cannot be read stands in the way of no other."""
        from judge_app.ui.glance import glance

        while self._waiting is not None and page is self._start:
            seen = glance(self._waiting)
            if seen is not None:
                page.show_unfinished(True, *(() if is_dark else (seen.table, seen.step)))
                return
            self._waiting = next(others, None)
        page.show_unfinished(self._waiting is not None)

    def _leave_game(self) -> None:
        if self.game is not None:
            if not self._is_sample:
                self._remember(self.game.session)
            self.game.session.close()
            self.game = None
            self._save_settings()
        self._awake.stop()

    @property
    def _is_sample(self) -> bool:
        return self.game is not None and is_sample(self.game.session.path)

    def _remember(self, session: "Session") -> None:
        self._settings.is_silent = bool(session.clock.get("silent"))
        if any(session.people):
            self._settings.remember_people(list(session.people))

    def _speak(self, language: str) -> None:
        self._settings.language = language
        use_language(language)
        self._save_settings()
        self.show_start()

    def _save_settings(self) -> None:
        save_settings(self._settings, self.places.data)

    def _dress_notice(self) -> None:
        self._dress(self.game is not None and self.game.is_night)
