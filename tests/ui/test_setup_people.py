"""Seats of the set-up filled from the roster."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from judge_app.storage.people import Roster
from judge_app.ui.name_field import NameField
from judge_app.ui.roster_list import RosterList
from judge_app.ui.setup_people import PeopleSection
from tests.ui.parts_of import button, part, touch
from tests.ui.tabletop import write

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""Without a display a list under a line of text cannot be raised or take the keyboard."""
CLUB = ["阿明", "小雨", "张伟", "欧阳静"]


@pytest.fixture
def roster(tmp_path: Path) -> Roster:
    made = Roster(tmp_path)
    made.enrol(CLUB)
    return made


@pytest.fixture
def section(qtbot: QtBot, roster: Roster) -> PeopleSection:
    made = PeopleSection(roster, ["老街坊"], ["阿明", "小雨"])
    qtbot.addWidget(made)
    made.set_seats(6)
    made.resize(420, 340)
    made.show()
    return made


def field(section: PeopleSection, seat: int) -> NameField:
    return part(section, f"name-{seat}", NameField)


def roster_rows(section: PeopleSection) -> list[str]:
    model = section.findChildren(RosterList)[0].view.model()
    return [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]


@pytest.mark.parametrize(
    ("typed", "name"),
    [("zw", "张伟"), ("ou", "欧阳静"), ("伟", "张伟"), ("yang", "欧阳静"), ("ljf", "老街坊")],
)
def test_two_letters_or_any_part_and_enter_fill_a_seat(
    qtbot: QtBot, section: PeopleSection, roster: Roster, typed: str, name: str
) -> None:
    write(qtbot, field(section, 1), typed)
    qtbot.keyClick(field(section, 1), Qt.Key.Key_Return)
    assert field(section, 1).text() == name
    assert field(section, 1).sitter.id == roster.sitter(name).id


def test_new_name_stays_as_it_was_typed(qtbot: QtBot, section: PeopleSection) -> None:
    qtbot.keyClicks(field(section, 1), "Quinn")
    qtbot.keyClick(field(section, 1), Qt.Key.Key_Return)
    assert section.names()[0] == "Quinn"


def test_who_sits_already_is_not_offered_again(qtbot: QtBot, section: PeopleSection, roster: Roster) -> None:
    field(section, 1).seat(roster.sitter("张伟"))
    qtbot.keyClicks(field(section, 2), "zw")
    assert field(section, 2).names.offered == []


def test_last_tables_people_are_one_click(section: PeopleSection) -> None:
    assert section.names() == [""] * 6
    touch(section, "lastPeople")
    assert section.names()[:3] == ["阿明", "小雨", ""]


def test_person_tapped_in_the_roster_takes_the_next_free_seat(section: PeopleSection) -> None:
    touch(section, "lastPeople", "pickPeople")
    assert roster_rows(section) == ["张伟", "欧阳静"]
    view = section.findChildren(RosterList)[0].view
    view.clicked.emit(view.model().index(0, 0))
    assert section.names()[2] == "张伟"
    assert roster_rows(section) == ["欧阳静"]


def test_roster_is_searched_and_enter_seats_the_first(qtbot: QtBot, section: PeopleSection) -> None:
    touch(section, "pickPeople")
    line = part(section, "rosterSearch", QLineEdit)
    for typed in ("zw", "xy"):
        qtbot.keyClicks(line, typed)
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert section.names()[:2] == ["张伟", "小雨"]


def drop(target: NameField, mime: QMimeData) -> None:
    plain = Qt.KeyboardModifier.NoModifier
    target.dropEvent(
        QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, plain)
    )


def test_person_is_dragged_to_a_seat(section: PeopleSection, roster: Roster) -> None:
    touch(section, "pickPeople")
    model = section.findChildren(RosterList)[0].view.model()
    row = roster_rows(section).index("张伟")
    drop(field(section, 5), model.mimeData([model.index(row, 0)]))
    assert field(section, 5).sitter == roster.sitter("张伟")
    assert "张伟" not in roster_rows(section)


def test_name_dragged_from_elsewhere_replaces_what_stood_there(section: PeopleSection) -> None:
    mime = QMimeData()
    mime.setText("王芳\n")
    field(section, 2).setText("错了")
    drop(field(section, 2), mime)
    assert section.names()[1] == "王芳"


def test_all_seats_stay_when_the_roster_opens_and_closes(section: PeopleSection) -> None:
    touch(section, "lastPeople", "pickPeople", "pickPeople")
    assert section.names()[:2] == ["阿明", "小雨"]
    assert all(field(section, seat).isVisible() for seat in range(1, 7))
    assert not button(section, "pickPeople").isChecked()
