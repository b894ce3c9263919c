"""The judge's words for one night, from dark to dawn."""

from judge_app.engine.setup import Setup
from judge_app.engine.steps import declared
from judge_app.rulesets import Ruleset


def lines(ruleset: Ruleset, board: str, night: int) -> list[str]:
    """Each said line alone, what is done behind its line in 〔 〕; cards are taken as entered.

    `board` is a board id of the ruleset, `night` counts from 1.
    """
    chosen = ruleset.boards[board]
    setup = Setup(ruleset, board, chosen.players, chosen.deck)
    later = "" if night == 1 else "_later"
    steps = [f"dark{later}", *(called.step.key for called in declared(setup, night)), f"dawn{later}"]
    return [line for step in steps for line in _step_lines(ruleset, step)]


def _step_lines(ruleset: Ruleset, step: str) -> list[str]:
    script = ruleset.script[step]
    lines = list(script.say)
    if script.do:
        lines.insert(script.main + 1, f"〔{script.do}〕")
    return lines
