"""潜行者 (扩展角色版 潜行者)."""

from judge_app.engine.game import Game

from ..table import dead, exile, facts, give, may, night, no, pass_on, table, to, vote, winner

CARDS = "werewolf*2 stalker seer hunter elder villager*5"
EXILES_7 = {1: 7, 2: 7, 4: 7}


def voted(votes: dict[int, int], cards: str = CARDS, **deeds: object) -> Game:
    """At the stalker's step of day 1, after these votes."""
    game = night(table("extended", cards), **deeds)
    to(game, "d1.vote")
    vote(game, votes)
    to(game, "d1.stalk")
    return game


def test_stalker_kills_a_seat_he_voted_for_that_was_not_exiled() -> None:
    game = voted({**EXILES_7, 3: 8})
    give(game, 8)
    assert dead(game) == [7, 8]


def test_stalker_may_not_kill_a_seat_he_did_not_vote_for() -> None:
    refusal = no(voted({**EXILES_7, 3: 8}), 9)
    assert (refusal.ruling.id, "9" in str(refusal.text)) == ("stalker.voted", True)


def test_stalker_may_not_kill_the_exiled() -> None:
    assert no(voted({**EXILES_7, 3: 7}), 7).ruling.id == "dead.no_act"


def test_stalker_who_abstained_has_nobody_to_kill() -> None:
    game = voted(EXILES_7)
    assert not any(may(game, seat) for seat in range(1, 12))
    assert may(game, "none")


def test_stalker_may_kill_whom_he_voted_for_where_nobody_was_exiled() -> None:
    game = voted({1: 7, 3: 8})
    assert may(game, 8)


def test_stalkers_vote_of_yesterday_serves_no_more() -> None:
    game = voted({**EXILES_7, 3: 8})
    give(game, "none")
    night(game)
    to(game, "d2.stalk")
    assert no(game, 8).ruling.id == "stalker.voted"


def test_stalkers_vote_in_the_pk_serves_too() -> None:
    game = night(table("extended", CARDS))
    to(game, "d1.vote")
    vote(game, {1: 7, 2: 8})
    to(game, "d1.pk.vote")
    vote(game, {1: 7, 2: 7, 3: 8})
    to(game, "d1.stalk")
    assert may(game, 8)


def test_stalker_kills_once_a_game() -> None:
    game = voted({**EXILES_7, 3: 8})
    give(game, 8)
    night(game)
    prompt = to(game, "d2.stalk")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_stalked_seat_falls_by_day() -> None:
    game = voted({**EXILES_7, 3: 8})
    give(game, 8)
    death = game.table.dead[8]
    assert (death.is_by_night, 8 in game.table.announced) == (False, True)


def test_stalked_hunter_does_not_shoot() -> None:
    game = voted({**EXILES_7, 3: 5})
    give(game, 5)
    assert "shoot" not in game.prompt.key


def test_stalked_elder_costs_nobody_a_skill() -> None:
    game = voted({**EXILES_7, 3: 6})
    give(game, 6)
    assert game.table.skills_lost is None


def test_lover_of_the_stalked_follows() -> None:
    game = voted({1: 7, 2: 7, 3: 8}, "werewolf*2 stalker cupid villager*6", cupid=[8, 9])
    give(game, 8)
    assert dead(game) == [7, 8, 9]


def test_stalked_last_wolf_gives_good_the_win() -> None:
    game = voted({2: 6, 4: 6, 3: 1}, "werewolf seer stalker villager*4")
    give(game, 1)
    assert winner(game) == "good"


def test_dead_stalker_is_asked_nothing_in_the_same_words() -> None:
    alive = voted({**EXILES_7, 3: 8}).prompt
    game = exile(night(table("extended", CARDS)), 3)
    gone = to(game, "d1.stalk")
    assert (gone.say, gone.title, gone.choices) == (alive.say, alive.title, ())


def test_stalker_whose_skill_the_elder_cost_is_asked_nothing() -> None:
    game = exile(night(table("extended", CARDS)), 6)
    assert to(game, "d1.stalk").choices == ()


def test_that_he_stalked_is_the_judges_alone() -> None:
    game = voted({**EXILES_7, 3: 8})
    give(game, 8)
    assert not facts(game, "stalking")[0].is_public
    pass_on(game)
