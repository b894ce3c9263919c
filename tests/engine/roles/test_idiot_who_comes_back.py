"""白痴 of 入门进阶手册: exiled he dies, and comes back that night."""

from judge_app.engine.game import Game

from ..table import (
    at_step,
    dead,
    exile,
    may,
    night,
    no_vote,
    over,
    sign,
    speakers,
    table,
    to,
    until,
    winner,
)

CARDS = "werewolf*3 seer witch idiot cupid villager*5"


def out(**deeds: object) -> Game:
    """The idiot, 6, is exiled on day 1."""
    return exile(night(table("handbook", CARDS), **deeds), 6)


def back(**deeds: object) -> Game:
    """He came back in night 2; day 2 is at its vote."""
    game = night(out(), **deeds)
    to(game, "d2.vote")
    return game


def test_exiled_idiot_dies_in_the_ordinary_way() -> None:
    assert dead(out()) == [6]


def test_exiled_idiot_has_last_words() -> None:
    game = out()
    assert game.prompt.key == "d1.words.6"
    assert speakers(game) == [6]


def test_idiot_is_not_asked_whether_he_turns_up_his_card() -> None:
    game = over(out())
    assert "d1.reveal.6" not in [answer.key for answer in game.answers]


def test_idiot_comes_back_that_night() -> None:
    assert dead(back()) == []


def test_return_is_announced_at_dawn() -> None:
    game = night(out())
    prompt = to(game, "d2.announce")
    assert "6号玩家回到场上" in "".join(map(str, prompt.say))


def test_idiot_who_came_back_has_no_vote() -> None:
    game = back()
    assert 6 not in (game.prompt.voters or {})
    assert no_vote(game, 6, 1).ruling.id == "idiot.no_vote"


def test_idiot_who_came_back_cannot_be_voted_for() -> None:
    assert no_vote(back(), 8, 6).ruling.id == "idiot.no_target"


def test_idiot_who_came_back_may_speak() -> None:
    game = night(out())
    until(game, lambda prompt: prompt.key == "d2.speech.6", "his speech")
    assert game.prompt.actors == (6,)


def test_wolves_may_not_knife_him_on_the_night_he_comes_back() -> None:
    at_step(game := out(), "wolves")
    assert not may(game, 6)


def test_wolves_may_knife_him_from_the_next_night() -> None:
    game = back()
    assert dead(night(game, wolves=6)) == [6]


def test_his_lover_does_not_follow_when_he_is_exiled() -> None:
    assert dead(over(out(cupid=[6, 8]))) == [6]


def test_his_lover_follows_when_the_wolves_knife_him_later() -> None:
    game = night(out(cupid=[6, 8]))
    assert dead(night(game, wolves=6)) == [6, 8]


def test_idiot_is_shown_to_the_seer_as_a_wolf() -> None:
    assert sign(at_step(table("handbook", CARDS), "seer"), 6) == "wolf"


def test_idiot_who_came_back_is_no_living_god() -> None:
    game = night(exile(night(table("handbook", "werewolf*2 seer idiot villager*4")), 4))
    assert winner(game) is None
    assert winner(night(game, wolves=3)) == "wolves"


def test_idiot_who_came_back_does_not_stand_in_the_way_of_the_lovers() -> None:
    game = table("handbook", "werewolf idiot cupid villager*3")
    exile(night(game, cupid=[1, 4], wolves=5), 2)
    assert winner(night(game, wolves=6)) == "lovers"


def test_knifed_idiot_dies_for_good() -> None:
    game = night(table("handbook", CARDS), wolves=6)
    assert dead(night(game)) == [6]


def test_idiot_whose_skill_the_elder_cost_stays_dead() -> None:
    game = exile(night(table("handbook", "werewolf*3 seer elder idiot villager*5")), 5)
    exile(night(game), 6)
    assert dead(night(game)) == [5, 6]


def test_idiot_who_came_back_wins_with_good() -> None:
    game = night(exile(night(table("handbook", "werewolf seer idiot villager*4")), 3))
    over(exile(game, 1))
    assert game.outcome
    assert 3 in game.outcome.winners
