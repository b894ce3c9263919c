"""A disk that is full, turned read-only or gone, a clock set back: one sentence each, nothing lost."""

import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from judge_app import session as session_module
from judge_app.session import Session
from judge_app.storage import disk
from judge_app.storage.lines import read
from tests.tables import TESTS, answers_of, give, new_session, standing

GAME = answers_of()
FULL = "磁盘已满，没有存上；对局照常，能写时会补存"
READONLY = "文件夹不能写入，没有存上；对局照常，能写时会补存"

LIMITED = """
import resource, sys
from pathlib import Path
from tests.tables import answers_of, give, new_session, standing
answers = answers_of()
session = new_session(Path(sys.argv[1]))
give(session, answers[:4])
limit = session.path.stat().st_size + 700
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
give(session, answers[4:16])
print(session.trouble)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
assert session.retry() and session.trouble is None
print(standing(session))
"""


def mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True, capture_output=True)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own with room for one game."""
    folder = tmp_path / "small"
    folder.mkdir()
    if not hasattr(os, "geteuid") or os.geteuid() or not shutil.which("mount"):
        pytest.skip("only root may mount")
    try:
        mount("-t", "tmpfs", "-o", "size=128k", "tmpfs", str(folder))
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("mounting is not allowed here")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def filler(folder: Path) -> Path:
    """Take all the room there is."""
    path = folder / "filler"
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(512))
        except OSError:
            return path


def test_a_disk_that_fills_up_is_said_and_saving_goes_on_when_there_is_room(small_disk: Path) -> None:
    session = new_session(small_disk)
    give(session, GAME[:4])
    rest = filler(small_disk)
    give(session, GAME[4:])
    assert str(session.trouble) == FULL
    assert len(session.game.answers) == len(GAME)
    rest.write_bytes(b"")
    assert session.retry()
    assert session.trouble is None
    before = standing(session)
    session.close()
    again = Session.open(session.path)
    assert (standing(again), again.notices) == (before, ())
    again.close()


def test_what_was_saved_on_a_full_disk_opens_though_the_rest_never_came(small_disk: Path) -> None:
    session = new_session(small_disk)
    give(session, GAME[:4])
    rest = filler(small_disk)
    give(session, GAME[4:])
    raw = session.path.read_bytes()
    saved = [line for line in read(raw).lines if "answer" in line]
    session._journal.close()
    rest.unlink()
    again = Session.open(session.path)
    assert 4 <= len(again.game.answers) == len(saved) < len(GAME)
    again.close()


def test_a_disk_remounted_read_only_is_said_and_nothing_is_lost(small_disk: Path) -> None:
    session = new_session(small_disk)
    give(session, GAME[:4])
    # The lock is a file held open for writing, which forbids a plain remount; a bind mount may change.
    mount("--bind", str(small_disk), str(small_disk))
    try:
        mount("-o", "remount,bind,ro", str(small_disk))
        give(session, GAME[4:6])
        session.save_draft({"pick": [3]})
        assert str(session.trouble) == READONLY
        second = Session.open(session.path)
        assert len(second.game.answers) == 4
        second.close()
    finally:
        subprocess.run(["umount", str(small_disk)], check=True)
    assert session.retry()
    assert len([line for line in read(session.path.read_bytes()).lines if "answer" in line]) == 6
    session.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files")
def test_a_limit_on_the_size_of_files_is_said_as_a_full_disk(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path)],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    sentence, stood = done.stdout.splitlines()
    assert sentence == FULL
    again = Session.open(next(tmp_path.glob("*.wolfgame")))
    seen, then = json.loads(standing(again)), json.loads(stood)
    assert seen == then
    assert len(seen["answers"]) == 16
    again.close()


@pytest.mark.parametrize(("number", "sentence"), [(errno.ENOSPC, FULL), (errno.EROFS, READONLY)])
@pytest.mark.parametrize("written", [0, 1, 7, 60])
def test_a_write_that_breaks_off_after_any_byte_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str, written: int
) -> None:
    def breaks_off(handle: int, data: bytes) -> None:
        os.write(handle, data[:written])
        raise OSError(number, "no")

    session = new_session(tmp_path)
    give(session, GAME[:4])
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", breaks_off)
        give(session, GAME[4:8])
        assert str(session.trouble) == sentence
    give(session, GAME[8:9])
    before = standing(session)
    session.close()
    again = Session.open(session.path)
    assert (standing(again), again.notices) == (before, ())
    again.close()


def test_a_folder_taken_away_in_mid_game_is_made_again(tmp_path: Path) -> None:
    session = new_session(tmp_path / "stick")
    give(session, GAME[:4])
    shutil.rmtree(tmp_path / "stick")
    give(session, GAME[4:6])
    assert session.trouble is None
    assert len(read(session.path.read_bytes()).lines) == 7


# the clock


class Yesterday(datetime):
    """A machine whose clock was set back by a day."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Yesterday":
        return super().now(tz) - timedelta(days=1)


def test_a_clock_set_back_is_said_and_the_order_is_that_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = new_session(tmp_path)
    give(session, GAME[:6])
    monkeypatch.setattr(session_module, "datetime", Yesterday)
    give(session, GAME[6:9])
    session.undo()
    before = standing(session)
    session.close()
    monkeypatch.undo()
    forwards = Session.open(session.path)
    assert (standing(forwards), forwards.notices) == (before, ())
    forwards.close()
    monkeypatch.setattr(session_module, "datetime", Yesterday)
    backwards = Session.open(session.path)
    assert standing(backwards) == before
    assert [str(notice) for notice in backwards.notices] == [
        "电脑的时钟比这一局上次存盘时慢；先后以记录的次序为准，什么都没丢"
    ]
    backwards.close()


def test_a_new_game_after_the_clock_was_set_back_overwrites_no_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "datetime", Yesterday)
    paths = []
    for _ in range(3):
        session = new_session(tmp_path)
        session.close()
        paths.append(session.path)
    assert len(set(paths)) == 3
