"""Files of a newer program, as the judge meets them in the window: a sentence, and nothing touched."""

import json
from pathlib import Path

from PySide6.QtWidgets import QLabel

from judge_app.storage.places import Places
from tests.storage.test_newer import changed, found, newer
from tests.ui.parts_of import part, touch
from tests.ui.windows import Open, page, told

TOLD = "由更新的版本写成"


def test_going_on_with_a_newer_game_says_so(open_window: Open, places: Places) -> None:
    newer(places.games, "a kind of line")
    before = found(places.games)
    window = open_window()
    touch(window, "continueGame")
    assert TOLD in told(window)
    assert page(window).objectName() == "startPage"
    assert found(places.games) == before


def test_newer_game_that_broke_off_opens_on_the_start_page_and_says_so(
    open_window: Open, places: Places
) -> None:
    newer(places.games, "another format", is_closed=False)
    before = found(places.games)
    window = open_window()
    assert TOLD in told(window)
    assert page(window).objectName() == "startPage"
    assert found(places.games) == before


def test_newer_game_that_is_handed_over_says_so(open_window: Open, places: Places, tmp_path: Path) -> None:
    path = newer(tmp_path / "sent", "an option")
    before = found(tmp_path / "sent")
    assert TOLD in told(open_window(path))
    assert found(tmp_path / "sent") == before


def test_newer_settings_are_told_once_at_the_start_and_stay(open_window: Open, places: Places) -> None:
    places.data.mkdir(exist_ok=True)
    (places.data / "settings.json").write_text(json.dumps({"judge": "老李"}), "utf-8")
    changed(places.data / "settings.json", {"format": 2})
    before = (places.data / "settings.json").read_bytes()
    window = open_window()
    assert TOLD in told(window)
    touch(window, "newGame", "startGame")
    window.show_start()
    assert window.game is None
    assert (places.data / "settings.json").read_bytes() == before


def test_newer_roster_is_shown_and_says_why_it_keeps_nothing(open_window: Open, places: Places) -> None:
    places.data.mkdir(exist_ok=True)
    raw = {"format": 2, "people": [{"id": "p1", "name": "阿明"}]}
    (places.data / "people.json").write_text(json.dumps(raw), "utf-8")
    before = (places.data / "people.json").read_bytes()
    window = open_window()
    window.show_people()
    assert TOLD in part(window, "peopleTrouble", QLabel).text()
    assert (places.data / "people.json").read_bytes() == before
