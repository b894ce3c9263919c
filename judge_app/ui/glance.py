"""A look at a saved game without opening it: nothing is locked and nothing written."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.engine.text import T, Text
from judge_app.reports.fates import when as night_or_day
from judge_app.storage.header import from_line
from judge_app.storage.journal import JournalError
from judge_app.storage.lines import read
from judge_app.storage.timeline import fold


@dataclass(frozen=True, slots=True)
class Glance:
    """What the start page says of an unfinished game: which table, and where it stands."""

    table: Text
    step: Text


def glance(path: Path) -> Glance | None:
    """A game's table and step; None where the file says neither."""
    try:
        return _glance(path)
    except (OSError, JournalError, Refused, ValueError, KeyError, IndexError, TypeError, AttributeError):
        return None


def _glance(path: Path) -> Glance:
    lines = read(path.read_bytes()).lines
    header = from_line(lines[0], path.name)
    game = Game(header.setup, fold(lines[1:]).now.answers)
    setup = header.setup
    title, board = T(setup.ruleset.title), T("自配")
    if setup.board:
        board = T(setup.ruleset.boards[setup.board].title)
    table = T("{title} · {board} · {seats} 人", title=title, board=board, seats=setup.seats)
    changed = datetime.fromtimestamp(path.stat().st_mtime)
    return Glance(table, T("{step} · {when}", step=_step(game), when=when_words(changed, datetime.now())))


def _step(game: Game) -> Text:
    at = game.table.at
    if not at or game.prompt.stage == "deal":
        return game.prompt.title
    return T("{time} · {title}", time=night_or_day(at), title=game.prompt.title)


def when_words(then: datetime, now: datetime) -> Text:
    """A moment as one says it today: "今天 21:04", "昨天 21:04", "11月29日 21:04"."""
    clock = f"{then:%H:%M}"
    days = (now.date() - then.date()).days
    if days == 0:
        return T("今天 {clock}", clock=clock)
    if days == 1:
        return T("昨天 {clock}", clock=clock)
    return T("{month}月{day}日 {clock}", month=then.month, day=then.day, clock=clock)
