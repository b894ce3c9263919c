"""恶魔, 《PandaKill》版 (扩展角色版 狼人阵营)."""

import pytest

from ..table import at_step, dead, exile, night, no, sign, table, until, winner

CARDS = "demon werewolf seer witch hunter villager*4"


@pytest.mark.parametrize(("seat", "shown"), [(3, "god"), (5, "god"), (6, "not_god")])
def test_demon_learns_whether_a_good_seat_is_a_god(seat: int, shown: str) -> None:
    assert sign(at_step(table("extended", CARDS), "demon"), seat) == shown


def test_demon_is_shown_nothing_before_he_chose() -> None:
    assert sign(at_step(table("extended", CARDS), "demon")) is None


def test_demon_may_check_nobody() -> None:
    assert dead(night(table("extended", CARDS), demon="none")) == []


def test_checking_a_wolf_is_refused() -> None:
    at_step(game := table("extended", CARDS), "demon")
    refusal = no(game, 2)
    assert (refusal.ruling.id, "2" in str(refusal.text)) == ("demon.good", True)


def test_demon_chooses_with_the_wolves_first() -> None:
    game = table("extended", CARDS)
    assert at_step(game, "wolves").actors == (1, 2)
    assert at_step(game, "demon").actors == (1,)


def test_poison_does_not_kill_the_demon() -> None:
    assert dead(night(table("extended", CARDS), witch={"poison": [1]})) == []


def test_demon_does_not_follow_his_lover_by_night() -> None:
    game = table("extended", "demon werewolf witch cupid villager*4")
    assert dead(night(game, cupid=[1, 5], witch={"poison": [5]})) == [5]


def test_demon_is_exiled_like_anybody() -> None:
    assert dead(exile(night(table("extended", CARDS)), 1)) == [1]


def test_wolves_may_not_knife_the_demon() -> None:
    at_step(game := table("extended", CARDS), "wolves")
    assert no(game, 1).ruling.id == "demon.no_knife"


def test_demon_may_not_self_destruct() -> None:
    game = night(table("extended", CARDS))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    assert no(game, 1, key="explode").ruling.id == "demon.no_explode"


def test_demon_left_alone_must_be_exiled_for_good_to_win() -> None:
    game = exile(night(table("extended", CARDS)), 2)
    assert winner(game) is None
    assert winner(exile(night(game), 1)) == "good"


def test_dead_demon_is_called_and_asked_nothing() -> None:
    prompt = at_step(exile(night(table("extended", CARDS)), 1), "demon")
    assert (prompt.is_called_only, prompt.choices) == (True, ())
