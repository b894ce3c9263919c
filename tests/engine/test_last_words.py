"""Who may speak last words (面杀完整版 3; 面杀遗言版 备注, 流程10)."""

import pytest

from judge_app.engine.game import Game

from .table import Options, dead, exile, explode, give, night, pass_on, speakers, table, to, until

CARDS = "werewolf*3 witch hunter cupid seer villager*6"


def game_of(rules: str = "face-to-face", options: Options = None) -> Game:
    return table(rules, CARDS, options=options)


def at_dawn(game: Game) -> list[int]:
    """Who speaks after the announcement."""
    until(game, lambda prompt: prompt.key.endswith(".announce"), "the announcement")
    pass_on(game)
    return speakers(game)


# by night (face-to-face)


def test_first_night_single_death_speaks() -> None:
    assert at_dawn(night(game_of(), wolves=8)) == [8]


def test_first_night_all_the_dead_speak() -> None:
    assert at_dawn(night(game_of(), wolves=8, witch={"poison": [9]})) == [8, 9]


def test_first_night_lovers_both_speak() -> None:
    assert at_dawn(night(game_of(), cupid=[8, 9], wolves=8)) == [8, 9]


def test_second_night_single_death_speaks() -> None:
    assert at_dawn(night(night(game_of()), wolves=8)) == [8]


def test_second_night_poisoned_alone_speaks() -> None:
    assert at_dawn(night(night(game_of()), witch={"poison": [8]})) == [8]


def test_second_night_two_deaths_leave_none() -> None:
    assert at_dawn(night(night(game_of()), wolves=8, witch={"poison": [9]})) == []


def test_second_night_lovers_count_as_two_deaths() -> None:
    assert at_dawn(night(night(game_of(), cupid=[8, 9]), wolves=8)) == []


def test_third_night_leaves_none() -> None:
    assert at_dawn(night(night(night(game_of())), wolves=8)) == []


def test_exiled_speaks_on_any_day() -> None:
    game = exile(night(night(night(game_of()))), 8)
    assert speakers(game) == [8]


def test_exiled_and_the_lover_who_follows_both_speak() -> None:
    game = exile(night(game_of(), cupid=[8, 9]), 8)
    to(game, "d1.words.8")
    assert speakers(game) == [8, 9]


def shot_at_dawn(nights: int) -> Game:
    """The hunter knifed in that night shoots 8 at dawn."""
    game = game_of()
    for _ in range(nights - 1):
        night(game)
    night(game, wolves=5)
    to(game, f"d{nights}.shoot.5")
    give(game, 8)
    return game


@pytest.mark.parametrize(("nights", "who"), [(1, [5, 8]), (2, []), (3, [])])
def test_seat_shot_by_a_hunter_dead_at_night_is_a_night_death(nights: int, who: list[int]) -> None:
    game = shot_at_dawn(nights)
    assert dead(game) == [5, 8]
    assert speakers(game) == who


def test_second_night_hunter_who_does_not_shoot_speaks() -> None:
    game = night(night(game_of()), wolves=5)
    to(game, "d2.shoot.5")
    give(game, "none")
    assert speakers(game) == [5]


def test_seat_shot_by_an_exiled_hunter_speaks_on_any_day() -> None:
    game = exile(night(night(night(game_of()))), 5)
    give(game, 8)
    assert speakers(game) == [5, 8]


def test_wolf_who_self_destructs_speaks() -> None:
    game = night(game_of())
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    explode(game, 1)
    assert speakers(game) == [1]


def test_first_nights_dead_speak_after_a_self_destruct_in_the_campaign() -> None:
    game = night(game_of(), wolves=8)
    to(game, "d1.campaign")
    give(game, [1, 9])
    explode(game, 1)
    assert at_dawn(game) == [8]


def test_seat_removed_by_the_judge_does_not_speak() -> None:
    game = night(game_of())
    to(game, "d1.vote")
    give(game, 8, key="remove")
    pass_on(game)
    assert speakers(game) == []


@pytest.mark.parametrize(("words", "who"), [(True, [1]), (False, [])])
def test_words_of_a_self_destruct_follow_the_house_rule(words: bool, who: list[int]) -> None:
    game = night(game_of(options={"self_destruct.last_words": words}))
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    explode(game, 1)
    assert speakers(game) == who


def test_last_words_have_the_rulesets_time() -> None:
    game = night(game_of(options={"time.last_words": 45}), wolves=8)
    assert to(game, "d1.words.8").seconds == 45


# as many as there are wolves (last-words)


def test_quota_knifed_speaks() -> None:
    assert at_dawn(night(game_of("last-words"), wolves=8)) == [8]


def test_quota_poisoned_does_not_speak_and_uses_one() -> None:
    game = night(game_of("last-words"), wolves=8, witch={"poison": [9]})
    assert at_dawn(game) == [8]
    assert game.table.words_used == 2


