"""预言家 (面杀完整版 6(5); 面杀遗言版 角色3)."""

import pytest

from judge_app.engine.game import Game

from ..table import Options, at_step, dead, exile, last, may, night, no, sign, table, value_of

CARDS = "werewolf seer witch elder cupid villager*3"


def checking(rules: str = "face-to-face", options: Options = None) -> Game:
    game = table(rules, CARDS, options=options)
    at_step(game, "seer", cupid=[1, 6])
    return game


@pytest.mark.parametrize(("seat", "word"), [(1, "wolf"), (3, "good"), (4, "good"), (6, "good")])
def test_seer_learns_wolf_or_good(seat: int, word: str) -> None:
    assert sign(checking().prompt, seat) == word


def test_cupid_of_a_third_party_is_shown_good() -> None:
    assert sign(checking().prompt, 5) == "good"


def test_good_lover_of_a_wolf_is_shown_good() -> None:
    assert sign(checking().prompt, 6) == "good"


def test_seer_may_check_himself() -> None:
    assert sign(checking().prompt, 2) == "good"


@pytest.mark.parametrize(
    ("rules", "good", "wolf"),
    [("face-to-face", "thumb_up", "thumb_down"), ("last-words", "thumb_down", "thumb_up")],
)
def test_thumb_for_good_is_the_rulesets(rules: str, good: str, wolf: str) -> None:
    prompt = checking(rules).prompt
    shown = [prompt.sign_for(value_of(seat)) for seat in (6, 1)]
    assert [s.shape for s in shown if s] == [good, wolf]


@pytest.mark.parametrize(
    ("gesture", "good", "wolf"),
    [("thumb_up", "thumb_up", "thumb_down"), ("thumb_down", "thumb_down", "thumb_up")],
)
def test_thumb_for_good_follows_the_house_rule(gesture: str, good: str, wolf: str) -> None:
    prompt = checking(options={"seer.gesture_good": gesture}).prompt
    shown = [prompt.sign_for(value_of(seat)) for seat in (6, 1)]
    assert [s.shape for s in shown if s] == [good, wolf]


def test_seer_who_sees_cards_is_shown_the_card() -> None:
    prompt = checking(options={"seer.sees": "card"}).prompt
    assert sign(prompt, 4) == "elder"


def test_seer_who_sees_alignment_is_shown_no_card() -> None:
    prompt = checking(options={"seer.sees": "alignment"}).prompt
    assert sign(prompt, 4) == "good"


def test_nothing_is_shown_before_a_seat_is_chosen() -> None:
    assert sign(checking().prompt) is None


def test_checking_nobody_is_refused() -> None:
    assert no(checking(), "none").ruling.id == "seer.must"


def test_seer_who_checked_nobody_is_noted_as_such() -> None:
    game = night(table("face-to-face", CARDS), seer="omit")
    assert last(game, "check").data == {"seat": None, "omitted": True}


def test_checking_the_dead_is_refused() -> None:
    game = night(table("face-to-face", CARDS), wolves=6)
    at_step(game, "seer")
    refusal = no(game, 6)
    assert (refusal.ruling.id, "6" in str(refusal.text)) == ("dead.no_act", True)


def test_seat_knifed_this_night_may_be_checked() -> None:
    game = table("face-to-face", CARDS)
    assert sign(at_step(game, "seer", wolves=6), 6) == "good"


def test_seer_knifed_this_night_still_checks() -> None:
    game = table("face-to-face", CARDS)
    at_step(game, "seer", wolves=2)
    assert may(game, 1)


def test_seer_without_skill_is_shown_nothing() -> None:
    game = exile(night(table("face-to-face", CARDS)), 4)
    assert sign(at_step(game, "seer"), 1) == "nothing"


def test_dead_seer_is_called_and_asked_nothing() -> None:
    game = night(table("face-to-face", CARDS), wolves=2)
    prompt = at_step(game, "seer")
    assert (prompt.is_called_only, prompt.choices, dead(game)) == (True, (), [2])


@pytest.mark.parametrize(("also_check", "allowed"), [(True, False), (False, True)])
def test_checking_a_protected_seat_on_night_one_follows_the_house_rule(
    also_check: bool, allowed: bool
) -> None:
    options = {"first_kill.protection": "next_game", "first_kill.also_check": also_check}
    game = table("face-to-face", CARDS, options=options, protected=(7,))
    at_step(game, "seer")
    assert may(game, 7) is allowed


def test_checking_a_protected_seat_is_allowed_from_the_second_night() -> None:
    options = {"first_kill.protection": "next_game", "first_kill.also_check": True}
    game = night(table("face-to-face", CARDS, options=options, protected=(7,)))
    at_step(game, "seer")
    assert may(game, 7)
