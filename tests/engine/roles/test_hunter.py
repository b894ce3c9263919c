"""猎人 (面杀完整版 6(4), 法官注意(7)(8); 面杀遗言版 角色6)."""

import pytest

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt

from ..table import (
    Options,
    at_step,
    dead,
    exile,
    explode,
    facts,
    found,
    give,
    last,
    may,
    night,
    no,
    sign,
    speakers,
    table,
    to,
    until,
)

CARDS = "werewolf*2 hunter witch cupid elder villager*4"


def hunting(rules: str = "face-to-face", options: Options = None) -> Game:
    return table(rules, CARDS, options=options)


def announce(game: Game) -> Prompt:
    """Past the announcement of the night's dead."""
    until(game, lambda prompt: prompt.key.endswith(".announce"), "the announcement")
    game.answer({})
    return game.prompt


def shoots(game: Game) -> bool:
    return game.prompt.key.endswith(".shoot.3")


def knifed(rules: str = "face-to-face", options: Options = None) -> Game:
    game = night(hunting(rules, options), wolves=3)
    announce(game)
    return game


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_knifed_hunter_shoots(rules: str) -> None:
    game = knifed(rules)
    give(game, 8)
    assert dead(game) == [3, 8]


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_exiled_hunter_shoots(rules: str) -> None:
    game = exile(night(hunting(rules)), 3)
    give(game, 8)
    assert dead(game) == [3, 8]


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_poisoned_hunter_does_not_shoot(rules: str) -> None:
    game = night(hunting(rules), witch={"poison": [3]})
    announce(game)
    assert not shoots(game)


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_hunter_knifed_and_poisoned_does_not_shoot(rules: str) -> None:
    game = night(hunting(rules), wolves=3, witch={"poison": [3]})
    announce(game)
    assert not shoots(game)


@pytest.mark.parametrize(("rules", "may_shoot"), [("face-to-face", False), ("last-words", True)])
def test_hunter_who_follows_his_lover_by_night(rules: str, may_shoot: bool) -> None:
    game = night(hunting(rules), cupid=[3, 7], wolves=7)
    announce(game)
    assert shoots(game) is may_shoot


@pytest.mark.parametrize(("rules", "may_shoot"), [("face-to-face", False), ("last-words", True)])
def test_hunter_who_follows_his_exiled_lover(rules: str, may_shoot: bool) -> None:
    game = exile(night(hunting(rules), cupid=[3, 7]), 7)
    to(game, "d1.follows.3")
    game.answer({})
    assert shoots(game) is may_shoot


def test_knifed_hunter_shoots_though_his_lover_follows() -> None:
    game = night(hunting(), cupid=[3, 7], wolves=3)
    announce(game)
    assert shoots(game)
    assert dead(game) == [3, 7]


def test_exiled_hunter_shoots_though_his_lover_follows() -> None:
    game = exile(night(hunting(), cupid=[3, 7]), 3)
    to(game, "d1.follows.7")
    game.answer({})
    assert shoots(game)


@pytest.mark.parametrize(("rules", "may_shoot"), [("face-to-face", False), ("last-words", True)])
def test_hunter_who_follows_a_wolf_who_self_destructs(rules: str, may_shoot: bool) -> None:
    game = night(hunting(rules), cupid=[1, 3])
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    explode(game, 1)
    to(game, "d1.follows.3")
    game.answer({})
    assert shoots(game) is may_shoot


def test_hunter_removed_by_the_judge_does_not_shoot() -> None:
    game = night(hunting())
    to(game, "d1.vote")
    give(game, 3, key="remove")
    to(game, "d1.removed.3")
    game.answer({})
    assert game.prompt.key == "d1.vote"


@pytest.mark.parametrize(
    ("causes", "may_shoot"),
    [(["knifed"], True), (["exiled"], False), (["knifed", "poisoned"], True), ([], False)],
)
def test_knifed_hunter_follows_the_list_of_causes(causes: list[str], may_shoot: bool) -> None:
    game = night(hunting(options={"hunter.shoots_when": causes}), wolves=3)
    announce(game)
    assert shoots(game) is may_shoot


def test_poisoned_hunter_shoots_where_the_list_of_causes_says_so() -> None:
    game = night(hunting(options={"hunter.shoots_when": ["poisoned"]}), witch={"poison": [3]})
    announce(game)
    assert shoots(game)


def test_hunter_may_keep_his_card_down() -> None:
    game = knifed()
    give(game, "none")
    assert dead(game) == [3]
    assert game.table.revealed == []


def test_hunter_who_shoots_has_turned_up_his_card() -> None:
    game = knifed()
    give(game, 8)
    assert game.table.revealed == [3]


@pytest.mark.parametrize("must", [True, False])
def test_turning_up_without_a_shot_follows_the_house_rule(must: bool) -> None:
    game = knifed(options={"hunter.must_shoot_once_revealed": must})
    assert may(game, "reveal") is not must


