import errno
import multiprocessing
import os
import random
from pathlib import Path

import pytest

from judge_app.storage import disk
from judge_app.storage.journal import Journal, JournalError
from judge_app.storage.lines import read, seal

HEADER = {"format": 1}


def written(folder: Path, count: int = 3) -> Journal:
    journal = Journal.create(folder, "game", HEADER)
    for number in range(count):
        journal.append({"time": str(number)})
    return journal


def closed(folder: Path, count: int = 3) -> Path:
    journal = written(folder, count)
    journal.close()
    return journal.path


def full_disk(_handle: int, _data: bytes) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_every_append_is_on_disk(tmp_path: Path) -> None:
    journal = written(tmp_path, 0)
    assert journal.append({"a": 1})
    assert [dict(line) for line in read(journal.path.read_bytes()).lines] == [HEADER, {"a": 1}]


def test_append_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    journal = written(tmp_path, 1)
    journal.append({"a": 1})
    # The new file and its folder, then once an append.
    assert len(synced) == 3


def test_file_appears_with_the_first_flush(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, "game", HEADER)
    assert not journal.path.exists()
    journal.flush()
    assert journal.path.exists()


def test_the_folder_is_made(tmp_path: Path) -> None:
    assert written(tmp_path / "new" / "games").path.exists()


def test_two_games_of_one_minute_have_two_files(tmp_path: Path) -> None:
    assert written(tmp_path).path.name == "game.wolfgame"
    assert written(tmp_path).path.name == "game-2.wolfgame"


def test_reopened_journal_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = closed(tmp_path)
    before = path.read_bytes()
    journal = Journal.open(path)
    journal.append({"more": True})
    assert path.read_bytes().startswith(before)
    assert len(read(path.read_bytes()).lines) == 5


def test_second_window_reads_and_does_not_write(tmp_path: Path) -> None:
    first = written(tmp_path)
    second = Journal.open(first.path)
    assert second.is_readonly
    assert [str(notice) for notice in second.notices] == ["另一个窗口正在记这一局，这里只能看"]
    before = first.path.read_bytes()
    assert not second.append({"b": 2})
    assert first.path.read_bytes() == before


def test_lock_is_free_after_closing(tmp_path: Path) -> None:
    assert not Journal.open(closed(tmp_path)).is_readonly


def _is_readonly(path: Path) -> None:
    os._exit(3 if Journal.open(path).is_readonly else 0)


def test_lock_holds_between_processes(tmp_path: Path) -> None:
    first = written(tmp_path)
    child = multiprocessing.get_context("spawn").Process(target=_is_readonly, args=(first.path,))
    child.start()
    child.join()
    assert child.exitcode == 3


def test_bad_end_is_left_out_and_the_file_kept(tmp_path: Path) -> None:
    path = closed(tmp_path)
    found = path.read_bytes()[:-9] + b"rubbish\nand more\n"
    path.write_bytes(found)
    journal = Journal.open(path)
    assert len(journal.lines) == 3
    journal.append({"c": 3})
    kept = [other for other in tmp_path.iterdir() if ".broken-" in other.name]
    assert [copy.read_bytes() for copy in kept] == [found]
    assert str(journal.notices[0]) == f"第 4–5 行读不出，已略去；原文件另存为 {kept[0].name}"
    assert len(read(path.read_bytes()).lines) == 4
    assert read(path.read_bytes()).rest == b""


def test_file_is_not_shortened_before_its_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = closed(tmp_path)
    found = path.read_bytes() + b"rubbish"
    path.write_bytes(found)
    journal = Journal.open(path)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full_disk)
        assert not journal.append({"c": 3})
        assert path.read_bytes() == found
    assert journal.append({"d": 4})
    assert len(read(path.read_bytes()).lines) == 6


def test_second_window_leaves_a_bad_end_alone(tmp_path: Path) -> None:
    first = written(tmp_path)
    found = first.path.read_bytes() + b"rubbish"
    first.path.write_bytes(found)
    second = Journal.open(first.path)
    assert str(second.notices[1]) == "第 5 行读不出，已略去；文件未动"
    assert first.path.read_bytes() == found


