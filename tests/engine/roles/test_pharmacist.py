"""药剂师 (网杀群 规则盲点 17)."""

from judge_app.engine.game import Game

from ..table import at_step, dead, exile, facts, may, night, no, sign, table

CARDS = "werewolf*2 witch pharmacist seer elder villager*5"


def used() -> Game:
    """The witch saved 7 on night 1."""
    return night(table("group-chat", CARDS), wolves=7, witch="save")


def restored() -> Game:
    return night(used(), wolves=8, pharmacist="restore")


def test_witch_saves_again_from_the_next_night() -> None:
    game = restored()
    assert dead(night(game, wolves=9, witch="save")) == [8]


def test_witch_is_shown_the_knife_again_from_the_next_night() -> None:
    assert sign(at_step(restored(), "witch", wolves=9)) == 9


def test_witch_neither_saves_nor_is_shown_the_knife_on_that_night() -> None:
    game = used()
    assert sign(at_step(game, "witch", wolves=8)) == "hidden"
    assert no(game, "save").ruling.id == "witch.antidote_used"


def test_restoring_on_the_night_of_the_antidote_serves_the_next_night() -> None:
    game = night(table("group-chat", CARDS), wolves=7, witch="save", pharmacist="restore")
    assert sign(at_step(game, "witch", wolves=8)) == 8


def test_restored_antidote_is_used_once() -> None:
    game = night(restored(), wolves=9, witch="save")
    at_step(game, "witch", wolves=10)
    assert no(game, "save").ruling.id == "witch.antidote_used"


def test_restoring_is_done_once_a_game() -> None:
    game = night(restored(), wolves=9, witch="save")
    at_step(game, "pharmacist")
    assert no(game, "restore").ruling.id == "pharmacist.once"


def test_restoring_an_antidote_not_used_is_refused() -> None:
    at_step(game := table("group-chat", CARDS), "pharmacist")
    assert no(game, "restore").ruling.id == "pharmacist.used"


def test_poison_is_not_restored() -> None:
    game = night(used(), witch={"poison": [8]}, pharmacist="restore")
    at_step(game, "witch")
    assert no(game, {"poison": [9]}).ruling.id == "witch.poison_used"


def test_pharmacist_may_keep_his_potion() -> None:
    at_step(game := night(used(), pharmacist="none"), "pharmacist")
    assert may(game, "restore")


def test_pharmacist_wakes_after_the_wolves_and_the_witch() -> None:
    steps = [fact.data["step"] for fact in facts(used(), "called")]
    assert steps.index("wolves") < steps.index("witch") < steps.index("pharmacist")


def test_pharmacist_whose_skill_the_elder_cost_is_refused() -> None:
    at_step(game := exile(used(), 6), "pharmacist")
    assert no(game, "restore").ruling.id == "skills.lost"


def test_dead_pharmacist_is_called_and_asked_nothing() -> None:
    prompt = at_step(exile(used(), 4), "pharmacist")
    assert (prompt.is_called_only, prompt.choices) == (True, ())
