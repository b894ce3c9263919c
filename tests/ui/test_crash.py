"""A fault of the program: what the judge sees of it, and what is written down."""

import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, Qt, QtMsgType
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.session import Session
from judge_app.storage import disk
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings
from judge_app.ui import app, game_pages, log
from judge_app.ui.app import Hook
from judge_app.ui.crash import Faults
from judge_app.ui.crash_page import CrashPage
from judge_app.ui.main_window import MainWindow
from tests.conftest import Logs
from tests.ui.parts_of import button, part, touch
from tests.ui.tabletop import NAMES
from tests.ui.windows import Open, page, saved_game, told

SECRET = "8 号安安是猎人，hunter，被 werewolf 小雨 刀"


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    yield
    logger = logging.getLogger("judge_app")
    for handler in list(logger.handlers):
        logger.removeHandler(handler)
        handler.close()


@pytest.fixture
def at_night(open_window: Open, places: Places) -> MainWindow:
    return open_window(saved_game(places.games, "n2.witch"))


@pytest.fixture
def faults(at_night: MainWindow, places: Places) -> Faults:
    return Hook(at_night, places.data).faults


def fault(words: str = SECRET) -> ValueError:
    try:
        raise ValueError(words)
    except ValueError as error:
        return error


def shown(window: MainWindow) -> list[CrashPage]:
    QApplication.processEvents()
    return [found for found in window.findChildren(CrashPage) if found.isVisible()]


def written(places: Places) -> str:
    file = places.data / log.FILE
    return file.read_text("utf-8") if file.exists() else ""


def words_of_games() -> set[str]:
    rulesets = [load_ruleset(name) for name in bundled_ids()]
    ids = {role for ruleset in rulesets for role in ruleset.names}
    return ids | {name for ruleset in rulesets for name in ruleset.names.values()} | set(NAMES)


def test_fault_in_a_slot_puts_one_page_over_the_game(
    at_night: MainWindow, faults: Faults, places: Places, logs: Logs
) -> None:
    logs.expect("uncaught")
    faults.take(fault())
    (crash,) = shown(at_night)
    words = "".join(label.text() for label in crash.findChildren(QLabel))
    assert "一样没丢" in words
    assert str(places.data / log.FILE) in words
    assert "猎人" not in words
    assert not part(at_night, "tablePage", QWidget).isVisible()


def test_last_game_opens_anew_on_its_step_after_a_fault(
    at_night: MainWindow, faults: Faults, logs: Logs
) -> None:
    logs.expect("uncaught")
    assert at_night.game is not None
    touch(at_night, "choice-none")
    before = at_night.game.session
    faults.take(fault())
    touch(shown(at_night)[0], "reopenGame")
    assert at_night.game.session is not before
    assert at_night.game.session.path == before.path
    assert at_night.game.session.game.prompt.key == "n2.witch"
    assert not at_night.game.session.is_readonly
    assert not shown(at_night)


