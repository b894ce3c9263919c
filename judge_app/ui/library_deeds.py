"""Saved games in and out: imports, exports, backups; each answers with one sentence. No Qt."""

from collections.abc import Iterable
from datetime import date
from pathlib import Path

from judge_app.engine.text import T, Text
from judge_app.importing import Imported, import_game
from judge_app.records.export import export
from judge_app.session import JournalError, looked_at
from judge_app.storage.backup import BackupError, merge_backup, write_backup
from judge_app.storage.places import GAME_SUFFIX, Places

RECORD = ".wolf.toml"
BACKUP = ".zip"


def is_game(path: Path) -> bool:
    """Whether a file's name says that it is a session or a record."""
    return path.name.endswith((GAME_SUFFIX, RECORD))


def take_in(paths: Iterable[Path], games: Path) -> tuple[list[Imported], list[Text]]:
    """Import these; what to say of them: how many came in, then whatever went wrong."""
    done = [import_game(path, games) for path in paths]
    count = sum(imported.path is not None for imported in done)
    notices = [notice for imported in done for notice in imported.notices]
    return done, [*([T("导入了 {count} 局", count=count)] if count else []), *notices]


def write_out(path: Path, output: Path) -> Text:
    """A saved game as a record."""
    try:
        session = looked_at(path)
    except JournalError as error:
        return error.text
    trouble = export(session.game, session.people, session.info, output)
    return trouble.text if trouble is not None else T("导出到 {name}", name=output.name)


def backup_name() -> str:
    """What a backup of today is called."""
    return f"judge-app-{date.today().isoformat()}{BACKUP}"


def back_up(places: Places, file: Path) -> Text:
    """Games, people, rules and settings into one file."""
    try:
        return T("备份了 {games} 局：{name}", games=write_backup(places, file), name=file.name)
    except BackupError as error:
        return error.text


def merge(file: Path, places: Places) -> Text:
    """What another backup holds and is not here yet."""
    try:
        return merge_backup(file, places).text
    except BackupError as error:
        return error.text
