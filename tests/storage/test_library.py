"""The list of games: complete, in order, searched, put away and brought back."""

import os
import shutil
from pathlib import Path

import pytest

from judge_app.session import Session, TableInfo
from judge_app.storage import disk, library
from judge_app.storage.entry import Entry, entry_of
from judge_app.storage.index import FILE
from judge_app.storage.library import Library, Query
from judge_app.storage.seating import Sitter
from tests.tables import answers_of, give, table

GAME = answers_of()


def saved(folder: Path, people: list[str | Sitter], date: str = "2026-11-29", answers: int = 4) -> str:
    session = Session.create(table(), people, folder, TableInfo(date, "会所", "一号桌", "老王"))
    give(session, GAME[:answers])
    session.close()
    return session.path.name


def opened(folder: Path) -> Library:
    games = Library(folder)
    games.look()
    games.update()
    return games


def names(entries: list[Entry]) -> list[str]:
    return [entry.name for entry in entries]


def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are read from now on."""
    seen: list[str] = []
    real = entry_of

    def noted(path: Path) -> Entry:
        seen.append(path.name)
        return real(path)

    monkeypatch.setattr(library, "entry_of", noted)
    return seen


# the list


def test_games_of_one_evening_at_one_table_are_numbered_as_they_were_begun(tmp_path: Path) -> None:
    first, second = saved(tmp_path, ["阿明"]), saved(tmp_path, ["阿明"])
    saved(tmp_path, ["阿明"], date="2026-11-30")
    assert opened(tmp_path).numbers == {first: 1, second: 2}


def test_finished_game_keeps_its_number_though_the_open_ones_stand_before_it(tmp_path: Path) -> None:
    first, second = saved(tmp_path, ["阿明"], answers=len(GAME)), saved(tmp_path, ["阿明"])
    third = saved(tmp_path, ["阿明"], answers=len(GAME))
    assert opened(tmp_path).numbers == {first: 1, second: 2, third: 3}


def test_a_game_is_listed_with_its_table(tmp_path: Path) -> None:
    name = saved(tmp_path, ["阿明", Sitter("小红", "p2")], answers=len(GAME))
    [entry] = opened(tmp_path).entries
    assert (entry.name, entry.date, entry.place, entry.table, entry.judge) == (
        name,
        "2026-11-29",
        "会所",
        "一号桌",
        "老王",
    )
    assert (entry.ruleset, entry.board, entry.seats) == ("face-to-face", "8", 8)
    assert (entry.people, entry.ids) == (("阿明", "小红"), ("", "p2"))
    assert (entry.winner, entry.is_over, entry.answers) == ("good", True, len(GAME))


def test_unfinished_games_come_first_then_the_newest(tmp_path: Path) -> None:
    whole = [saved(tmp_path, [], answers=len(GAME)) for _ in range(2)]
    halves = [saved(tmp_path, []) for _ in range(2)]
    assert names(opened(tmp_path).entries) == [*reversed(halves), *reversed(whole)]


def test_who_played_on_for_another_is_listed_too(tmp_path: Path) -> None:
    session = Session.create(table(), ["阿明"], tmp_path, TableInfo())
    session.move("substitute", [1], Sitter("小雷"))
    session.close()
    assert opened(tmp_path).entries[0].people == ("阿明", "小雷")


def test_a_game_undone_from_its_end_is_unfinished(tmp_path: Path) -> None:
    session = Session.open(tmp_path / saved(tmp_path, [], answers=len(GAME)))
    session.undo()
    session.close()
    [entry] = opened(tmp_path).entries
    assert (entry.is_over, entry.winner) == (False, "")


def test_a_game_corrected_to_its_end_has_its_winner(tmp_path: Path) -> None:
    session = Session.open(tmp_path / saved(tmp_path, [], answers=len(GAME)))
    session.apply(session.game.correct("deal", GAME[0].value))
    session.close()
    assert opened(tmp_path).entries[0].winner == "good"


def test_a_file_that_cannot_be_read_is_listed_last_with_its_reason(tmp_path: Path) -> None:
    saved(tmp_path, [], answers=len(GAME))
    (tmp_path / "bad.wolfgame").write_bytes(b"rubbish\n")
    last = opened(tmp_path).entries[-1]
    assert last.name == "bad.wolfgame"
    assert "第 1 行不是一局的开头" in str(last.trouble)


def test_a_file_that_has_just_gone_costs_only_itself(tmp_path: Path) -> None:
    name = saved(tmp_path, [])
    (tmp_path / "gone.wolfgame").symlink_to(tmp_path / "nowhere")
    assert names(opened(tmp_path).entries) == [name]


def test_a_folder_that_is_none_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    games = opened(tmp_path / "file")
    assert (games.entries, str(games.trouble)) == ([], "对局列表打不开：文件夹找不到了")


def test_no_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert opened(tmp_path / "none").entries == []


# the index


def test_a_game_read_once_is_not_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(tmp_path, ["阿明"])
    before = opened(tmp_path).entries
    seen = reads(monkeypatch)
    assert opened(tmp_path).entries == before
    assert seen == []


def test_only_what_changed_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = saved(tmp_path, []), saved(tmp_path, [])
    opened(tmp_path)
    session = Session.open(tmp_path / second)
    give(session, GAME[4:6])
    session.close()
    seen = reads(monkeypatch)
    third = saved(tmp_path, [])
    (tmp_path / first).unlink()
    games = opened(tmp_path)
    assert sorted(seen) == sorted([second, third])
    assert [entry.answers for entry in games.entries if entry.name == second] == [6]
    assert first not in names(games.entries)


def test_a_file_of_the_same_size_with_another_time_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = saved(tmp_path, [])
    opened(tmp_path)
    os.utime(tmp_path / name, ns=(1, 1))
    seen = reads(monkeypatch)
    opened(tmp_path)
    assert seen == [name]


@pytest.mark.parametrize("garbling", ["gone", "cut", "flip", "empty", "other"])
def test_an_index_that_is_not_as_written_is_made_anew(tmp_path: Path, garbling: str) -> None:
    saved(tmp_path, ["阿明"])
    before = opened(tmp_path).entries
    index = tmp_path / FILE
    raw = bytearray(index.read_bytes())
    raw[len(raw) // 2] ^= 1
    changed = {"cut": bytes(raw[: len(raw) // 2]), "flip": bytes(raw), "empty": b"", "other": b"x\n[]"}
    if garbling == "gone":
        index.unlink()
    else:
        index.write_bytes(changed[garbling])
    assert opened(tmp_path).entries == before
    assert index.exists()


def test_a_folder_that_takes_no_index_still_lists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = saved(tmp_path, [])

    def refuse(_handle: int, _data: bytes) -> None:
        raise OSError(30, "read-only")

    monkeypatch.setattr(disk, "write", refuse)
    assert names(opened(tmp_path).entries) == [name]


def test_a_long_list_is_read_in_pieces(tmp_path: Path) -> None:
    for _ in range(5):
        saved(tmp_path, [])
    games = Library(tmp_path)
    assert games.look() == []
    assert games.waiting == 5
    rounds = 0
    while not games.update(seconds=0.0001):
        rounds += 1
        assert len(games.entries) == 5 - games.waiting
    assert rounds > 0
    assert len(games.entries) == 5


# search


def shelf(folder: Path) -> Library:
    saved(folder, ["阿明", "小红"], "2026-10-01", len(GAME))
    saved(folder, ["单曾"], "2026-11-05", 3)
    return opened(folder)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (Query(), 2),
        (Query(text="阿明"), 1),
        (Query(text="xiaoh 会所"), 1),
        (Query(text="shan"), 1),
        (Query(text="face-to-face"), 2),
        (Query(text="nobody"), 0),
        (Query(person="am"), 1),
        (Query(person="face"), 0),
        (Query(ruleset="face-to-face", board="8"), 2),
        (Query(board="12-guard"), 0),
        (Query(winner="good"), 1),
        (Query(since="2026-10-01", until="2026-10-31"), 1),
        (Query(since="2026-11-01"), 1),
        (Query(until="2026-09-30"), 0),
        (Query(is_over=False), 1),
    ],
)
def test_search_finds(tmp_path: Path, query: Query, found: int) -> None:
    assert len(shelf(tmp_path).search(query)) == found


def test_a_person_of_the_roster_is_found_by_id_whatever_he_was_called(tmp_path: Path) -> None:
    saved(tmp_path, [Sitter("阿明", "p1")])
    saved(tmp_path, [Sitter("明哥", "p1")])
    saved(tmp_path, [Sitter("阿明", "p2")])
    assert len(opened(tmp_path).search(Query(person_id="p1"))) == 2


def test_newcomers_are_those_in_no_game(tmp_path: Path) -> None:
    saved(tmp_path, [Sitter("阿明", "p1")])
    people = [Sitter("阿明"), Sitter("明哥", "p1"), Sitter("小雷", "p3"), Sitter()]
    assert opened(tmp_path).newcomers(people) == [Sitter("小雷", "p3")]


# the trash


def test_into_the_trash_and_back(tmp_path: Path) -> None:
    games, trash = opened(tmp_path / "games"), Library(tmp_path / "trash")
    name = saved(games.folder, ["阿明"])
    found = (games.folder / name).read_bytes()
    assert games.move(name, trash) is None
    assert (games.entries, names(trash.entries)) == ([], [name])
    assert trash.move(name, games) is None
    assert (names(games.entries), trash.entries) == ([name], [])
    assert (games.folder / name).read_bytes() == found


def test_half_an_answer_goes_along(tmp_path: Path) -> None:
    session = Session.create(table(), [], tmp_path / "games", TableInfo())
    session.save_draft({"cards": {"1": "werewolf"}})
    session.close()
    opened(tmp_path / "games").move(session.path.name, Library(tmp_path / "trash"))
    assert Session.open(tmp_path / "trash" / session.path.name).draft == {"cards": {"1": "werewolf"}}


def test_nothing_in_the_trash_is_overwritten(tmp_path: Path) -> None:
    games, trash = opened(tmp_path / "games"), Library(tmp_path / "trash")
    name = saved(games.folder, ["阿明"])
    shutil.copy(games.folder / name, tmp_path / "copy")
    games.move(name, trash)
    shutil.copy(tmp_path / "copy", games.folder / name)
    games.move(name, trash)
    assert len(trash.entries) == 2


def test_a_game_that_is_open_stays(tmp_path: Path) -> None:
    session = Session.create(table(), [], tmp_path / "games", TableInfo())
    refusal = opened(tmp_path / "games").move(session.path.name, Library(tmp_path / "trash"))
    assert str(refusal) == "这一局正开着，关了再移"
    assert session.path.exists()


def test_a_trash_that_takes_nothing_says_why(tmp_path: Path) -> None:
    (tmp_path / "trash").write_text("", "utf-8")
    games = opened(tmp_path / "games")
    name = saved(games.folder, [])
    assert "没有移动" in str(games.move(name, Library(tmp_path / "trash")))
    assert (games.folder / name).exists()
