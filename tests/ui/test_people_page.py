"""The club's roster, by touching it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QListView, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from judge_app.storage import disk
from judge_app.storage.people import Roster
from judge_app.ui.people_page import PeoplePage
from judge_app.ui.roster_list import RosterList
from tests.ui.parts_of import part, touch
from tests.ui.tabletop import write


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> PeoplePage:
    roster = Roster(tmp_path)
    roster.enrol(["阿明", "小雨", "张伟"])
    made = PeoplePage(roster)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def listed(page: PeoplePage) -> list[str]:
    return [person.name for person in page.people.persons]


def light(page: PeoplePage, name: str) -> None:
    view = part(page, "peopleListView", QListView)
    view.setCurrentIndex(page.people.index(listed(page).index(name), 0))


def line(page: PeoplePage, name: str) -> QLineEdit:
    return part(page, name, QLineEdit)


def test_new_person_is_one_line_and_enter(qtbot: QtBot, page: PeoplePage, tmp_path: Path) -> None:
    write(qtbot, line(page, "newPerson"), "王芳")
    qtbot.keyClick(line(page, "newPerson"), Qt.Key.Key_Return)
    assert line(page, "personName").text() == "王芳"
    assert "王芳" in [person.name for person in Roster(tmp_path).present()]


def test_pasted_list_becomes_persons_and_nobody_twice(page: PeoplePage) -> None:
    line(page, "newPerson").setText("阿明、Zoe、欧阳静")
    touch(page, "addPerson")
    assert sorted(listed(page)) == sorted(["阿明", "小雨", "张伟", "Zoe", "欧阳静"])


@pytest.mark.parametrize("text", ["xy", "雨", "xiaoyu"])
def test_search_finds_by_pinyin_and_part(page: PeoplePage, text: str) -> None:
    line(page, "peopleSearch").setText(text)
    assert listed(page) == ["小雨"]


def test_what_is_written_is_kept_when_another_is_lit(page: PeoplePage, tmp_path: Path) -> None:
    light(page, "小雨")
    line(page, "personNicknames").setText("雨神，Rain")
    part(page, "personNotes", QPlainTextEdit).setPlainText("坐门口")
    light(page, "张伟")
    kept = Roster(tmp_path).find("rain")[0]
    assert (kept.name, kept.nicknames, kept.notes) == ("小雨", ("雨神", "Rain"), "坐门口")
    assert line(page, "personName").text() == "张伟"


def test_leaving_the_page_keeps_what_was_written(page: PeoplePage, tmp_path: Path) -> None:
    light(page, "小雨")
    part(page, "personNotes", QPlainTextEdit).setPlainText("坐门口")
    page.close()
    assert Roster(tmp_path).find("小雨")[0].notes == "坐门口"


def test_person_cannot_lose_his_name(page: PeoplePage, tmp_path: Path) -> None:
    light(page, "小雨")
    line(page, "personName").setText("  ")
    light(page, "张伟")
    assert Roster(tmp_path).find("小雨")


def test_removed_person_can_be_brought_back(page: PeoplePage, tmp_path: Path) -> None:
    light(page, "小雨")
    touch(page, "sendAway")
    assert "小雨" not in listed(page)
    assert Roster(tmp_path).find("小雨") == []
    touch(page, "showAway")
    assert listed(page) == ["小雨"]
    touch(page, "sendAway", "showAway")
    assert "小雨" in listed(page)


def test_full_disk_is_said_and_nothing_is_lost(
    page: PeoplePage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(disk, "write", refuse)
        line(page, "newPerson").setText("王芳")
        touch(page, "addPerson")
        assert "磁盘已满" in part(page, "peopleTrouble", QLabel).text()
        assert "王芳" in listed(page)
    line(page, "newPerson").setText("李娜")
    touch(page, "addPerson")
    assert part(page, "peopleTrouble", QLabel).isHidden()
    assert {"王芳", "李娜"} <= {person.name for person in Roster(tmp_path).present()}


def test_every_control_has_a_name(page: PeoplePage) -> None:
    controls = [*page.findChildren(QAbstractButton), *page.findChildren(QLineEdit)]
    assert [c.objectName() for c in controls if not c.accessibleName()] == []


def empty(page: QWidget, name: str) -> str:
    """The sentence in place of an empty list, "" where the list is shown."""
    words = part(page, name, QLabel)
    return "" if words.isHidden() else words.text()


def test_empty_roster_tells_who_will_stand_there_and_how_to_begin(qtbot: QtBot, tmp_path: Path) -> None:
    page = PeoplePage(Roster(tmp_path))
    qtbot.addWidget(page)
    assert "开局时写过名字的人会列在这里" in empty(page, "peopleEmpty")
    assert "按「加人」" in empty(page, "peopleEmpty")
    assert part(page, "personCard", QWidget).isHidden()
    write(qtbot, line(page, "newPerson"), "阿明")
    touch(page, "addPerson")
    assert empty(page, "peopleEmpty") == ""
    assert not part(page, "personCard", QWidget).isHidden()


def test_search_that_finds_nobody_says_so(page: PeoplePage) -> None:
    line(page, "peopleSearch").setText("没有的人")
    assert empty(page, "peopleEmpty") == "名册里没有这个人"


def test_nobody_sent_away_is_said(page: PeoplePage) -> None:
    touch(page, "showAway")
    assert "没有移出的人" in empty(page, "peopleEmpty")


def test_empty_roster_beside_the_seats_says_how_it_fills(qtbot: QtBot, tmp_path: Path) -> None:
    shown = RosterList(Roster(tmp_path))
    qtbot.addWidget(shown)
    shown.show_unseated(())
    assert "名册还是空的" in empty(shown, "rosterEmpty")


def test_roster_of_which_everybody_sits_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    roster = Roster(tmp_path)
    shown = RosterList(roster)
    qtbot.addWidget(shown)
    shown.show_unseated(roster.enrol(["阿明"]))
    assert empty(shown, "rosterEmpty") == "名册里的人都坐下了"
