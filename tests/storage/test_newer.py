"""What a newer program wrote: told in one sentence, and not a byte of it touched."""

import json
import shutil
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from judge_app import __version__
from judge_app.cli import main
from judge_app.reports import book
from judge_app.rulesets import RulesetError
from judge_app.session import JournalError, Session, crashed, looked_at, unfinished
from judge_app.storage import index, people, preset_work, settings
from judge_app.storage.backup import merge_backup, write_backup
from judge_app.storage.known import DEEDS
from judge_app.storage.library import Library
from judge_app.storage.lines import read, seal
from judge_app.storage.places import Places
from judge_app.storage.presets import presets, read_incoming, save, take_in
from judge_app.storage.seating import Sitter
from tests.tables import TESTS, answers_of, give, new_session

NEW = "0.10.2"
Lines = list[dict[str, Any]]


def _set(*path: str, value: Any) -> Callable[[Lines], None]:
    """Write one word into the header."""

    def change(lines: Lines) -> None:
        part = lines[0]
        for name in path[:-1]:
            part = part[name]
        part[path[-1]] = value

    return change


def _add(line: dict[str, Any]) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(-1, line)


SHIELD = {"name": "阿明", "id": "", "why": "birthday", "games": 1, "seat": 1}
NEWER: dict[str, tuple[Callable[[Lines], None], str]] = {
    "another format": (_set("format", value=2), "格式 2"),
    "a word of the header": (_set("weather", value="rain"), "“weather”"),
    "a word of the set-up": (_set("setup", "teams", value=2), "“teams”"),
    "a word of what stands above": (_set("info", "league", value="A"), "“league”"),
    "a part of the ruleset": (_set("ruleset", "songs", value=[]), "“songs”"),
    "an option": (_set("ruleset", "options", "seer.naps", value=True), "“seer.naps”"),
    "a house rule": (_set("setup", "options", value={"seer.naps": True}), "“seer.naps”"),
    "a value of an option": (
        _set("ruleset", "options", "guard.with_antidote", value="sleeps"),
        "“guard.with_antidote = sleeps”",
    ),
    "a card": (_set("setup", "deck", "gardener", value=1), "“gardener”"),
    "a shield's reason": (_set("shields", value=[SHIELD]), "“birthday”"),
    "a kind of line": (_add({"vote_of_thanks": 1}), "“vote_of_thanks”"),
    "a word of an answer": (_add({"answer": {"key": "n1.seer", "value": {}, "voice": 1}}), "“voice”"),
    "a kind of move": (_add({"seat": {"kind": "stack", "seats": [1]}}), "“stack”"),
}
newer_games = pytest.mark.parametrize("kind", NEWER)


def resealed(path: Path, change: Callable[[Lines], None]) -> Path:
    """A game's file with its lines changed, every checksum right."""
    lines: Lines = [json.loads(json.dumps(line)) for line in read(path.read_bytes()).lines]
    change(lines)
    data, crc = b"", 0
    for line in lines:
        sealed, crc = seal(line, crc)
        data += sealed
    path.write_bytes(data)
    return path


def newer(folder: Path, kind: str, is_closed: bool = True) -> Path:
    """An unfinished game as a newer program left it."""
    session = new_session(folder)
    give(session, answers_of()[:6])
    session.close() if is_closed else session._journal.close()
    change, _ = NEWER[kind]
    resealed(session.path, _set("program", value=NEW))
    return resealed(session.path, change)


