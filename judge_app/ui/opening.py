"""From a file, a set-up or the game before to an open table; what goes wrong comes back as one sentence."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from judge_app.dealing import draw
from judge_app.engine.rules import Rules
from judge_app.engine.rulings import Refused
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text, joined
from judge_app.importing import open_record
from judge_app.paths import data_path
from judge_app.records import RecordError
from judge_app.session import JournalError, Session, TableInfo
from judge_app.storage.library import Library
from judge_app.storage.next_game import NextGame
from judge_app.storage.people import Roster
from judge_app.storage.places import GAME_SUFFIX, Places
from judge_app.storage.seating import NOBODY, Sitter
from judge_app.storage.settings import Settings
from judge_app.storage.shields import Shield, newcomers_shielded, seats_shielded
from judge_app.ui.plan import Plan

ANYBODY = (Sitter("?"),)


def open_file(path: Path, games: Path) -> Session | Text:
    """A game's file, or a record that becomes a game in `games` with its first answer."""
    try:
        return Session.open(path) if path.suffix == GAME_SUFFIX else open_record(path, games)
    except JournalError as error:
        return error.text
    except RecordError as error:
        return T("{sentence}", sentence=error)


def open_sample(places: Places) -> Session:
    """The sample game from its beginning, in a file of its own; what was played of it before goes."""
    for old in places.sample.glob("*"):
        with suppress(OSError):
            old.unlink()
    return open_record(data_path("resources") / "sample.wolf.toml", places.sample)


def enrolled(people: Sequence[Sitter], roster: Roster) -> tuple[Sitter, ...]:
    """The people of a set-up as persons of the roster; who is new is added to it."""
    known = roster.enrol([sitter.name for sitter in people])
    return tuple(own if own.id else other for own, other in zip(people, known, strict=True))


def planned(
    plan: Plan, people: Sequence[Sitter], info: TableInfo, places: Places, carried: Sequence[Shield] = ()
) -> NextGame:
    """The table of a set-up; `carried` are shields from the game before, where these rules know any."""
    setup = plan.setup()
    has_shields = Rules(setup)["first_kill.protection"] != "none"
    new = newcomers_shielded(setup, _newcomers(setup, people, places))
    shields = (*(carried if has_shields else ()), *new)
    return NextGame(setup, tuple(people), info, plan.deal, shields).seated(people)


def _newcomers(setup: Setup, people: Sequence[Sitter], places: Places) -> list[Sitter]:
    """Who has never played before, where it matters: then every saved game must have been read."""
    if not newcomers_shielded(setup, ANYBODY):
        return []
    library = Library(places.games)
    library.look()
    library.update()
    return library.newcomers(people)


def next_table(session: Session) -> NextGame:
    """The game after this one, today: all but people, rules and settings starts anew."""
    coming = session.next_game()
    return replace(coming, info=replace(coming.info, date=date.today().isoformat()))


def remember(table: NextGame, settings: Settings) -> None:
    """Let the set-up be filled in with the rules of a table."""
    setup = table.setup
    settings.ruleset, settings.board, settings.deck = setup.ruleset.id, setup.board, dict(setup.deck)
    settings.options, settings.deal = dict(setup.options), table.deal


def begin(table: NextGame, games: Path, is_silent: bool = False) -> Session | Text:
    """A table with its people; the deal is answered already unless the judge is to enter it."""
    try:
        value = draw(table.setup) if table.deal == "program" else {"mode": "found"}
    except Refused as refused:
        return refused.no.text
    session = Session.create(table.setup, table.people, games, table.info, table.shields)
    if is_silent:
        session.save_clock({"silent": True})
    if table.deal != "entered":
        session.answer(value)
    for notice in shield_notice(table):
        session.note(notice)
    return session


def shield_notice(table: NextGame) -> list[Text]:
    """Who may not be the first victim, and why, to be told to the table."""
    found = seats_shielded(table.shields, table.people)
    words = [_shielded(seat, table.people[seat - 1], shield) for seat, shield in found.items()]
    return [T("首夜保护：{who}", who=joined(words, "；"))] if words else []


def _shielded(seat: int, sitter: Sitter, shield: Shield) -> Text:
    name = sitter.name if sitter != NOBODY else ""
    return T("{seat} 号{name}（{why}）", seat=seat, name=name, why=shield.reason)
