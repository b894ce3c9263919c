"""Pictures of the real window, from scripted games: the README's, or every page in every size.

    python packaging/pictures.py             docs/pictures/*.png
    python packaging/pictures.py --all OUT   night and day, three tables, two window sizes, into OUT

Runs without a display, in the font that ships with the program; the same picture every time.
"""

import argparse
import os
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QPA_FONTDIR", str(ROOT / "resources" / "fonts"))

from PySide6.QtCore import QDate, QSize  # noqa: E402
from PySide6.QtWidgets import QAbstractButton, QApplication, QDateEdit  # noqa: E402

from judge_app.engine.prompt import Prompt  # noqa: E402
from judge_app.engine.setup import Setup  # noqa: E402
from judge_app.narration.words import is_chinese, use_language  # noqa: E402
from judge_app.rulesets import load_ruleset  # noqa: E402
from judge_app.session import Session, TableInfo  # noqa: E402
from judge_app.storage.places import Places  # noqa: E402
from judge_app.storage.settings import Settings  # noqa: E402
from judge_app.ui import theme  # noqa: E402
from judge_app.ui.controller import Controller  # noqa: E402
from judge_app.ui.counting import Counting  # noqa: E402
from judge_app.ui.main_window import MainWindow  # noqa: E402

NAMES = (
    "阿明", "小雨", "老K", "十三", "可乐", "木木", "大圣", "安安", "橙子", "九月", "晨晨", "Leo",
    "上官婉儿", "阿杰", "Nana", "胖虎", "小北", "石头",
)  # fmt: skip
EVENING = datetime(2026, 11, 29, 21, 4, 37)
WIDE, NARROW = QSize(1280, 800), QSize(1024, 700)


@dataclass(frozen=True)
class Table:
    """A scripted game of pictures.toml."""

    ruleset: str
    board: str
    cards: list[str]
    plan: Mapping[str, Any]
    by_day: Mapping[str, Any]
    by_night: Mapping[str, Any]


def tables() -> dict[int, Table]:
    """By number of seats."""
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return {int(seats): Table(**table) for seats, table in data.items()}


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
    """The window with one table on it, led to a step and touched as a judge would touch it."""

    def __init__(self, size: QSize, folder: Path) -> None:
        self.settings = Settings(
            language="zh-CN" if is_chinese() else "en", people=list(NAMES[:12]),
            known_names=list(NAMES), place="老街茶馆", table="二号桌", judge="阿青",
        )  # fmt: skip
        self.places = Places(folder)
        self.window = MainWindow(self.places, self.settings)
        self.window.resize(size)
        self.window.show()

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
            session.answer({"mode": mode, "cards": dealt, "bottom": []})
        return session

    def open(self, session: Session) -> None:
        """Show a session."""
        self.window.show_game(session)

    def play(self, table: Table, key: str, ends: str = "") -> None:
        """Open the table at the first step whose key begins so."""
        session = self.seat(table)
        plan = {**table.plan, **(table.by_night if ends == "night" else table.by_day)}
        while not session.game.prompt.key.startswith(key) and session.game.prompt.kind != "end":
            session.answer(answer_at(session.game.prompt, plan))
        self.open(session)

    def press(self, *names: str) -> None:
        """Press buttons by their names."""
        for name in names:
            found = self.window.findChild(QAbstractButton, name)
            assert found is not None, name
            found.click()

    def taps(self, *seats: int) -> None:
        for seat in seats:
            self.at.tap(seat)

    def votes(self, table: Table, is_called: bool, left: int) -> None:
        """Write down all votes of the open step but the last `left`."""
        count = self.at.draft
        assert isinstance(count, Counting)
        count.is_called = is_called
        votes = list(answer_at(self.at.prompt, table.plan).items())
        for voter, target in votes[: len(votes) - left]:
            count.record(int(voter), target)
        self.at.after()

    def time(self, spent: int) -> None:
        """Stop the clock after so many seconds, where the step has a time."""
        clock = self.at.clock
        clock.set_up(clock.limit, clock.is_countdown, spent if clock.limit else 0)

    def shoot(self, file: Path) -> None:
        """Take the picture, with the hands of every clock where they always are."""
        for edit in self.window.findChildren(QDateEdit):
            edit.setDate(QDate(EVENING.year, EVENING.month, EVENING.day))
        if self.window.game is not None:
            self.at.session.saved_at = EVENING
            self.at.changed.emit()
        for _ in range(3):
            QApplication.processEvents()
        file.parent.mkdir(parents=True, exist_ok=True)
        self.window.grab().save(str(file))


Scene = Callable[[Stage, Table], None]


def start(stage: Stage, table: Table) -> None:
    stage.play(table, "n2.witch")
    path = stage.at.session.path
    stage.window.show_start()
    today = datetime.now().replace(hour=EVENING.hour, minute=EVENING.minute, second=0)
    os.utime(path, (today.timestamp(), today.timestamp()))