@pytest.mark.parametrize("seed", range(200))
def test_garbled_file_opens_or_says_why_and_is_never_lost(tmp_path: Path, seed: int) -> None:
    path = closed(tmp_path, 6)
    found = garble(path.read_bytes(), random.Random(seed))
    path.write_bytes(found)
    try:
        journal = Journal.open(path)
    except JournalError:
        assert path.read_bytes() == found
        return
    journal.append({"more": 1})
    if read(found).rest:
        copies = [other.read_bytes() for other in tmp_path.iterdir() if ".broken-" in other.name]
        assert copies == [found]
        assert journal.notices
    assert read(path.read_bytes()).rest == b""


def garble(raw: bytes, dice: random.Random) -> bytes:
    data = bytearray(raw)
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(data))
        kind = dice.choice(["flip", "cut", "insert", "zero"])
        if kind == "flip":
            data[at] ^= 1 << dice.randrange(8)
        elif kind == "cut":
            del data[at : at + dice.randint(1, 40)]
        elif kind == "insert":
            data[at:at] = dice.randbytes(dice.randint(1, 40))
        else:
            data[at:] = bytes(len(data) - at)
        if not data:
            break
    return bytes(data)


def test_newer_format_says_so_and_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "new.wolfgame"
    path.write_bytes(seal({"format": 2, "program": "0.9.3"}, 0)[0] + b"something else\n")
    found = path.read_bytes()
    with pytest.raises(JournalError, match=r"更新的版本写成，.*文件未动（它是 0\.9\.3，.*不认识格式 2）"):
        Journal.open(path)
    assert [other.name for other in tmp_path.glob("*new*")] == ["new.wolfgame"]
    assert path.read_bytes() == found


@pytest.mark.parametrize("raw", [b"", b"\n", b"hello\n", b"[1]\n", b"{}\n", bytes(100), b'{"format":"1"}\n'])
def test_what_is_no_game_says_so(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "other.wolfgame"
    path.write_bytes(raw)
    with pytest.raises(JournalError, match="第 1 行不是一局的开头"):
        Journal.open(path)


def test_missing_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="没有这个文件"):
        Journal.open(tmp_path / "none.wolfgame")


def test_folder_instead_of_a_file_says_so(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="磁盘出错"):
        Journal.open(tmp_path)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "磁盘已满，没有存上；对局照常，能写时会补存"),
        (errno.EROFS, "文件夹不能写入，没有存上；对局照常，能写时会补存"),
        (errno.EACCES, "文件夹不能写入，没有存上；对局照常，能写时会补存"),
        (errno.ENOENT, "文件夹找不到了，没有存上；对局照常，能写时会补存"),
        (errno.EIO, "磁盘出错（坏了），没有存上；对局照常，能写时会补存"),
    ],
)
def test_disk_that_refuses_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    def refuse(_handle: int, _data: bytes) -> None:
        raise OSError(number, "坏了")

    journal = written(tmp_path)
    monkeypatch.setattr(disk, "write", refuse)
    assert not journal.append({"a": 1})
    assert str(journal.trouble) == sentence


def test_what_was_not_saved_is_saved_when_it_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = written(tmp_path, 1)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full_disk)
        journal.append({"a": 1})
        journal.append({"b": 2})
    assert journal.append({"c": 3})
    assert journal.trouble is None
    lines = [dict(line) for line in read(journal.path.read_bytes()).lines]
    assert lines == [HEADER, {"time": "0"}, {"a": 1}, {"b": 2}, {"c": 3}]


def test_half_a_line_written_to_a_full_disk_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(handle: int, data: bytes) -> None:
        os.write(handle, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "full")

    journal = written(tmp_path, 1)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", half)
        journal.append({"a": 1})
    journal.append({"b": 2})
    assert [dict(line) for line in read(journal.path.read_bytes()).lines][2:] == [{"a": 1}, {"b": 2}]


def test_file_taken_away_in_mid_game_is_written_anew(tmp_path: Path) -> None:
    journal = written(tmp_path, 2)
    journal.path.unlink()
    journal.append({"a": 1})
    assert len(read(journal.path.read_bytes()).lines) == 4


def test_new_game_on_a_full_disk_goes_on_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full_disk)
        journal = written(tmp_path, 2)
        assert journal.trouble
    assert journal.flush()
    assert len(read(journal.path.read_bytes()).lines) == 3
