"""What is remembered from one evening to the next."""

import json
from pathlib import Path

from judge_app.storage.settings import FILE, Settings, load_settings, save_settings


def test_saved_settings_come_back(tmp_path: Path) -> None:
    settings = Settings(
        ruleset="face-to-face", board="12-guard", options={"guard.self": False}, nearest_seat=7
    )
    settings.remember_people(["阿明", "", "小雨"])
    assert save_settings(settings, tmp_path / "new")
    assert load_settings(tmp_path / "new") == settings


def test_a_new_machine_has_settings_that_work(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == Settings()


def test_an_unreadable_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"language": "zh-', "utf-8")
    assert load_settings(tmp_path) == Settings()
    kept = list(tmp_path.glob("settings.unreadable-*.json"))
    assert [file.read_text("utf-8") for file in kept] == ['{"language": "zh-']


def test_bytes_that_are_no_text_are_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00")
    assert load_settings(tmp_path) == Settings()
    assert not (tmp_path / FILE).exists()


def test_a_value_of_the_wrong_kind_costs_only_itself(tmp_path: Path) -> None:
    raw = {"place": "老茶馆", "people": "阿明", "nearest_seat": "7", "is_silent": 1, "unknown": 3}
    (tmp_path / FILE).write_text(json.dumps(raw), "utf-8")
    assert load_settings(tmp_path) == Settings(place="老茶馆")


def test_a_disk_that_takes_nothing_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert not save_settings(Settings(), tmp_path / "file")


def test_newest_names_come_first_and_once() -> None:
    settings = Settings(known_names=["老K", "阿明"])
    settings.remember_people(["阿明", "", "小雨"])
    assert settings.known_names == ["阿明", "小雨", "老K"]
    assert settings.people == ["阿明", "", "小雨"]