def test_game_that_is_not_saved_is_not_read_from_the_disk(
    at_night: MainWindow, faults: Faults, logs: Logs, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    logs.expect("uncaught")
    with monkeypatch.context() as broken:
        broken.setattr(disk, "write", refuse)
        touch(at_night, "choice-none", "next")
        faults.take(fault())
        assert not button(shown(at_night)[0], "reopenGame").isVisible()
    touch(shown(at_night)[0], "passFault")


def test_going_on_after_a_fault_shows_the_page_as_it_was(
    at_night: MainWindow, faults: Faults, logs: Logs
) -> None:
    logs.expect("uncaught")
    assert at_night.game is not None
    before = at_night.game.session
    faults.take(fault())
    touch(shown(at_night)[0], "passFault")
    assert not shown(at_night)
    assert at_night.game.session is before
    assert part(at_night, "tablePage", QWidget).isVisible()


def test_same_fault_again_after_going_on_is_one_line(
    at_night: MainWindow, faults: Faults, logs: Logs
) -> None:
    logs.expect("uncaught")
    same = fault()
    faults.take(same)
    touch(shown(at_night)[0], "passFault")
    faults.take(same)
    assert not shown(at_night)
    assert "又在同一处" in told(at_night)


def test_program_is_closed_from_the_page(at_night: MainWindow, faults: Faults, logs: Logs) -> None:
    logs.expect("uncaught")
    faults.take(fault())
    touch(shown(at_night)[0], "closeProgram")
    assert not at_night.isVisible()


def test_window_closes_although_the_game_cannot_be_left(
    at_night: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def broken(*_: object) -> None:
        raise ValueError(SECRET)

    assert at_night.game is not None
    with monkeypatch.context() as patch, qtbot.captureExceptions() as raised:
        patch.setattr(Session, "close", broken)
        at_night.close()
    assert not at_night.isVisible()
    assert len(raised) == 1


class Broken(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        raise KeyError("werewolf")


def test_picture_that_fails_again_and_again_is_one_page_and_one_note(
    at_night: MainWindow, faults: Faults, places: Places, logs: Logs
) -> None:
    logs.expect("uncaught")
    broken = Broken(part(at_night, "tablePage", QWidget))
    broken.show()
    for _ in range(5):
        with pytest.raises(KeyError) as raised:
            broken.repaint()
        faults.take(raised.value)
    assert len(shown(at_night)) == 1
    assert written(places).count("uncaught") == 1
    assert not broken.isVisible()


def test_fault_in_a_thread_is_shown_too(at_night: MainWindow, faults: Faults, logs: Logs) -> None:
    logs.expect("uncaught")
    thread = threading.Thread(target=lambda: faults.take(fault()))
    thread.start()
    thread.join()
    assert len(shown(at_night)) == 1


def test_fault_behind_a_dialog_takes_the_dialog_away(
    at_night: MainWindow, faults: Faults, logs: Logs
) -> None:
    logs.expect("uncaught")
    dialog = QDialog(at_night)
    dialog.open()
    faults.take(fault())
    assert len(shown(at_night)) == 1
    assert not dialog.isVisible()


def test_covered_screen_stays_covered(qtbot: QtBot, at_night: MainWindow, faults: Faults, logs: Logs) -> None:
    logs.expect("uncaught")
    at_night.cover.toggle()
    faults.take(fault())
    assert not shown(at_night)
    qtbot.keyClick(at_night.cover, Qt.Key.Key_F2)
    assert len(shown(at_night)) == 1


@pytest.mark.parametrize(("until", "theme"), [("n2.witch", "night"), ("d1.vote", "day")])
def test_page_wears_the_colours_of_the_step(
    open_window: Open, places: Places, logs: Logs, until: str, theme: str
) -> None:
    logs.expect("uncaught")
    window = open_window(saved_game(places.games, until))
    hook = Hook(window, places.data)
    hook.faults.take(fault())
    assert shown(window)[0].property("theme") == theme


def test_space_opens_the_last_game(qtbot: QtBot, at_night: MainWindow, faults: Faults, logs: Logs) -> None:
    logs.expect("uncaught")
    faults.take(fault())
    qtbot.keyClick(shown(at_night)[0], Qt.Key.Key_Space)
    assert page(at_night).objectName() == "tablePage"
    assert not shown(at_night)


def test_game_that_cannot_be_shown_leads_to_the_start_page(
    qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    def broken(*_: object) -> None:
        raise ValueError(SECRET)

    logs.expect("uncaught")
    path = saved_game(places.games, "n2.witch")
    window = MainWindow(places, Settings(language="zh-CN"))
    qtbot.addWidget(window)
    hook = Hook(window, places.data)
    with monkeypatch.context() as patch:
        patch.setattr(game_pages, "GamePages", broken)
        app._begin(window, path, hook)
    window.show()
    touch(shown(window)[0], "passFault")
    assert page(window).objectName() == "startPage"
    touch(window, "continueGame")
    assert window.game is not None
    assert not window.game.session.is_readonly
    window.close()


def test_fault_before_there_is_a_window_is_one_page_alone(
    qtbot: QtBot, places: Places, monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    def broken(*_: object) -> None:
        raise ValueError(SECRET)

    def look() -> None:
        (found,) = [each for each in QApplication.topLevelWidgets() if isinstance(each, CrashPage)]
        seen.append([made.objectName() for made in found.findChildren(QWidget) if _is_shown_button(made)])
        touch(found, "closeProgram")

    seen: list[list[str]] = []
    logs.expect("uncaught")
    monkeypatch.setattr(app, "MainWindow", broken)
    monkeypatch.setattr(QApplication, "exec", lambda *_: look())
    assert app.run(places, Settings(language="zh-CN")) == 1
    assert seen == [["closeProgram"]]


def _is_shown_button(made: QWidget) -> bool:
    return made.isVisible() and made.objectName() in ("reopenGame", "passFault", "closeProgram")


def test_log_holds_no_card_and_no_name_of_a_game(
    qtbot: QtBot,
    at_night: MainWindow,
    faults: Faults,
    places: Places,
    logs: Logs,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object, **__: object) -> None:
        try:
            raise KeyError("werewolf")
        except KeyError as error:
            raise ValueError(SECRET) from error

    logs.expect("uncaught")
    monkeypatch.setattr(Session, "answer", broken)
    with qtbot.captureExceptions() as raised:
        touch(at_night, "choice-none", "next")
    for _kind, error, _trace in raised:
        faults.take(error)
    text = written(places)
    for told_of in ("builtins.ValueError", "builtins.KeyError", "judge_app/ui/controller.py"):
        assert told_of in text
    assert [word for word in words_of_games() if word in text] == []


def test_place_in_a_card_s_own_module_does_not_name_the_card() -> None:
    code = compile("def dies():\n    raise ValueError", "/x/judge_app/engine/roles/hunter.py", "exec")
    found: dict[str, Callable[[], None]] = {}
    exec(code, found)
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        found["dies"]()
    assert "hunter" not in "".join(log.trail(raised.value))
    assert "engine/roles/" in "".join(log.trail(raised.value))


def test_what_is_filled_into_a_note_is_not_written() -> None:
    record = logging.LogRecord("judge_app", logging.ERROR, "", 0, "seat %s is lost", ("8 猎人",), None)
    assert log.BareFormatter().format(record).endswith("seat %s is lost")


def test_message_of_qt_is_written_by_its_qt_names_alone(places: Places, logs: Logs) -> None:
    logs.expect("QPainter::begin")
    log.keep_log(places.data)
    log.note_qt(QtMsgType.QtWarningMsg, QMessageLogContext(), "QPainter::begin: 猎人 QQ card-hunter")
    assert written(places).rstrip().endswith("QPainter::begin")


def test_message_of_qt_without_a_qt_name_is_not_written(places: Places) -> None:
    log.keep_log(places.data)
    log.note_qt(QtMsgType.QtWarningMsg, QMessageLogContext(), "seat 8: 猎人")
    assert written(places) == ""


def test_log_stays_within_two_files(places: Places, monkeypatch: pytest.MonkeyPatch, logs: Logs) -> None:
    monkeypatch.setattr(log, "MOST_BYTES", 2000)
    log.keep_log(places.data)
    for _ in range(20):
        logs.expect("uncaught")
        log.note_fault(fault())
    sizes = {file.name: file.stat().st_size for file in places.data.glob("judge-app.log*")}
    assert sorted(sizes) == ["judge-app.log", "judge-app.log.1"]
    assert max(sizes.values()) <= 2000


def test_log_without_a_folder_says_nothing_anywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], logs: Logs
) -> None:
    logs.expect("uncaught")
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    log.keep_log(file)
    log.note_fault(fault())
    assert capsys.readouterr().err == ""
