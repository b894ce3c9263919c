"""The roster: who plays at the club, found by whatever is typed."""

import json
from pathlib import Path

import pytest

from judge_app.storage import disk
from judge_app.storage.people import FILE, Person, Roster, merged
from judge_app.storage.pinyin import spellings
from judge_app.storage.seating import Sitter


def roster_of(folder: Path, *names: str) -> Roster:
    roster = Roster(folder)
    for name in names:
        roster.add(name)
    return roster


def found(roster: Roster, text: str) -> list[str]:
    return [person.name for person in roster.find(text)]


def test_a_person_is_there_after_a_restart(tmp_path: Path) -> None:
    person = Roster(tmp_path / "new").add("阿明", ["明哥"], "左撇子")
    assert Roster(tmp_path / "new").persons == {person.id: person}


@pytest.mark.parametrize("text", ["阿明", "明", "am", "aming", "ming", "AM", "a m"])
def test_part_of_the_name_or_two_letters_of_its_pinyin_are_enough(tmp_path: Path, text: str) -> None:
    assert found(roster_of(tmp_path, "阿明", "小红", "老王"), text) == ["阿明"]


def test_a_nickname_finds_its_person(tmp_path: Path) -> None:
    roster = roster_of(tmp_path, "小红")
    roster.add("李建国", ["老猫", "Tiger"])
    assert found(roster, "lm") == found(roster, "tig") == found(roster, "老猫") == ["李建国"]


def test_a_character_with_several_readings_is_found_by_each(tmp_path: Path) -> None:
    roster = roster_of(tmp_path, "单曾")
    assert found(roster, "shan") == found(roster, "danz") == found(roster, "sc") == ["单曾"]


def test_the_best_answer_comes_first(tmp_path: Path) -> None:
    assert found(roster_of(tmp_path, "王小明", "小明", "小明明"), "小明") == ["小明", "小明明", "王小明"]


def test_nothing_typed_finds_nobody(tmp_path: Path) -> None:
    assert found(roster_of(tmp_path, "阿明"), " ") == []


def test_a_long_name_does_not_take_long() -> None:
    assert len(spellings("单曾重乐行长" * 5)) < 1000


def test_two_people_may_bear_one_name(tmp_path: Path) -> None:
    assert len(roster_of(tmp_path, "阿明", "阿明").persons) == 2


def test_a_pasted_list_takes_known_people_and_adds_the_rest(tmp_path: Path) -> None:
    roster = roster_of(tmp_path, "阿明")
    known = roster.find("阿明")[0]
    seated = roster.enrol(["小红", "阿明", ""])
    assert seated[1:] == (known.sitter, Sitter())
    assert seated[0] == roster.find("小红")[0].sitter
    assert len(Roster(tmp_path).persons) == 2


def test_a_name_that_two_bear_stays_a_bare_name(tmp_path: Path) -> None:
    roster = roster_of(tmp_path, "阿明", "阿明")
    assert roster.enrol(["阿明"]) == (Sitter("阿明"),)
    assert len(roster.persons) == 2


def test_who_is_away_is_not_offered_and_not_forgotten(tmp_path: Path) -> None:
    roster = roster_of(tmp_path, "阿明")
    person = roster.find("am")[0]
    roster.send_away(person.id)
    assert found(Roster(tmp_path), "am") == []
    roster.send_away(person.id, is_away=False)
    assert found(Roster(tmp_path), "am") == ["阿明"]


def test_a_person_without_a_name_is_not_kept(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="needs a name"):
        Roster(tmp_path).add("  ")
    assert Roster(tmp_path).persons == {}


def test_two_windows_lose_no_person(tmp_path: Path) -> None:
    one, other = Roster(tmp_path), Roster(tmp_path)
    one.add("阿明")
    other.add("小红")
    assert {person.name for person in other.persons.values()} == {"阿明", "小红"}


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[]", b'{"people": 3}', b"[" * 100_000])
def test_an_unreadable_roster_is_set_aside_and_said(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    roster = Roster(tmp_path)
    assert roster.persons == {}
    roster.add("阿明")
    kept = list(tmp_path.glob("people.unreadable-*.json"))
    assert [file.read_bytes() for file in kept] == [raw]
    assert str(roster.notice) == f"名册有读不出的地方；原文件另存为 {kept[0].name}"


def test_one_unreadable_person_costs_only_himself(tmp_path: Path) -> None:
    person = roster_of(tmp_path, "阿明").find("am")[0]
    raw = json.loads((tmp_path / FILE).read_text("utf-8"))
    raw["people"] += [{"id": 3}, "x"]
    (tmp_path / FILE).write_text(json.dumps(raw), "utf-8")
    assert Roster(tmp_path).persons == {person.id: person}
    assert list(tmp_path.glob("people.unreadable-*.json"))


def test_a_full_disk_is_said_and_the_person_goes_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int, _data: bytes) -> None:
        raise OSError(28, "full")

    roster = Roster(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "write", full)
        roster.add("阿明")
        assert str(roster.trouble) == "磁盘已满，名册没有存上；改动先记着，下次一起存"
        assert found(roster, "am") == ["阿明"]
    roster.add("小红")
    assert roster.trouble is None
    assert len(Roster(tmp_path).persons) == 2


def test_a_roster_that_cannot_be_opened_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    roster = Roster(tmp_path)
    assert "名册打不开" in str(roster.trouble)
    roster.add("阿明")
    assert (tmp_path / FILE).is_dir()
    assert found(roster, "am") == ["阿明"]


def test_merging_keeps_mine_and_takes_twins_for_one() -> None:
    mine = {"1": Person("1", "阿明", notes="我记的")}
    theirs = [Person("1", "阿明明"), Person("2", "阿明", notes="我记的"), Person("3", "阿明", notes="另一个")]
    assert [person.id for person in merged(mine, theirs)] == ["3"]
