"""恶魔, 线下版 (扩展角色版 狼人阵营)."""

from ..table import announced, at_step, dead, exile, may, night, no, sign, table, until, winner

CARDS = "demon_offline werewolf seer witch guard villager*5"


def test_demon_does_not_wake_with_the_wolves() -> None:
    assert at_step(table("extended", CARDS), "wolves").actors == (2,)


def test_first_night_he_is_told_who_are_wolves_or_gods() -> None:
    assert sign(at_step(table("extended", CARDS), "demon_offline")) == [2, 3, 4, 5]


def test_first_night_he_is_not_told_which_is_which() -> None:
    prompt = at_step(table("extended", CARDS), "demon_offline")
    shown = prompt.sign_for({})
    assert shown
    assert (shown.shape, shown.numbers) == ("number", (2, 3, 4, 5))


def test_second_night_he_is_called_and_asked_nothing_while_a_wolf_lives() -> None:
    prompt = at_step(night(table("extended", CARDS)), "demon_offline")
    assert (prompt.kind, prompt.choices, sign(prompt)) == ("read", (), None)


def test_once_all_wolves_are_dead_he_knifes() -> None:
    game = exile(night(table("extended", CARDS)), 2)
    assert dead(night(game, demon_offline=6)) == [2, 6]


def test_his_knife_is_shown_to_the_witch() -> None:
    game = exile(night(table("extended", CARDS)), 2)
    assert sign(at_step(game, "witch", demon_offline=6)) == 6


def test_guard_keeps_his_knife_away() -> None:
    game = exile(night(table("extended", CARDS)), 2)
    assert dead(night(game, guard=6, demon_offline=6)) == [2]


def test_he_may_knife_nobody() -> None:
    game = exile(night(table("extended", CARDS)), 2)
    assert dead(night(game, demon_offline="none")) == [2]


def test_wolves_are_called_in_the_same_words_when_he_alone_is_left() -> None:
    first = at_step(table("extended", CARDS), "wolves")
    later = at_step(exile(night(table("extended", CARDS)), 2), "wolves")
    assert (later.say, later.is_called_only) == (first.say, True)


def test_he_must_be_exiled_for_good_to_win() -> None:
    game = exile(night(table("extended", CARDS)), 2)
    assert winner(game) is None
    assert winner(exile(night(game), 1)) == "good"


def test_poison_does_not_kill_him() -> None:
    assert dead(night(table("extended", CARDS), witch={"poison": [1]})) == []


def test_knife_of_wolves_who_do_not_know_him_is_taken_and_kills_nobody() -> None:
    """Only the other 恶魔 is named as one who may not be knifed: a refusal would show the wolves this one."""
    game = table("extended", CARDS)
    at_step(game, "wolves")
    assert may(game, 1)
    assert announced(night(game, wolves=1)) == []


def test_he_may_not_self_destruct() -> None:
    game = night(table("extended", CARDS))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    assert no(game, 1, key="explode").ruling.id == "demon.no_explode"


def test_he_is_exiled_like_anybody() -> None:
    assert dead(exile(night(table("extended", CARDS)), 1)) == [1]
