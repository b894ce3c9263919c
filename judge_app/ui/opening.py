"""From a file or a set-up to an open table; what goes wrong comes back as one sentence."""

from pathlib import Path

from judge_app.dealing import draw
from judge_app.engine.rulings import Refused
from judge_app.engine.text import T, Text
from judge_app.records import RecordError
from judge_app.session import JournalError, Session, TableInfo, open_record
from judge_app.storage.places import GAME_SUFFIX
from judge_app.storage.settings import Settings
from judge_app.ui.plan import Plan


def open_file(path: Path, games: Path) -> Session | Text:
    """A game's file, or a record that becomes a game in `games` with its first answer."""
    try:
        return Session.open(path) if path.suffix == GAME_SUFFIX else open_record(path, games)
    except JournalError as error:
        return error.text
    except RecordError as error:
        return T("{sentence}", sentence=error)


def new_game(plan: Plan, settings: Settings, info: TableInfo, games: Path) -> Session | Text:
    """A table with its people; the deal is answered already unless the judge is to enter it."""
    setup = plan.setup()
    people = tuple(settings.people)
    try:
        value = draw(setup) if plan.deal == "program" else {"mode": "found"}
    except Refused as refused:
        return refused.no.text
    session = Session.create(setup, people, games, info)
    if settings.is_silent:
        session.save_clock({"silent": True})
    if plan.deal != "entered":
        session.answer(value)
    return session
