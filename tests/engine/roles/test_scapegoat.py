"""替罪羊 (面杀遗言版 角色11)."""

import pytest

from judge_app.engine.game import Game

from ..table import Options, dead, exile, give, night, no, no_vote, pass_on, speakers, table, to, vote

CARDS = "werewolf*2 scapegoat seer elder villager*5"
TIE = {1: 6, 6: 1}


def tied(options: Options = None, cards: str = CARDS) -> Game:
    game = night(table("last-words", cards, options=options))
    to(game, "d1.vote")
    vote(game, TIE)
    pass_on(game)
    return game


def test_scapegoat_dies_for_the_tied() -> None:
    assert dead(tied()) == [3]


def test_scapegoat_dies_before_any_pk() -> None:
    game = tied()
    give(game, "none")
    assert game.prompt.key == "n2.dark"


def test_scapegoat_lives_where_nobody_is_tied() -> None:
    assert dead(exile(night(table("last-words", CARDS)), 6)) == [6]


def test_dead_scapegoat_leaves_the_tie_to_the_pk() -> None:
    game = night(table("last-words", CARDS), wolves=3)
    to(game, "d1.vote")
    vote(game, TIE)
    assert game.prompt.key == "d1.pk.speech.1"


def test_scapegoat_without_skill_leaves_the_tie_to_the_pk() -> None:
    game = night(exile(night(table("last-words", CARDS)), 5))
    to(game, "d2.vote")
    vote(game, TIE)
    assert game.prompt.key == "d2.pk.speech.1"


def test_scapegoat_names_who_may_vote_tomorrow() -> None:
    game = tied()
    give(game, [1, 6])
    night(game)
    assert set(to(game, "d2.vote").voters or ()) == {1, 6}


def test_unnamed_seat_is_refused_its_vote_tomorrow() -> None:
    game = tied()
    give(game, [1, 6])
    night(game)
    to(game, "d2.vote")
    refusal = no_vote(game, 7, 1)
    assert (refusal.ruling.id, "7" in str(refusal.text)) == ("scapegoat.voters", True)


def test_scapegoat_may_let_everybody_vote() -> None:
    game = tied()
    give(game, "none")
    night(game)
    assert len(to(game, "d2.vote").voters or ()) == 9


def test_nobody_votes_where_the_only_named_seat_died_in_the_night() -> None:
    game = tied()
    give(game, [6])
    night(game, wolves=6)
    assert to(game, "d2.vote").voters == {}
    vote(game, {})
    assert game.prompt.key == "d2.nobody_exiled"


def test_named_voters_count_for_one_day_only() -> None:
    game = tied()
    give(game, [6])
    night(night(game))
    assert len(to(game, "d3.vote").voters or ()) == 9


def test_named_voters_count_in_the_pk_too() -> None:
    game = tied()
    give(game, [6, 7, 8])
    night(game)
    to(game, "d2.vote")
    vote(game, {6: 1, 7: 9})
    assert set(to(game, "d2.pk.vote").voters or ()) == {6, 7, 8}


def test_scapegoat_may_not_name_the_dead() -> None:
    game = night(table("last-words", CARDS), wolves=7)
    to(game, "d1.vote")
    vote(game, TIE)
    pass_on(game)
    assert no(game, [7]).ruling.id == "dead.no_act"


@pytest.mark.parametrize(("names", "stage"), [(True, "skill"), (False, "night")])
def test_naming_voters_follows_the_house_rule(names: bool, stage: str) -> None:
    assert tied({"scapegoat.names_voters": names}).prompt.stage == stage


def test_scapegoat_has_no_last_words_and_uses_one() -> None:
    game = tied()
    give(game, "none")
    assert speakers(game) == []
    assert game.table.words_used == 1


def test_scapegoat_exiled_like_anybody_names_nobody() -> None:
    game = exile(night(table("last-words", CARDS)), 3)
    assert game.prompt.key == "d1.words.3"


def test_everybody_tied_costs_only_the_scapegoat() -> None:
    game = night(table("last-words", CARDS))
    to(game, "d1.vote")
    vote(game, {seat: seat for seat in range(1, 11)})
    pass_on(game)
    assert dead(game) == [3]


def test_scapegoats_lover_follows() -> None:
    cards = "werewolf*2 scapegoat seer elder cupid villager*4"
    game = night(table("last-words", cards), cupid=[3, 8])
    to(game, "d1.vote")
    vote(game, TIE)
    to(game, "n2.dark")
    assert dead(game) == [3, 8]
