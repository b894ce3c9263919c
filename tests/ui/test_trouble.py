"""What a judge sees when the disk takes nothing, and that it is not in his way."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from judge_app.session import Session
from judge_app.storage import disk
from judge_app.storage.places import Places
from tests.ui.parts_of import button, part, touch
from tests.ui.tabletop import Judge
from tests.ui.windows import Open, page, saved_game

FULL = OSError(28, "No space left on device")
READ_ONLY = OSError(30, "Read-only file system")


@pytest.mark.parametrize(("error", "words"), [(FULL, "磁盘已满"), (READ_ONLY, "文件夹不能写入")])
def test_disk_that_takes_nothing_is_said_in_the_status_bar_and_the_game_goes_on(
    judge: Judge, monkeypatch: pytest.MonkeyPatch, error: OSError, words: str
) -> None:
    def refuse(*_: object) -> None:
        raise error

    judge.to_night()
    with monkeypatch.context() as broken:
        broken.setattr(disk, "write", refuse)
        judge.go(10)
        assert judge.key == "n1.wolves"
        assert words in judge.words("savedText")
        judge.go(9)
        assert judge.key == "n1.witch"
    judge.go("none")
    assert judge.words("savedText").startswith("已保存")
    assert len(Session.open(judge.session.path).game.answers) == len(judge.session.game.answers)


def test_saving_is_tried_again_while_nothing_is_entered(
    open_window: Open, places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise FULL

    window = open_window(saved_game(places.games, "n2.witch"))
    assert window.game is not None
    with monkeypatch.context() as broken:
        broken.setattr(disk, "write", refuse)
        touch(window, "choice-none", "next")
        assert "磁盘已满" in part(window, "savedText", QLabel).text()
    window.game._save_again()
    assert part(window, "savedText", QLabel).text().startswith("已保存")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_sentence_is_not_in_the_way(
    qtbot: QtBot, open_window: Open, places: Places, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    def refuse(*_: object) -> None:
        raise FULL

    window = open_window(saved_game(places.games, "n2.witch"))
    window.resize(*size)
    with monkeypatch.context() as broken:
        broken.setattr(disk, "write", refuse)
        touch(window, "choice-none", "next")
        saved = part(window, "savedText", QLabel)
        qtbot.waitUntil(lambda: saved.width() >= saved.sizeHint().width())
        assert saved.height() < 30
        assert button(window, "next").isVisible()


def test_second_window_may_only_look_and_says_so(open_window: Open, places: Places) -> None:
    path = saved_game(places.games, "n2.witch")
    first = Session.open(path)
    window = open_window(path)
    assert part(window, "savedText", QLabel).text() == "只读：另一个窗口正在记这一局"
    touch(window, "seat-3", "choice-none")
    assert window.game is not None
    assert window.game.controller.draft.seats() == ()
    first.close()


def test_window_that_only_looks_says_so_on_its_big_button_and_why_above(
    open_window: Open, places: Places
) -> None:
    path = saved_game(places.games, "n2.witch")
    first = Session.open(path)
    window = open_window(path)
    big = button(window, "next")
    assert (big.text(), big.property("ready")) == ("这里只能看", "false")
    assert part(window, "whyText", QLabel).text() == "只读：另一个窗口正在记这一局"
    assert button(window, "choice-none").property("barred") == "true"
    big.click()
    assert window.game is not None
    assert window.game.session.game.prompt.key == "n2.witch"
    first.close()


def test_window_that_only_looks_may_look_back(open_window: Open, places: Places) -> None:
    path = saved_game(places.games, "n2.witch")
    first = Session.open(path)
    window = open_window(path)
    touch(window, "back", "seat-3")
    assert button(window, "next").text() == "回到现在这一步"
    touch(window, "next")
    assert button(window, "next").text() == "这里只能看"
    first.close()


def test_game_that_is_open_is_not_put_into_the_trash(open_window: Open, places: Places) -> None:
    first = Session.open(saved_game(places.games, "n2.witch"))
    window = open_window()
    touch(window, "openLibrary", "trashGame")
    assert "正开着" in part(window, "noticeText", QLabel).text()
    assert page(window).objectName() == "gamesPage"
    first.close()


def test_folder_that_cannot_be_made_starts_a_game_all_the_same(
    open_window: Open, places: Places, tmp_path: Path
) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_text("not a folder", "utf-8")
    window = open_window()
    touch(window, "newGame", "startGame")
    assert page(window).objectName() == "tablePage"
    assert "没有存上" in part(window, "savedText", QLabel).text()
