"""The words of a vote in which one candidate after the other is called."""

from dataclasses import replace

from judge_app.engine.game import Game
from judge_app.rulesets import Ruleset, ScriptStep

from .table import deal, ruleset, setup, to

CARDS = "werewolf seer villager*3"


def lines(*say: str) -> tuple[str, ...]:
    """What is read at the vote of day 1, where a house has these words for it."""
    usual = ruleset("last-words")
    script = {**usual.script, "exile_vote": ScriptStep(say=say)}
    own: Ruleset = usual.model_copy(update={"script": script})
    game = Game(replace(setup("last-words", CARDS), ruleset=own))
    game.answer(deal(CARDS))
    return tuple(map(str, to(game, "d1.vote").say))


def test_house_s_own_call_is_said_of_each_further_candidate() -> None:
    assert lines("投{first}号的请举手", "投{next}号的呢") == (
        "投1号的请举手",
        "投2号的呢　投3号的呢　投4号的呢　投5号的呢",
    )


def test_last_line_that_calls_nobody_is_said_once() -> None:
    assert lines("从{first}号开始投票", "跟票无效") == ("从1号开始投票", "跟票无效")
