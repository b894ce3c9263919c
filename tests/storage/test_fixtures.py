"""Files of every version of the format open for ever, at the step where they stood."""

import shutil
from pathlib import Path

import pytest

from judge_app.records import read_record, replay
from judge_app.reports.book import Book
from judge_app.session import Session, crashed
from judge_app.storage import index, preset_work, settings
from judge_app.storage.backup import merge_backup
from judge_app.storage.library import Library
from judge_app.storage.lines import read
from judge_app.storage.people import Roster
from judge_app.storage.places import Places
from judge_app.storage.presets import presets
from judge_app.storage.seating import Sitter
from judge_app.storage.shields import Shield
from judge_app.storage.timeline import fold
from tests.tables import TESTS

FIXTURES = TESTS / "fixtures"
STOOD = {
    "format-1.wolfgame": ("n3.wolves", 30, {"silent": True}),
    "format-1-people.wolfgame": ("d1.nobody_elected", 9, {}),
}


@pytest.mark.parametrize("name", [path.name for path in sorted(FIXTURES.glob("*.wolfgame"))])
def test_old_file_opens_where_it_stood(tmp_path: Path, name: str) -> None:
    path = Path(shutil.copy(FIXTURES / name, tmp_path))
    session = Session.open(path)
    step, answers, clock = STOOD[name]
    assert not session.is_readonly
    assert session.game.prompt.key == step
    assert len(session.game.answers) == answers
    assert session.clock == clock
    assert not [notice for notice in session.notices if "读不出" in str(notice)]
    session.close()


def test_people_of_an_old_file_sit_where_they_sat(tmp_path: Path) -> None:
    session = Session.open(Path(shutil.copy(FIXTURES / "format-1-people.wolfgame", tmp_path)))
    assert session.sitters[:4] == (
        Sitter("小红", "p2"),
        Sitter("阿明", "p1"),
        Sitter("老汪"),
        Sitter("小雷", "p3"),
    )
    assert [sitter.name for sitter in session.people_at("n1.wolves")[:4]] == ["阿明", "小红", "老汪", ""]
    assert session.shields == (Shield(Sitter("小红", "p2"), "killed", 2),)
    assert session.game.setup.protected == (2,)
    session.close()


def test_a_program_that_knows_no_moves_finds_the_same_game() -> None:
    lines = read((FIXTURES / "format-1-people.wolfgame").read_bytes()).lines[1:]
    known = [line for line in lines if not {"seat", "unseat", "reseat"} & set(line)]
    assert len(known) < len(lines)
    assert fold(known).now.answers == fold(lines).now.answers


def test_there_is_a_file_of_every_format() -> None:
    assert sorted(STOOD) == [path.name for path in sorted(FIXTURES.glob("*.wolfgame"))]


# everything a judge keeps, as version 1 left it


GAMES = {
    "acts": ("d1.exploded.1", 14, [9, 12]),
    "corrected": ("n2.wolves", 17, [3]),
    "crashed": ("d1.campaign", 8, []),
    "finished": ("end", 39, [2, 1, 6, 3]),
    "seats": ("n1.seer", 6, []),
    "undone": ("d1.announce", 10, []),
    "unfinished": ("d1.vote", 13, []),
}


@pytest.fixture
def club(tmp_path: Path) -> Places:
    return Places(Path(shutil.copytree(FIXTURES / "v1", tmp_path / "v1")))


def opened(club: Places, name: str) -> Session:
    return Session.open(club.games / f"{name}.wolfgame")


@pytest.mark.parametrize("name", GAMES)
def test_game_of_version_1_stands_where_it_stood(club: Places, name: str) -> None:
    session = opened(club, name)
    step, answers, dead = GAMES[name]
    assert not session.is_readonly
    assert (session.game.prompt.key, len(session.game.answers)) == (step, answers)
    assert list(session.game.table.dead) == dead
    assert not [notice for notice in session.notices if "裁定" in str(notice)]
    session.close()


def test_every_game_of_version_1_is_opened_here(club: Places) -> None:
    assert sorted(path.stem for path in club.games.glob("*.wolfgame")) == sorted(GAMES)


