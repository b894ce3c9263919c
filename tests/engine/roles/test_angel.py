"""天使 (网杀群 规则盲点 15; the effect is adopted)."""

from ..table import at_step, dead, exile, explode, night, sign, table, until, winner, winners

CARDS = "werewolf*2 angel seer witch villager*4"


def test_angel_knifed_on_the_first_night_wins_alone() -> None:
    game = night(table("group-chat", CARDS), wolves=3)
    assert (winner(game), winners(game)) == ("angel", (3,))


def test_angel_poisoned_on_the_first_night_wins() -> None:
    assert winner(night(table("group-chat", CARDS), witch={"poison": [3]})) == "angel"


def test_angel_exiled_first_after_a_peaceful_night_wins() -> None:
    assert winner(exile(night(table("group-chat", CARDS)), 3)) == "angel"


def test_angel_exiled_after_somebody_died_in_the_night_does_not_win() -> None:
    assert winner(exile(night(table("group-chat", CARDS), wolves=6), 3)) is None


def test_angel_exiled_second_does_not_win() -> None:
    game = exile(night(table("group-chat", CARDS)), 6)
    assert winner(exile(night(game), 3)) is None


def test_angel_exiled_after_a_wolf_has_self_destructed_does_not_win() -> None:
    game = night(table("group-chat", CARDS))
    until(game, lambda prompt: ".speech." in prompt.key, "a speech")
    explode(game, 1)
    assert winner(exile(night(game), 3)) is None


def test_angel_first_exiled_on_a_later_day_wins() -> None:
    game = night(table("group-chat", CARDS))
    until(game, lambda prompt: prompt.key == "n2.dark", "the dark")
    assert winner(exile(night(game), 3)) == "angel"


def test_angel_who_is_saved_on_the_first_night_does_not_win() -> None:
    game = night(table("group-chat", CARDS), wolves=3, witch="save")
    assert (dead(game), winner(game)) == ([], None)


def test_angel_who_follows_his_lover_on_the_first_night_wins() -> None:
    cards = "werewolf*2 angel seer cupid villager*4"
    assert winner(night(table("group-chat", cards), cupid=[3, 6], wolves=6)) == "angel"


def test_angel_knifed_on_the_second_night_does_not_win() -> None:
    assert winner(night(night(table("group-chat", CARDS)), wolves=3)) is None


def test_angel_who_missed_his_death_wins_with_good() -> None:
    game = exile(night(exile(night(table("group-chat", CARDS)), 1)), 2)
    assert winner(game) == "good"
    assert 3 in winners(game)


def test_angel_who_missed_his_death_is_one_of_the_villagers() -> None:
    game = night(table("group-chat", "werewolf*2 angel seer villager*2"), wolves=5)
    assert winner(exile(game, 6)) is None
    assert winner(night(game, wolves=3)) == "wolves"


def test_angel_is_shown_good() -> None:
    assert sign(at_step(table("group-chat", CARDS), "seer"), 3) == "good"