def set_up(stage: Stage, table: Table) -> None:
    settings = stage.settings
    settings.ruleset, settings.board = table.ruleset, table.board
    settings.deck = dict(Counter(table.cards))
    settings.people = list(NAMES[: len(table.cards)])
    stage.window.show_setup()


def deal(stage: Stage, table: Table) -> None:
    stage.open(stage.seat(table, ""))


def card(stage: Stage, table: Table) -> None:
    stage.open(stage.seat(table, "program"))
    stage.window.findChild(QAbstractButton, "holdToSee").pressed.emit()  # type: ignore[union-attr]


def step(key: str, *taps: int | str, spent: int = 12, ends: str = "") -> Scene:
    """A step with these seats and choices taken."""

    def scene(stage: Stage, table: Table) -> None:
        stage.play(table, key, ends)
        stage.time(spent)
        for tap in taps:
            stage.taps(tap) if isinstance(tap, int) else stage.press(f"choice-{tap}")

    return scene


def planned(key: str, spent: int = 0) -> Scene:
    """A step with the answer the plan gives it."""

    def scene(stage: Stage, table: Table) -> None:
        stage.play(table, key)
        stage.time(spent)
        stage.at.draft.take(table.plan.get(stage.at.prompt.key, {}))
        stage.at.after()

    return scene


def vote(key: str, is_called: bool, left: int, stage: Stage, table: Table) -> None:
    stage.play(table, key)
    stage.votes(table, is_called, left)


def interrupt(stage: Stage, table: Table) -> None:
    step("d1.vote")(stage, table)
    stage.press("interrupt-remove")


def correction(stage: Stage, table: Table) -> None:
    stage.play(table, "d1.vote")
    stage.at.look("n1.wolves")
    stage.at.unveil()
    stage.at.draft.take({"pick": [4]})
    stage.at.put()


def roles(stage: Stage, table: Table) -> None:
    stage.play(table, "d2.vote")
    stage.at.show_roles(True)


def end(ends: str, stage: Stage, table: Table) -> None:
    stage.play(table, "end", ends)


def end_page(ends: str, stage: Stage, table: Table) -> None:
    stage.play(table, "end", ends)
    stage.press("next")


def cover(stage: Stage, table: Table) -> None:
    stage.play(table, "n2.witch")
    stage.window.cover.toggle()


README: dict[str, Scene] = {
    "start": start,
    "setup": set_up,
    "night": step("n2.witch", "save"),
    "dawn": step("d2.announce"),
    "election": partial(vote, "d1.campaign.vote", True, 3),
    "vote": partial(vote, "d1.vote", False, 2),
    "end": partial(end_page, "day"),
}
ALL: dict[str, Scene] = README | {
    "deal": deal,
    "card": card,
    "dark": step("n2.dark"),
    "night-first": planned("n1.wolves", 8),
    "night-poison": step("n2.witch", "poison", 1),
    "seer": planned("n2.seer", 7),
    "hunter": step("n2.hunter"),
    "night-end": step("n2.dawn"),
    "campaign": planned("d1.campaign"),
    "withdraw": planned("d1.campaign.withdraw"),
    "elected": step("d1.elected"),
    "shot": planned("d1.shoot."),
    "speech": step("d1.speech.6", spent=23),
    "vote-called": partial(vote, "d1.vote", True, 0),
    "pk": partial(vote, "d1.pk.vote", False, 1),
    "exile": step("d1.exile"),
    "badge": planned("d2.badge."),
    "words": step("d2.words."),
    "interrupt": interrupt,
    "correction": correction,
    "roles": roles,
    "end-by-day": partial(end, "day"),
    "end-by-night": partial(end, "night"),
    "end-page-by-night": partial(end_page, "night"),
    "cover": cover,
}


def take(scene: Scene, table: Table, size: QSize, file: Path) -> None:
    """One picture of one scene in a window of its own."""
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(size, Path(folder))
        scene(stage, table)
        stage.shoot(file)
        stage.window.close()
        stage.window.deleteLater()
        QApplication.processEvents()


def take_all(out: Path, only: str) -> None:
    """Every scene at every table in both sizes."""
    for seats, table in tables().items():
        for size in (WIDE, NARROW):
            for name, scene in ALL.items():
                file = f"{seats:02}-{size.width()}-{name}.png"
                if only in file:
                    take(scene, table, size, out / file)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--all", type=Path, metavar="OUT", help="every page in every size, into this folder")
    asked.add_argument("--only", default="", help="with --all: only files with this in their name")
    asked.add_argument("--lang", default="zh-CN")
    args = asked.parse_args()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    theme.load_fonts()
    use_language(args.lang)
    if args.all:
        take_all(args.all, args.only)
        return 0
    for name, scene in README.items():
        take(scene, tables()[12], WIDE, ROOT / "docs" / "pictures" / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