def test_winner_of_version_1_is_the_winner(club: Places) -> None:
    session = opened(club, "finished")
    assert session.game.outcome is not None
    assert (session.game.outcome.camp, session.people[:3]) == ("good", ("阿明", "小红", "老王"))
    session.close()


def test_half_a_vote_of_version_1_is_half_entered_still(club: Places) -> None:
    session = opened(club, "unfinished")
    assert session.draft["key"] == "d1.vote"
    assert session.clock == {"silent": True}
    session.close()


def test_what_version_1_undid_can_be_redone(club: Places) -> None:
    session = opened(club, "undone")
    while session.redo():
        continue
    assert session.game.prompt.key == "d1.vote"
    session.close()


def test_acts_that_version_1_put_right_stay_so_and_can_be_put_back(club: Places) -> None:
    session = opened(club, "acts")
    assert warned(session) == [5]
    session.undo()
    session.undo()
    assert warned(session) == [3, 4]
    session.close()


def warned(session: Session) -> list[int]:
    return [fact.data["seat"] for fact in session.game.facts if fact.kind == "warning"]


def test_people_of_version_1_sit_where_they_sat(club: Places) -> None:
    session = opened(club, "seats")
    assert session.people[:4] == ("小红", "阿明", "老汪", "小雷")
    assert session.game.setup.protected == (2,)
    assert [(shield.sitter.name, shield.games) for shield in session.shields] == [("小红", 2)]
    session.close()


def test_game_that_stopped_within_a_line_of_version_1_opens_on_its_step(club: Places) -> None:
    session = opened(club, "crashed")
    assert "第 11 行读不出" in str(session.notices[0])
    session.close()


def test_game_that_version_1_did_not_close_has_crashed(club: Places) -> None:
    for path in club.games.glob("*.wolfgame"):
        if path.stem != "crashed":
            path.unlink()
    assert crashed(club.games) == club.games / "crashed.wolfgame"


def test_roster_of_version_1_names_its_persons(club: Places) -> None:
    roster = Roster(club.data)
    found = {person.name: (person.nicknames, person.is_away) for person in roster.persons.values()}
    assert found == {"阿明": (("小明",), False), "小红": ((), True)}
    assert (roster.trouble, roster.notice) == (None, None)


def test_settings_of_version_1_are_remembered(club: Places) -> None:
    kept = settings.load_settings(club.data)
    assert (kept.board, kept.judge, kept.nearest_seat, kept.club) == ("12-guard", "老李", 7, "北城")


def test_preset_of_version_1_plays_by_its_own_rule(club: Places) -> None:
    (preset,) = presets(club.presets)
    assert preset.ruleset is not None
    assert (preset.ruleset.title, preset.ruleset.options["guard.with_antidote"]) == ("周五俱乐部", "lives")


def test_preset_half_edited_in_version_1_is_edited_on(club: Places) -> None:
    work = preset_work.kept(club.presets)
    assert work is not None
    assert (work.base, work.raw["title"]) == ("last-words", "周日俱乐部")


def test_list_and_book_of_version_1_hold_its_games(club: Places) -> None:
    library, book = Library(club.games), Book(club.games)
    for shelf in (library, book):
        shelf.look()
        shelf.update()
    winners = {entry.name: entry.winner for entry in library.entries if entry.winner}
    assert (len(library.entries), winners) == (len(GAMES), {"finished.wolfgame": "good"})
    assert [game.name for game in book.games] == ["finished.wolfgame"]


def test_index_of_version_1_can_be_read(club: Places) -> None:
    """By the program that wrote it; another makes its own."""
    kept = index.load_index(club.games).games
    assert kept == {} or {name.partition(".")[0] for name in kept} == GAMES.keys()


def test_backup_of_version_1_brings_everything(club: Places, tmp_path: Path) -> None:
    new = Places(tmp_path / "new")
    merged = merge_backup(club.data / "backup.zip", new)
    assert (merged.games, merged.people, merged.presets, merged.left_out) == (len(GAMES), 2, 1, [])
    assert settings.load_settings(new.data).judge == "老李"


def test_record_of_version_1_is_the_same_game(club: Places) -> None:
    played = replay(read_record(club.data / "record.wolf.toml"))
    assert played.mismatch is None
    assert played.game.outcome is not None
    assert played.game.outcome.camp == "good"
