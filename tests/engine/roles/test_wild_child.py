"""野孩子 (扩展角色版 野孩子; 网杀群 规则盲点 14)."""

import pytest

from judge_app.engine.game import Game

from ..table import at_step, dead, exile, explode, facts, night, no, sign, table, until, winner, winners

RULES = pytest.mark.parametrize("rules", ["extended", "group-chat"])
CARDS = "werewolf*2 wild_child seer witch villager*4"


def orphaned(rules: str = "group-chat", **options: object) -> Game:
    """His model, 6, was exiled on day 1."""
    return exile(night(table(rules, CARDS, options=options), wild_child=6), 6)


@RULES
def test_wild_child_is_good_while_his_model_lives(rules: str) -> None:
    game = night(table(rules, CARDS), wild_child=6)
    assert at_step(game, "wolves").actors == (1, 2)


@RULES
def test_wild_child_wakes_with_the_wolves_once_his_model_was_exiled(rules: str) -> None:
    assert at_step(orphaned(rules), "wolves").actors == (1, 2, 3)


@RULES
def test_wild_child_wakes_with_the_wolves_the_night_after_his_model_was_knifed(rules: str) -> None:
    game = night(table(rules, CARDS), wild_child=6, wolves=6)
    assert at_step(game, "wolves").actors == (1, 2, 3)


def test_wild_child_joining_at_once_is_told_of_the_wolves_by_day() -> None:
    game = orphaned(**{"wild_child.joins": "at_once"})
    assert "现在就" in str(facts(game, "joins")[0].text)


@RULES
def test_wild_child_must_choose_a_model(rules: str) -> None:
    at_step(game := table(rules, CARDS), "wild_child")
    assert no(game, "none").ruling.id == "wild_child.must"


@RULES
def test_wild_child_may_not_be_his_own_model(rules: str) -> None:
    at_step(game := table(rules, CARDS), "wild_child")
    assert no(game, 3).ruling.id == "wild_child.other"


@RULES
def test_wild_child_chooses_on_the_first_night_only(rules: str) -> None:
    game = night(night(table(rules, CARDS), wild_child=6))
    assert [fact.at for fact in facts(game, "called") if fact.data["step"] == "wild_child"] == ["n1"]


@RULES
def test_wild_childs_own_death_turns_nobody(rules: str) -> None:
    game = exile(night(table(rules, CARDS), wild_child=6), 3)
    assert at_step(game, "wolves").actors == (1, 2)


def test_seer_sees_him_good_while_his_model_lives() -> None:
    game = night(table("group-chat", CARDS), wild_child=6)
    assert sign(at_step(game, "seer"), 3) == "good"


def test_seer_sees_him_as_a_wolf_once_he_turned() -> None:
    assert sign(at_step(orphaned(), "seer"), 3) == "wolf"


@RULES
def test_turned_wild_child_must_fall_for_good_to_win(rules: str) -> None:
    game = exile(night(exile(night(orphaned(rules)), 1)), 2)
    assert winner(game) is None
    assert winner(exile(night(game), 3)) == "good"


@RULES
def test_wild_child_whose_model_lives_need_not_fall_for_good(rules: str) -> None:
    game = exile(night(exile(night(table(rules, CARDS), wild_child=6), 1)), 2)
    assert winner(game) == "good"
    assert 3 in winners(game)


@RULES
def test_turned_wild_child_wins_with_the_wolves(rules: str) -> None:
    game = night(orphaned(rules), wolves=7)
    exile(night(game, wolves=8), 9)
    assert winner(game) == "wolves"
    assert set(winners(game)) == {1, 2, 3}


def test_wild_child_whose_model_is_saved_stays_good() -> None:
    game = night(table("group-chat", CARDS), wild_child=6, wolves=6, witch="save")
    assert dead(game) == []
    assert at_step(game, "wolves").actors == (1, 2)


def test_wild_child_who_turned_may_self_destruct() -> None:
    game = night(orphaned())
    until(game, lambda prompt: prompt.key.startswith("d2.speech."), "a speech")
    assert dead(explode(game, 3)) == [3, 6]
