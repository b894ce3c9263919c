"""Cards found on night 1, left open, or asked for when a rule first needs them."""

import pytest

from judge_app.engine.game import Game

from .table import (
    at_step,
    dead,
    exile,
    explode,
    found,
    give,
    may,
    night,
    no,
    pass_on,
    sign,
    step_of,
    to,
    until,
    vote,
    winner,
)

CARDS = "werewolf*2 seer witch hunter idiot villager*4"
FOUND: dict[str, int | list[int]] = {
    "wolves.find": [1, 2],
    "seer.find": 3,
    "witch.find": 4,
    "hunter.find": 5,
    "idiot.find": 6,
}


def nobody_found(cards: str = CARDS, rules: str = "face-to-face") -> Game:
    return found(rules, cards)


def all_found() -> Game:
    return night(nobody_found(), **FOUND)


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_every_role_is_looked_for_as_it_opens_its_eyes(rules: str) -> None:
    game = nobody_found(rules=rules)
    asked = []
    while not game.prompt.key.endswith(".dawn"):
        asked.append(step_of(game.prompt))
        pass_on(game)
    steps = [step for step in asked if not step.endswith(".find") and step != "dark"]
    expected = ["wolves", "witch", "seer", "hunter", "idiot"]
    if rules == "last-words":
        expected = ["hunter", "wolves", "seer", "witch"]
    assert steps == expected
    assert [step for step in asked if step.endswith(".find")] == [f"{step}.find" for step in expected]


def test_cards_are_looked_for_on_the_first_night_only() -> None:
    game = night(nobody_found())
    with pytest.raises(AssertionError, match="not called"):
        at_step(game, "seer.find")


def test_found_seat_acts() -> None:
    game = nobody_found()
    assert at_step(game, "seer", **{"wolves.find": [1, 2], "seer.find": 3}).actors == (3,)


def test_wolves_are_found_together() -> None:
    game = nobody_found()
    at_step(game, "wolves.find")
    assert not may(game, [1])
    assert not may(game, [1, 2, 3])
    assert may(game, [1, 2])


def test_role_not_seen_may_be_left_open() -> None:
    game = nobody_found()
    at_step(game, "seer.find")
    give(game, "none")
    assert game.prompt.key == "n1.seer"
    assert may(game, 7)


def test_all_found_plays_like_entered_cards() -> None:
    game = exile(all_found(), 6)
    give(game, "reveal")
    assert game.table.revealed == [6]


def test_seats_left_over_are_known_to_be_villagers() -> None:
    game = all_found()
    assert exile(game, 7).prompt.key == "d1.words.7"


# asked when a rule first needs it


def test_check_of_an_unseen_card_asks_for_it() -> None:
    game = night_with_seer_at(7)
    assert game.prompt.key == "card.7"
    give(game, "villager")
    assert game.prompt.stage != "card"


def night_with_seer_at(seat: int) -> Game:
    game = nobody_found()
    at_step(game, "seer", **{"seer.find": 3})
    give(game, seat)
    return game


def test_exiled_unseen_seat_asks_for_its_card() -> None:
    game = night(nobody_found())
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 6})
    pass_on(game)
    assert game.prompt.key == "card.6"
    give(game, "idiot")
    assert [choice.id for choice in game.prompt.choices] == ["reveal", "none"]


def test_unseen_card_is_asked_for_once() -> None:
    game = night(nobody_found(), cards={6: "idiot"})
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 6})
    pass_on(game)
    give(game, "idiot")
    give(game, "reveal")
    night(game, wolves=6, cards={})
    assert dead(game) == [6]


def test_card_that_can_make_no_difference_is_not_asked_for() -> None:
    game = night(found("face-to-face", "werewolf*2 seer villager*5"), **{"wolves.find": [1, 2]})
    exile(game, 7)
    assert game.prompt.key == "d1.words.7"


def test_verdict_asks_for_the_card_of_the_dead() -> None:
    game = night(found("face-to-face", "werewolf villager*3"))
    exile(game, 4)
    assert game.prompt.key == "card.4"
    give(game, "werewolf")
    until(game, lambda prompt: prompt.kind == "end", "the end")
    assert winner(game) == "good"


def test_unseen_card_must_be_answered_before_the_game_goes_on() -> None:
    game = night(found("face-to-face", "werewolf villager*3"))
    exile(game, 4)
    assert no(game, {}).ruling.id == "act.must"


def test_only_cards_not_yet_seen_are_offered() -> None:
    game = night(nobody_found(), **{"wolves.find": [1, 2], "seer.find": 3, "hunter.find": 5})
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 6})
    pass_on(game)
    assert {choice.id for choice in game.prompt.choices} == {"witch", "idiot", "villager"}


# a told card and what was asked before


def told_at_exile() -> Game:
    game = night(nobody_found())
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 6})
    pass_on(game)
    give(game, "idiot")
    return game


def test_told_card_does_not_change_earlier_prompts() -> None:
    game = night(nobody_found())
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 6})
    pass_on(game)
    keys = [answer.key for answer in game.answers]
    before = [game.prompt_at(key) for key in keys]
    give(game, "idiot")
    after = [game.prompt_at(key) for key in keys]
    assert [(p.key, p.say, p.actors, p.choices, p.kind) for p in before] == [
        (p.key, p.say, p.actors, p.choices, p.kind) for p in after
    ]


def test_told_card_is_known_from_then_on() -> None:
    game = told_at_exile()
    give(game, "reveal")
    assert at_step(game, "idiot").actors == (6,)


def test_told_card_that_contradicts_an_earlier_answer_is_refused() -> None:
    game = night(nobody_found(), **{"wolves.find": [1, 2]})
    to(game, "d1.vote")
    vote(game, {1: 6, 2: 6})
    pass_on(game)
    assert not may(game, "werewolf")
    assert may(game, "idiot")


def test_told_card_is_taken_back_by_undo() -> None:
    game = told_at_exile()
    game.undo()
    assert game.prompt.key == "card.6"
    give(game, "villager")
    assert dead(game) == [6]


def test_exploding_unseen_seat_that_is_no_wolf_is_refused() -> None:
    game = night(nobody_found())
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    give(game, 7, key="explode")
    assert game.prompt.key == "card.7"
    assert not may(game, "villager")
    give(game, "werewolf")
    assert 7 in game.table.revealed


def test_seer_left_open_is_shown_by_the_card_that_is_told() -> None:
    game = nobody_found()
    at_step(game, "seer")
    give(game, 7)
    assert game.prompt.key == "card.7"
    give(game, "werewolf")
    check = [fact for fact in game.facts if fact.kind == "sign" and fact.data["step"] == "seer"]
    assert [fact.data["code"] for fact in check] == ["wolf"]


def test_cupid_left_open_still_links_two() -> None:
    game = found("face-to-face", "werewolf*2 cupid seer villager*4")
    night(game, cards={"cupid": 3, 7: "villager", 8: "villager"}, cupid=[7, 8], wolves=7)
    assert dead(game) == [7, 8]


def test_signs_are_the_same_as_with_entered_cards() -> None:
    game = nobody_found()
    assert sign(at_step(game, "hunter", **{k: v for k, v in FOUND.items() if k != "idiot.find"})) == "can"


def test_explosion_of_a_found_wolf_asks_nothing() -> None:
    game = all_found()
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    assert dead(explode(game, 1)) == [1]
