"""种狼 (网杀群 规则盲点 19; 规则盲点 20)."""

from judge_app.engine.game import Game

from ..table import at_step, dead, exile, explode, found, may, night, no, sign, table, until, winner

CARDS = "alpha_wolf werewolf seer witch hunter guard elder villager*4"


def infected(seat: int, cards: str = CARDS, **deeds: object) -> Game:
    return night(table("group-chat", cards), wolves=seat, alpha_wolf="infect", **deeds)


def test_infected_victim_lives() -> None:
    assert dead(infected(8)) == []


def test_victim_not_infected_dies() -> None:
    assert dead(night(table("group-chat", CARDS), wolves=8, alpha_wolf="none")) == [8]


def test_witch_is_shown_nobody_where_the_victim_was_infected() -> None:
    game = table("group-chat", CARDS)
    assert sign(at_step(game, "witch", wolves=8, alpha_wolf="infect")) == "none"


def test_infected_seat_wakes_with_the_wolves_from_the_next_night() -> None:
    assert at_step(infected(8), "wolves").actors == (1, 2, 8)


def test_infecting_is_done_once_a_game() -> None:
    game = infected(8)
    at_step(game, "alpha_wolf", wolves=9)
    assert no(game, "infect").ruling.id == "alpha_wolf.infects"


def test_infecting_where_nobody_was_knifed_is_refused() -> None:
    at_step(game := table("group-chat", CARDS), "alpha_wolf")
    assert no(game, "infect").ruling.id == "alpha_wolf.victim"


def test_infection_not_used_stays_for_another_night() -> None:
    game = night(table("group-chat", CARDS), wolves=8, alpha_wolf="none")
    at_step(game, "alpha_wolf", wolves=9)
    assert may(game, "infect")


def test_guarded_victim_is_not_infected() -> None:
    assert at_step(infected(8, guard=8), "wolves").actors == (1, 2)


def test_elder_on_his_first_life_is_not_infected() -> None:
    game = infected(7)
    assert at_step(game, "wolves").actors == (1, 2)
    assert dead(night(game, wolves=7)) == [7]


def test_infected_victim_who_is_poisoned_too_dies() -> None:
    assert dead(infected(8, witch={"poison": [8]})) == [8]


def test_infected_seer_has_lost_his_skill() -> None:
    prompt = at_step(infected(3), "seer")
    assert (prompt.actors, prompt.choices) == ((), ())


def test_infected_witch_has_lost_her_potions() -> None:
    prompt = at_step(infected(4), "witch")
    assert (prompt.actors, prompt.choices) == ((), ())


def test_infected_guard_has_lost_his_skill() -> None:
    prompt = at_step(infected(6), "guard")
    assert (prompt.actors, prompt.choices) == ((), ())


def test_infected_hunter_does_not_shoot() -> None:
    assert exile(infected(5), 5).prompt.key == "d1.words.5"


def test_infected_idiot_is_exiled_like_anybody() -> None:
    game = infected(3, "alpha_wolf werewolf idiot seer villager*4")
    assert dead(exile(game, 3)) == [3]


def test_infected_elder_who_is_exiled_costs_nobody_a_skill() -> None:
    game = night(table("group-chat", CARDS), wolves=7)
    exile(night(game, wolves=7, alpha_wolf="infect"), 7)
    at_step(game, "seer")
    assert sign(game.prompt, 1) == "wolf"


def test_seer_sees_the_infected_as_a_wolf() -> None:
    assert sign(at_step(infected(8), "seer"), 8) == "wolf"


def test_seer_sees_the_victim_as_good_on_the_night_he_is_infected() -> None:
    game = table("group-chat", CARDS)
    assert sign(at_step(game, "seer", wolves=8, alpha_wolf="infect"), 8) == "good"


def test_infected_seat_may_self_destruct() -> None:
    game = infected(8)
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    assert dead(explode(game, 8)) == [8]


def test_infected_seat_must_be_out_for_good_to_win() -> None:
    game = exile(night(exile(infected(8), 1)), 2)
    assert winner(game) is None
    assert winner(exile(night(game), 8)) == "good"


def test_last_god_infected_is_a_god_no_more() -> None:
    assert winner(infected(3, "alpha_wolf werewolf seer villager*4")) == "wolves"


def test_infected_seat_wins_with_the_wolves() -> None:
    game = infected(3, "alpha_wolf werewolf seer villager*4")
    assert game.outcome
    assert game.outcome.winners == (1, 2, 3)


def test_infected_lover_of_a_good_seat_makes_the_pair_mixed() -> None:
    game = infected(5, "alpha_wolf werewolf seer cupid villager*4", cupid=[5, 6])
    at_step(game, "wolves")
    assert winner(exile(night(exile(night(game, wolves=7), 1), wolves=8), 2)) is None


def test_dead_alpha_wolf_is_called_and_asked_nothing() -> None:
    prompt = at_step(exile(night(table("group-chat", CARDS)), 1), "alpha_wolf")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_alpha_wolf_is_found_by_himself_after_the_pack() -> None:
    game = found("group-chat", "alpha_wolf werewolf seer villager*5")
    at_step(game, "wolves.find")
    game.answer({"pick": [1, 2]})
    at_step(game, "alpha_wolf.find")
    game.answer({"pick": [1]})
    assert game.table.cards.seen(1) == "alpha_wolf"