def test_quota_lover_who_follows_does_not_speak_and_uses_one() -> None:
    game = night(game_of("last-words"), cupid=[8, 9], wolves=8)
    assert at_dawn(game) == [8]
    assert game.table.words_used == 2


def test_quota_shot_seat_does_not_speak_and_uses_one() -> None:
    game = exile(night(game_of("last-words")), 5)
    give(game, 8)
    assert speakers(game) == [5]
    assert game.table.words_used == 2


def test_quota_self_destruct_does_not_speak_and_uses_one() -> None:
    game = night(game_of("last-words"))
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    explode(game, 1)
    assert speakers(game) == []
    assert game.table.words_used == 1


def test_quota_is_as_many_as_wolves_in_the_deck() -> None:
    game = exile(night(game_of("last-words"), wolves=8), 9)
    assert speakers(game) == [9]
    assert at_dawn(night(game, wolves=10)) == [10]
    assert speakers(exile(game, 11)) == []


def test_quota_is_used_in_the_order_of_the_announcement() -> None:
    game = night(game_of("last-words"), wolves=8, witch={"poison": [7]})
    at_dawn(game)
    exile(game, 9)
    assert speakers(game) == [9]
    assert at_dawn(night(game, wolves=10)) == []


def test_quota_wolves_that_died_still_count() -> None:
    game = exile(night(game_of("last-words"), wolves=8), 1)
    assert at_dawn(night(game, wolves=9)) == [9]


def test_quota_counts_a_wolf_buried_with_the_thief() -> None:
    game = table("last-words", "werewolf*2 thief seer villager*6", "werewolf villager")
    night(game, thief="villager", wolves=7)
    exile(game, 8)
    assert at_dawn(night(game, wolves=9)) == [9]


# house rules


def test_quota_all_lets_every_death_speak() -> None:
    game = night(game_of(options={"last_words.rule": "quota_all"}), wolves=8, witch={"poison": [9]})
    assert at_dawn(game) == [8, 9]


def test_quota_all_ends_with_the_number_of_wolves() -> None:
    game = night(game_of(options={"last_words.rule": "quota_all"}), wolves=8, witch={"poison": [9]})
    at_dawn(game)
    assert speakers(exile(game, 10)) == [10]
    assert at_dawn(night(game, wolves=11)) == []


def test_quota_all_counts_the_self_destruct() -> None:
    game = night(game_of(options={"last_words.rule": "quota_all"}), wolves=8, witch={"poison": [9]})
    until(game, lambda prompt: prompt.key.startswith("d1.speech"), "a speech")
    explode(game, 1)
    assert speakers(game) == [1]
    assert at_dawn(night(game, wolves=10)) == []


@pytest.mark.parametrize(
    ("rule", "first", "second", "by_day"),
    [
        ("by_night", True, True, True),
        ("first_day", True, False, True),
        ("all", True, True, True),
        ("none", False, False, False),
        ("quota", True, True, True),
        ("quota_all", True, True, True),
    ],
)
def test_rule_of_last_words_follows_the_house_rule(
    rule: str, first: bool, second: bool, by_day: bool
) -> None:
    game = night(game_of(options={"last_words.rule": rule}), wolves=8)
    assert at_dawn(game) == [8] * first
    exile(game, 9)
    assert speakers(game) == [9] * by_day
    assert at_dawn(night(game, wolves=10)) == [10] * second


def test_all_lets_every_dead_of_a_late_night_speak() -> None:
    game = night(night(night(game_of(options={"last_words.rule": "all"}))), wolves=8, witch={"poison": [9]})
    assert at_dawn(game) == [8, 9]


@pytest.mark.parametrize(("barred", "who"), [([], [8, 9]), (["poisoned"], [8])])
def test_words_of_the_poisoned_follow_the_house_rule(barred: list[str], who: list[int]) -> None:
    game = game_of(options={"last_words.not_for": barred})
    assert at_dawn(night(game, wolves=8, witch={"poison": [9]})) == who


@pytest.mark.parametrize(("barred", "who"), [([], [5, 8]), (["shot"], [5])])
def test_words_of_the_shot_follow_the_house_rule(barred: list[str], who: list[int]) -> None:
    game = exile(night(game_of(options={"last_words.not_for": barred})), 5)
    give(game, 8)
    assert speakers(game) == who


@pytest.mark.parametrize(("barred", "who"), [(["poisoned"], [9]), (["poisoned", "their_lovers"], [])])
def test_words_of_their_lovers_follow_the_house_rule(barred: list[str], who: list[int]) -> None:
    game = game_of(options={"last_words.not_for": barred})
    assert at_dawn(night(game, cupid=[8, 9], witch={"poison": [8]})) == who
