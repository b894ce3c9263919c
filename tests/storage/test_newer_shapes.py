"""Words this program has, with a content only a newer one can have given them: told, and not touched."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge_app.session import JournalError, Session, looked_at
from judge_app.storage import people, settings
from judge_app.storage.backup import merge_backup, write_backup
from judge_app.storage.entry import entry_of
from judge_app.storage.library import Library
from judge_app.storage.places import Places
from tests.storage.test_newer import NEW, Lines, changed, club, found, resealed
from tests.tables import answers_of, give, new_session


def _put(*path: str, value: Any) -> Callable[[Lines], None]:
    """Write one word into the header."""

    def change(lines: Lines) -> None:
        part = lines[0]
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = value

    return change


SHAPES: dict[str, tuple[Callable[[Lines], None], str]] = {
    "a format that is a name": (_put("format", value="1b"), "格式 1b"),
    "a board it does not keep": (_put("setup", "board", value="8-moon"), "“8-moon”"),
    "a word of a board": (_put("ruleset", "boards", "8", "weather", value="rain"), "“weather”"),
    "a word of a script step": (_put("ruleset", "script", "dark", "song", value="la"), "“song”"),
    "tables for the steps of the night": (_put("ruleset", "night", value=[{"step": "dark"}]), "step"),
    "tables for the cards": (_put("setup", "deck", value=[{"card": "seer"}]), "card"),
    "a table as an option's value": (
        _put("ruleset", "options", "guard.with_antidote", value={"by": "vote"}),
        "“guard.with_antidote = ",
    ),
    "tables for people": (_put("people", value=[{"name": "阿明"}]), "阿明"),
    "an undo of several": (lambda lines: lines.insert(-1, {"undo": 3}), "“undo = 3”"),
    "a kind of move that is a table": (
        lambda lines: lines.insert(-1, {"seat": {"kind": {"of": "swap"}, "seats": [1]}}),
        "swap",
    ),
}


@pytest.mark.parametrize("kind", SHAPES)
def test_known_word_with_a_newer_content_is_refused_and_not_touched(tmp_path: Path, kind: str) -> None:
    session = new_session(tmp_path)
    give(session, answers_of()[:6])
    session.close()
    change, word = SHAPES[kind]
    resealed(session.path, _put("program", value=NEW))
    path = resealed(session.path, change)
    before = found(tmp_path)
    for opening in (Session.open, looked_at):
        with pytest.raises(
            JournalError, match=f"由更新的版本写成，请用新版打开；文件未动（它是 {NEW}"
        ) as refused:
            opening(path)
        assert word in str(refused.value)
    assert "更新的版本" in str(entry_of(path).trouble)
    assert found(tmp_path) == before


def test_newer_game_cut_off_within_a_line_is_not_touched(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, answers_of()[:6])
    session.close()
    path = resealed(session.path, _put("program", value=NEW))
    lines = path.read_bytes().count(b"\n")
    path.write_bytes(path.read_bytes() + b'{"vote_of_thanks":{"se')
    before = found(tmp_path)
    with pytest.raises(JournalError, match=f"由更新的版本写成.*不认识第 {lines + 1} 行"):
        Session.open(path)
    assert found(tmp_path) == before


def test_answer_that_is_no_table_makes_no_game(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, answers_of()[:6])
    session.close()
    path = resealed(session.path, lambda lines: lines[3]["answer"].update(value=[3]))
    with pytest.raises(JournalError, match="各行连不成一局，打不开；文件未动"):
        Session.open(path)
    shelf = Library(tmp_path)
    shelf.look()
    shelf.update()
    assert ["连不成一局" in str(entry.trouble) for entry in shelf.entries] == [True]


PERSON = {"id": "p1", "name": "阿明"}
ROSTERS: dict[str, dict[str, Any]] = {
    "a format that is a name": {"format": "1b", "people": [PERSON]},
    "people by their ids": {"people": {"p1": PERSON}},
    "nicknames with a date": {"people": [PERSON | {"nicknames": [{"name": "小明"}]}]},
    "away until a day": {"people": [PERSON | {"is_away": "2027-01-01"}]},
}


@pytest.mark.parametrize("kind", ROSTERS)
def test_roster_of_newer_content_is_never_written_nor_set_aside(tmp_path: Path, kind: str) -> None:
    places = club(tmp_path)
    changed(places.data / people.FILE, ROSTERS[kind])
    before = found(places.data)
    roster = people.Roster(places.data)
    roster.add("老王")
    assert "由更新的版本写成" in str(roster.trouble)
    assert found(places.data) == before
    write_backup(places, tmp_path / "new.zip")
    here = Places(tmp_path / "here")
    assert merge_backup(tmp_path / "new.zip", here).left_out == [people.FILE]
    assert not (here.data / people.FILE).exists()


def test_own_roster_with_a_damaged_person_is_set_aside_as_ever(tmp_path: Path) -> None:
    (tmp_path / people.FILE).write_text(json.dumps({"people": [PERSON, {"id": 5}]}), "utf-8")
    roster = people.Roster(tmp_path)
    assert (list(roster.persons), roster.trouble) == (["p1"], None)
    assert "原文件另存为" in str(roster.notice)


@pytest.mark.parametrize("change", [{"format": 1.5}, {"judge": {"name": "老李"}}, {"nearest_seat": "left"}])
def test_settings_of_newer_content_are_never_written(tmp_path: Path, change: dict[str, Any]) -> None:
    places = club(tmp_path)
    changed(places.data / settings.FILE, change)
    before = found(places.data)
    kept = settings.load_settings(places.data)
    assert kept.club == "北城"
    assert not settings.save_settings(kept, places.data)
    assert "由更新的版本写成" in str(settings.settings_notice(places.data))
    assert found(places.data) == before
