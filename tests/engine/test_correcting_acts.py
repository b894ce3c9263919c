"""Acts out of turn put right: another seat, or it did not happen; each of several alone."""

import random
from collections import Counter

import pytest

from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.rulesets import bundled_ids

from .players import Player, board_setup
from .table import dead, explode, facts, give, night, pass_on, ruleset, table, to, until

DUELLISTS = "werewolf*2 guard witch seer knight villager*5"


def morning(
    rules: str = "face-to-face", cards: str = "werewolf*2 guard witch seer hunter villager*5"
) -> Game:
    game = night(table(rules, cards), wolves=7)
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    return game


def names(game: Game) -> list[str]:
    return game.names


def warned(game: Game) -> list[int]:
    return [fact.data["seat"] for fact in facts(game, "warning")]


def second_night_after(seat: int) -> Game:
    """Seat 1 or 2 has blown himself up on day 1, and night 2 has been played."""
    game = explode(morning(), seat)
    return night(game, guard=8, seer=9)


def test_two_warnings_have_a_name_each() -> None:
    game = morning()
    give(game, 3, key="warn")
    give(game, 4, key="warn")
    assert names(game)[-2:] == ["warn", "warn#2"]


def test_second_warning_is_corrected_and_the_first_stays() -> None:
    game = morning()
    give(game, 3, key="warn")
    pass_on(game)
    give(game, 4, key="warn")
    pass_on(game)
    change = game.correct("warn#2", {"pick": [5]})
    game.apply(change)
    assert (warned(game), change.dropped) == ([3, 5], ())


def test_second_warning_did_not_happen_and_all_else_stays() -> None:
    game = morning()
    give(game, 3, key="warn")
    give(game, 4, key="warn")
    pass_on(game)
    before = game.prompt.key
    game.apply(game.take_away("warn#2"))
    assert (warned(game), game.prompt.key) == ([3], before)


def test_first_of_two_acts_at_one_step_did_not_happen() -> None:
    game = morning()
    give(game, 3, key="warn")
    give(game, 4, key="warn")
    game.apply(game.take_away("warn"))
    assert (warned(game), names(game)[-1]) == ([4], "warn")


def test_act_that_did_not_happen_comes_back_by_undo() -> None:
    game = morning()
    give(game, 3, key="warn")
    game.apply(game.take_away("warn"))
    game.undo()
    assert warned(game) == [3]


def test_self_destruct_of_another_wolf_keeps_the_night_after_it() -> None:
    game = second_night_after(1)
    change = game.correct("explode", {"pick": [2]})
    assert next(prompt.key for prompt in change.passed) == "d1.exploded.2"
    game.apply(change)
    assert (dead(game), game.prompt.key) == ([2, 7], "n2.dawn")
    assert facts(game, "check")[-1].data["seat"] == 9


def test_self_destruct_that_did_not_happen_lists_all_that_followed() -> None:
    game = second_night_after(1)
    where = next(answer.at for answer in game.answers if answer.key == "explode")
    change = game.take_away("explode")
    dropped = [answer.key for answer in change.dropped]
    assert (dropped[0], dropped[-1]) == ("d1.exploded.1", game.answers[-1].key)
    game.apply(change)
    assert (dead(game), game.prompt.key) == ([7], where)


def test_duel_with_another_seat_keeps_the_vote_after_it() -> None:
    game = morning("group-chat", DUELLISTS)
    give(game, 8, key="duel")
    to(game, "d1.vote")
    pass_on(game)
    before = game.prompt.key
    change = game.correct("duel", {"pick": [9]})
    assert [prompt.key for prompt in change.passed] == ["d1.duel.9"]
    assert [answer.key for answer in change.dropped] == ["d1.duel.8"]
    game.apply(change)
    assert (facts(game, "duel")[0].data["seat"], dead(game), game.prompt.key) == (9, [6, 7], before)


def test_removal_of_another_seat_lets_the_first_one_speak() -> None:
    game = morning()
    give(game, 10, key="remove")
    to(game, "d1.vote")
    game.apply(game.correct("remove", {"pick": [11]}))
    assert game.prompt.key == "d1.removed.11"
    to(game, "d1.speech.10")
    assert dead(game) == [7, 11]


