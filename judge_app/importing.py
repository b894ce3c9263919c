"""Games brought in from elsewhere: copied, under a name that is free; nothing is overwritten."""

from dataclasses import dataclass
from pathlib import Path

from judge_app.engine.text import T, Text
from judge_app.records import RecordError
from judge_app.session import JournalError, open_record
from judge_app.storage import disk
from judge_app.storage.free import put_in
from judge_app.storage.header import from_line
from judge_app.storage.journal import bytes_of, checked
from judge_app.storage.places import GAME_SUFFIX


@dataclass(frozen=True, slots=True)
class Imported:
    """A file that became a game of ours at `path`, None if it could not; `notices` are for the judge."""

    path: Path | None
    notices: tuple[Text, ...] = ()


def import_game(path: Path, games: Path) -> Imported:
    """A session or a record into the folder `games`; a session that is there already is not doubled."""
    try:
        return _session(path, games) if path.suffix == GAME_SUFFIX else _record(path, games)
    except JournalError as error:
        return Imported(None, (error.text,))
    except RecordError as error:
        return Imported(None, (T("{sentence}", sentence=error),))
    except OSError as error:
        return Imported(None, (T("{name}：{why}，没有导入", name=path.name, why=disk.reason(error)),))


def _session(path: Path, games: Path) -> Imported:
    raw = bytes_of(path)
    from_line(checked(path, raw).lines[0], path.name)
    return Imported(put_in(games, path.name, raw))


def _record(path: Path, games: Path) -> Imported:
    session = open_record(path, games)
    is_saved = session.retry()
    trouble = session.trouble
    session.close()
    return Imported(session.path if is_saved else None, (*session.notices, *([trouble] if trouble else [])))
