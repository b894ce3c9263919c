"""The window with one table on it, led to a step and touched as a judge would touch it."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDate, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QDateEdit, QWidget

from judge_app.engine.prompt import Prompt
from judge_app.engine.setup import Setup
from judge_app.narration.words import is_chinese
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.storage.places import Places
from judge_app.storage.settings import Settings
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting
from judge_app.ui.main_window import MainWindow

NAMES = (
    "阿明", "小雨", "老K", "十三", "可乐", "木木", "大圣", "安安", "橙子", "九月", "晨晨", "Leo",
    "上官婉儿", "阿杰", "Nana", "胖虎", "小北", "石头",
)  # fmt: skip
EVENING = datetime(2026, 11, 29, 21, 4, 37)


def scripts() -> dict[str, Any]:
    """What pictures.toml says: `tables` by number of seats, and `scenes` by name."""
    return tomllib.loads(Path(__file__).with_name("pictures.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Table:
    """A scripted game of pictures.toml."""

    ruleset: str
    board: str
    cards: list[str]
    plan: Mapping[str, Any]
    by_day: Mapping[str, Any]
    by_night: Mapping[str, Any]

    def found(self, key: str) -> dict[str, Any]:
        """Who opens his eyes at a step where a role is found."""
        role = {"wolves": "werewolf"}.get(name := key.split(".")[1], name)
        return {"pick": [seat for seat, card in enumerate(self.cards, start=1) if card == role]}


def passing(prompt: Prompt) -> dict[str, Any]:
    """The answer that does as little as a step allows."""
    if prompt.kind == "vote":
        return {}
    open_now = [choice.id for choice in prompt.choices if prompt.bar(choice.id) is None]
    if prompt.kind != "act" or not prompt.needs_choice or not open_now:
        return {}
    return {next((name for name in ("none", "torn") if name in open_now), open_now[0]): []}


def answer_at(prompt: Prompt, plan: Mapping[str, Any]) -> dict[str, Any]:
    """What the plan says of a step; whoever it leaves out of a vote abstains."""
    value = dict(plan.get(prompt.key) or passing(prompt))
    if prompt.kind != "vote":
        return value
    votes = {str(voter): value.get(str(voter)) for voter in prompt.voters or {}}
    return {voter: target if target in prompt.targets else None for voter, target in votes.items()}


class Stage:
    """A window of its own in an empty folder; `shown` is what a picture is taken of."""

    def __init__(self, size: QSize, folder: Path) -> None:
        self.settings = Settings(
            language="zh-CN" if is_chinese() else "en", people=list(NAMES[:12]),
            known_names=list(NAMES), place="老街茶馆", table="二号桌", judge="阿青",
        )  # fmt: skip
        self.places = Places(folder)
        self.window = MainWindow(self.places, self.settings)
        self.window.resize(size)
        self.window.show()
        self.shown: QWidget | QImage = self.window

    @property
    def at(self) -> Controller:
        assert self.window.game is not None
        return self.window.game.controller

    def seat(self, table: Table, mode: str = "entered") -> Session:
        """A new session of this table; `mode` "" leaves the deal open."""
        cards, ruleset = table.cards, load_ruleset(table.ruleset)
        setup = Setup(ruleset, table.board, len(cards), dict(Counter(cards)))
        info = TableInfo(f"{EVENING:%Y-%m-%d}", "", "", "")
        session = Session.create(setup, NAMES[: len(cards)], self.places.games, info)
        if mode:
            dealt = {str(seat): card for seat, card in enumerate(cards, start=1)}
            session.answer({"mode": mode} | ({} if mode == "found" else {"cards": dealt, "bottom": []}))
        return session

    def open(self, session: Session) -> None:
        """Show a session."""
        self.window.show_game(session)

    def play(self, table: Table, key: str, ends: str = "", mode: str = "entered") -> None:
        """Open the table at the first step whose key begins so."""
        session = self.seat(table, mode)
        plan = {**table.plan, **(table.by_night if ends == "night" else table.by_day)}
        while not session.game.prompt.key.startswith(key) and session.game.prompt.kind != "end":
            prompt = session.game.prompt
            is_found = prompt.key.endswith(".find")
            session.answer(table.found(prompt.key) if is_found else answer_at(prompt, plan))
        self.open(session)

    def press(self, *names: str) -> None:
        """Press buttons by their names."""
        for name in names:
            found = self.window.findChild(QAbstractButton, name)
            assert found is not None, name
            found.click()

    def touch(self, *taps: int | str) -> None:
        """Seats by their numbers, choices by their names."""
        for tap in taps:
            if isinstance(tap, int):
                self.at.tap(tap)
            else:
                self.press(f"choice-{tap}")

    def votes(self, table: Table, is_called: bool, left: int, calling: int | None = None) -> None:
        """Write down all votes of the open step but the last `left`."""
        count = self.at.draft
        assert isinstance(count, Counting)
        count.is_called = is_called
        votes = list(answer_at(self.at.prompt, table.plan).items())
        for voter, target in votes[: len(votes) - left]:
            count.record(int(voter), target)
        targets = self.at.prompt.targets
        count.calling = calling if calling in targets or calling is None else targets[0]
        self.at.after()

    def time(self, spent: int) -> None:
        """Stop the clock after so many seconds, where the step has a time."""
        clock = self.at.clock
        clock.set_up(clock.limit, clock.is_countdown, spent if clock.limit else 0)

    def settle(self) -> None:
        """Put the hands of every clock where they always are, and let everything be drawn."""
        for edit in self.window.findChildren(QDateEdit):
            edit.setDate(QDate(EVENING.year, EVENING.month, EVENING.day))
        if self.window.game is not None:
            self.at.session.saved_at = EVENING
            self.at.changed.emit()
        for _ in range(3):
            QApplication.processEvents()

    def close(self) -> None:
        """Put the window away, with a dialog that was opened on it."""
        if isinstance(self.shown, QWidget) and self.shown is not self.window:
            self.shown.close()
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
