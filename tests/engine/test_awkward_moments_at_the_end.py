"""The awkward moments the sources settle, 17 to 21, those they leave open among them."""

import pytest

from judge_app.engine.view import seats_view
from judge_app.rulesets.decks import deck_advice

from .moments import EVERY, LOVE, POTIONS, WITH_BOMB, in_campaign, rulesets, shoots
from .table import (
    announced,
    at_step,
    dead,
    exile,
    explode,
    facts,
    give,
    last,
    night,
    no,
    over,
    sign,
    speakers,
    table,
    to,
    winner,
)

# 17


def test_cupid_is_not_told_the_lovers_cards() -> None:
    prompt = at_step(table("group-chat", LOVE), "cupid")
    assert sign(prompt, [1, 6]) is None


def test_lovers_are_shown_numbers_and_no_cards() -> None:
    shown = at_step(table("group-chat", LOVE), "lovers", cupid=[1, 6]).sign_for({})
    assert shown
    assert (shown.shape, shown.numbers) == ("number", (1, 6))
    assert "牌" not in str(shown.word)


def test_wolf_in_love_may_block_the_knife() -> None:
    game = table("group-chat", LOVE)
    assert dead(night(game, cupid=[1, 6], wolves={"split": [6, 7]})) == []


@pytest.mark.parametrize("role", ["piper", "angel", "sectarian"])
def test_seat_that_plays_alone_is_shown_good(role: str) -> None:
    game = table("group-chat", f"werewolf*2 {role} seer villager*5")
    assert sign(at_step(game, "seer"), 3) == "good"


# 18


@rulesets(*WITH_BOMB)
def test_hunter_knifed_still_shoots_after_a_self_destruct_in_the_campaign(rules: str) -> None:
    game = explode(in_campaign(rules, wolves=3), 1)
    assert shoots(game, 3)


@rulesets("formal", "face-to-face", "side-or-city", "group-chat", "extended")
def test_knifed_still_has_last_words_after_a_self_destruct_in_the_campaign(rules: str) -> None:
    game = explode(in_campaign(rules, wolves=6), 1)
    assert to(game, "d1.words.6").actors == (6,)


def test_last_words_self_destruct_in_the_campaign_uses_one_before_the_knifed() -> None:
    """有几个狼就有几个遗言: one of the two is used by the wolf, one is left."""
    game = explode(in_campaign("last-words", wolves=6), 1)
    assert to(game, "d1.words.6").actors == (6,)


# 19


@rulesets("face-to-face", "group-chat")
def test_elder_and_guard_on_one_board_are_advised_against_and_not_refused(rules: str) -> None:
    game = table(rules, "werewolf*2 elder guard seer villager*5")
    assert any("{elder}" in line for line in deck_advice(rules, 10, game.setup.deck, has_sheriff=False))
    assert dead(night(game)) == []


def test_talk_of_the_wolves_may_be_timed() -> None:
    game = table("group-chat", POTIONS, options={"time.night_step": 30})
    assert at_step(game, "wolves").seconds == 30


# 20


@rulesets("side-or-city", "extended")
def test_win_by_night_is_not_seen_before_the_dawn_is_read_out(rules: str) -> None:
    game = night(table(rules, "werewolf seer villager*3"), wolves=2)
    assert winner(game) == "wolves"
    assert seats_view(game, is_judge=False).outcome is None
    assert [str(line) for line in game.prompt.say][:1] == ["天亮了，请睁眼"]


@rulesets("side-or-city", "extended")
def test_night_is_played_to_its_last_step_though_the_wolves_have_won(rules: str) -> None:
    game = night(table(rules, "werewolf seer witch villager"), wolves=4)
    assert facts(game, "called")[-1].data["step"] in ("witch", "hunter")


# 21


def test_formal_wolves_win_where_every_wolf_and_one_side_are_dead() -> None:
    game = night(table("formal", "werewolf witch seer villager"), wolves=4, witch={"poison": [1]})
    assert winner(game) == "wolves"


def test_formal_last_god_who_shoots_the_last_wolf_loses() -> None:
    game = exile(night(table("formal", "werewolf hunter villager*3")), 2)
    give(game, 1)
    assert winner(game) == "wolves"


