"""A table page on a real game, and what a judge's hands do to it."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from judge_app.engine.setup import Setup
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.ui.controller import Controller
from judge_app.ui.table_page import TablePage

GUARD_BOARD = ["werewolf"] * 4 + ["guard", "seer", "witch", "hunter"] + ["villager"] * 4
"""1–4 wolves, 5 guard, 6 seer, 7 witch, 8 hunter, 9–12 villagers."""
NAMES = ("阿明", "小雨", "老K", "十三", "可乐", "木木", "大圣", "安安", "橙子", "九月", "晨晨", "Leo")


class Judge:
    """Clicks and types on a table page."""

    def __init__(self, qtbot: QtBot, session: Session) -> None:
        self.qtbot, self.session = qtbot, session
        self.at = Controller(session)
        self.page = TablePage(self.at)
        qtbot.addWidget(self.page)
        self.page.resize(1280, 800)
        self.page.show()

    @property
    def key(self) -> str:
        return self.session.game.prompt.key

    def button(self, name: str) -> QAbstractButton:
        found = self.page.findChild(QAbstractButton, name)
        assert found is not None, f"no {name}"
        return found

    def words(self, name: str) -> str:
        label = self.page.findChild(QLabel, name)
        assert label is not None, f"no {name}"
        return "" if label.isHidden() else label.text()

    def click(self, *names: str) -> None:
        for name in names:
            self.qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def seats(self, *seats: int) -> None:
        self.click(*(f"seat-{seat}" for seat in seats))

    def press(self, *keys: Qt.Key, on: QWidget | None = None) -> None:
        for key in keys:
            self.qtbot.keyClick(on or self.page, key)

    def type_seat(self, seat: int) -> None:
        self.qtbot.keyClicks(self.page, str(seat))
        self.press(Qt.Key.Key_Return)

    def go(self, *picks: int | str) -> None:
        """Enter seats and choices, then the big button."""
        for pick in picks:
            self.click(f"seat-{pick}" if isinstance(pick, int) else f"choice-{pick}")
        self.click("next")

    def to_night(self) -> None:
        self.go()
        assert self.key == "n1.guard"

    def to_day(self, knifed: int = 9) -> None:
        """A plain first night in which this seat is knifed."""
        self.to_night()
        for picks in ((10,), (knifed,), ("none",), (1,), (), ()):
            self.go(*picks)
        assert self.key == "d1.campaign"

    def to_vote(self) -> None:
        """Nobody stands; the dead are announced, everybody has spoken."""
        self.to_day()
        self.go("none")
        while self.session.game.prompt.kind != "vote":
            self.go()


def write(qtbot: QtBot, line: QLineEdit, words: str) -> None:
    """Type into a line; Chinese comes as an input method would give it."""
    QApplication.sendEvent(line, _committed(words))
    qtbot.wait(1)


def _committed(words: str) -> QInputMethodEvent:
    event = QInputMethodEvent("", [])
    event.setCommitString(words)
    return event


def open_table(folder: Path, ruleset_id: str, board: str, names: Sequence[str] = NAMES) -> Session:
    """A board of a ruleset, not dealt yet."""
    ruleset = load_ruleset(ruleset_id)
    chosen = ruleset.boards[board]
    setup = Setup(ruleset, board, chosen.players, chosen.deck)
    return Session.create(setup, names, folder, TableInfo("2026-11-29", "", "", ""))


def dealt_table(
    folder: Path,
    ruleset_id: str,
    board: str,
    cards: Iterable[str] = GUARD_BOARD,
    names: Sequence[str] = NAMES,
) -> Session:
    """A board with these cards entered."""
    session = open_table(folder, ruleset_id, board, names)
    dealt = {str(seat): card for seat, card in enumerate(cards, start=1)}
    session.answer({"mode": "entered", "cards": dealt, "bottom": []})
    return session


def guard_table(folder: Path, cards: Iterable[str] = GUARD_BOARD) -> Session:
    """面杀完整版 12-guard with these cards entered."""
    return dealt_table(folder, "face-to-face", "12-guard", cards)
