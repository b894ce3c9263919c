"""Telling who died (面杀完整版 法官注意(8); 面杀遗言版 流程10)."""

import pytest

from judge_app.engine.game import Game

from .table import Options, announced, exile, facts, night, table, to

CARDS = "werewolf*2 hunter witch cupid seer villager*5"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def bloody(rules: str = "face-to-face", options: Options = None) -> Game:
    """10 and his lover 7 die of the knife, 8 of poison."""
    game = table(rules, CARDS, options=options)
    return night(game, cupid=[7, 10], wolves=10, witch={"poison": [8]})


@both_rulesets
def test_dead_are_named_knifed_first_then_poisoned_then_lovers(rules: str) -> None:
    assert announced(bloody(rules)) == [10, 8, 7]


@pytest.mark.parametrize(("order", "seats"), [("cause", [10, 8, 7]), ("seat", [7, 8, 10])])
def test_order_of_the_dead_follows_the_house_rule(order: str, seats: list[int]) -> None:
    assert announced(bloody(options={"announce.order": order})) == seats


def test_dead_are_said_as_numbers_only() -> None:
    assert to(bloody(), "d1.announce").say == ("昨夜死亡的是10号、8号、7号",)


def test_night_without_deaths_is_said_to_be_peaceful() -> None:
    game = night(table("face-to-face", CARDS))
    assert to(game, "d1.announce").say == ("昨夜是平安夜，没有人死亡",)


def test_night_in_which_the_victim_was_saved_is_said_to_be_peaceful() -> None:
    game = night(table("face-to-face", CARDS), wolves=10, witch="save")
    assert announced(game) == []


def test_seat_removed_in_the_campaign_is_not_announced_again() -> None:
    game = night(table("face-to-face", CARDS), wolves=10)
    to(game, "d1.campaign")
    game.answer({"pick": [10]}, key="remove")
    assert announced(game) == []


def test_each_nights_dead_are_announced_once() -> None:
    game = night(bloody())
    assert announced(game) == []
    assert [fact.data["seats"] for fact in facts(game, "announcement")] == [[10, 8, 7], []]


@pytest.mark.parametrize("shown", [True, False])
def test_cards_of_the_nights_dead_are_said_as_the_house_rule_says(shown: bool) -> None:
    game = night(table("face-to-face", CARDS, options={"reveal.roles_of_the_dead": shown}), wolves=6)
    said = "".join(str(line) for line in to(game, "d1.announce").say)
    assert ("预言家" in said) is shown


@pytest.mark.parametrize("shown", [True, False])
def test_card_of_the_exiled_is_said_as_the_house_rule_says(shown: bool) -> None:
    game = exile(night(table("face-to-face", CARDS, options={"reveal.roles_of_the_dead": shown})), 6)
    to(game, "n2.dark")
    said = "".join(str(line) for answer in game.answers for line in game.prompt_at(answer.key).say)
    assert ("6号玩家的身份是预言家" in said) is shown
