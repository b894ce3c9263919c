"""骑士 (网杀群 规则盲点 16)."""

from judge_app.engine.game import Game

from ..table import (
    dead,
    exile,
    facts,
    give,
    interrupts,
    last,
    night,
    no,
    pass_on,
    table,
    to,
    until,
    vote,
    winner,
)

CARDS = "werewolf*2 knight seer elder villager*4"


def in_speeches(cards: str = CARDS, **deeds: object) -> Game:
    game = night(table("group-chat", cards), **deeds)
    until(game, lambda prompt: prompt.key.startswith("d1.speech."), "a speech")
    return game


def duel(game: Game, seat: int) -> Game:
    give(game, seat, key="duel")
    pass_on(game)
    return game


def test_wolf_he_challenges_dies_and_it_is_dark() -> None:
    game = duel(in_speeches(), 1)
    assert dead(game) == [1]
    until(game, lambda prompt: prompt.key == "n2.dark", "the dark")
    assert facts(game, "tally") == []


def test_knight_who_challenges_a_good_seat_dies_and_the_day_goes_on() -> None:
    game = duel(in_speeches(), 6)
    assert dead(game) == [3]
    assert to(game, "d1.vote").kind == "vote"


def test_knight_who_challenges_shows_his_card() -> None:
    assert duel(in_speeches(), 1).table.revealed == [3]


def test_duel_is_public_and_names_its_rule() -> None:
    fact = last(duel(in_speeches(), 1), "duel")
    assert (fact.is_public, fact.data["loser"], fact.rulings[0].id) == (True, 1, "knight.once")


def test_knight_may_challenge_in_the_campaign() -> None:
    game = night(table("group-chat", CARDS))
    to(game, "d1.campaign")
    give(game, [4, 6])
    assert game.prompt.key == "d1.campaign.speech.4"
    assert "duel" in interrupts(game)


def test_knight_may_challenge_during_the_last_words_of_the_nights_dead() -> None:
    game = night(table("group-chat", CARDS), wolves=6)
    to(game, "d1.words.6")
    assert "duel" in interrupts(game)


def test_knight_may_not_challenge_once_the_vote_is_called() -> None:
    game = in_speeches()
    to(game, "d1.vote")
    assert "duel" not in interrupts(game)


def test_knight_may_not_challenge_in_a_pk_speech() -> None:
    game = in_speeches()
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 7})
    assert game.prompt.key == "d1.pk.speech.6"
    assert "duel" not in interrupts(game)


def test_knight_may_not_challenge_during_the_last_words_of_the_exiled() -> None:
    game = exile(in_speeches(), 6)
    assert game.prompt.key == "d1.words.6"
    assert "duel" not in interrupts(game)


def test_knight_may_not_challenge_by_night() -> None:
    game = table("group-chat", CARDS)
    to(game, "n1.wolves")
    assert "duel" not in interrupts(game)


def test_knight_challenges_once_a_game() -> None:
    game = duel(in_speeches(), 1)
    night(game)
    until(game, lambda prompt: prompt.key.startswith("d2.speech."), "a speech")
    assert "duel" not in interrupts(game)


def test_knight_may_challenge_on_a_later_day() -> None:
    game = night(in_speeches())
    until(game, lambda prompt: prompt.key.startswith("d2.speech."), "a speech")
    assert "duel" in interrupts(game)


def test_dead_knight_challenges_nobody() -> None:
    assert "duel" not in interrupts(in_speeches(wolves=3))


def test_knight_may_not_challenge_the_dead() -> None:
    assert no(in_speeches(wolves=6), 6, key="duel").ruling.id == "dead.no_act"


def test_knight_may_not_challenge_himself() -> None:
    assert no(in_speeches(), 3, key="duel").ruling.id == "knight.once"


def test_knight_whose_skill_the_elder_cost_challenges_nobody() -> None:
    game = night(exile(in_speeches(), 5))
    until(game, lambda prompt: prompt.key.startswith("d2.speech."), "a speech")
    assert "duel" not in interrupts(game)


def test_infected_knight_challenges_nobody() -> None:
    game = in_speeches("alpha_wolf werewolf knight seer villager*4", wolves=3, alpha_wolf="infect")
    assert "duel" not in interrupts(game)


def test_infected_seat_he_challenges_is_a_wolf() -> None:
    game = in_speeches("alpha_wolf werewolf knight seer villager*4", wolves=5, alpha_wolf="infect")
    assert dead(duel(game, 5)) == [5]


def test_last_wolf_he_challenges_gives_good_the_win() -> None:
    assert winner(duel(in_speeches("werewolf knight seer villager*3"), 1)) == "good"


def test_lover_of_the_wolf_he_challenges_follows() -> None:
    game = in_speeches("werewolf*2 knight cupid villager*5", cupid=[1, 6])
    assert dead(duel(game, 1)) == [1, 6]


def test_sheriff_who_dies_in_the_duel_passes_the_badge() -> None:
    game = night(table("group-chat", CARDS))
    to(game, "d1.campaign")
    give(game, 3)
    to(game, "d1.elected")
    pass_on(game)
    until(game, lambda prompt: prompt.key.startswith("d1.speech."), "a speech")
    assert duel(game, 6).prompt.key == "d1.badge.3"
