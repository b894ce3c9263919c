"""禁言长老 (扩展角色版 禁言长老)."""

from judge_app.engine.game import Game

from ..table import announced, at_step, exile, facts, may, night, no, pass_on, table, to, until

CARDS = "werewolf*2 silencer seer elder villager*4"


def speakers_of(game: Game, day: int) -> list[int]:
    """Who spoke in the day's speeches."""
    to(game, f"d{day}.vote")
    keys = [answer.key for answer in game.answers if answer.key.startswith(f"d{day}.speech.")]
    return sorted(int(key.split(".")[-1]) for key in keys)


def test_silenced_seat_does_not_speak_next_day() -> None:
    assert speakers_of(night(table("extended", CARDS), silencer=6), 1) == [1, 2, 3, 4, 5, 7, 8, 9]


def test_silenced_seat_is_announced() -> None:
    game = night(table("extended", CARDS), silencer=6)
    say = "".join(map(str, to(game, "d1.announce").say))
    assert "6号" in say
    assert "不能发言" in say


def test_silenced_seat_still_votes() -> None:
    prompt = to(night(table("extended", CARDS), silencer=6), "d1.vote")
    assert 6 in (prompt.voters or {})


def test_silence_lasts_one_day() -> None:
    game = night(table("extended", CARDS), silencer=6)
    until(game, lambda prompt: prompt.key == "n2.dark", "the dark")
    assert 6 in speakers_of(night(game), 2)


def test_silencer_may_name_nobody() -> None:
    assert len(speakers_of(night(table("extended", CARDS), silencer="none"), 1)) == 9


def test_silencer_may_name_himself() -> None:
    at_step(game := table("extended", CARDS), "silencer")
    assert may(game, 3)


def test_silencer_may_not_name_the_dead() -> None:
    at_step(game := exile(night(table("extended", CARDS)), 6), "silencer")
    assert no(game, 6).ruling.id == "dead.no_act"


def test_silenced_seat_that_died_in_the_night_is_announced_as_dead_only() -> None:
    game = night(table("extended", CARDS), silencer=6, wolves=6)
    assert announced(game) == [6]
    assert facts(game, "silenced") == []


def test_silencer_whose_skill_the_elder_cost_silences_nobody() -> None:
    game = night(exile(night(table("extended", CARDS)), 5), silencer=6)
    assert 6 in speakers_of(game, 2)


def test_silencer_who_died_that_night_still_silences() -> None:
    game = night(table("extended", CARDS), silencer=6, wolves=3)
    assert 6 not in speakers_of(game, 1)


def test_silenced_seat_is_named_to_the_table_once_the_dead_are_announced() -> None:
    game = night(table("extended", CARDS), silencer=6)
    assert facts(game, "silenced") == []
    to(game, "d1.announce")
    pass_on(game)
    assert [fact.data["seat"] for fact in facts(game, "silenced")] == [6]
