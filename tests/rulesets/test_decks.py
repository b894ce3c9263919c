"""What can be said of a deck."""

import pytest

from judge_app.rulesets.decks import at_most, bottom_cards, deck_advice, deck_trouble


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ({"villager": 6}, "没有狼人"),
        ({"werewolf": 6, "villager": 0}, "只有狼人"),
    ],
)
def test_deck_that_makes_no_game_is_named(deck: dict[str, int], words: str) -> None:
    assert words in (deck_trouble(deck) or "")


def test_usual_deck_is_no_trouble() -> None:
    assert deck_trouble({"werewolf": 4, "seer": 1, "villager": 7}) is None


def test_thief_needs_two_more_cards() -> None:
    assert bottom_cards({"thief": 1, "werewolf": 3}) == 2
    assert bottom_cards({"thief": 0, "werewolf": 3}) == 0


def test_only_plain_cards_come_several_times() -> None:
    assert (at_most("seer"), at_most("werewolf") > 1) == (1, True)


def test_sheriff_below_twelve_is_advised_against_by_last_words_only() -> None:
    deck = {"werewolf": 3, "villager": 7}
    assert deck_advice("last-words", 10, deck, has_sheriff=True)
    assert not deck_advice("last-words", 10, deck, has_sheriff=False)
    assert not deck_advice("last-words", 12, deck, has_sheriff=True)
    assert not deck_advice("face-to-face", 10, deck, has_sheriff=True)


def test_half_the_table_wolves_is_advised_against() -> None:
    assert deck_advice("face-to-face", 6, {"werewolf": 3, "villager": 3}, has_sheriff=True)


def test_elder_beside_a_guard_is_advised_against() -> None:
    assert deck_advice("face-to-face", 12, {"elder": 1, "guard": 1}, has_sheriff=True) == (
        "{elder}和{guard}最好不在同一局。",
    )
