"""What one game carries to the next (正规局 黄金内裤约定; 面杀遗言版 通用的规定 5)."""

from dataclasses import replace

import pytest

from judge_app.engine.game import Game
from judge_app.engine.rulings import Answer
from judge_app.engine.view import seats_view

from .moments import rulesets
from .table import at_step, dead, deal, give, may, night, no, setup, table

CARDS = "werewolf*2 witch seer villager*5"
BOTH = rulesets("formal", "last-words")
OTHERS = rulesets(
    "classic", "handbook", "face-to-face", "close-eyes", "side-or-city", "group-chat", "extended"
)


@BOTH
def test_last_games_first_victim_may_not_be_knifed_on_the_first_night(rules: str) -> None:
    at_step(game := table(rules, CARDS, protected=(6,)), "wolves")
    refusal = no(game, 6)
    assert (refusal.ruling.id, "6" in str(refusal.text)) == ("first_kill.protection", True)


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("killed", "首夜被刀"),
        ("exiled", "首日被放逐"),
        ("judge", "上一局的法官"),
        ("new", "新加入的玩家"),
    ],
)
def test_refusal_tells_why_the_seat_is_protected(why: str, told: str) -> None:
    protected = replace(setup("last-words", CARDS, protected=(6,)), protected_for={6: why})
    game = Game(protected, [Answer("deal", deal(CARDS))])
    at_step(game, "wolves")
    assert str(no(game, 6).text) == f"6 号受首杀保护（{told}），本局首夜不能刀"


def test_refusal_in_a_record_that_does_not_say_why_tells_no_reason() -> None:
    at_step(game := table("formal", CARDS, protected=(6,)), "seer")
    assert str(no(game, 6).text) == "6 号受首杀保护，本局首夜不能验"


@BOTH
def test_anybody_else_may_be_knifed_on_the_first_night(rules: str) -> None:
    assert dead(night(table(rules, CARDS, protected=(6,)), wolves=7)) == [7]


@BOTH
def test_protection_ends_with_the_first_night(rules: str) -> None:
    assert dead(night(night(table(rules, CARDS, protected=(6,))), wolves=6)) == [6]


@BOTH
def test_judge_may_override_the_protection(rules: str) -> None:
    at_step(game := table(rules, CARDS, protected=(6,)), "wolves")
    game.answer({"pick": [6]}, force=True)
    assert game.table.tonight("attack") == [6]


def test_formal_protected_seat_may_not_be_checked_on_the_first_night() -> None:
    at_step(game := table("formal", CARDS, protected=(6,)), "seer")
    refusal = no(game, 6)
    assert (refusal.ruling.id, "6" in str(refusal.text)) == ("first_kill.also_check", True)


def test_formal_protected_seat_may_be_checked_on_the_second_night() -> None:
    at_step(game := night(table("formal", CARDS, protected=(6,))), "seer")
    assert may(game, 6)


def test_last_words_protected_seat_may_be_checked() -> None:
    at_step(game := table("last-words", CARDS, protected=(6,)), "seer")
    assert may(game, 6)


@BOTH
def test_protected_seat_may_be_poisoned(rules: str) -> None:
    assert dead(night(table(rules, CARDS, protected=(6,)), witch={"poison": [6]})) == [6]


@BOTH
def test_protected_seat_may_follow_its_lover(rules: str) -> None:
    game = table(rules, "werewolf*2 cupid seer villager*5", protected=(6,))
    assert dead(night(game, cupid=[6, 7], wolves=7)) == [6, 7]


def test_last_words_newcomers_and_last_games_judge_are_protected_together() -> None:
    at_step(game := table("last-words", CARDS, protected=(5, 6, 7)), "wolves")
    assert [seat for seat in range(1, 10) if not may(game, seat)] == [5, 6, 7]


@pytest.mark.parametrize("seen", [True, False])
def test_protected_seat_is_marked_for_the_judge_on_the_first_night_only(seen: bool) -> None:
    game = table("last-words", CARDS, protected=(6,))
    if not seen:
        night(game)
    at_step(game, "wolves")
    marks = [str(mark) for mark in seats_view(game, is_judge=True).seats[5].marks]
    assert ("保" in marks) == seen


def test_protected_seat_is_marked_for_the_judge_alone() -> None:
    at_step(game := table("last-words", CARDS, protected=(6,)), "wolves")
    assert seats_view(game, is_judge=False).seats[5].marks == ()


@OTHERS
def test_other_rulesets_protect_nobody(rules: str) -> None:
    at_step(game := table(rules, CARDS, protected=(6,)), "wolves")
    assert may(game, 6)


@pytest.mark.parametrize("protection", ["next_game", "two_games"])
def test_protection_by_house_rule_is_refused_alike(protection: str) -> None:
    options = {"first_kill.protection": protection}
    at_step(game := table("face-to-face", CARDS, options=options, protected=(6,)), "wolves")
    assert no(game, 6).ruling.id == "first_kill.protection"


def test_wolf_who_is_protected_may_not_be_knifed_by_his_own_either() -> None:
    at_step(game := table("formal", CARDS, protected=(1,)), "wolves")
    assert not may(game, 1)
    give(game, "none")
