"""The program deals."""

import random
from collections import Counter

import pytest

from judge_app.dealing import Deal, cards_of, draw
from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.engine.setup import Setup
from judge_app.rulesets import load_ruleset


def setup_of(board: str) -> Setup:
    ruleset = load_ruleset("face-to-face")
    return Setup(ruleset, board, ruleset.boards[board].players, ruleset.boards[board].deck)


def dealt(value: Deal) -> list[str]:
    return [*value["cards"].values(), *value["bottom"]]


def test_every_card_of_the_deck_is_dealt_once() -> None:
    setup = setup_of("12-guard")
    value = draw(setup, random.Random(1))
    assert Counter(dealt(value)) == Counter(setup.deck)
    assert list(value["cards"]) == [str(seat) for seat in range(1, 13)]


def test_two_cards_lie_at_the_bottom_with_a_thief() -> None:
    value = draw(setup_of("12-thief"), random.Random(1))
    assert len(value["cards"]) == 12
    assert len(value["bottom"]) == 2


def test_forbidden_bottom_cards_are_dealt_again() -> None:
    setup = setup_of("12-thief")
    bottoms = [draw(setup, random.Random(seed))["bottom"] for seed in range(200)]
    assert ["werewolf", "werewolf"] not in bottoms
    assert not [pair for pair in bottoms if set(pair) == {"thief", "werewolf"}]


def test_the_same_numbers_deal_the_same_cards() -> None:
    setup = setup_of("12-guard")
    assert draw(setup, random.Random(7)) == draw(setup, random.Random(7))


def test_a_drawn_deal_is_an_answer_the_engine_takes() -> None:
    game = Game(setup_of("9-standard"))
    game.answer(draw(game.setup))
    assert game.prompt.key == "show.1"


def test_deck_that_can_never_be_dealt_is_refused_with_the_rule() -> None:
    ruleset = load_ruleset("face-to-face")
    setup = Setup(ruleset, "", 6, {"werewolf": 7, "thief": 1})
    with pytest.raises(Refused) as refused:
        draw(setup, random.Random(1))
    assert refused.value.no.ruling.id


def test_cards_of_a_deck_are_listed_one_by_one() -> None:
    assert cards_of({"werewolf": 2, "seer": 1}) == ["werewolf", "werewolf", "seer"]
