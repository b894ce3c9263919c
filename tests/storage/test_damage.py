"""A journal cut off at any byte, or garbled anywhere: the longest good part opens, the file is kept."""

import os
import random
from itertools import accumulate, pairwise
from pathlib import Path

import pytest

from judge_app.session import Session
from judge_app.storage.journal import Journal, JournalError
from judge_app.storage.lines import read
from tests.storage.test_journal import closed, garble
from tests.tables import answers_of, give, new_session

LINES = 200


def long_journal(folder: Path) -> bytes:
    """Two hundred lines, the header one of them."""
    return closed(folder, LINES - 1).read_bytes()


def copies(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.iterdir() if ".broken-" in path.name]


def test_cut_off_at_any_byte_the_longest_good_part_opens(tmp_path: Path) -> None:
    whole = long_journal(tmp_path / "whole")
    ends = list(accumulate(map(len, whole.splitlines(keepends=True))))
    path = tmp_path / "cut.wolfgame"
    for cut in range(len(whole)):
        path.write_bytes(whole[:cut])
        good = sum(end - 1 <= cut for end in ends)  # a line that lacks only its newline is whole
        if not good:
            with pytest.raises(JournalError, match="打不开；文件未动"):
                Journal.open(path)
            continue
        journal = Journal.open(path)
        assert len(journal.lines) == good
        assert bool(journal.notices) == (cut not in (*ends, *(end - 1 for end in ends)))
        journal.close()
        assert path.read_bytes() == whole[:cut]


def test_a_real_game_cut_in_any_line_opens_on_its_step(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, answers_of())
    steps = [line.get("next") for line in read(session.path.read_bytes()).lines]
    session.close()
    raw = session.path.read_bytes()
    ends = list(accumulate(map(len, raw.splitlines(keepends=True))))
    dice = random.Random(1)
    for number, (start, end) in enumerate(pairwise(ends[:-1])):
        path = tmp_path / f"cut-{number}.wolfgame"
        path.write_bytes(raw[: dice.randrange(start + 1, end - 1)])
        found = path.read_bytes()
        again = Session.open(path)
        assert again.game.prompt.key == (steps[number] or "deal")
        assert f"第 {number + 2} 行读不出，已略去；原文件另存为" in str(again.notices[0])
        assert found in copies(tmp_path)
        again.close()


@pytest.mark.parametrize("seed", range(20))
def test_garbled_anywhere_it_opens_or_says_why_and_nothing_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(os, "fsync", lambda _handle: None)
    whole = long_journal(tmp_path / "whole")
    dice = random.Random(seed)
    for number in range(100):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / "game.wolfgame"
        found = garble(whole, dice)
        path.write_bytes(found)
        good = read(found)
        try:
            journal = Journal.open(path)
        except JournalError:
            assert path.read_bytes() == found
            continue
        assert journal.lines == good.lines
        journal.append({"more": 1})
        journal.close()
        assert copies(folder) == ([found] if good.rest else [])
        assert bool(journal.notices) == bool(good.rest)
