"""The page about the program: where things lie, and every licence in full."""

import tomllib
from importlib.metadata import PackageNotFoundError

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QListWidget, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from judge_app import __version__
from judge_app.paths import data_path
from judge_app.storage.places import Places
from judge_app.ui import about_licences
from judge_app.ui.about_licences import licences, qt_folder
from judge_app.ui.main_window import MainWindow
from tests.ui.parts_of import part, touch
from tests.ui.windows import Open, page


@pytest.fixture
def about(open_window: Open) -> MainWindow:
    window = open_window()
    touch(window, "openAbout")
    return window


def lit(window: MainWindow, name: str) -> str:
    """The whole section once this licence is picked."""
    view = part(window, "licenceList", QListWidget)
    (item,) = [view.item(row) for row in range(view.count()) if view.item(row).text().startswith(name)]
    view.setCurrentItem(item)
    section = view.parentWidget()
    assert section is not None
    words = [label.text() for label in section.findChildren(QLabel) if not label.isHidden()]
    return "\n".join([*words, part(window, "licenceText", QPlainTextEdit).toPlainText()])


def test_version_and_places_are_named(about: MainWindow, places: Places) -> None:
    words = "\n".join(label.text() for label in page(about).findChildren(QLabel))
    assert __version__ in words
    assert part(about, "dataFolder", QLabel).text() == str(places.data)
    assert part(about, "logFile", QLabel).text() == str(places.data / "judge-app.log")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("judge-app", "Permission is hereby granted, free of charge"),
        ("Qt, PySide6", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("Qt, PySide6", "GNU GENERAL PUBLIC LICENSE"),
        ("Noto Sans SC", "SIL OPEN FONT LICENSE"),
        ("Python", "PYTHON SOFTWARE FOUNDATION LICENSE"),
        ("pydantic ", "Pydantic Services"),
        ("Jinja2", "Pallets"),
        ("wakepy", "Permission is hereby granted"),
    ],
)
def test_licence_is_read_in_full(about: MainWindow, name: str, words: str) -> None:
    assert words in lit(about, name)


def test_qt_may_be_replaced_where_it_lies(about: MainWindow) -> None:
    told = lit(about, "Qt, PySide6")
    assert "LGPL" in told
    assert "可以换成同一版本的其他构建" in told
    assert str(qt_folder()) in told
    assert list(qt_folder().glob("*Qt*Core*"))


def test_every_licence_has_its_text() -> None:
    assert [each.name for each in licences() if len(each.text) < 500] == []


def test_library_without_metadata_is_listed_without_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(about_licences, "version", missing)
    found = {each.name: each.version for each in licences()}
    assert found["pydantic"] == ""


def test_every_library_listed_has_a_file() -> None:
    folder = data_path("resources") / "licences"
    listed = tomllib.loads((folder / "libraries.toml").read_text("utf-8"))
    assert [name for name in listed if not (folder / f"{name}.txt").is_file()] == []


def test_diagnosis_names_versions_and_nothing_of_the_person(about: MainWindow, places: Places) -> None:
    touch(about, "copyDiagnosis")
    copied = QGuiApplication.clipboard().text()
    assert f"judge-app {__version__}" in copied
    assert "Python 3." in copied
    assert str(places.data) not in copied


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F1])
def test_key_leads_back_to_the_start_page(qtbot: QtBot, about: MainWindow, key: Qt.Key) -> None:
    qtbot.keyClick(page(about), key)
    assert page(about).objectName() == "startPage"


def test_f1_on_the_start_page_tells_of_the_program(qtbot: QtBot, open_window: Open) -> None:
    window = open_window()
    qtbot.keyClick(page(window), Qt.Key.Key_F1)
    assert page(window).objectName() == "aboutPage"


def test_licences_go_under_the_rest_in_a_narrow_window(qtbot: QtBot, about: MainWindow) -> None:
    files, licence = part(about, "openFolder", QWidget), part(about, "licenceList", QWidget)
    about.setMinimumSize(0, 0)
    about.resize(700, 700)
    qtbot.waitUntil(
        lambda: (
            licence.mapTo(about, licence.rect().topLeft()).y()
            > files.mapTo(about, files.rect().topLeft()).y()
        )
    )
