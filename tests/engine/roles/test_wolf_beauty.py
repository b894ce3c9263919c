"""狼美人 (扩展角色版 狼人阵营)."""

from ..table import at_step, dead, exile, give, last, night, no, pass_on, table, to, until

CARDS = "wolf_beauty werewolf*2 seer witch hunter villager*4"


def test_charmed_seat_dies_with_her_when_she_is_exiled() -> None:
    assert dead(exile(night(table("extended", CARDS), wolf_beauty=7), 1)) == [1, 7]


def test_charmed_seat_is_said_to_follow_her() -> None:
    game = exile(night(table("extended", CARDS), wolf_beauty=7), 1)
    until(game, lambda prompt: prompt.key == "n2.dark", "the dark")
    words = game.prompt_at("d1.follows.7").say
    assert "殉情" in "".join(map(str, words))


def test_only_the_seat_charmed_last_night_dies_with_her() -> None:
    game = night(night(table("extended", CARDS), wolf_beauty=7), wolf_beauty=8)
    assert dead(exile(game, 1)) == [1, 8]


def test_nobody_dies_with_her_where_she_charmed_nobody_last_night() -> None:
    game = night(night(table("extended", CARDS), wolf_beauty=7), wolf_beauty="none")
    assert dead(exile(game, 1)) == [1]


def test_charmed_seat_lives_when_she_dies_by_night() -> None:
    game = night(table("extended", CARDS), wolf_beauty=7, witch={"poison": [1]})
    assert dead(game) == [1]


def test_charmed_seat_that_died_that_night_dies_once() -> None:
    assert dead(exile(night(table("extended", CARDS), wolf_beauty=7, wolves=7), 1)) == [1, 7]


def test_charmed_seat_dies_when_a_hunter_shoots_her_by_day() -> None:
    game = exile(night(table("extended", CARDS), wolf_beauty=7), 6)
    give(game, 1)
    assert dead(game) == [1, 6, 7]


def test_charmed_hunter_who_dies_with_her_does_not_shoot() -> None:
    game = exile(night(table("extended", CARDS), wolf_beauty=6), 1)
    to(game, "n2.dark")
    assert "d1.shoot.6" not in [answer.key for answer in game.answers]


def test_lover_of_the_charmed_dies_too() -> None:
    game = table("extended", "wolf_beauty werewolf*2 seer cupid villager*4")
    assert dead(exile(night(game, cupid=[6, 7], wolf_beauty=6), 1)) == [1, 6, 7]


def test_she_chooses_with_the_wolves_and_then_charms_alone() -> None:
    game = table("extended", CARDS)
    assert at_step(game, "wolves").actors == (1, 2, 3)
    assert at_step(game, "wolf_beauty").actors == (1,)


def test_charming_a_wolf_is_refused() -> None:
    at_step(game := table("extended", CARDS), "wolf_beauty")
    refusal = no(game, 2)
    assert (refusal.ruling.id, "2" in str(refusal.text)) == ("wolf_beauty.good", True)


def test_wolves_may_not_knife_her() -> None:
    at_step(game := table("extended", CARDS), "wolves")
    assert no(game, 1).ruling.id == "wolf_beauty.no_knife"


def test_she_may_not_self_destruct() -> None:
    game = night(table("extended", CARDS))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    assert no(game, 1, key="explode").ruling.id == "wolf_beauty.no_explode"


def test_other_wolves_may_self_destruct() -> None:
    game = night(table("extended", CARDS), wolf_beauty=7)
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    give(game, 2, key="explode")
    pass_on(game)
    assert dead(game) == [2]


def test_dead_beauty_is_called_and_asked_nothing() -> None:
    prompt = at_step(exile(night(table("extended", CARDS)), 1), "wolf_beauty")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_charm_is_the_judges_alone() -> None:
    assert not last(night(table("extended", CARDS), wolf_beauty=7), "beguiling").is_public
