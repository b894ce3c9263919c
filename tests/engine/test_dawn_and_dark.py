"""What follows from the dead and the dark: order, last of the dead, a self-destruct before its time."""

import pytest

from .table import announced, at_step, explode, give, night, table, to, until, vote

CARDS = "werewolf*3 hunter witch seer villager*5"


# 面杀完整版 2(4)「狼人可以在任何人发言时自爆。自爆后所有发言立即中止。」
# 面杀遗言版 角色1「在白天任何时候（包括被杀死的人的遗言时刻）…立即跳过白天阶段」
@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_self_destruct_during_last_words_at_dawn_brings_the_dark(rules: str) -> None:
    game = night(table(rules, CARDS), wolves=9)
    to(game, "d1.words.9")
    explode(game, 1)
    until(game, lambda prompt: prompt.stage != "words", "the dark")
    assert game.prompt.key == "n2.dark"


# 面杀完整版 2(3)「假如没有警长，则从最后一个死者的左边（或右边）开始发言。」
def test_without_sheriff_the_seat_the_hunter_shot_is_the_last_of_the_dead() -> None:
    game = night(table("face-to-face", CARDS), wolves=4)
    to(game, "d1.shoot.4")
    give(game, 9)
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "the speeches")
    assert game.table.order[0] == 10


# the same, announced by seat number: 9 is announced last
def test_without_sheriff_the_last_announced_counts_when_seats_are_said_in_order() -> None:
    game = table("face-to-face", CARDS, options={"announce.order": "seat"})
    night(game, wolves=9, witch={"poison": [7]})
    assert announced(game) == [7, 9]
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "the speeches")
    assert game.table.order[0] == 10


# 面杀遗言版 角色1「狼人还有一个能力是在白天任何时候（包括被杀死的人的遗言时刻）」
def test_last_words_self_destruct_before_the_announcement_still_lets_the_dead_be_said() -> None:
    game = night(table("last-words", CARDS), wolves=9)
    to(game, "d1.announce")
    explode(game, 1)
    until(game, lambda prompt: prompt.key == "d1.announce", "the announcement")
    assert announced(game) == [9]
    until(game, lambda prompt: prompt.key.endswith(".dark"), "the dark")


# 规则采用: "only one candidate, from the start or after withdrawals: elected (adopted)"
@pytest.mark.parametrize("deed", ["withdraw", "remove"])
def test_last_candidate_left_in_the_runoff_is_elected_without_a_vote(deed: str) -> None:
    game = night(table("face-to-face", CARDS))
    to(game, "d1.campaign")
    give(game, [7, 8])
    to(game, "d1.campaign.vote")
    vote(game, {1: 7, 2: 8})
    give(game, 7, key=deed)
    until(game, lambda prompt: prompt.kind == "vote" or prompt.key == "d1.elected", "the badge")
    assert game.prompt.key == "d1.elected"


def test_dawn_preview_follows_the_order_of_the_announcement() -> None:
    game = table("face-to-face", CARDS, options={"announce.order": "seat"})
    at_step(game, "seer", wolves=9, witch={"poison": [7]})
    assert "7号、9号" in str(game.dawn_preview())
