"""Who speaks when (面杀完整版 2; 面杀遗言版 流程11)."""

import pytest

from judge_app.engine.game import Game

from .table import Options, elect, exile, give, last, may, night, no, pass_on, table, to, until, vote

CARDS = "werewolf*2 hunter witch villager*4"


def game_of(rules: str = "face-to-face", options: Options = None) -> Game:
    return table(rules, CARDS, options=options)


def order(game: Game) -> tuple[int, ...]:
    """Today's order of speeches, once it is fixed."""
    until(game, lambda prompt: prompt.key.split(".")[1] == "speech", "the speeches")
    return game.table.order


# with a sheriff


def test_first_day_begins_on_the_sheriffs_left_and_he_is_last() -> None:
    assert order(elect(night(game_of()), 3)) == (4, 5, 6, 7, 8, 1, 2, 3)


def test_second_day_begins_on_the_other_side() -> None:
    game = night(elect(night(game_of()), 3))
    assert order(game) == (2, 1, 8, 7, 6, 5, 4, 3)


def test_third_day_begins_on_the_first_side_again() -> None:
    game = night(night(elect(night(game_of()), 3)))
    assert order(game) == (4, 5, 6, 7, 8, 1, 2, 3)


def test_dead_seats_are_passed_over() -> None:
    assert order(elect(night(game_of(), wolves=4), 3)) == (5, 6, 7, 8, 1, 2, 3)


def test_last_seats_left_neighbour_is_the_first() -> None:
    assert order(elect(night(game_of()), 8)) == (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(("side", "first"), [("left", 4), ("right", 2)])
def test_first_side_follows_the_house_rule(side: str, first: int) -> None:
    game = elect(night(game_of(options={"speeches.first_side": side})), 3)
    assert (order(game)[0], order(game)[-1]) == (first, 3)


@pytest.mark.parametrize(("alternate", "first"), [(True, 2), (False, 4)])
def test_changing_sides_follows_the_house_rule(alternate: bool, first: int) -> None:
    game = night(elect(night(game_of(options={"speeches.alternate": alternate})), 3))
    assert order(game)[0] == first


def test_heir_of_the_badge_speaks_last() -> None:
    game = night(elect(night(game_of()), 3), wolves=3)
    until(game, lambda prompt: prompt.stage == "skill", "the hunter")
    pass_on(game)
    give(game, 6)
    assert order(game)[-1] == 6


# without a sheriff


def test_without_sheriff_the_left_of_the_dead_begins() -> None:
    assert order(night(game_of(), wolves=5)) == (6, 7, 8, 1, 2, 3, 4)


def test_without_sheriff_the_last_announced_of_the_dead_counts() -> None:
    game = night(game_of(), wolves=7, witch={"poison": [5]})
    assert order(game)[0] == 6


def test_without_sheriff_and_dead_the_judge_draws_a_seat() -> None:
    game = night(game_of())
    to(game, "d1.start")
    give(game, 6)
    assert order(game) == (6, 7, 8, 1, 2, 3, 4, 5)


@pytest.mark.parametrize(("wolves", "rule"), [(5, "speeches.first_side"), (None, "speeches.drawn")])
def test_order_without_sheriff_names_why_that_seat_begins(wolves: int | None, rule: str) -> None:
    game = night(game_of(), wolves=wolves or "none")
    order(game)
    assert [ruling.id for ruling in last(game, "order").rulings] == [rule]


def test_drawing_a_seat_that_is_out_is_refused() -> None:
    game = night(exile(night(game_of()), 5))
    to(game, "d2.start")
    refusal = no(game, 5)
    assert (refusal.ruling.id, "5" in str(refusal.text)) == ("dead.no_act", True)


# chosen by the sheriff (last-words)


def chosen(value: dict[str, list[int]], wolves: int = 6) -> tuple[int, ...]:
    game = elect(night(game_of("last-words"), wolves=wolves), 3)
    to(game, "d1.start")
    give(game, value)
    return order(game)


def test_sheriff_starts_beside_himself_upwards() -> None:
    assert chosen({"left": [3]}) == (4, 5, 7, 8, 1, 2, 3)


def test_sheriff_starts_beside_himself_downwards() -> None:
    assert chosen({"right": [3]}) == (2, 1, 8, 7, 5, 4, 3)


def test_sheriff_starts_beside_the_dead_upwards() -> None:
    assert chosen({"left": [6]}) == (7, 8, 1, 2, 3, 4, 5)


def test_sheriff_starts_beside_the_dead_downwards() -> None:
    assert chosen({"right": [6]}) == (5, 4, 3, 2, 1, 8, 7)


def test_starting_beside_anybody_else_is_refused() -> None:
    game = elect(night(game_of("last-words"), wolves=6), 3)
    to(game, "d1.start")
    refusal = no(game, {"left": [8]})
    assert refusal.ruling.id == "speeches.neighbour"
    assert "6" in str(refusal.text)


@pytest.mark.parametrize(("rule", "asked"), [("last", False), ("chooses_start", True)])
def test_sheriffs_right_to_choose_follows_the_house_rule(rule: str, asked: bool) -> None:
    game = elect(night(game_of(options={"sheriff.speaks": rule}), wolves=6), 3)
    until(game, lambda p: p.stage == "speech", "the speeches")
    assert (game.prompt.key == "d1.start") is asked


def test_without_sheriff_last_words_begins_left_of_the_dead() -> None:
    assert order(night(game_of("last-words"), wolves=6))[0] == 7


# turns and times


def test_every_living_seat_speaks_once() -> None:
    game = night(game_of(), wolves=5)
    to(game, "d1.vote")
    spoken = [answer.key for answer in game.answers if answer.key.startswith("d1.speech.")]
    assert spoken == [f"d1.speech.{seat}" for seat in (6, 7, 8, 1, 2, 3, 4)]


def test_all_remaining_speeches_may_be_ended_together() -> None:
    game = night(game_of(), wolves=5)
    to(game, "d1.speech.7")
    give(game, "rest")
    assert game.prompt.key == "d1.vote"


def test_seat_removed_before_its_turn_does_not_speak() -> None:
    game = night(game_of(), wolves=5)
    to(game, "d1.speech.6")
    give(game, 7, key="remove")
    pass_on(game)
    pass_on(game)
    assert game.prompt.key == "d1.speech.8"


@pytest.mark.parametrize(("rules", "speech", "final"), [("face-to-face", 90, 90), ("last-words", 90, 120)])
def test_times_of_speeches_are_the_rulesets(rules: str, speech: int, final: int) -> None:
    game = night(game_of(rules), wolves=5)
    assert to(game, "d1.speech.6").seconds == speech
    assert to(game, "d1.speech.4").seconds == final


def test_times_of_speeches_follow_the_house_rules() -> None:
    game = night(game_of(options={"time.speech": 30, "time.last_speech": 40, "time.pk": 20}), wolves=5)
    seconds = [to(game, "d1.speech.6").seconds, to(game, "d1.speech.4").seconds]
    to(game, "d1.vote")
    vote(game, {1: 2, 2: 1})
    assert [*seconds, game.prompt.seconds] == [30, 40, 20]


def test_speaker_of_the_moment_is_the_actor() -> None:
    assert to(night(game_of(), wolves=5), "d1.speech.8").actors == (8,)


def test_entering_a_seat_at_a_speech_is_refused() -> None:
    game = night(game_of(), wolves=5)
    to(game, "d1.speech.6")
    assert not may(game, 3)
