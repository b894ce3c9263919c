"""The club book: what is counted, for whom, and how fast it opens again."""

import csv
import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from judge_app.engine.rulings import Answer
from judge_app.records import read_record, replay
from judge_app.reports import book as book_module
from judge_app.reports.book import FILE, Book, Span
from judge_app.reports.book_page import book_csv, book_page
from judge_app.reports.deeds import Deeds, PlayedGame, played_game
from judge_app.reports.standings import POINTS, Rate, Standing, Value, score, standings
from judge_app.session import Session, TableInfo
from judge_app.storage.seating import Sitter
from tests.reports.printed import played_at_random
from tests.tables import CASES, WHOLE_GAME, give

PEOPLE = tuple(Sitter(name, f"id-{name}") for name in "甲乙丙丁戊己庚辛")


def saved(folder: Path, info: TableInfo | None = None, answers: tuple[Answer, ...] | None = None) -> Path:
    """A whole game: wolves 1 and 2, cupid 3, seer 4, witch 5; 2, 1 (with 6) and 3 are exiled; good wins."""
    game = replay(read_record(CASES / f"{WHOLE_GAME}.wolf.toml")).game
    session = Session.create(game.setup, PEOPLE, folder, info or TableInfo("2026-11-29", "会所", "一号桌"))
    give(session, game.answers if answers is None else answers)
    session.close()
    return session.path


def entry(folder: Path) -> PlayedGame:
    found = played_game(saved(folder))
    assert found is not None
    return found


def test_a_game_keeps_who_won_with_which_card(tmp_path: Path) -> None:
    game = entry(tmp_path)
    assert (game.winner, game.days) == ("good", 3)
    assert [own.name for own in game.people if own.has_won] == ["丁", "戊", "庚", "辛"]
    assert [own.card for own in game.people[:5]] == ["werewolf", "werewolf", "cupid", "seer", "witch"]


def test_the_first_exile_and_the_votes_for_wolves_are_counted(tmp_path: Path) -> None:
    people = entry(tmp_path).people
    assert [own.name for own in people if own.first_exiled] == ["乙"]
    assert [(own.name, own.wolf_votes) for own in people if own.wolf_votes] == [("丁", 2), ("戊", 2)]


def test_an_unfinished_game_is_no_part_of_the_book(tmp_path: Path) -> None:
    saved(tmp_path, answers=replay(read_record(CASES / f"{WHOLE_GAME}.wolf.toml")).game.answers[:9])
    assert _read(tmp_path).games == []


def _read(folder: Path) -> Book:
    book = Book(folder)
    book.look()
    book.update()
    return book


def test_a_game_is_read_once_and_again_when_it_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    assert len(_read(tmp_path).games) == 1
    read: list[Path] = []
    monkeypatch.setattr(book_module, "played_game", read.append)
    assert len(_read(tmp_path).games) == 1
    assert read == []
    path.write_bytes(path.read_bytes() + b" ")
    _read(tmp_path)
    assert read == [path]


def test_a_garbled_book_is_read_anew(tmp_path: Path) -> None:
    saved(tmp_path)
    before = _read(tmp_path).games
    raw = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(raw.replace("甲".encode(), "乙".encode()))
    assert _read(tmp_path).games == before


def test_a_file_that_is_no_game_closes_nothing(tmp_path: Path) -> None:
    saved(tmp_path)
    (tmp_path / "broken.wolfgame").write_bytes(b"nothing\n")
    assert len(_read(tmp_path).games) == 1


@pytest.mark.parametrize(
    ("span", "found"),
    [
        (Span(), 1),
        (Span("2026-11-29", "2026-11-29", "会所", "一号桌"), 1),
        (Span("2026-11-30"), 0),
        (Span("", "2026-11-28"), 0),
        (Span(place="别处"), 0),
        (Span(table="二号桌"), 0),
    ],
)
def test_a_span_holds_its_days_and_tables(span: Span, found: int, tmp_path: Path) -> None:
    saved(tmp_path)
    assert len(_read(tmp_path).within(span)) == found