def found(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Every file below a folder, byte for byte, with the time of its last change."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path): (path.read_bytes(), path.stat().st_mtime_ns) for path in files}


@newer_games
def test_newer_game_is_refused_in_one_sentence_and_not_touched(tmp_path: Path, kind: str) -> None:
    path = newer(tmp_path, kind)
    before = found(tmp_path)
    why = f"（它是 {NEW}，这里是 {__version__}，不认识{NEWER[kind][1]}）"
    for opening in (Session.open, looked_at):
        with pytest.raises(JournalError) as refused:
            opening(path)
        assert str(refused.value) == f"{path.name}：由更新的版本写成，请用新版打开；文件未动{why}"
    assert found(tmp_path) == before


@newer_games
def test_newer_game_is_listed_with_its_sentence_and_nothing_is_written(tmp_path: Path, kind: str) -> None:
    newer(tmp_path, kind)
    before = found(tmp_path)
    library, shelf = Library(tmp_path), book.Book(tmp_path)
    for each in (library, shelf):
        each.look()
        each.update()
    assert ["更新的版本" in str(entry.trouble) for entry in library.entries] == [True]
    assert shelf.games == []
    assert found(tmp_path) == before


def test_newer_game_that_broke_off_is_not_locked_by_looking(tmp_path: Path) -> None:
    path = newer(tmp_path, "another format", is_closed=False)
    before = found(tmp_path)
    assert crashed(tmp_path) == unfinished(tmp_path) == path
    assert found(tmp_path) == before


def test_newer_game_comes_back_whole_from_the_trash(tmp_path: Path) -> None:
    path = newer(tmp_path / "games", "a kind of line")
    data = path.read_bytes()
    games, trash = Library(tmp_path / "games"), Library(tmp_path / "trash")
    assert games.move(path.name, trash) is None
    assert trash.move(path.name, games) is None
    assert path.read_bytes() == data


def test_backup_carries_a_newer_programs_files_whole(tmp_path: Path) -> None:
    places = Places(tmp_path / "old")
    game = newer(places.games, "an option")
    roster = {"format": 2, "program": NEW, "people": []}
    (places.data / people.FILE).write_text(json.dumps(roster), "utf-8")
    write_backup(places, tmp_path / "club.zip")
    with zipfile.ZipFile(tmp_path / "club.zip") as archive:
        assert archive.read(f"games/{game.name}") == game.read_bytes()
        assert json.loads(archive.read(people.FILE)) == roster
    new = Places(tmp_path / "new")
    merged = merge_backup(tmp_path / "club.zip", new)
    assert (merged.games, merged.left_out) == (1, [people.FILE])
    assert (new.games / game.name).read_bytes() == game.read_bytes()


@pytest.mark.parametrize(
    "command", [["export", "{game}", "-o", "{out}.wolf.toml"], ["summary", "{game}", "-o", "{out}.json"]]
)
def test_command_refuses_a_newer_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    path = newer(tmp_path, "a word of the header")
    before = found(tmp_path)
    words = [word.format(game=path, out=tmp_path / "out") for word in command]
    assert main(["--lang", "zh-CN", "--data-dir", str(tmp_path / "data"), *words]) == 2
    assert "由更新的版本写成" in capsys.readouterr().err
    assert found(tmp_path) == before


@pytest.mark.parametrize("has_display", [False, True])
def test_open_tells_of_a_newer_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, has_display: bool
) -> None:
    path = newer(tmp_path, "a word of the header")
    before = found(tmp_path)
    monkeypatch.setattr("judge_app.display.has_display", lambda: has_display)
    monkeypatch.setattr("judge_app.ui.app.run", lambda *_told: 0)
    assert main(["--lang", "zh-CN", "open", str(path)]) == 2
    assert "由更新的版本写成" in capsys.readouterr().err
    assert found(tmp_path) == before


def test_newer_step_is_where_an_otherwise_known_game_stops_to_be_read(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, answers_of()[:6])
    session.close()

    def change(lines: Lines) -> None:
        lines[0]["program"] = NEW
        lines.insert(-1, {"answer": {"key": "n1.gardener", "value": {"pick": [3]}}, "next": "n1.dawn"})

    path = resealed(session.path, change)
    before = found(tmp_path)
    again = Session.open(path)
    assert again.is_readonly
    assert again.game.prompt.key == "n1.seer"
    assert f"文件未动。由更新的版本（{NEW}）写成，请用新版打开" in str(again.notices[-1])
    again.close()
    assert found(tmp_path) == before


