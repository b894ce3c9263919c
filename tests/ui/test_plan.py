"""The set-up as it stands on the page."""

import pytest

from judge_app.engine.text import T
from judge_app.rulesets import load_ruleset
from judge_app.storage.settings import Settings
from judge_app.ui.plan import Plan, board_for, deck_words, plan_from

RULESETS = {name: load_ruleset(name) for name in ("face-to-face", "last-words")}


def plan(board: str = "12-guard", ruleset: str = "face-to-face") -> Plan:
    return Plan(RULESETS[ruleset], board)


def test_seats_of_a_board_with_a_thief_leave_out_the_bottom_cards() -> None:
    assert plan("12-thief").seats == 12


def test_free_deck_starts_from_the_board_shown() -> None:
    made = plan("12-guard")
    made.choose_free()
    made.deck["villager"] -= 1
    assert (made.board, made.seats, made.wolves) == ("", 11, 4)
    assert made.setup().deck["villager"] == 3


def test_other_ruleset_keeps_the_number_of_players() -> None:
    made = plan("12-guard")
    made.set_option("guard.self", False)
    made.choose_ruleset(RULESETS["last-words"])
    assert (made.board, made.seats, made.options) == ("12", 12, {})


def test_printed_value_is_no_house_rule() -> None:
    made = plan()
    made.set_option("witch.self_save", "always")
    assert made.house_rules == {"witch.self_save": "always"}
    made.set_option("witch.self_save", made.printed("witch.self_save"))
    assert made.options == {}


def test_house_rule_that_the_board_prints_goes_with_the_board() -> None:
    made = plan("12-guard")
    made.set_option("witch.self_save", "first_night")
    made.board = "7"
    assert made.house_rules == {}


@pytest.mark.parametrize(("villagers", "words"), [(0, "要 6 到 18 人"), (20, "要 6 到 18 人")])
def test_number_of_players_has_bounds(villagers: int, words: str) -> None:
    made = Plan(RULESETS["face-to-face"], "", {"werewolf": 2, "villager": villagers})
    assert words in str(made.trouble())


def test_number_the_ruleset_is_not_made_for_is_only_advised_against() -> None:
    made = Plan(RULESETS["face-to-face"], "", {"werewolf": 4, "seer": 1, "villager": 9})
    assert made.trouble() is None
    assert "7–12" in str(made.advice()[0])


def test_two_rules_that_cannot_both_hold_are_named_in_plain_words() -> None:
    made = plan()
    made.set_option("sheriff.exists", False)
    made.set_option("vote.on_tie", "sheriff")
    assert "有警长" in str(made.trouble())
    assert "平票" in str(made.trouble())


def test_deck_is_told_wolves_first_villagers_last() -> None:
    ruleset = RULESETS["face-to-face"]
    words = str(deck_words(ruleset, {"villager": 2, "seer": 1, "werewolf": 2}))
    assert words.replace("\u00a0", " ") == "2 狼人、预言家、2 村民"


def test_plan_of_the_last_evening_comes_back() -> None:
    settings = Settings(
        ruleset="last-words", board="14", options={"guard.self": False, "no.such": 1}, deal="program"
    )
    made = plan_from(settings, RULESETS)
    assert (made.ruleset.id, made.board, made.options, made.deal) == (
        "last-words",
        "14",
        {"guard.self": False},
        "program",
    )


def test_plan_of_an_unknown_ruleset_is_the_first_one() -> None:
    made = plan_from(Settings(ruleset="lost", board="99", options={"guard.self": False}), RULESETS)
    assert (made.ruleset.id, made.options) == ("face-to-face", {})


def test_new_machine_starts_with_the_ruleset_that_comes_first() -> None:
    assert plan_from(Settings(), dict(reversed(RULESETS.items()))).ruleset.id == "face-to-face"


def test_board_of_a_size_is_found() -> None:
    assert board_for(RULESETS["last-words"], 15) == "15"
    assert board_for(RULESETS["face-to-face"], 15) == ""


def test_plain_words_have_no_placeholder_left() -> None:
    made = plan()
    assert "{" not in str(T("{a}", a=made.trouble() or "")) + "".join(map(str, made.advice()))


def test_advice_about_a_sheriff_goes_with_the_sheriff() -> None:
    ruleset = load_ruleset("last-words")
    plan = Plan(ruleset, board="8")
    assert plan.advice()
    plan.set_option("sheriff.exists", False)
    assert not plan.advice()
