"""Entering a deal (面杀完整版 身份介绍·盗贼)."""

import pytest

from judge_app.engine.game import Game
from judge_app.engine.view import seats_view

from .table import deal, give, may, no, pass_on, setup, table

CARDS = "werewolf*2 seer witch villager*4"
THIEF = "werewolf*2 thief seer villager*4"


def open_deal(cards: str = CARDS, bottom: str = "", rules: str = "face-to-face", **options: object) -> Game:
    named = {name.replace("__", "."): value for name, value in options.items()}
    return Game(setup(rules, cards, bottom, named))


def test_deal_that_matches_the_deck_is_taken() -> None:
    game = open_deal()
    give(game, deal(CARDS))
    assert game.prompt.key == "n1.dark"


def test_order_of_the_seats_is_free() -> None:
    assert may(open_deal(), deal("villager*4 witch seer werewolf*2"))


def test_one_card_too_many_is_refused() -> None:
    refusal = no(open_deal(), deal("werewolf*3 seer witch villager*3"))
    assert refusal.ruling.id == "card.deck"
    assert "狼人" in str(refusal.text)
    assert "2" in str(refusal.text)


def test_card_the_deck_does_not_have_is_refused() -> None:
    refusal = no(open_deal(), deal("werewolf*2 seer hunter villager*4"))
    assert (refusal.ruling.id, "猎人" in str(refusal.text)) == ("card.deck", True)


def test_card_nobody_knows_is_refused() -> None:
    assert no(open_deal(), deal("werewolf*2 seer joker villager*4")).ruling.id == "card.deck"


def test_seat_without_a_card_is_refused_by_its_number() -> None:
    refusal = no(open_deal(), deal("werewolf*2 seer witch villager*3"))
    assert (refusal.ruling.id, "8 号" in str(refusal.text)) == ("card.one", True)


def test_card_for_a_seat_that_is_not_there_is_refused() -> None:
    assert no(open_deal(), deal("werewolf*2 seer witch villager*5")).ruling.id == "card.one"


def test_missing_bottom_cards_are_refused() -> None:
    refusal = no(open_deal(THIEF, "villager*2"), deal(THIEF))
    assert (refusal.ruling.id, "2 张底牌" in str(refusal.text)) == ("card.deck", True)


def test_way_of_dealing_that_is_not_known_is_refused() -> None:
    assert not may(open_deal(), {"mode": "guessed"})


def test_deal_is_the_first_question() -> None:
    assert (open_deal().prompt.kind, open_deal().prompt.key) == ("deal", "deal")


# the thief's two cards


def wolves_at_the_bottom(rules: str = "face-to-face", **options: object) -> bool:
    game = open_deal("werewolf*1 thief seer villager*5", "werewolf*2", rules, **options)
    return may(game, deal("werewolf*1 thief seer villager*5", "werewolf*2"))


def thief_beside_a_wolf(rules: str = "face-to-face", **options: object) -> bool:
    game = open_deal("werewolf*2 seer villager*5", "thief werewolf", rules, **options)
    return may(game, deal("werewolf*2 seer villager*5", "thief werewolf"))


def test_two_wolves_at_the_bottom_are_dealt_again_face_to_face() -> None:
    assert not wolves_at_the_bottom()


def test_two_wolves_at_the_bottom_name_the_rule() -> None:
    cards, bottom = "werewolf*1 thief seer villager*5", "werewolf*2"
    refusal = no(open_deal(cards, bottom), deal(cards, bottom))
    assert (refusal.ruling.id, "重新发牌" in str(refusal.text)) == ("thief.two_wolves", True)


def test_two_wolves_at_the_bottom_are_allowed_by_last_words() -> None:
    assert wolves_at_the_bottom("last-words")


@pytest.mark.parametrize(("rule", "allowed"), [("allowed", True), ("redeal", False)])
def test_two_wolves_at_the_bottom_follow_the_house_rule(rule: str, allowed: bool) -> None:
    assert wolves_at_the_bottom(thief__two_wolves=rule) is allowed


def test_thief_beside_a_wolf_is_dealt_again_face_to_face() -> None:
    assert not thief_beside_a_wolf()


def test_thief_beside_a_wolf_is_allowed_by_last_words() -> None:
    assert thief_beside_a_wolf("last-words")


@pytest.mark.parametrize(("rule", "allowed"), [("allowed", True), ("redeal", False)])
def test_thief_beside_a_wolf_follows_the_house_rule(rule: str, allowed: bool) -> None:
    assert thief_beside_a_wolf(thief__with_wolf=rule) is allowed


@pytest.mark.parametrize("bottom", ["werewolf villager", "thief villager", "seer villager"])
def test_other_bottom_cards_are_taken(bottom: str) -> None:
    cards = "werewolf*2 witch villager*5"
    assert may(open_deal(cards, bottom), deal(cards, bottom))


# dealt by the program


def test_program_deal_shows_each_player_his_card_in_turn() -> None:
    game = open_deal()
    give(game, deal(CARDS, mode="program"))
    shown = []
    while game.prompt.kind == "show":
        shown.append(game.prompt.key)
        pass_on(game)
    assert shown == [f"show.{seat}" for seat in range(1, 9)]
    assert game.prompt.key == "n1.dark"


def test_entered_cards_are_the_judges_alone() -> None:
    game = table("face-to-face", CARDS)
    assert str(seats_view(game, is_judge=True).seats[0].card) == "狼人"
    assert all(seat.card is None for seat in seats_view(game, is_judge=False).seats)
