"""Options of Cupid and the lovers."""

from judge_app.engine.game import Game

from ..table import at_step, exile, may, night, over, to, winner
from .shown import each, ruled

CARDS = "werewolf*2 cupid witch seer villager*5"
CUPID = 3


@each("cupid.may_decline", (True, True), (False, False))
def test_cupid_may_link_nobody_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    at_step(game := ruled(CARDS, {"cupid.may_decline": value}), "cupid")
    assert may(game, "decline") is expected


@each("cupid.self_link", (True, True), (False, False))
def test_cupid_may_link_himself_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    at_step(game := ruled(CARDS, {"cupid.self_link": value}), "cupid")
    assert may(game, [CUPID, 6]) is expected


@each("cupid.with_mixed_pair", ("third_party", "lovers"), ("good", None))
def test_cupid_left_with_a_mixed_pair_wins_with_it_or_stands_against_it(
    value: object, expected: str | None
) -> None:
    game = ruled("werewolf villager cupid villager*2", {"cupid.with_mixed_pair": value})
    exile(night(game, cupid=[1, 2], wolves=4), 5)
    assert winner(game) == expected


@each(
    "cupid.with_wolf_pair",
    ("good", (None, None)),
    ("wolves", ("wolves", "wolves")),
    ("wolves_if_fewer", (None, "wolves")),
)
def test_cupid_of_two_wolves_is_theirs_as_the_rule_says(
    value: object, expected: tuple[str | None, str | None]
) -> None:
    """Two wolves against no god, and against three."""
    few, many = (
        ruled(f"werewolf*2 cupid {others}", {"cupid.with_wolf_pair": value})
        for others in ("villager*2", "seer guard witch villager")
    )
    exile(night(few, cupid=[1, 2], wolves=4), 5)
    exile(night(many, cupid=[1, 2], wolves=4), 5)
    exile(night(many, wolves=6), 7)
    assert (winner(few), winner(many)) == expected


@each(
    "cupid.counts_as",
    ("god", (None, "wolves")),
    ("villager", ("wolves", None)),
    ("neither", ("wolves", "wolves")),
)
def test_cupid_left_alone_of_a_side_keeps_it_alive_or_not(
    value: object, expected: tuple[str | None, str | None]
) -> None:
    """The other god is dead, or the villagers are."""
    options: dict[str, object] = {"cupid.counts_as": value, "win.wolves": "side"}
    gods, villagers = (ruled("werewolf*2 cupid seer villager*2", options) for _ in range(2))
    night(gods, wolves=4)
    exile(night(villagers, wolves=5), 6)
    assert (winner(gods), winner(villagers)) == expected


@each("lovers.learn", ("eyes", "不亮牌"), ("cards", "互相亮牌"), ("numbers", "号码"))
def test_judge_lets_the_lovers_learn_what_the_rule_says(value: object, expected: str) -> None:
    prompt = at_step(ruled(CARDS, {"lovers.learn": value}), "lovers", cupid=[5, 6])
    shown = prompt.sign_for({})
    assert shown is not None
    assert expected in str(shown.word)


def linked(options: dict[str, object]) -> Game:
    """The witch, 4, and 6 are lovers."""
    return night(ruled(CARDS, options), cupid=[4, 6])


@each("lovers.may_vote_each_other", (True, True), (False, False))
def test_lover_may_vote_for_the_other_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    prompt = to(linked({"lovers.may_vote_each_other": value}), "d1.vote")
    assert (prompt.bar(4, 6) is None) is expected


@each("lovers.may_kill_each_other", (True, True), (False, False))
def test_witch_may_poison_her_lover_only_where_the_rule_lets_her(value: object, expected: bool) -> None:
    game = linked({"lovers.may_kill_each_other": value})
    at_step(game, "witch")
    assert may(game, {"poison": [6]}) is expected


@each("win.lovers", ("all_but_pair", [None, None]), ("all_but_third_party", ["lovers", None]),
      ("pair_and_one_by_day", ["lovers", "lovers"]))  # fmt: skip
def test_mixed_pair_wins_beside_cupid_or_beside_a_villager_as_the_rule_says(
    value: object, expected: list[str | None]
) -> None:
    """By day the pair is left with its Cupid, or with a villager."""
    options: dict[str, object] = {"win.lovers": value, "win.wolves": "city"}
    ends = []
    for knifed, exiled in ((4, 5), (3, 5)):
        game = ruled("werewolf villager cupid villager*2", options)
        ends.append(winner(exile(night(game, cupid=[1, 2], wolves=knifed), exiled)))
    assert ends == expected


@each("win.pair_bars_wolves", (True, None), (False, "wolves"))
def test_living_mixed_pair_bars_the_wolves_only_where_the_rule_says_so(
    value: object, expected: str | None
) -> None:
    """A wolf and the seer are lovers; the last villager falls."""
    options: dict[str, object] = {"win.pair_bars_wolves": value, "win.wolves": "side"}
    game = ruled("werewolf*2 cupid seer witch villager", options)
    assert winner(night(game, cupid=[1, 4], wolves=6)) == expected


@each("win.lone_cupid_plays_on", (True, None), (False, "good"))
def test_cupid_who_outlives_wolves_and_pair_plays_on_or_not(value: object, expected: str | None) -> None:
    game = ruled("werewolf villager cupid villager*3", {"win.lone_cupid_plays_on": value})
    assert winner(over(exile(night(game, cupid=[1, 2]), 1))) == expected