@rulesets("face-to-face", "group-chat")
def test_hunter_who_shoots_on_night_two_makes_it_a_multiple_death(rules: str) -> None:
    game = night(night(table(rules, POTIONS)), wolves=3)
    to(game, "d2.shoot.3")
    give(game, 6)
    assert speakers(game) == []


@rulesets("face-to-face", "group-chat")
def test_hunter_who_keeps_silent_on_night_two_has_last_words(rules: str) -> None:
    game = night(night(table(rules, POTIONS)), wolves=3)
    to(game, "d2.shoot.3")
    give(game, "none")
    assert speakers(game) == [3]


def test_lover_who_turns_makes_the_pair_a_third_party() -> None:
    game = night(table("group-chat", "werewolf wild_child cupid seer villager*2"), cupid=[2, 5], wild_child=6)
    exile(night(exile(game, 6)), 1)
    assert winner(game) is None
    assert winner(night(game, wolves=4)) == "lovers"


def test_lover_who_is_infected_makes_the_pair_a_third_party() -> None:
    game = table("group-chat", "alpha_wolf cupid seer villager*2")
    night(game, cupid=[4, 5], wolves=4, alpha_wolf="infect")
    exile(game, 1)
    assert winner(night(game, wolves=3)) == "lovers"


def test_dead_are_announced_knifed_poisoned_ill_and_then_lovers() -> None:
    cards = "rusty_knight werewolf*2 witch cupid villager*6"
    game = night(table("group-chat", cards), cupid=[9, 7], wolves=1)
    assert announced(night(game, wolves=9, witch={"poison": [8]})) == [9, 8, 2, 7]


def test_revealed_idiot_who_leaves_with_the_elder_is_announced_last() -> None:
    cards = "werewolf*2 idiot elder witch cupid villager*5"
    game = exile(night(table("group-chat", cards), cupid=[4, 7]), 3)
    give(game, "reveal")
    assert announced(night(game, wolves=8, witch={"poison": [4]})) == [8, 4, 7, 3]


def test_younger_brothers_kill_is_stopped_by_the_guard_and_not_by_the_antidote() -> None:
    cards = "werewolf wolf_elder_brother wolf_younger_brother guard witch seer villager*5"
    first = exile(night(table("group-chat", cards)), 2)
    assert dead(night(first, guard=7, wolf_younger_brother=7)) == [2]
    second = exile(night(table("group-chat", cards)), 2)
    at_step(second, "witch", wolf_younger_brother=7)
    assert no(second, "save").ruling.id == "witch.not_told"


@pytest.mark.parametrize("deeds", [{"wolves": 2}, {"cupid": [2, 7], "wolves": 7}])
def test_elder_brother_dead_by_night_wakes_the_younger_the_night_after(deeds: dict) -> None:
    cards = "werewolf wolf_elder_brother wolf_younger_brother cupid seer villager*5"
    game = night(table("group-chat", cards), **deeds)
    at_step(game, "wolf_younger_brother")
    assert no(game, "none").ruling.id == "wolf_younger_brother.must"


@rulesets("last-words", "classic", "handbook", "face-to-face", "side-or-city", "group-chat", "extended")
def test_guard_without_his_skill_shows_a_number_that_does_nothing(rules: str) -> None:
    game = over(exile(night(table(rules, "werewolf*2 elder guard seer villager*5")), 3))
    assert dead(night(game, guard=6, wolves=6)) == [3, 6]


@rulesets(*EVERY)
def test_seer_who_checked_nobody_is_marked_and_choosing_nobody_is_refused(rules: str) -> None:
    at_step(game := table(rules, POTIONS), "seer")
    assert no(game, "none").ruling.id == "seer.must"
    give(game, "omit")
    assert last(game, "check").data == {"seat": None, "omitted": True}


@rulesets(*[rules for rules in EVERY if rules != "formal"])
def test_cupid_who_linked_nobody_is_marked_and_choosing_nobody_is_refused(rules: str) -> None:
    at_step(game := table(rules, LOVE), "cupid")
    assert no(game, "none").ruling.id == "cupid.must"
    give(game, "omit")
    assert last(game, "link").data["seats"] == []
