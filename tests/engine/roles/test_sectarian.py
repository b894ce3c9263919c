"""邪恶的宗教老人 (网杀群 规则盲点 15; the effect is adopted)."""

from judge_app.engine.game import Game

from ..table import at_step, exile, facts, night, no, sign, table, winner, winners

CARDS = "werewolf*2 sectarian seer villager*3"


def grouped(seats: list[int], **deeds: object) -> Game:
    return night(table("group-chat", CARDS), sectarian=seats, **deeds)


def test_sectarian_wins_when_all_the_living_are_of_his_group() -> None:
    game = exile(grouped([1, 2, 3, 4, 5]), 6)
    assert winner(game) is None
    assert winner(night(game, wolves=7)) == "sectarian"


def test_sectarian_wins_alone() -> None:
    game = exile(grouped([1, 2, 3, 4, 5], wolves=7), 6)
    assert (winner(game), winners(game)) == ("sectarian", (3,))


def test_sectarian_wins_by_night_as_well() -> None:
    assert winner(grouped([1, 2, 3, 4, 5, 6], wolves=7)) == "sectarian"


def test_sectarian_has_not_won_while_one_of_the_others_lives() -> None:
    assert winner(grouped([1, 2, 3, 4, 5], wolves=7)) is None


def test_sectarian_belongs_to_his_group_named_or_not() -> None:
    assert winner(grouped([1, 2, 4, 5, 6], wolves=7)) == "sectarian"


def test_dead_sectarian_does_not_win() -> None:
    game = exile(grouped([1, 2, 3, 4, 5, 6]), 3)
    assert winner(exile(night(game), 7)) is None


def test_sectarian_wins_before_the_wolves() -> None:
    """邪恶的宗教老人＞天使＞吹笛子＞狼人阵营."""
    game = exile(grouped([1, 2, 3, 4], wolves=5), 6)
    assert winner(exile(night(game), 7)) == "sectarian"


def test_sectarian_is_told_his_group_on_the_first_night_only() -> None:
    game = night(grouped([1, 3, 5]))
    assert [fact.at for fact in facts(game, "called") if fact.data["step"] == "sectarian"] == ["n1"]


def test_group_of_everybody_is_refused() -> None:
    at_step(game := table("group-chat", CARDS), "sectarian")
    assert no(game, [1, 2, 3, 4, 5, 6, 7]).ruling.id == "act.count"


def test_sectarian_is_shown_good() -> None:
    assert sign(at_step(table("group-chat", CARDS), "seer"), 3) == "good"


def test_infected_sectarian_no_longer_wins_alone() -> None:
    game = table("group-chat", "alpha_wolf werewolf sectarian seer villager*3")
    night(game, sectarian=[1, 2, 3, 4, 5, 6], wolves=3, alpha_wolf="infect")
    assert winner(exile(game, 7)) is None
