"""盗贼 (面杀完整版 身份介绍·盗贼; 面杀遗言版 角色9)."""

import pytest

from judge_app.engine.game import Game

from ..table import Options, at_step, dead, exile, found, give, last, may, night, no, sign, table, winner

CARDS = "werewolf*2 seer thief villager*4"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def stealing(bottom: str, rules: str = "face-to-face", options: Options = None) -> Game:
    game = table(rules, CARDS, bottom, options)
    at_step(game, "thief")
    return game


def test_thief_is_shown_both_bottom_cards() -> None:
    assert sign(stealing("witch villager").prompt) == ["witch", "villager"]


@both_rulesets
def test_thief_plays_the_card_he_takes(rules: str) -> None:
    game = stealing("witch villager", rules)
    give(game, "witch")
    assert at_step(game, "witch", wolves=5).actors == (4,)


def test_judge_may_let_a_thief_keep_his_card_against_the_rule() -> None:
    game = stealing("witch villager")
    game.answer({"none": []}, force=True)
    assert last(game, "taken").data["role"] is None
    assert game.table.cards.known(4) == "thief"


def test_thief_who_took_the_witch_saves() -> None:
    game = stealing("witch villager")
    give(game, "witch")
    at_step(game, "witch", wolves=5)
    give(game, "save")
    at_step(game, "seer")
    assert game.table.tonight("rescue") == [5]


@both_rulesets
def test_thief_must_take_one(rules: str) -> None:
    game = stealing("witch villager", rules)
    assert not may(game, "none")
    assert not may(game, "keep")


@pytest.mark.parametrize("keeps", [True, False])
def test_keeping_his_card_follows_the_house_rule(keeps: bool) -> None:
    game = stealing("witch villager", options={"thief.may_keep": keeps})
    assert may(game, "keep") is keeps


def test_thief_who_keeps_his_card_counts_as_a_villager() -> None:
    game = stealing("witch villager", options={"thief.may_keep": True})
    give(game, "keep")
    assert game.table.side(game.table.cards.roles["thief"]) == "villager"


def test_thief_must_take_the_wolf_face_to_face() -> None:
    game = stealing("werewolf villager")
    refusal = no(game, "villager")
    assert (refusal.ruling.id, "狼人" in str(refusal.text)) == ("thief.must_take_wolf", True)
    assert may(game, "werewolf")


def test_thief_is_free_beside_a_wolf_by_last_words() -> None:
    assert may(stealing("werewolf villager", "last-words"), "villager")


@pytest.mark.parametrize(
    ("rule", "one", "both"),
    [("if_any", False, False), ("if_both", True, False), ("never", True, True)],
)
def test_taking_a_wolf_follows_the_house_rule(rule: str, one: bool, both: bool) -> None:
    options: dict[str, object] = {
        "thief.must_take_wolf": rule,
        "thief.may_keep": True,
        "thief.two_wolves": "allowed",
    }
    assert may(stealing("werewolf villager", options=options), "villager") is one
    assert may(stealing("werewolf werewolf", options=options), "keep") is both


def test_thief_who_took_the_wolf_wakes_with_the_wolves() -> None:
    game = stealing("werewolf villager")
    give(game, "werewolf")
    assert at_step(game, "wolves").actors == (1, 2, 4)


def test_thief_who_took_the_wolf_is_checked_as_a_wolf() -> None:
    game = stealing("werewolf villager")
    give(game, "werewolf")
    assert sign(at_step(game, "seer"), 4) == "wolf"


def test_thief_who_took_the_wolf_must_fall_for_good_to_win() -> None:
    game = night(
        table("face-to-face", "werewolf thief seer villager*4", "werewolf villager"), thief="werewolf"
    )
    game = night(exile(game, 1))
    assert winner(game) is None
    assert winner(exile(game, 2)) == "good"


def test_thief_takes_a_card_that_is_not_at_the_bottom_is_refused() -> None:
    assert no(stealing("witch villager"), "seer").ruling.id == "act.known"


def test_thief_may_be_cupid_that_same_night() -> None:
    game = night(table("face-to-face", CARDS, "cupid villager"), thief="cupid", cupid=[5, 6], wolves=5)
    assert dead(game) == [5, 6]


def test_buried_roles_are_called_all_the_same() -> None:
    game = stealing("witch villager")
    give(game, "villager")
    prompt = at_step(game, "witch")
    assert (prompt.is_called_only, prompt.choices) == (True, ())


def test_thief_at_the_bottom_is_called_all_the_same() -> None:
    game = table("face-to-face", "werewolf*2 seer villager*5", "thief villager")
    assert at_step(game, "thief").choices == ()


def test_thief_is_called_on_the_first_night_only() -> None:
    game = night(table("face-to-face", CARDS, "witch villager"))
    with pytest.raises(AssertionError, match="not called"):
        at_step(game, "thief")


def test_thief_found_at_night_has_his_two_cards_noted_first() -> None:
    game = found("face-to-face", CARDS, "witch villager")
    at_step(game, "thief", **{"thief.find": 4, "thief.bottom.1": "witch", "thief.bottom.2": "villager"})
    assert sign(game.prompt) == ["witch", "villager"]
