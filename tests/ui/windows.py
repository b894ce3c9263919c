"""The whole window on a judge's own folder, and what tests ask of it."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QLabel, QWidget

from judge_app.session import Session
from judge_app.ui.main_window import MainWindow
from tests.ui.parts_of import part
from tests.ui.tabletop import guard_table
from tests.ui.test_whole_game import PLAN

Open = Callable[..., MainWindow]


def page(window: MainWindow) -> QWidget:
    """The page on the screen; of a game the page of its open step."""
    shown = window.stack.currentWidget() if window.game is None else window.game.currentWidget()
    assert shown is not None
    return shown


def told(window: MainWindow) -> str:
    """What the line at the top says, "" if there is none."""
    is_hidden = part(window, "notice", QWidget).isHidden()
    return "" if is_hidden else part(window, "noticeText", QLabel).text()


def play(session: Session, until: str = "", plan: Mapping[str, Any] = PLAN) -> None:
    """Play the plan up to a step, or to the end."""
    while session.game.prompt.kind != "end" and session.game.prompt.key != until:
        value = plan.get(session.game.prompt.key, {})
        session.answer({str(key): given for key, given in value.items()})


def saved_game(folder: Path, until: str = "") -> Path:
    """A game of the twelve, played so far and closed in order."""
    session = guard_table(folder)
    play(session, until)
    session.close()
    return session.path
