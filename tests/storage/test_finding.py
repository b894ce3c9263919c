import os
from pathlib import Path

from judge_app.session import Session
from judge_app.storage.finding import crashed, unfinished
from tests.tables import answers_of, give, new_session


def dated(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))


def left(folder: Path, count: int, is_closed: bool = True) -> Path:
    """A game left after so many answers, in order or not."""
    session = new_session(folder)
    give(session, answers_of()[:count])
    if is_closed:
        session.close()
    else:
        session._journal.close()
    return session.path


def test_no_folder_holds_no_game(tmp_path: Path) -> None:
    assert unfinished(tmp_path / "none") is None
    assert crashed(tmp_path / "none") is None


def test_unfinished_game_is_found(tmp_path: Path) -> None:
    assert unfinished(tmp_path) is None
    path = left(tmp_path, 5)
    assert unfinished(tmp_path) == path


def test_game_that_has_only_begun_is_unfinished(tmp_path: Path) -> None:
    path = left(tmp_path, 0)
    assert unfinished(tmp_path) == path


def test_finished_game_is_not_offered(tmp_path: Path) -> None:
    left(tmp_path, len(answers_of()))
    assert unfinished(tmp_path) is None


def test_game_played_last_comes_first(tmp_path: Path) -> None:
    old, new = left(tmp_path, 5), left(tmp_path, 6)
    dated(old, 1000)
    assert unfinished(tmp_path) == new
    dated(new, 500)
    assert unfinished(tmp_path) == old


def test_game_closed_in_order_has_not_crashed(tmp_path: Path) -> None:
    left(tmp_path, 5)
    assert crashed(tmp_path) is None


def test_game_that_was_not_closed_has_crashed(tmp_path: Path) -> None:
    path = left(tmp_path, 5, is_closed=False)
    assert crashed(tmp_path) == path


def test_crash_right_after_reopening_is_known(tmp_path: Path) -> None:
    path = left(tmp_path, 5)
    session = Session.open(path)
    session._journal.close()
    assert crashed(tmp_path) == path


def test_game_that_another_window_plays_has_not_crashed(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    assert crashed(tmp_path) is None
    session.close()


def test_torn_last_line_is_looked_past(tmp_path: Path) -> None:
    path = left(tmp_path, 5)
    with path.open("ab") as file:
        file.write(b'{"answer":{"key"')
    assert unfinished(tmp_path) == path


def test_file_that_is_no_game_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "x.wolfgame").write_bytes(b"\x00" * 50)
    (tmp_path / "y.wolfgame").mkdir()
    assert unfinished(tmp_path) is None
    assert crashed(tmp_path) is None
