"""One file with everything, merged in elsewhere: nothing is lost, nothing overwritten, no path escapes."""

import random
import zipfile
from pathlib import Path

import pytest

from judge_app.session import Session, TableInfo
from judge_app.storage import disk
from judge_app.storage.backup import BackupError, merge_backup, write_backup
from judge_app.storage.people import Roster
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings, load_settings, save_settings
from tests.tables import answers_of, give, table


def club(folder: Path, who: str = "阿明") -> Places:
    """A judge's folder with a game, a person, a preset and settings."""
    places = Places(folder)
    session = Session.create(table(), [who], places.games, TableInfo())
    give(session, answers_of()[:4])
    session.close()
    Roster(places.data).add("阿明")
    places.presets.mkdir()
    (places.presets / "friday.toml").write_text("format = 1\n", "utf-8")
    save_settings(Settings(place="会所"), places.data)
    return places


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def visible(folder: Path) -> dict[str, bytes]:
    return {name: raw for name, raw in everything(folder).items() if "/." not in name and name[0] != "."}


def zipped(file: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, raw in files.items():
            archive.writestr(name, raw)
    return file


def test_a_new_machine_gets_everything(tmp_path: Path) -> None:
    places = club(tmp_path / "old")
    assert write_backup(places, tmp_path / "b.zip") == 1
    merged = merge_backup(tmp_path / "b.zip", Places(tmp_path / "new"))
    assert visible(tmp_path / "new") == visible(tmp_path / "old")
    assert str(merged.text) == "新增 1 局、1 人、1 套规则；原有的都没动"


def test_merging_twice_adds_nothing(tmp_path: Path) -> None:
    places = club(tmp_path / "club")
    write_backup(places, tmp_path / "b.zip")
    before = everything(tmp_path / "club")
    merged = merge_backup(tmp_path / "b.zip", places)
    assert (merged.games, merged.people, merged.presets) == (0, 0, 0)
    assert visible(tmp_path / "club") == {k: v for k, v in before.items() if "/." not in k and k[0] != "."}


def test_what_is_here_stays_and_what_differs_comes_beside_it(tmp_path: Path) -> None:
    theirs, mine = club(tmp_path / "theirs", "小雷"), club(tmp_path / "mine")
    (mine.presets / "friday.toml").write_text("format = 1 # mine\n", "utf-8")
    save_settings(Settings(place="茶馆"), mine.data)
    game = next(mine.games.glob("*.wolfgame"))
    there = next(theirs.games.glob("*.wolfgame"))
    there.rename(there.with_name(game.name))
    before = visible(mine.data)
    write_backup(theirs, tmp_path / "b.zip")
    merged = merge_backup(tmp_path / "b.zip", mine)
    after = visible(mine.data)
    assert {name: after[name] for name in before if name != "people.json"} == {
        name: raw for name, raw in before.items() if name != "people.json"
    }
    assert (merged.games, merged.presets) == (1, 1)
    assert load_settings(mine.data).place == "茶馆"
    assert (mine.presets / "friday-2.toml").read_text("utf-8") == "format = 1\n"


def test_a_game_that_went_on_here_is_not_doubled(tmp_path: Path) -> None:
    places = club(tmp_path / "club")
    write_backup(places, tmp_path / "b.zip")
    session = Session.open(next(places.games.glob("*.wolfgame")))
    give(session, answers_of()[4:6])
    session.close()
    assert merge_backup(tmp_path / "b.zip", places).games == 0


def test_an_old_backup_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"old")
    with pytest.raises(BackupError, match="已经有这个文件"):
        write_backup(club(tmp_path / "club"), tmp_path / "b.zip")
    assert (tmp_path / "b.zip").read_bytes() == b"old"


def test_a_backup_that_finds_no_room_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_self: object, _name: object, _data: object) -> None:
        raise OSError(28, "full")

    places = club(tmp_path / "club")
    monkeypatch.setattr(zipfile.ZipFile, "writestr", full)
    with pytest.raises(BackupError, match="磁盘已满，没有备份"):
        write_backup(places, tmp_path / "b.zip")
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("b.zip")] == []


