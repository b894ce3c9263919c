"""熊 (网杀群 规则盲点 19; the common rule)."""

from judge_app.engine.game import Game

from ..table import exile, facts, night, pass_on, table, to

CARDS = "werewolf villager bear villager*2 werewolf seer elder villager*2"


def growled(game: Game, day: int) -> bool:
    to(game, f"d{day}.announce")
    pass_on(game)
    return any(fact.at == f"d{day}" for fact in facts(game, "growl"))


def test_bear_beside_a_wolf_growls_at_dawn() -> None:
    assert growled(night(table("group-chat", "werewolf bear villager*3 seer werewolf")), 1)


def test_bear_growls_for_a_wolf_on_either_side() -> None:
    assert growled(night(table("group-chat", "villager bear werewolf seer villager*2 werewolf")), 1)


def test_bear_between_good_seats_is_silent() -> None:
    assert not growled(night(table("group-chat", CARDS)), 1)


def test_bears_neighbours_are_the_next_living_ones() -> None:
    assert growled(night(table("group-chat", CARDS), wolves=2), 1)


def test_bear_is_silent_once_the_wolf_beside_him_is_out() -> None:
    game = night(table("group-chat", "werewolf bear villager*3 seer werewolf villager*2"))
    assert not growled(night(exile(game, 1)), 2)


def test_first_seat_and_last_seat_are_neighbours() -> None:
    assert growled(night(table("group-chat", "bear villager*3 seer villager werewolf")), 1)


def test_dead_bear_is_silent() -> None:
    assert not growled(night(table("group-chat", CARDS), wolves=3), 1)


def test_bear_growls_every_morning_a_wolf_sits_beside_him() -> None:
    game = night(table("group-chat", "werewolf bear villager*3 seer werewolf villager*2"))
    assert growled(game, 1)
    assert growled(night(game), 2)


def test_growl_is_said_aloud_and_names_nobody() -> None:
    game = night(table("group-chat", "werewolf bear villager*3 seer werewolf"))
    say = "".join(map(str, to(game, "d1.announce").say))
    assert "咆哮" in say
    assert not any(digit in say for digit in "1234567")


def test_bear_growls_for_a_seat_that_was_infected() -> None:
    cards = "villager bear villager*2 alpha_wolf seer villager*2"
    assert growled(night(table("group-chat", cards), wolves=1, alpha_wolf="infect"), 1)


def test_infected_bear_still_growls() -> None:
    cards = "alpha_wolf bear villager*2 seer villager*2"
    assert growled(night(table("group-chat", cards), wolves=2, alpha_wolf="infect"), 1)


def test_infected_bear_does_not_growl_for_himself() -> None:
    cards = "villager bear villager*2 alpha_wolf seer villager*2"
    assert not growled(night(table("group-chat", cards), wolves=2, alpha_wolf="infect"), 1)


def test_bear_whose_skill_the_elder_cost_is_silent() -> None:
    game = night(table("group-chat", "werewolf bear villager*2 elder seer werewolf villager*2"))
    assert not growled(night(exile(game, 5)), 2)
