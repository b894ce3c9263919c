"""A candidate who falls before the election runs no more."""

from judge_app.engine.game import Game

from .table import dead, give, night, pass_on, table, to

CARDS = "werewolf*2 knight seer cupid villager*5"


def standing(seats: list[int], **deeds: object) -> Game:
    game = night(table("group-chat", CARDS), **deeds)
    to(game, "d1.campaign")
    give(game, seats)
    return game


def answered(game: Game) -> list[str]:
    return [answer.key for answer in game.answers]


def test_knight_who_fell_in_his_duel_neither_speaks_nor_is_voted_for() -> None:
    game = standing([3, 5, 6])
    give(game, 7, key="duel")
    pass_on(game)
    assert to(game, "d1.campaign.vote").targets == (5, 6)
    assert "d1.campaign.speech.3" not in answered(game)
    assert dead(game) == [3]


def test_candidate_left_alone_by_a_duel_is_elected_without_a_vote() -> None:
    game = standing([3, 5])
    give(game, 7, key="duel")
    pass_on(game)
    assert to(game, "d1.elected").actors == (5,)
    assert "d1.campaign.vote" not in answered(game)


def test_lover_of_a_removed_candidate_runs_no_more() -> None:
    game = standing([6, 7, 8], cupid=[6, 7])
    give(game, 6, key="remove")
    pass_on(game)
    assert to(game, "d1.elected").actors == (8,)
    assert "d1.campaign.speech.7" not in answered(game)


def test_last_candidate_who_falls_leaves_no_sheriff() -> None:
    game = standing([3])
    give(game, 7, key="duel")
    pass_on(game)
    to(game, "d1.announce")
    assert game.table.sheriff is None
    assert "d1.elected" not in answered(game)
