"""口吃法官 (网杀群 规则盲点 16)."""

from judge_app.engine.game import Game

from ..table import dead, exile, facts, give, night, over, pass_on, table, to, until, vote, winner

CARDS = "werewolf*2 stuttering_judge seer idiot elder villager*5"


def asked(game: Game) -> bool:
    """Whether he was asked today, up to the dark."""
    over(game)
    return any(answer.key == f"d{game.table.day}.extra" for answer in game.answers)


def after_exile(seat: int = 7, cards: str = CARDS) -> Game:
    return exile(night(table("group-chat", cards)), seat)


def called(seat: int = 7) -> Game:
    """He asked for one more vote after `seat` had been exiled."""
    game = after_exile(seat)
    to(game, "d1.extra")
    give(game, "call")
    return game


def test_second_vote_exiles_a_second_seat() -> None:
    game = called()
    assert game.prompt.key == "d1.extra.vote"
    give(game, {str(seat): 8 for seat in game.prompt.voters or {}})
    pass_on(game)
    assert dead(game) == [7, 8]


def test_he_is_asked_after_the_last_words_of_the_exiled() -> None:
    game = after_exile()
    assert game.prompt.key == "d1.words.7"
    pass_on(game)
    assert game.prompt.key == "d1.extra"


def test_he_need_not_ask_for_another_vote() -> None:
    game = after_exile()
    to(game, "d1.extra")
    give(game, "none")
    assert game.prompt.key == "n2.dark"


def test_he_is_not_asked_where_nobody_was_exiled() -> None:
    game = night(table("group-chat", CARDS))
    to(game, "d1.vote")
    pass_on(game)
    assert not asked(game)


def test_he_may_ask_after_an_idiot_turned_up_his_card() -> None:
    game = after_exile(5)
    give(game, "reveal")
    assert game.prompt.key == "d1.extra"


def test_he_asks_once_a_game() -> None:
    game = exile(night(over(called())), 9)
    prompt = to(game, "d2.extra")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_he_is_asked_once_a_day_only() -> None:
    game = over(called())
    assert [answer.key for answer in game.answers].count("d1.extra") == 1


def test_he_who_did_not_ask_may_ask_another_day() -> None:
    game = exile(night(over(after_exile())), 9)
    assert {choice.id for choice in to(game, "d2.extra").choices} == {"call", "none"}


def test_dead_stuttering_judge_is_asked_nothing_in_the_same_words() -> None:
    alive, gone = to(after_exile(), "d1.extra"), to(after_exile(3), "d1.extra")
    assert (gone.say, gone.title, gone.choices) == (alive.say, alive.title, ())


def test_he_whose_skill_the_elder_cost_is_asked_nothing() -> None:
    assert to(after_exile(6), "d1.extra").choices == ()


def test_infected_stuttering_judge_is_asked_nothing() -> None:
    game = table("group-chat", "alpha_wolf werewolf stuttering_judge seer villager*5")
    exile(night(game, wolves=3, alpha_wolf="infect"), 6)
    assert to(game, "d1.extra").choices == ()


def test_tie_of_the_second_vote_goes_to_a_pk() -> None:
    game = called()
    vote(game, {1: 8, 2: 9})
    assert game.prompt.key == "d1.extra.pk.speech.8"


def test_second_vote_may_exile_nobody() -> None:
    game = called()
    pass_on(game)
    assert dead(over(game)) == [7]


def test_that_he_asked_is_said_and_who_he_is_is_not() -> None:
    fact = facts(called(), "extra_vote")[0]
    assert (fact.is_public, "3" in str(fact.text)) == (True, False)


def test_second_vote_may_end_the_game() -> None:
    game = after_exile(1, "werewolf*2 stuttering_judge seer villager*4")
    to(game, "d1.extra")
    give(game, "call")
    give(game, {str(seat): 2 for seat in game.prompt.voters or {}})
    until(game, lambda prompt: prompt.kind == "end", "the end")
    assert winner(game) == "good"
