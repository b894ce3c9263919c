"""狼兄, 狼弟 (网杀群 规则盲点 18, 法官说明 12)."""

from judge_app.engine.game import Game

from ..table import announced, at_step, dead, exile, facts, night, no, sign, table, winner

CARDS = "werewolf wolf_elder_brother wolf_younger_brother seer witch guard elder villager*4"


def game_of(cards: str = CARDS) -> Game:
    return table("group-chat", cards)


def bereaved() -> Game:
    """狼兄 was exiled on day 1."""
    return exile(night(game_of()), 2)


def test_elder_brother_hunts_with_the_wolves_and_the_younger_does_not() -> None:
    assert at_step(game_of(), "wolves").actors == (1, 2)


def test_younger_brother_is_called_on_the_first_night_and_asked_nothing() -> None:
    prompt = at_step(game_of(), "wolf_younger_brother")
    assert (prompt.kind, prompt.actors, prompt.choices) == ("read", (3,), ())


def test_younger_brother_is_called_every_night() -> None:
    game = night(night(game_of()))
    called = [fact.at for fact in facts(game, "called") if fact.data["step"] == "wolf_younger_brother"]
    assert called == ["n1", "n2"]


def test_younger_brother_kills_the_night_after_the_elder_was_exiled() -> None:
    assert dead(night(bereaved(), wolf_younger_brother=8)) == [2, 8]


def test_younger_brother_must_kill() -> None:
    at_step(game := bereaved(), "wolf_younger_brother")
    assert no(game, "none").ruling.id == "wolf_younger_brother.must"


def test_younger_brother_may_kill_a_wolf() -> None:
    assert dead(night(bereaved(), wolf_younger_brother=1)) == [1, 2]


def test_wolves_knife_and_the_younger_brothers_kill_both_strike() -> None:
    assert announced(night(bereaved(), wolves=9, wolf_younger_brother=8)) == [9, 8]


def test_witch_is_not_shown_his_kill() -> None:
    assert sign(at_step(bereaved(), "witch", wolf_younger_brother=8)) == "none"


def test_antidote_does_not_save_from_his_kill() -> None:
    game = night(bereaved(), wolves=9, wolf_younger_brother=8, witch="save")
    assert dead(game) == [2, 8]


def test_guard_stops_his_kill() -> None:
    assert dead(night(bereaved(), guard=8, wolf_younger_brother=8)) == [2]


def test_his_kill_costs_the_elder_of_the_village_one_life() -> None:
    game = night(bereaved(), wolf_younger_brother=7)
    assert dead(game) == [2]
    assert dead(night(game, wolves=7)) == [2, 7]


def test_younger_brother_wakes_a_night_later_where_the_elder_was_poisoned() -> None:
    game = game_of()
    assert at_step(game, "wolf_younger_brother").choices == ()
    night(game, witch={"poison": [2]})
    at_step(game, "wolf_younger_brother")
    assert no(game, "none").ruling.id == "wolf_younger_brother.must"


def test_younger_brother_wakes_a_night_later_where_the_elder_was_knifed() -> None:
    game = night(game_of(), wolves=2)
    assert dead(night(game, wolf_younger_brother=8)) == [2, 8]


def test_younger_brother_kills_once() -> None:
    game = night(bereaved(), wolf_younger_brother=8)
    assert at_step(game, "wolf_younger_brother").choices == ()


def test_younger_brother_who_did_not_kill_that_night_is_not_asked_again() -> None:
    game = night(bereaved(), wolf_younger_brother="omit")
    assert at_step(game, "wolf_younger_brother").choices == ()


def test_younger_brother_hunts_with_the_wolves_once_he_woke() -> None:
    game = night(bereaved(), wolf_younger_brother=8)
    assert at_step(game, "wolves").actors == (1, 3)


def test_dead_younger_brother_is_called_and_asked_nothing() -> None:
    game = exile(night(exile(night(game_of()), 3)), 2)
    prompt = at_step(game, "wolf_younger_brother")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_both_brothers_must_fall_for_good_to_win() -> None:
    game = exile(
        night(
            exile(night(game_of("wolf_elder_brother wolf_younger_brother seer villager*5")), 1),
            wolf_younger_brother=4,
        ),
        2,
    )
    assert winner(game) == "good"


def test_younger_brother_is_a_wolf_while_he_sleeps() -> None:
    game = exile(night(exile(night(game_of()), 1)), 2)
    assert winner(game) is None
    assert sign(at_step(game, "seer", wolf_younger_brother=8), 3) == "wolf"