def test_hunter_who_turned_up_without_a_shot_kills_nobody() -> None:
    game = knifed(options={"hunter.must_shoot_once_revealed": False})
    give(game, "reveal")
    assert (dead(game), game.table.revealed) == ([3], [3])


def test_hunter_may_not_shoot_himself() -> None:
    refusal = no(knifed(), 3)
    assert (refusal.ruling.id, "3" in str(refusal.text)) == ("shoot.living", True)


def test_hunter_may_not_shoot_one_who_died_the_same_night() -> None:
    game = night(hunting(), wolves=3, witch={"poison": [8]})
    announce(game)
    assert no(game, 8).ruling.id == "shoot.living"


def test_shot_seats_lover_follows() -> None:
    game = night(hunting(), cupid=[8, 9], wolves=3)
    announce(game)
    give(game, 8)
    assert dead(game) == [3, 8, 9]


def test_hunter_shot_dead_elder_costs_the_skills() -> None:
    game = knifed()
    give(game, 6)
    assert game.table.skills_lost


def test_hunter_without_skill_does_not_shoot() -> None:
    game = exile(night(hunting()), 6)
    night(game, wolves=3)
    announce(game)
    assert not shoots(game)


def test_shot_of_a_hunter_exiled_has_last_words_by_day() -> None:
    game = exile(night(hunting()), 3)
    give(game, 8)
    assert speakers(game) == [3, 8]


def test_victim_of_a_hunter_shot_is_a_fact_with_its_rule() -> None:
    game = knifed()
    give(game, 8)
    shot = last(game, "shot")
    assert (shot.data, shot.rulings[0].id) == ({"by": 3, "seat": 8}, "hunter.shoots_when")


def test_hunter_who_keeps_silent_leaves_nothing_public() -> None:
    game = knifed()
    give(game, "none")
    assert not last(game, "shot").is_public


# told each night whether he can shoot (面杀完整版 法官注意(7))


def test_hunter_alive_is_shown_that_he_can() -> None:
    assert sign(at_step(hunting(), "hunter")) == "can"


def test_hunter_knifed_is_shown_that_he_can() -> None:
    assert sign(at_step(hunting(), "hunter", wolves=3)) == "can"


def test_hunter_poisoned_is_shown_that_he_cannot() -> None:
    prompt = at_step(hunting(), "hunter", witch={"poison": [3]})
    shown = prompt.sign_for({})
    assert shown
    assert (shown.shape, shown.code) == ("thumb_down", "cannot")


def test_hunter_following_his_lover_is_shown_that_he_cannot() -> None:
    assert sign(at_step(hunting(), "hunter", cupid=[3, 7], wolves=7)) == "cannot"


def test_hunter_knifed_beside_his_lover_is_shown_that_he_can() -> None:
    assert sign(at_step(hunting(), "hunter", cupid=[3, 7], wolves=3)) == "can"


def test_hunter_whose_lover_was_saved_is_shown_that_he_can() -> None:
    assert sign(at_step(hunting(), "hunter", cupid=[3, 7], wolves=7, witch="save")) == "can"


def test_hunter_without_skill_is_shown_that_he_cannot() -> None:
    game = exile(night(hunting()), 6)
    assert sign(at_step(game, "hunter")) == "cannot"


def test_hunter_who_is_out_is_called_and_shown_nothing() -> None:
    game = night(hunting(), wolves=3)
    assert sign(at_step(game, "hunter")) is None


def test_last_words_hunter_is_called_on_the_first_night_only() -> None:
    game = night(night(hunting("last-words")))
    called = [fact.at for fact in facts(game, "called") if fact.data["step"] == "hunter"]
    assert called == ["n1"]


def test_last_words_hunter_is_shown_nothing() -> None:
    assert sign(at_step(hunting("last-words"), "hunter")) is None


@pytest.mark.parametrize(("woken", "shown"), [(True, "can"), (False, None)])
def test_hunters_sign_follows_the_house_rule(woken: bool, shown: object) -> None:
    game = hunting(options={"hunter.woken": woken})
    assert sign(at_step(game, "hunter")) == shown


def test_hunter_nobody_has_seen_is_asked_for_when_he_is_knifed() -> None:
    game = found("face-to-face", "werewolf*2 hunter villager*5")
    night(game, wolves=3, **{"wolves.find": [1, 2]})
    announce(game)
    assert game.prompt.key == "card.3"
    give(game, "hunter")
    assert shoots(game)


@pytest.mark.parametrize("rules", ["classic", "last-words"])
def test_judge_is_reminded_before_daybreak_that_the_poisoned_hunter_cannot_shoot(rules: str) -> None:
    game = night(table(rules, "werewolf*2 hunter witch seer villager*5"), witch={"poison": [3]})
    assert game.prompt.key == "n1.dawn"
    assert "不能开枪" in str(game.prompt.do)
