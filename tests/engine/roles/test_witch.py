"""女巫 (面杀完整版 6(3), 法官注意(5); 面杀遗言版 角色5, 流程8)."""

from collections.abc import Mapping

import pytest

from judge_app.engine.game import Game

from ..table import at_step, dead, exile, found, may, night, no, sign, table, until

CARDS = "werewolf witch elder seer cupid villager*4"
BOTH = {"save": [], "poison": [7]}


def witching(rules: str = "face-to-face", options: Mapping[str, object] | None = None) -> Game:
    return table(rules, CARDS, options=options)


def test_witch_is_shown_the_knifed() -> None:
    assert sign(at_step(witching(), "witch", wolves=6)) == 6


def test_witch_is_shown_a_shaken_hand_where_nobody_was_knifed() -> None:
    prompt = at_step(witching(), "witch", wolves="none")
    shown = prompt.sign_for({})
    assert shown
    assert (shown.shape, shown.code) == ("shake", "none")


def test_antidote_saves_the_knifed() -> None:
    assert dead(night(witching(), wolves=6, witch="save")) == []


def test_antidote_with_nobody_knifed_is_refused() -> None:
    game = witching()
    at_step(game, "witch")
    assert no(game, "save").ruling.id == "witch.not_told"


def test_poison_kills_though_nobody_was_knifed() -> None:
    assert dead(night(witching(), witch={"poison": [7]})) == [7]


def test_poison_and_knife_on_one_seat_are_one_death() -> None:
    game = night(witching(), wolves=6, witch={"poison": [6]})
    assert dead(game) == [6]
    assert game.table.dead[6].causes == {"knifed", "poisoned"}


def test_antidote_is_used_once() -> None:
    game = night(witching(), wolves=6, witch="save")
    at_step(game, "witch", wolves=7)
    assert no(game, "save").ruling.id == "witch.antidote_used"


def test_poison_is_used_once() -> None:
    game = night(witching(), witch={"poison": [7]})
    at_step(game, "witch")
    assert no(game, {"poison": [8]}).ruling.id == "witch.poison_used"


def test_each_potion_is_counted_by_itself() -> None:
    game = night(night(witching(), wolves=6, witch="save"), witch={"poison": [7]})
    assert dead(game) == [7]


def test_doing_nothing_uses_no_potion() -> None:
    game = night(witching(), wolves=6, witch="none")
    at_step(game, "witch", wolves=7)
    assert may(game, "save")


@pytest.mark.parametrize(
    ("rules", "shown"),
    [("face-to-face", "hidden"), ("last-words", 7)],
)
def test_knife_is_shown_after_the_antidote_only_by_last_words(rules: str, shown: object) -> None:
    game = night(witching(rules), wolves=6, witch="save")
    assert sign(at_step(game, "witch", wolves=7)) == shown


@pytest.mark.parametrize(("told", "shown"), [(True, 7), (False, "hidden")])
def test_knife_after_the_antidote_follows_the_house_rule(told: bool, shown: object) -> None:
    game = night(witching(options={"witch.told_after_antidote": told}), wolves=6, witch="save")
    assert sign(at_step(game, "witch", wolves=7)) == shown


def test_poison_used_leaves_the_knife_shown() -> None:
    game = night(witching(), witch={"poison": [7]})
    assert sign(at_step(game, "witch", wolves=6)) == 6


def test_both_potions_in_one_night_are_refused_face_to_face() -> None:
    game = witching()
    at_step(game, "witch", wolves=6)
    refusal = no(game, BOTH)
    assert (refusal.ruling.id, str(refusal.text)) == ("witch.both_in_one_night", "一个晚上只能用一瓶药")


def test_both_potions_in_one_night_work_by_last_words() -> None:
    assert dead(night(witching("last-words"), wolves=6, witch=BOTH)) == [7]


@pytest.mark.parametrize("both", [True, False])
def test_both_potions_follow_the_house_rule(both: bool) -> None:
    game = witching(options={"witch.both_in_one_night": both})
    at_step(game, "witch", wolves=6)
    assert may(game, BOTH) is both


@pytest.mark.parametrize("first", ["save", {"poison": [7]}])
def test_one_potion_a_game_spends_both(first: str | Mapping[str, object]) -> None:
    game = night(witching(options={"witch.one_potion_a_game": True}), wolves=6, witch=first)
    at_step(game, "witch", wolves=8)
    assert not may(game, "save")
    assert not may(game, {"poison": [9]})


def test_two_potions_a_game_leave_the_other() -> None:
    game = night(witching(options={"witch.one_potion_a_game": False}), wolves=6, witch="save")
    at_step(game, "witch")
    assert may(game, {"poison": [9]})


