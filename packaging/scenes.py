"""What a picture may show: each function leads a stage to one page of the window.

pictures.toml names them: `{ do = "step", key = "n2.witch", taps = ["save"] }` is `step(stage, table, …)`.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget
from stage import EVENING, NAMES, Stage, Table

from judge_app.reports.pages import summary_page
from judge_app.reports.summary import summary
from judge_app.ui.crash_page import CrashPage
from judge_app.ui.presets_page import PresetsPage
from judge_app.ui.printing import picture
from judge_app.ui.printing_dialog import SummaryDialog
from judge_app.ui.printing_leaflets import LeafletDialog
from judge_app.ui.printing_out import Played
from judge_app.ui.setup_page import SetupPage

Scene = Callable[..., None]
LOG = Path("/home/judge/.local/share/judge-app/judge-app.log")


def welcome(stage: Stage, _table: Table) -> None:
    """The start page of somebody who has never played."""
    stage.settings.known_names = []
    stage.window.show_start()


def sample(stage: Stage, _table: Table) -> None:
    stage.window.show_sample()


def about(stage: Stage, _table: Table, licence: int = 0) -> None:
    """The page about the program; a folder that is the same for everybody stands for the stage's own."""
    stage.window.show_about()
    for name, path in (("dataFolder", LOG.parent), ("logFile", LOG)):
        found = stage.window.findChild(QLabel, name)
        assert found is not None
        found.setText(str(path))
    listed = stage.window.findChild(QListWidget, "licenceList")
    assert listed is not None
    listed.setCurrentRow(licence)


def crash(stage: Stage, table: Table, key: str) -> None:
    """What a fault puts over a step."""
    stage.play(table, key)
    stage.window.stack.put_over(CrashPage(LOG, stage.at.is_night, is_over=True))


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


def deal(stage: Stage, table: Table, taps: Sequence[int | str] = ()) -> None:
    """The deal being entered; numbers are seats, words cards that are taken in hand."""
    stage.open(stage.seat(table, ""))
    for tap in taps:
        stage.press(f"seat-{tap}" if isinstance(tap, int) else f"card-{tap}")


def card(stage: Stage, table: Table) -> None:
    stage.open(stage.seat(table, "program"))
    stage.window.findChild(QAbstractButton, "holdToSee").pressed.emit()  # type: ignore[union-attr]


def step(
    stage: Stage,
    table: Table,
    key: str,
    taps: Sequence[int | str] = (),
    spent: int = 12,
    mode: str = "entered",
) -> None:
    """A step with these seats and choices taken."""
    stage.play(table, key, mode=mode)
    stage.time(spent)
    stage.touch(*taps)


def planned(stage: Stage, table: Table, key: str, spent: int = 0) -> None:
    """A step with the answer the plan gives it."""
    stage.play(table, key)
    stage.time(spent)
    stage.at.draft.take(table.plan.get(stage.at.prompt.key, {}))
    stage.at.after()


def found(stage: Stage, table: Table, key: str, spent: int = 0) -> None:
    """A step where a role is found, with all its holders picked but the last."""
    stage.play(table, key, mode="found")
    stage.time(spent)
    stage.touch(*table.found(stage.at.prompt.key)["pick"][:-1])


def vote(
    stage: Stage, table: Table, key: str, is_called: bool, left: int, calling: int | None = None
) -> None:
    stage.play(table, key)
    stage.votes(table, is_called, left, calling)


def interrupt(stage: Stage, table: Table, key: str, act: str, taps: Sequence[int | str] = ()) -> None:
    """An act out of turn at a step."""
    step(stage, table, key)
    stage.press(f"interrupt-{act}")
    stage.touch(*taps)


def correction(stage: Stage, table: Table) -> None:
    stage.play(table, "d1.vote")
    stage.at.look("n1.wolves")
    stage.at.unveil()
    stage.at.draft.take({"pick": [4]})
    stage.at.put()


def look(stage: Stage, table: Table, key: str, at: str) -> None:
    """An earlier step is open to look at."""
    stage.play(table, key)
    stage.at.look(at)


def roles(stage: Stage, table: Table) -> None:
    stage.play(table, "d2.vote")
    stage.at.show_roles(True)


def end(stage: Stage, table: Table, ends: str) -> None:
    stage.play(table, "end", ends)


def end_page(stage: Stage, table: Table, ends: str) -> None:
    stage.play(table, "end", ends)
    stage.press("next")


def cover(stage: Stage, table: Table) -> None:
    stage.play(table, "n2.witch")
    stage.window.cover.toggle()


def presets(stage: Stage, table: Table) -> None:
    stage.window.show_presets()
    _presets(stage).list.pick(table.ruleset)


def preset(stage: Stage, table: Table, options: Mapping[str, Any], is_saved: bool = False) -> None:
    """A preset derived from the table's ruleset, with these options changed."""
    presets(stage, table)
    stage.press("derivePreset")
    editor = _presets(stage).editor
    assert editor is not None
    for key, value in options.items():
        editor.draft.set_option(key, value)
    editor.redraw()
    if is_saved:
        stage.press("savePreset")


def mistakes(stage: Stage, _table: Table, text: str) -> None:
    """A preset with mistakes is taken in."""
    stage.window.show_presets()
    _presets(stage).importing.take_text(text)


def summary_dialog(stage: Stage, table: Table) -> None:
    stage.play(table, "end", "day")
    _show(stage, SummaryDialog(stage.window, Played.of(stage.at.session), stage.settings))


def leaflets(stage: Stage, table: Table) -> None:
    set_up(stage, table)
    page = stage.window.findChild(SetupPage)
    assert page is not None
    _show(stage, LeafletDialog(stage.window, page.plan.setup(), stage.settings))


def sheet(stage: Stage, table: Table) -> None:
    """The game's sheet as it is printed."""
    stage.play(table, "end", "day")
    played = Played.of(stage.at.session)
    printed = summary(played.game, played.persons, played.info)
    stage.shown = picture(lambda form: summary_page(printed, form))


def _show(stage: Stage, dialog: SummaryDialog | LeafletDialog) -> None:
    dialog.show()
    stage.shown = dialog


def _presets(stage: Stage) -> PresetsPage:
    page = stage.window.findChild(PresetsPage)
    assert page is not None
    return page


SCENES: dict[str, Scene] = {
    scene.__name__: scene
    for scene in (
        welcome, sample, about, crash,
        start, set_up, deal, card, step, planned, found, vote, interrupt, correction, look, roles, end,
        end_page, cover, presets, preset, mistakes, summary_dialog, leaflets, sheet,
    )
}  # fmt: skip
