"""Games brought in from elsewhere become games of ours, and nothing of ours is touched."""

import shutil
from pathlib import Path

import pytest

from judge_app.importing import import_game
from judge_app.session import Session
from judge_app.storage import disk
from tests.tables import CASES, answers_of, give, new_session

RECORD = CASES / "f2f-01-guard-and-antidote.wolf.toml"


def elsewhere(folder: Path) -> Path:
    session = new_session(folder)
    give(session, answers_of()[:5])
    session.close()
    return session.path


def test_a_session_is_copied_as_it_is(tmp_path: Path) -> None:
    path = elsewhere(tmp_path / "stick")
    found = import_game(path, tmp_path / "games").path
    assert found == tmp_path / "games" / path.name
    assert found.read_bytes() == path.read_bytes()


def test_the_same_session_twice_is_one_game(tmp_path: Path) -> None:
    path = elsewhere(tmp_path / "stick")
    assert import_game(path, tmp_path / "games") == import_game(path, tmp_path / "games")
    assert len(list((tmp_path / "games").glob("*.wolfgame"))) == 1


def test_another_game_of_that_name_stays(tmp_path: Path) -> None:
    path = elsewhere(tmp_path / "stick")
    ours = tmp_path / "games" / path.name
    ours.parent.mkdir()
    ours.write_bytes(b"ours")
    found = import_game(path, ours.parent).path
    assert ours.read_bytes() == b"ours"
    assert found is not None
    assert found.name == f"{path.stem}-2.wolfgame"
    session = Session.open(found)
    assert len(session.game.answers) == 5
    session.close()


def test_a_record_becomes_a_game_where_it_stops(tmp_path: Path) -> None:
    found = import_game(RECORD, tmp_path).path
    assert found is not None
    session = Session.open(found)
    assert session.game.prompt.key == "d1.words.9"
    session.close()


def test_a_record_the_engine_does_not_follow_comes_with_its_reason(tmp_path: Path) -> None:
    path = tmp_path / "x.wolf.toml"
    path.write_text(RECORD.read_text("utf-8").replace("announce = [9]", "announce = []"), "utf-8")
    imported = import_game(path, tmp_path / "games")
    assert imported.path is not None
    assert "谱里的一处对不上" in str(imported.notices[0])


@pytest.mark.parametrize(
    ("name", "raw", "sentence"),
    [
        ("x.wolfgame", b"hello\n", "第 1 行不是一局的开头"),
        ("x.wolf.toml", b"hello\n", "x.wolf.toml"),
        ("x.txt", b"\xff\x00", "x.txt"),
    ],
)
def test_what_is_no_game_says_so_and_leaves_nothing(
    tmp_path: Path, name: str, raw: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(raw)
    imported = import_game(tmp_path / name, tmp_path / "games")
    assert imported.path is None
    assert sentence in str(imported.notices[0])
    assert list(tmp_path.glob("games/*")) == []


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    assert "没有这个文件" in str(import_game(tmp_path / "x.wolfgame", tmp_path).notices[0])


def test_a_full_disk_says_so_and_leaves_no_half_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(handle: int, data: bytes) -> None:
        raise OSError(28, "full")

    path = elsewhere(tmp_path / "stick")
    record = shutil.copy(RECORD, tmp_path)
    monkeypatch.setattr(disk, "write", half)
    for file in (path, Path(record)):
        imported = import_game(file, tmp_path / "games")
        assert imported.path is None
        assert "磁盘已满" in str(imported.notices[0])
    assert [game for game in (tmp_path / "games").glob("*.wolfgame") if game.stat().st_size] == []