def test_removal_that_did_not_happen_lets_him_speak_and_vote() -> None:
    game = morning()
    give(game, 10, key="remove")
    to(game, "d1.vote")
    pass_on(game)
    change = game.take_away("remove")
    assert [answer.key for answer in change.dropped][:1] == ["d1.removed.10"]
    assert "d1.vote" in [answer.key for answer in change.dropped]
    game.apply(change)
    assert (dead(game), game.prompt.key) == ([7], "d1.speech.10")


def test_act_no_longer_allowed_is_listed_and_what_comes_after_it_stays() -> None:
    game = morning()
    give(game, 10, key="warn")
    pass_on(game)
    give(game, 3, key="warn")
    before = game.prompt.key
    change = game.correct("n1.wolves", {"pick": [10]})
    assert [answer.key for answer in change.dropped] == ["d1.words.7", "warn"]
    assert change.passed[0].key == "d1.words.10"
    game.apply(change)
    assert (dead(game), warned(game), game.prompt.key) == ([10], [3], before)


def test_last_words_of_another_dead_are_still_to_come_where_nothing_was_decided_since() -> None:
    game = morning()
    pass_on(game)
    game.apply(game.correct("n1.wolves", {"pick": [10]}))
    assert game.prompt.key == "d1.words.10"


def test_withdrawal_that_did_not_happen_keeps_him_a_candidate() -> None:
    game = night(table("face-to-face", "werewolf*2 guard witch seer hunter villager*5"))
    to(game, "d1.campaign")
    give(game, [8, 9])
    give(game, 9, key="withdraw")
    game.apply(game.take_away("withdraw"))
    assert game.table.candidates == [8, 9]


def test_correction_of_an_act_the_rules_refuse_gives_the_reason() -> None:
    game = second_night_after(1)
    with pytest.raises(Refused) as refused:
        game.correct("explode", {"pick": [9]})
    assert refused.value.no.ruling.id == "self_destruct.wolf"


def test_step_that_was_asked_cannot_be_taken_away() -> None:
    game = morning()
    with pytest.raises(Refused) as refused:
        game.take_away("n1.guard")
    assert "不能去掉" in str(refused.value.no.text)


def test_name_that_no_answer_has_is_an_error() -> None:
    game = morning()
    give(game, 3, key="warn")
    for name in ("warn#2", "warn#0", "explode"):
        with pytest.raises(KeyError):
            game.take_away(name)


def test_each_act_is_looked_at_as_it_was_offered() -> None:
    game = morning()
    give(game, 3, key="warn")
    give(game, 10, key="remove")
    pass_on(game)
    give(game, 4, key="warn")
    assert game.prompt_at("warn").bar("pick", 10) is None
    assert game.prompt_at("warn#2").bar("pick", 10) is not None


BOARDS = [(rules, board) for rules in bundled_ids() for board in ruleset(rules).boards]


@pytest.mark.parametrize("seed", range(30))
def test_any_act_of_any_game_may_not_have_happened(seed: int) -> None:
    """What is left can be entered answer by answer, and every answer is kept, passed or listed."""
    dice = random.Random(seed)
    rules, board = dice.choice(BOARDS)
    mode = dice.choice(["found", "entered", "program"])
    game = Player(Game(board_setup(ruleset(rules), board)), dice, mode).play_out()
    acts = [name for name, answer in zip(game.names, game.answers, strict=True) if answer.at]
    for name in dice.sample(acts, min(3, len(acts))):
        change = game.take_away(name)
        anew = Game(game.setup)
        for answer in change.answers:
            assert (answer.at or answer.key) == anew.prompt.key
            anew.answer(answer.value, answer.key if answer.at else "", answer.force)
        assert anew.facts == Game(game.setup, change.answers).facts
        passed = Counter(prompt.key for prompt in change.passed)
        listed = Counter(answer.key for answer in (*change.answers, *change.dropped))
        assert listed - passed + Counter([name.partition("#")[0]]) == Counter(a.key for a in game.answers)
