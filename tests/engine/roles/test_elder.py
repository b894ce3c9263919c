"""长老, 村长 (面杀完整版 身份介绍·长老; 面杀遗言版 角色8)."""

import pytest

from judge_app.engine.game import Game

from ..table import Options, at_step, dead, exile, facts, give, last, night, sign, table, to, until

CARDS = "werewolf*2 elder witch hunter idiot guard seer cupid villager*4"
both_rulesets = pytest.mark.parametrize("rules", ["face-to-face", "last-words"])


def old(rules: str = "face-to-face", options: Options = None) -> Game:
    return table(rules, CARDS, options=options)


def loses_skills(game: Game) -> bool:
    return game.table.skills_lost is not None


@both_rulesets
def test_first_knife_does_not_kill_the_elder(rules: str) -> None:
    game = night(old(rules), wolves=3)
    assert dead(game) == []
    assert last(game, "life").rulings[0].id == "elder.first_life"


@both_rulesets
def test_witch_is_shown_nobody_when_the_elder_loses_his_first_life(rules: str) -> None:
    assert sign(at_step(old(rules), "witch", wolves=3)) == "none"


@both_rulesets
def test_second_knife_kills_the_elder(rules: str) -> None:
    assert dead(night(night(old(rules), wolves=3), wolves=3)) == [3]


@both_rulesets
def test_witch_is_shown_the_elder_on_his_last_life(rules: str) -> None:
    game = night(old(rules), wolves=3)
    assert sign(at_step(game, "witch", wolves=3)) == 3


def test_elder_saved_on_his_last_life_lives_on_with_one() -> None:
    game = night(night(old(), wolves=3), wolves=3, witch="save")
    assert dead(game) == []
    assert dead(night(game, wolves=3)) == [3]


def test_guarded_elder_loses_no_life() -> None:
    game = night(night(old(), guard=3, wolves=3), wolves=3)
    assert dead(game) == []


@pytest.mark.parametrize("lives", [1, 2, 3])
def test_elder_dies_of_as_many_knives_as_he_has_lives(lives: int) -> None:
    game = old(options={"elder.lives": lives})
    for _ in range(lives - 1):
        night(game, wolves=3)
    assert dead(game) == []
    assert dead(night(game, wolves=3)) == [3]


@both_rulesets
def test_knifed_elder_costs_no_skills(rules: str) -> None:
    assert not loses_skills(exile(night(night(old(rules), wolves=3), wolves=3), 10))


@both_rulesets
def test_exiled_elder_costs_the_skills(rules: str) -> None:
    assert loses_skills(exile(night(old(rules)), 3))


@both_rulesets
def test_poisoned_elder_dies_at_once_and_costs_the_skills(rules: str) -> None:
    game = night(old(rules), witch={"poison": [3]})
    to(game, "d1.vote")
    assert dead(game) == [3]
    assert loses_skills(game)


@both_rulesets
def test_shot_elder_dies_at_once_and_costs_the_skills(rules: str) -> None:
    game = exile(night(old(rules)), 5)
    give(game, 3)
    assert dead(game) == [3, 5]
    assert loses_skills(game)


@both_rulesets
def test_elder_who_follows_his_lover_costs_no_skills(rules: str) -> None:
    game = exile(night(old(rules), cupid=[3, 10]), 10)
    to(game, "n2.dark")
    assert dead(game) == [3, 10]
    assert not loses_skills(game)


def test_elder_knifed_on_his_last_life_and_poisoned_costs_the_skills() -> None:
    game = night(night(old(), wolves=3), wolves=3, witch={"poison": [3]})
    to(game, "d2.vote")
    assert loses_skills(game)


def test_elder_on_his_first_life_dies_of_poison_beside_the_knife() -> None:
    assert dead(night(old(), wolves=3, witch={"poison": [3]})) == [3]


def test_elder_removed_by_the_judge_costs_no_skills() -> None:
    game = night(old())
    to(game, "d1.vote")
    give(game, 3, key="remove")
    to(game, "n2.dark")
    assert not loses_skills(game)


def test_elder_names_the_rule_that_costs_the_skills() -> None:
    game = exile(night(old()), 3)
    named = [ruling.id for fact in facts(game, "death") for ruling in fact.rulings]
    assert named == ["elder.costs_skills"]


def test_unrevealed_idiot_can_no_longer_escape_exile() -> None:
    game = night(exile(night(old()), 3))
    exile(game, 6)
    assert dead(game) == [3, 6]


def test_wolves_keep_their_knife_after_the_elder() -> None:
    game = night(exile(night(old()), 3), wolves=10)
    assert dead(game) == [3, 10]


def test_steps_and_words_are_the_same_after_the_skills_are_lost() -> None:
    before, after = old(), exile(night(old()), 3)
    steps = ["guard", "elder", "wolves", "witch", "seer", "hunter", "idiot"]
    said = [[at_step(game, step).say for step in steps] for game in (night(before), after)]
    assert said[0] == said[1]


def revealed_idiot(rules: str, options: Options = None) -> Game:
    game = exile(night(old(rules, options)), 6)
    give(game, "reveal")
    return game


def test_revealed_idiot_leaves_with_the_exiled_elder_face_to_face() -> None:
    game = exile(night(revealed_idiot("face-to-face")), 3)
    to(game, "d2.follows.6")
    assert dead(game) == [3, 6]


def test_revealed_idiot_leaves_with_the_poisoned_elder_at_dawn() -> None:
    game = night(revealed_idiot("face-to-face"), witch={"poison": [3]})
    assert dead(game) == [3, 6]


def test_revealed_idiot_stays_by_last_words() -> None:
    game = exile(night(revealed_idiot("last-words")), 3)
    assert dead(game) == [3]


@pytest.mark.parametrize(("leaves", "gone"), [(True, [3, 6]), (False, [3])])
def test_revealed_idiot_and_the_elder_follow_the_house_rule(leaves: bool, gone: list[int]) -> None:
    game = exile(night(revealed_idiot("face-to-face", {"idiot.leaves_with_elder": leaves})), 3)
    assert dead(game) == gone


def test_revealed_idiot_stays_when_the_elder_is_knifed() -> None:
    game = night(night(revealed_idiot("face-to-face"), wolves=3), wolves=3)
    assert dead(game) == [3]


def test_judge_says_of_an_idiot_who_leaves_only_that_he_leaves() -> None:
    game = exile(night(revealed_idiot("face-to-face")), 3)
    said = until(game, lambda prompt: prompt.key == "d2.follows.6", "the idiot").say
    assert said == ("6号玩家离场",)


def test_elder_is_a_villager_by_last_words_where_a_thief_is_dealt() -> None:
    game = table("last-words", "werewolf seer elder thief villager*2", "villager*2")
    assert game.table.side(game.table.cards.roles["elder"]) == "villager"


@pytest.mark.parametrize(("counts", "side"), [(True, "villager"), (False, "god")])
def test_elder_beside_a_thief_follows_the_house_rule(counts: bool, side: str) -> None:
    rule = {"elder.villager_with_thief": counts}
    game = table("face-to-face", "werewolf seer elder thief villager*2", "villager*2", rule)
    assert game.table.side(game.table.cards.roles["elder"]) == side
