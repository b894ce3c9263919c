"""The rules in force: house rules over the board's over the ruleset's."""

from typing import Any

from judge_app.engine.rulings import No, Ruling
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text
from judge_app.rulesets import OPTIONS
from judge_app.rulesets.fixed import FIXED


class Rules:
    """What this game is played by; reading an option always gives the value in force."""

    def __init__(self, setup: Setup) -> None:
        board = setup.ruleset.boards.get(setup.board)
        self._values: dict[str, Any] = {
            **setup.ruleset.options,
            **(board.options if board else {}),
            **setup.options,
        }
        self._sources = setup.ruleset.sources

    def __getitem__(self, option: str) -> Any:
        return self._values[option]

    def rule(self, rule_id: str) -> Ruling:
        """The ruling an option or a fixed rule gives; an unknown id is a KeyError."""
        if rule_id in FIXED:
            return Ruling(rule_id, None, self._sources.get(rule_id, ""), T(FIXED[rule_id]))
        value = self._values[rule_id]
        return Ruling(rule_id, value, self._sources.get(rule_id, ""), T(OPTIONS[rule_id].name.zh))

    def no(self, rule_id: str, text: Text | None = None) -> No:
        """A refusal by that rule, in the rule's own words unless others are given."""
        ruling = self.rule(rule_id)
        return No(ruling, text or ruling.text)
