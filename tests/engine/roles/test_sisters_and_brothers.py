"""两姐妹, 三兄弟 (网杀群 法官说明 12)."""

import pytest

from ..table import at_step, exile, facts, found, give, night, table, to, winner

GROUPS = pytest.mark.parametrize(("role", "seats"), [("two_sisters", (3, 4)), ("three_brothers", (3, 4, 5))])


def cards(role: str, seats: tuple[int, ...]) -> str:
    return f"werewolf*2 {role}*{len(seats)} seer villager*4"


@GROUPS
def test_they_wake_together_on_the_first_night(role: str, seats: tuple[int, ...]) -> None:
    assert at_step(table("group-chat", cards(role, seats)), role).actors == seats


@GROUPS
def test_they_wake_on_the_first_night_only(role: str, seats: tuple[int, ...]) -> None:
    game = night(night(table("group-chat", cards(role, seats))))
    assert [fact.at for fact in facts(game, "called") if fact.data["step"] == role] == ["n1"]


@GROUPS
def test_they_are_asked_nothing(role: str, seats: tuple[int, ...]) -> None:
    assert at_step(table("group-chat", cards(role, seats)), role).choices == ()


@GROUPS
def test_they_are_found_as_they_open_their_eyes(role: str, seats: tuple[int, ...]) -> None:
    game = found("group-chat", cards(role, seats))
    to(game, f"n1.{role}.find")
    give(game, list(seats))
    assert [game.table.cards.seen(seat) for seat in seats] == [role] * len(seats)


@GROUPS
def test_living_one_of_them_is_a_living_god(role: str, seats: tuple[int, ...]) -> None:
    seer = seats[-1] + 1
    assert winner(night(table("group-chat", cards(role, seats)), wolves=seer)) is None


def test_last_sister_exiled_with_no_other_god_wins_for_the_wolves() -> None:
    game = exile(night(table("group-chat", "werewolf*2 two_sisters*2 villager*5"), wolves=3), 4)
    assert winner(game) == "wolves"