@pytest.mark.parametrize(
    "name",
    [
        "../evil.wolfgame",
        "games/../../evil.wolfgame",
        "/etc/evil.wolfgame",
        "games/sub/evil.wolfgame",
        "games\\evil.wolfgame",
        "games/..\\evil.wolfgame",
        "games/C:evil.wolfgame",
        "games/.hidden.wolfgame",
        "games/nul.wolfgame",
        "games/a\x01b.wolfgame",
        "games/x.wolfgame/",
        "presets/x.py",
        "trash/x.wolfgame",
        "other.txt",
    ],
)
def test_no_other_place_is_ever_written(tmp_path: Path, name: str) -> None:
    file = zipped(tmp_path / "b.zip", {name: b"evil", "settings.json": b"{}"})
    merged = merge_backup(file, Places(tmp_path / "deep" / "data"))
    assert sorted(everything(tmp_path)) == ["b.zip", "deep/data/settings.json"]
    assert merged.games == 0


def test_a_link_in_the_file_is_only_its_bytes(tmp_path: Path) -> None:
    info = zipfile.ZipInfo("games/link.wolfgame")
    info.external_attr = 0o120777 << 16
    with zipfile.ZipFile(tmp_path / "b.zip", "w") as archive:
        archive.writestr(info, "/etc/passwd")
    merge_backup(tmp_path / "b.zip", Places(tmp_path / "data"))
    assert not (tmp_path / "data" / "games" / "link.wolfgame").is_symlink()


def test_left_out_files_are_counted(tmp_path: Path) -> None:
    file = zipped(tmp_path / "b.zip", {"settings.json": b"{}", "x.txt": b"x", "people.json": b"{"})
    assert str(merge_backup(file, Places(tmp_path / "data")).text).endswith("；略去 2 个文件")


@pytest.mark.parametrize("raw", [b"", b"PK", b"hello" * 99])
def test_what_is_no_zip_gets_one_sentence(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "b.zip").write_bytes(raw)
    with pytest.raises(BackupError, match=r"b.zip：不是备份文件，或者坏了；什么都没改"):
        merge_backup(tmp_path / "b.zip", Places(tmp_path / "data"))


def test_a_zip_without_anything_of_ours_gets_the_same_sentence(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="不是备份文件"):
        merge_backup(zipped(tmp_path / "b.zip", {"x.txt": b"x"}), Places(tmp_path / "data"))


def test_a_missing_file_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BackupError, match=r"none\.zip：没有这个文件"):
        merge_backup(tmp_path / "none.zip", Places(tmp_path / "data"))


def test_a_file_that_unpacks_without_end_is_not_unpacked(tmp_path: Path) -> None:
    file = zipped(tmp_path / "b.zip", {"games/x.wolfgame": bytes(65 * 2**20)})
    with pytest.raises(BackupError, match="大得不像备份"):
        merge_backup(file, Places(tmp_path / "data"))


def test_a_damaged_backup_changes_nothing_or_brings_the_same(tmp_path: Path) -> None:
    write_backup(club(tmp_path / "club"), tmp_path / "b.zip")
    raw = (tmp_path / "b.zip").read_bytes()
    good = set(visible(tmp_path / "club").values())
    dice = random.Random(3)
    for number in range(150):
        garbled = bytearray(raw)
        garbled[dice.randrange(len(raw))] ^= 1 << dice.randrange(8)
        file = tmp_path / "g.zip"
        file.write_bytes(bytes(garbled) if number % 2 else raw[: dice.randrange(len(raw))])
        target = tmp_path / f"data-{number}"
        try:
            merge_backup(file, Places(target))
        except BackupError:
            assert not target.exists()
        else:
            assert set(visible(target).values()) <= good


def test_a_full_disk_in_a_merge_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handle: int, _data: bytes) -> None:
        raise OSError(28, "full")

    write_backup(club(tmp_path / "club"), tmp_path / "b.zip")
    monkeypatch.setattr(disk, "write", full)
    with pytest.raises(BackupError, match="磁盘已满"):
        merge_backup(tmp_path / "b.zip", Places(tmp_path / "data"))
    assert visible(tmp_path / "data") == {}
