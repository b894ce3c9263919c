"""白狼王 (扩展角色版 狼人阵营)."""

from judge_app.engine.game import Game

from ..table import dead, exile, explode, give, interrupts, last, night, no, pass_on, table, to, until, winner

CARDS = "white_wolf_king werewolf seer hunter villager*4"


def exploded(cards: str = CARDS, **deeds: object) -> Game:
    """The king turned up his card in the first speech of day 1."""
    game = night(table("extended", cards), **deeds)
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    return explode(game, 1)


def test_king_who_self_destructs_takes_one_along() -> None:
    game = exploded()
    assert game.prompt.key == "d1.takes.1"
    give(game, 5)
    assert dead(game) == [1, 5]


def test_dark_comes_at_once_after_he_has_taken_one() -> None:
    game = exploded()
    give(game, 5)
    assert game.prompt.key == "n2.dark"


def test_king_may_take_nobody() -> None:
    game = exploded()
    give(game, "none")
    assert dead(game) == [1]


def test_king_may_not_take_a_wolf() -> None:
    refusal = no(exploded(), 2)
    assert (refusal.ruling.id, "2" in str(refusal.text)) == ("white_wolf_king.takes", True)


def test_king_may_not_take_the_dead() -> None:
    game = exploded(wolves=5)
    assert no(game, 5).ruling.id == "dead.no_act"


def test_hunter_the_king_takes_may_shoot() -> None:
    game = exploded()
    give(game, 4)
    assert game.prompt.key == "d1.shoot.4"
    give(game, 2)
    assert dead(game) == [1, 2, 4]


def test_lover_of_the_taken_follows() -> None:
    game = exploded("white_wolf_king werewolf seer cupid villager*4", cupid=[5, 6])
    give(game, 5)
    assert dead(game) == [1, 5, 6]


def test_sheriff_the_king_takes_passes_the_badge() -> None:
    game = night(table("extended", CARDS))
    to(game, "d1.campaign")
    give(game, 3)
    to(game, "d1.elected")
    pass_on(game)
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    give(explode(game, 1), 3)
    assert game.prompt.key == "d1.badge.3"


def test_king_in_the_campaign_takes_one_and_the_badge_is_lost() -> None:
    game = night(table("extended", CARDS))
    to(game, "d1.campaign")
    give(game, [1, 5])
    give(explode(game, 1), 5)
    assert (dead(game), game.table.sheriff) == ([1, 5], None)
    assert game.prompt.key == "d1.announce"


def test_king_who_is_exiled_takes_nobody() -> None:
    assert dead(exile(night(table("extended", CARDS)), 1)) == [1]


def test_king_who_is_knifed_takes_nobody() -> None:
    game = night(table("extended", CARDS), wolves=1)
    to(game, "d1.announce")
    pass_on(game)
    assert dead(game) == [1]


def test_other_wolf_who_self_destructs_takes_nobody() -> None:
    game = night(table("extended", CARDS))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    assert explode(game, 2).prompt.key == "n2.dark"
    assert dead(game) == [2]


def test_king_hunts_with_the_wolves() -> None:
    game = table("extended", CARDS)
    assert to(game, "n1.wolves").actors == (1, 2)


def test_last_villager_taken_wins_for_the_wolves() -> None:
    game = night(table("extended", "white_wolf_king werewolf seer witch villager"))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    give(explode(game, 1), 5)
    assert winner(game) == "wolves"


def test_taking_is_public_and_names_its_rule() -> None:
    game = exploded()
    give(game, 5)
    taking = last(game, "taking")
    assert (taking.is_public, taking.data["seat"], taking.rulings[0].id) == (True, 5, "white_wolf_king.takes")


def test_king_may_self_destruct_while_votes_are_taken() -> None:
    game = night(table("extended", CARDS))
    to(game, "d1.vote")
    assert "explode" in interrupts(game)
