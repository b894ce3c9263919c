"""Games brought in from elsewhere: sessions are copied, records become sessions; nothing is overwritten."""

from dataclasses import dataclass
from pathlib import Path

from judge_app.engine.text import T, Text
from judge_app.records import RecordError, read_record, replay
from judge_app.session import JournalError, Session
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


def open_record(path: Path, folder: Path) -> Session:
    """A record at the point where it stops; it becomes a game in `folder` with the first answer.

    Raises `RecordError`. Where the engine does not follow the record, the game stops and `notices` says why.
    """
    record = read_record(path)
    played = replay(record)
    session = Session.unsaved(record.setup, record.people, folder, record.info)
    session.play(played.game.answers)
    if played.mismatch:
        session.note(T("谱里的一处对不上，停在这里：{what}", what=str(played.mismatch)))
    return session
