"""The first board of every ruleset, played in the window to the end by random legal inputs."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.ui import theme
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting
from judge_app.ui.table_page import TablePage
from tests.engine.players import Player
from tests.ui.tabletop import open_table

SEED = 7


class Hands(Player):
    """A random player whose answers go through the controller of a table page."""

    def __init__(self, at: Controller) -> None:
        super().__init__(at.session.game, random.Random(SEED), "entered")
        self.at = at

    def step(self) -> None:
        prompt = self.game.prompt
        value = self._legal(prompt)
        self._take_note(prompt, value)
        count = len(self.game.answers)
        enter(self.at, value)
        assert len(self.game.answers) > count, f"{prompt.key}: {value}: {self.at.why}"


def enter(at: Controller, value: Mapping[str, Any]) -> None:
    """Touch what the value says, then the big button."""
    if isinstance(at.draft, Counting):
        at.draft.take(value)
    else:
        for name, seats in value.items():
            if name != "pick":
                at.choose(name)
            for seat in seats:
                at.tap(seat)
    at.put()


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_first_board_is_played_to_the_end(ruleset: str, qtbot: QtBot, tmp_path: Path) -> None:
    theme.load_fonts()
    session = open_table(tmp_path, ruleset, next(iter(load_ruleset(ruleset).boards)))
    hands = Hands(Controller(session))
    session.answer(hands.deal)
    hands.at.refresh()
    page = TablePage(hands.at)
    qtbot.addWidget(page)
    page.show()
    hands.play_out()
    page.put()
    assert page.end.isVisible()
    session.close()
