"""The day witch (天黑请闭眼 女巫, 游戏进程)."""

from judge_app.engine.game import Game

from ..table import (
    at_step,
    dead,
    exile,
    facts,
    give,
    may,
    night,
    no,
    over,
    pass_on,
    sign,
    table,
    to,
    until,
    winner,
)

CARDS = "werewolf*2 witch hunter cupid villager*4"


def asked(seat: int = 6, cards: str = CARDS, **deeds: object) -> Game:
    """Day 1, `seat` sentenced, the witch is asked."""
    game = exile(night(table("close-eyes", cards), **deeds), seat)
    to(game, "d1.witch")
    return game


def test_witch_saves_the_seat_just_sentenced() -> None:
    game = asked()
    give(game, "save")
    assert dead(over(game)) == []


def test_seat_she_saved_has_its_vote_the_next_day() -> None:
    game = asked()
    give(game, "save")
    night(game)
    assert 6 in (to(game, "d2.vote").voters or {})


def test_witch_poisons_by_day_and_the_seat_falls_before_dark() -> None:
    game = asked()
    give(game, {"poison": [7]})
    assert dead(over(game)) == [6, 7]
    assert not game.table.dead[7].is_by_night


def test_card_of_the_seat_she_poisoned_by_day_is_shown() -> None:
    game = asked()
    give(game, {"poison": [7]})
    over(game)
    assert {7: "villager"} in [fact.data["roles"] for fact in facts(game, "roles")]


def test_witch_may_let_the_day_pass() -> None:
    game = asked()
    give(game, "none")
    assert dead(over(game)) == [6]


def test_potion_by_day_is_her_one_potion() -> None:
    game = asked()
    give(game, "save")
    at_step(game, "witch", wolves=7)
    assert no(game, "save").ruling.id == "witch.antidote_used"
    assert no(game, {"poison": [7]}).ruling.id == "witch.poison_used"


def test_potion_by_night_leaves_none_for_the_day() -> None:
    game = asked(witch={"poison": [9]})
    assert no(game, "save").ruling.id == "witch.antidote_used"


def test_seat_saved_last_night_and_sentenced_today_is_out() -> None:
    game = asked(6, wolves=6, witch="save")
    give(game, "none")
    assert dead(over(game)) == [6]


def test_witch_is_asked_on_a_day_without_a_verdict_too() -> None:
    game = night(table("close-eyes", CARDS))
    until(game, lambda prompt: prompt.key == "d1.vote", "the vote")
    pass_on(game)
    to(game, "d1.witch")
    assert may(game, {"poison": [7]})
    assert no(game, "save").ruling.id == "witch.not_told"


def test_witch_who_is_sentenced_herself_is_not_saved() -> None:
    prompt = asked(3).prompt
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_dead_witch_is_asked_nothing_in_the_same_words() -> None:
    game = asked(wolves=3)
    assert (game.prompt.say, game.prompt.choices) == (asked().prompt.say, ())


def test_both_potions_on_one_day_are_refused() -> None:
    assert no(asked(), {"save": [], "poison": [7]}).ruling.id == "act.count"


def test_witch_may_not_poison_the_sentenced_nor_the_dead() -> None:
    game = asked(wolves=9)
    assert no(game, {"poison": [9]}).ruling.id == "dead.no_act"


def test_lover_of_the_seat_she_saved_lives() -> None:
    game = asked(cupid=[6, 7])
    give(game, "save")
    assert dead(over(game)) == []


def test_lover_of_the_seat_she_poisoned_by_day_follows() -> None:
    game = asked(cupid=[7, 8])
    give(game, {"poison": [7]})
    assert dead(over(game)) == [6, 7, 8]


def test_hunter_she_poisoned_by_day_does_not_shoot() -> None:
    game = asked()
    give(game, {"poison": [4]})
    over(game)
    assert "d1.shoot.4" not in [answer.key for answer in game.answers]


def test_last_wolf_poisoned_by_day_gives_good_the_win() -> None:
    game = asked(4, "werewolf witch hunter villager*4")
    give(game, {"poison": [1]})
    over(game)
    assert winner(game) == "good"


def test_last_wolf_sentenced_is_saved_and_the_game_goes_on() -> None:
    game = asked(1, "werewolf witch hunter villager*4")
    give(game, "save")
    over(game)
    assert (winner(game), dead(game)) == (None, [])


def test_what_she_did_by_day_is_the_judges_alone() -> None:
    game = asked()
    give(game, "none")
    assert not facts(game, "day_potions")[-1].is_public


def test_witch_may_not_save_herself_by_night() -> None:
    at_step(game := table("close-eyes", CARDS), "witch", wolves=3)
    assert no(game, "save").ruling.id == "witch.self_save"


def test_witch_may_poison_herself() -> None:
    assert dead(night(table("close-eyes", CARDS), witch={"poison": [3]})) == [3]


def test_witch_is_told_the_victim_after_her_potion_is_used() -> None:
    game = night(table("close-eyes", CARDS), wolves=6, witch="save")
    assert sign(at_step(game, "witch", wolves=7)) == 7
