"""What a game is: rulesets, boards, options and script lines, read from TOML files."""

from judge_app.rulesets.errors import Mistake, RulesetError
from judge_app.rulesets.load import bundled_ids, load_ruleset, read_ruleset
from judge_app.rulesets.model import Board, OptionValue, Ruleset, ScriptStep
from judge_app.rulesets.option import Option
from judge_app.rulesets.options import OPTIONS, check_option, contradictions

__all__ = [
    "OPTIONS",
    "Board",
    "Mistake",
    "Option",
    "OptionValue",
    "Ruleset",
    "RulesetError",
    "ScriptStep",
    "bundled_ids",
    "check_option",
    "contradictions",
    "load_ruleset",
    "read_ruleset",
]