def test_whatever_this_program_writes_it_knows(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    give(session, answers_of()[:8])
    session.answer({"note": [], "why": "灯"}, "note")
    session.apply(session.game.correct("n1.wolves", {"pick": [7]}))
    session.apply(session.game.take_away("note"))
    session.move("swap", [1, 2])
    session.move("substitute", [2], Sitter("小雷", "p3"), "迟到")
    for verb in ("undo", "redo"):
        for _ in range(5):
            getattr(session, verb)()
    session.save_clock({"silent": True})
    session.answer({"none": []})
    session.close()
    again = Session.open(session.path)
    again.close()
    written = read(session.path.read_bytes()).lines[1:]
    assert {word for line in written for word in line} >= DEEDS


# what is written as a whole


def club(folder: Path) -> Places:
    return Places(Path(shutil.copytree(TESTS / "fixtures" / "v1", folder / "club")))


def changed(path: Path, change: dict[str, Any], inside: str = "") -> None:
    """The file as a newer program would have it."""
    raw = json.loads(path.read_text("utf-8"))
    (raw[inside][0] if inside else raw).update(change)
    path.write_text(json.dumps(raw | {"program": NEW}), "utf-8")


LATER = [{"format": 2}, {"colour": "green"}]


@pytest.mark.parametrize(
    ("change", "inside"), [({"format": 2}, ""), ({"groups": []}, ""), ({"birthday": "1-1"}, "people")]
)
def test_newer_roster_is_read_but_never_written(tmp_path: Path, change: dict[str, Any], inside: str) -> None:
    places = club(tmp_path)
    changed(places.data / people.FILE, change, inside)
    before = found(places.data)
    roster = people.Roster(places.data)
    assert sorted(person.name for person in roster.persons.values()) == ["小红", "阿明"]
    assert "由更新的版本写成" in str(roster.trouble)
    roster.add("老王")
    assert f"（它是 {NEW}，" in str(roster.trouble)
    assert roster.sitter("老王").id
    assert found(places.data) == before


@pytest.mark.parametrize("change", LATER)
def test_newer_settings_are_read_but_never_written(tmp_path: Path, change: dict[str, Any]) -> None:
    places = club(tmp_path)
    changed(places.data / settings.FILE, change)
    before = found(places.data)
    kept = settings.load_settings(places.data)
    assert kept.judge == "老李"
    assert not settings.save_settings(kept, places.data)
    assert f"（它是 {NEW}，" in str(settings.settings_notice(places.data))
    assert found(places.data) == before


def test_own_settings_need_no_notice(tmp_path: Path) -> None:
    assert settings.settings_notice(tmp_path) is None
    assert settings.settings_notice(club(tmp_path).data) is None


@pytest.mark.parametrize("change", LATER)
def test_newer_half_edited_preset_is_neither_opened_nor_written(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    places = club(tmp_path)
    changed(places.presets / preset_work.FILE, change)
    before = found(places.data)
    assert preset_work.kept(places.presets) is None
    preset_work.keep(preset_work.PresetWork("", "classic", {}), places.presets)
    preset_work.forget(places.presets)
    assert found(places.data) == before


def test_newer_preset_is_told_in_one_line_and_waits_for_the_judge(tmp_path: Path) -> None:
    places = club(tmp_path)
    path = places.presets / "friday-club.toml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("format = 1", 'format = 2\nmoon = "full"'), "utf-8")
    (preset,) = presets(places.presets)
    assert [str(mistake.message) for mistake in preset.mistakes] == [
        "由更新的版本写成（格式 2，这里只认到 1），请用新版打开"
    ]
    newer_text = path.read_bytes()
    incoming = read_incoming(text.encode(), "sent.toml", places.presets)
    assert incoming.twin is not None
    assert incoming.twin.path == path
    take_in(incoming, places.presets, places.trash)
    assert [kept.read_bytes() for kept in places.trash.iterdir()] == [newer_text]


def test_newer_preset_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "friday-club.toml"
    path.write_text('format = 2\nid = "friday-club"\n', "utf-8")
    with pytest.raises(OSError, match="由更新的版本写成，请用新版打开；文件未动"):
        save('format = 1\nid = "friday-club"\n', "friday-club", tmp_path)
    assert path.read_text("utf-8") == 'format = 2\nid = "friday-club"\n'


def test_newer_preset_that_is_sent_is_not_taken_in(tmp_path: Path) -> None:
    with pytest.raises(RulesetError, match="由更新的版本写成"):
        read_incoming(b'format = 2\nid = "club"\n', "sent.toml", tmp_path)


@pytest.mark.parametrize("first", [f"1 {NEW} 12345678", f"2 {__version__} 12345678"])
@pytest.mark.parametrize("file", [index.FILE, book.FILE])
def test_list_and_book_of_a_newer_program_stay(tmp_path: Path, first: str, file: str) -> None:
    places = club(tmp_path)
    (places.games / file).write_bytes(first.encode() + b"\n{}")
    _listed(places.games)
    assert (places.games / file).read_bytes() == first.encode() + b"\n{}"


@pytest.mark.parametrize("file", [index.FILE, book.FILE])
def test_list_and_book_of_an_older_program_are_made_anew(tmp_path: Path, file: str) -> None:
    places = club(tmp_path)
    (places.games / file).write_bytes(b"1 0.0.9 12345678\n{}")
    _listed(places.games)
    assert (places.games / file).read_bytes().startswith(f"1 {__version__} ".encode())


def _listed(folder: Path) -> None:
    shelves: Iterable[Library | book.Book] = (Library(folder), book.Book(folder))
    for shelf in shelves:
        shelf.look()
        assert shelf.update()


@pytest.mark.parametrize("file", [people.FILE, settings.FILE])
def test_restored_backup_brings_nothing_of_a_newer_program_that_could_not_be_changed(
    tmp_path: Path, file: str
) -> None:
    places = club(tmp_path)
    changed(places.data / file, {"format": 2})
    write_backup(places, tmp_path / "new.zip")
    here = Places(tmp_path / "here")
    assert merge_backup(tmp_path / "new.zip", here).left_out == [file]
    assert not (here.data / file).exists()


def test_backup_does_not_write_into_a_newer_roster(tmp_path: Path) -> None:
    places = club(tmp_path)
    changed(places.data / people.FILE, {"format": 2, "people": []})
    before = (places.data / people.FILE).read_bytes()
    merged = merge_backup(places.data / "backup.zip", places)
    assert (merged.people, merged.left_out) == (0, [people.FILE])
    assert (places.data / people.FILE).read_bytes() == before