def test_who_plays_on_for_another_gets_the_game(tmp_path: Path) -> None:
    game = replay(read_record(CASES / f"{WHOLE_GAME}.wolf.toml")).game
    session = Session.create(game.setup, PEOPLE, tmp_path, TableInfo("2026-11-29"))
    give(session, game.answers[:-2])
    session.move("substitute", [4], Sitter("壬", "id-壬"))
    give(session, game.answers[-2:])
    session.close()
    found = played_game(session.path)
    assert found is not None
    assert found.people[3].name == "壬"
    assert found.people[3].has_won


def table_of(games: list[PlayedGame], name: str, points: dict[str, int] | None = None) -> Standing:
    return next(table for table in standings(games, {}, points or {}) if table.id == name)


def row_of(table: Standing, name: str) -> dict[str, Value]:
    rows: list[tuple[Value, ...]] = [row for row in table.rows if name in row]
    return dict(zip(map(str, table.columns), rows[0], strict=True))


def test_people_are_counted_by_camp(tmp_path: Path) -> None:
    row = row_of(table_of([entry(tmp_path)], "people"), "丁")
    assert row["好人胜率"] == Rate.out_of(1, 1)
    assert str(row["狼人胜率"]) == "–"


def test_a_renamed_person_goes_by_his_name_in_the_roster(tmp_path: Path) -> None:
    tables = standings([entry(tmp_path)], {"id-丁": "小丁"}, {})
    assert row_of(tables[1], "小丁")["局数"] == 1


def test_the_seers_wolves_stand_beside_his_checks() -> None:
    own = DEEDS(checks=4, wolves_found=3)
    game = PlayedGame("g", "2026-01-01", "", "", "r", "规则", "", "", "good", 3, (own,))
    assert str(row_of(table_of([game], "skills"), "甲")["查验中狼"]) == "75%（3/4）"


NOTHING = Deeds("", "甲", 1, "seer", "good", True, True, 0, 0, 0, 0, 0, 0, 0)
DEEDS: Callable[..., Deeds] = NOTHING._replace


@pytest.mark.parametrize(
    ("own", "points"),
    [
        (NOTHING, 4),
        (DEEDS(has_won=False), 1),
        (DEEDS(has_survived=False), 3),
        (DEEDS(wolf_votes=2), 6),
    ],
)
def test_points_follow_the_usual_rule(own: Deeds, points: int) -> None:
    assert score([own], {}) == points


def test_the_club_sets_its_own_points(tmp_path: Path) -> None:
    ranking = table_of([entry(tmp_path)], "ranking", dict.fromkeys(POINTS, 0) | {"loss": 5})
    assert {row[1] for row in ranking.rows[:4]} == {"甲", "乙", "丙", "己"}


def test_a_rate_orders_by_its_share() -> None:
    assert Rate.out_of(1, 2) < Rate.out_of(2, 3)
    assert Rate.out_of(0, 0) < Rate.out_of(0, 1)


def test_the_book_prints_and_writes_csv(tmp_path: Path) -> None:
    games = [entry(tmp_path)]
    tables = standings(games, {"id-甲": "<b>甲"}, {})
    page = book_page(tables, len(games), Span())
    assert "&lt;b&gt;甲" in page
    rows = list(csv.DictReader(io.StringIO(book_csv(tables[1]).removeprefix("\ufeff"))))
    assert len(rows) == 8
    assert rows[0]["局数"] == "1"


def test_every_random_game_has_an_entry(tmp_path: Path) -> None:
    for number in range(0, 30, 3):
        played = replace(played_at_random(number))
        session = Session.create(played.game.setup, played.persons, tmp_path, played.info)
        session.play(played.game.answers)
        session.retry()
        session.close()
    book = _read(tmp_path)
    assert len(book.games) == 10
    for game in book.games:
        assert sum(own.first_exiled for own in game.people) <= 1
        assert all(own.wolves_found <= own.checks for own in game.people)
    assert standings(book.games, {}, {})