def test_witch_knifed_may_not_save_herself() -> None:
    game = witching()
    at_step(game, "witch", wolves=2)
    refusal = no(game, "save")
    assert (refusal.ruling.id, str(refusal.text)) == ("witch.self_save", "女巫今晚不能自救")


def test_witch_knifed_is_shown_her_own_number() -> None:
    assert sign(at_step(witching(), "witch", wolves=2)) == 2


def test_witch_who_may_not_save_herself_may_still_poison() -> None:
    assert dead(night(witching(), wolves=2, witch={"poison": [7]})) == [2, 7]


def test_witch_saves_herself_on_any_night_by_last_words() -> None:
    game = night(witching("last-words"))
    assert dead(night(game, wolves=2, witch="save")) == []


BOARD_7 = "werewolf*2 seer witch cupid villager*2"


def test_witch_saves_herself_on_the_first_night_of_a_small_board() -> None:
    game = table("face-to-face", BOARD_7, board="7")
    assert dead(night(game, wolves=4, witch="save")) == []


def test_witch_may_not_save_herself_later_on_a_small_board() -> None:
    game = night(table("face-to-face", BOARD_7, board="7"))
    at_step(game, "witch", wolves=4)
    assert no(game, "save").ruling.id == "witch.self_save"


@pytest.mark.parametrize(
    ("rule", "first", "second"),
    [
        ("never", False, False),
        ("first_night", True, False),
        ("without_guard", True, True),
        ("always", True, True),
    ],
)
def test_saving_herself_follows_the_house_rule(rule: str, first: bool, second: bool) -> None:
    game = witching(options={"witch.self_save": rule})
    at_step(game, "witch", wolves=2)
    assert may(game, "save") is first
    later = night(witching(options={"witch.self_save": rule}))
    at_step(later, "witch", wolves=2)
    assert may(later, "save") is second


def test_witch_may_not_save_herself_where_a_guard_is_in_the_deck() -> None:
    game = table(
        "face-to-face", "werewolf witch guard villager*3", options={"witch.self_save": "without_guard"}
    )
    at_step(game, "witch", wolves=2)
    assert no(game, "save").ruling.id == "witch.self_save"


def test_poisoning_herself_is_refused_face_to_face() -> None:
    game = witching()
    at_step(game, "witch")
    assert no(game, {"poison": [2]}).ruling.id == "witch.self_poison"


def test_poisoning_herself_works_by_last_words() -> None:
    assert dead(night(witching("last-words"), witch={"poison": [2]})) == [2]


@pytest.mark.parametrize("allowed", [True, False])
def test_poisoning_herself_follows_the_house_rule(allowed: bool) -> None:
    game = witching(options={"witch.self_poison": allowed})
    at_step(game, "witch")
    assert may(game, {"poison": [2]}) is allowed


def test_poisoning_the_dead_is_refused() -> None:
    game = night(witching(), wolves=6)
    at_step(game, "witch")
    refusal = no(game, {"poison": [6]})
    assert (refusal.ruling.id, "6" in str(refusal.text)) == ("dead.no_act", True)


def test_nothing_together_with_a_potion_is_refused() -> None:
    game = witching("last-words")
    at_step(game, "witch", wolves=6)
    assert no(game, {"none": [], "save": []}).ruling.id == "act.count"


def test_witch_without_skill_is_shown_the_knife_and_refused() -> None:
    game = exile(night(witching()), 3)
    assert sign(at_step(game, "witch", wolves=6)) == 6
    assert no(game, "save").ruling.id == "skills.lost"
    assert no(game, {"poison": [7]}).ruling.id == "skills.lost"


def test_witch_who_dies_tonight_as_a_lover_may_still_poison() -> None:
    game = table("face-to-face", CARDS)
    assert dead(night(game, cupid=[2, 6], wolves=6, witch={"poison": [7]})) == [2, 6, 7]


def test_dead_witch_is_called_and_asked_nothing() -> None:
    prompt = at_step(night(witching(), wolves=2), "witch")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_last_words_witch_is_asked_both_questions_in_the_same_words_when_all_is_used() -> None:
    before = at_step(witching("last-words"), "witch", wolves=6).say
    game = night(witching("last-words"), wolves=6, witch=BOTH)
    assert at_step(game, "witch", wolves=8).say == before


def test_witch_nobody_has_seen_may_still_save() -> None:
    game = found("face-to-face", CARDS)
    assert dead(night(game, cards={6: "villager"}, wolves=6, witch="save")) == []


@pytest.mark.parametrize("by_day", [True, False])
def test_witch_may_ask_before_dark_as_the_house_rule_says(by_day: bool) -> None:
    game = exile(night(witching(options={"witch.by_day": by_day})), 6)
    until(game, lambda prompt: prompt.stage != "words", "the dusk")
    assert (game.prompt.key != "n2.dark") is by_day
