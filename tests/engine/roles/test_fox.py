"""狐狸 (扩展角色版 狐狸)."""

import pytest

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt

from ..table import at_step, exile, may, night, no, sign, table

CARDS = "werewolf villager*2 fox villager*3 werewolf elder"


def at_fox(game: Game | None = None) -> Prompt:
    return at_step(game or table("extended", CARDS), "fox")


@pytest.mark.parametrize(("seats", "shown"), [([1, 2, 3], "wolf"), ([4, 5, 6], "none")])
def test_fox_learns_whether_a_wolf_is_among_three(seats: list[int], shown: str) -> None:
    assert sign(at_fox(), seats) == shown


@pytest.mark.parametrize(("seats", "shape"), [([1, 2, 3], "thumb_down"), ([4, 5, 6], "thumb_up")])
def test_thumb_for_a_wolf_is_down_as_for_the_seer(seats: list[int], shape: str) -> None:
    shown = at_fox().sign_for({"pick": seats})
    assert shown
    assert shown.shape == shape


def test_nothing_is_shown_before_three_are_chosen() -> None:
    assert sign(at_fox(), [1, 2]) is None


def test_three_may_go_round_the_end_of_the_table() -> None:
    assert sign(at_fox(), [8, 9, 1]) == "wolf"


def test_three_that_are_not_neighbours_are_refused() -> None:
    at_fox(game := table("extended", CARDS))
    assert no(game, [1, 2, 4]).ruling.id == "fox.neighbours"


def test_two_are_refused() -> None:
    at_fox(game := table("extended", CARDS))
    assert no(game, [1, 2]).ruling.id == "act.count"


def test_dead_seats_may_be_among_the_three() -> None:
    at_fox(game := exile(night(table("extended", CARDS)), 5))
    assert may(game, [4, 5, 6])


def test_dead_wolf_among_the_three_counts() -> None:
    game = exile(night(table("extended", CARDS)), 1)
    assert sign(at_fox(game), [1, 2, 3]) == "wolf"


def test_fox_told_no_has_lost_his_power() -> None:
    prompt = at_fox(night(table("extended", CARDS), fox=[4, 5, 6]))
    assert (prompt.choices, sign(prompt)) == ((), "nothing")


def test_fox_told_yes_keeps_his_power() -> None:
    game = night(table("extended", CARDS), fox=[1, 2, 3])
    assert sign(at_fox(game), [4, 5, 6]) == "none"


def test_fox_who_did_not_point_keeps_his_power() -> None:
    game = night(table("extended", CARDS), fox="none")
    assert sign(at_fox(game), [1, 2, 3]) == "wolf"


def test_fox_whose_skill_the_elder_cost_is_shown_nothing() -> None:
    game = exile(night(table("extended", CARDS)), 9)
    assert sign(at_fox(game)) == "nothing"


def test_fox_without_power_is_called_in_the_same_words() -> None:
    first = at_fox()
    later = at_fox(night(table("extended", CARDS), fox=[4, 5, 6]))
    assert later.say == first.say
