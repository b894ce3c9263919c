"""Options of elder, idiot, scapegoat, thief and wild child."""

from judge_app.engine.game import Game

from ..table import (
    at_step,
    dead,
    deal,
    exile,
    facts,
    give,
    last,
    may,
    night,
    pass_on,
    setup,
    sign,
    to,
    until,
    vote,
    winner,
)
from .shown import each, ruled


@each("elder.lives", (1, 1), (2, 2), (3, 3))
def test_elder_falls_to_as_many_knives_as_he_has_lives(value: object, expected: int) -> None:
    game = ruled("werewolf*2 elder seer villager*6", {"elder.lives": value})
    nights = 0
    while 3 not in dead(game):
        night(game, wolves=3)
        nights += 1
    assert nights == expected


@each(
    "elder.costs",
    ("skilled_good", (True, True, False)),
    ("the_four", (True, False, False)),
    ("all_but_wolves", (True, True, True)),
)
def test_elders_exile_costs_the_skills_the_rule_names(
    value: object, expected: tuple[bool, bool, bool]
) -> None:
    """Whether seer, idiot and piper have lost theirs."""
    game = ruled("werewolf*2 elder seer idiot piper villager*5", {"elder.costs": value}, "classic")
    exile(night(game), 3)
    seer = sign(at_step(game, "seer"), 1) == "nothing"
    night_on = at_step(game, "piper")
    give(game, [7, 8])
    assert night_on.key == "n2.piper"
    to(game, "n2.dawn")
    exile(game, 5)
    assert (seer, game.prompt.key != "d2.reveal.5", not game.table.marked("charm")) == expected


@each("elder.villager_with_thief", (True, "wolves"), (False, None))
def test_elder_beside_a_thief_is_the_last_god_or_a_villager(value: object, expected: str | None) -> None:
    options: dict[str, object] = {"elder.villager_with_thief": value, "win.wolves": "side"}
    game = ruled("werewolf*2 elder thief seer villager*3", options, bottom="villager*2")
    assert winner(night(game, wolves=5)) == expected


IDIOT = "werewolf*2 idiot elder seer villager*6"


@each("idiot.when_exiled", ("reveals", ([], True)), ("revives", ([3], False)))
def test_exiled_idiot_stays_or_comes_back_that_night(value: object, expected: tuple[list[int], bool]) -> None:
    game = exile(night(ruled(IDIOT, {"idiot.when_exiled": value})), 3)
    is_asked = game.prompt.key == "d1.reveal.3"
    if is_asked:
        give(game, "reveal")
    assert (dead(game), is_asked) == expected
    assert dead(night(game)) == []


def turned_up(options: dict[str, object]) -> Game:
    """The idiot was exiled on day 1 and stays."""
    game = exile(night(ruled(IDIOT, options)), 3)
    give(game, "reveal")
    return game


@each("idiot.speaks", ("in_turn", False), ("any_time", True))
def test_judge_is_told_that_a_turned_up_idiot_may_talk_with_any_speaker(
    value: object, expected: bool
) -> None:
    game = night(turned_up({"idiot.speaks": value}))
    prompt = until(game, lambda p: p.kind == "speech" and p.stage == "speech", "a speech")
    assert ("3号" in str(prompt.do)) is expected


@each("idiot.seen_as", ("good", "good"), ("wolf", "wolf"))
def test_seer_sees_an_idiot_as_the_rule_says(value: object, expected: str) -> None:
    assert sign(at_step(ruled(IDIOT, {"idiot.seen_as": value}), "seer"), 3) == expected


@each("idiot.counts_as", ("god", None), ("villager", "wolves"))
def test_idiot_is_the_last_god_or_a_villager(value: object, expected: str | None) -> None:
    game = ruled("werewolf*2 idiot seer villager*3", {"idiot.counts_as": value, "win.wolves": "side"})
    assert winner(night(game, wolves=4)) == expected


@each("idiot.leaves_with_elder", (True, [3, 4]), (False, [4]))
def test_turned_up_idiot_leaves_with_the_exiled_elder_or_stays(value: object, expected: list[int]) -> None:
    game = exile(night(turned_up({"idiot.leaves_with_elder": value})), 4)
    assert dead(game) == expected


@each("scapegoat.names_voters", (True, True), (False, False))
def test_scapegoat_is_asked_who_may_vote_tomorrow_or_not(value: object, expected: bool) -> None:
    game = night(ruled("werewolf scapegoat villager*5", {"scapegoat.names_voters": value}, "last-words"))
    vote(game, {3: 4, 4: 3})
    pass_on(game)
    assert (game.prompt.key == "d1.allow.2") is expected


# the thief and the bottom cards

THIEF = "werewolf*2 thief seer villager*4"


@each("thief.may_keep", (True, True), (False, False))
def test_thief_may_keep_his_card_only_where_the_rule_lets_him(value: object, expected: bool) -> None:
    at_step(game := ruled(THIEF, {"thief.may_keep": value}, bottom="witch villager"), "thief")
    assert may(game, "keep") is expected


@each("thief.must_take_wolf", ("if_any", (False, False)), ("if_both", (True, False)), ("never", (True, True)))
def test_thief_may_pass_over_one_wolf_or_two_as_the_rule_says(
    value: object, expected: tuple[bool, bool]
) -> None:
    """He takes the villager beside a wolf; he keeps his card where both are wolves."""
    options: dict[str, object] = {
        "thief.must_take_wolf": value,
        "thief.may_keep": True,
        "thief.two_wolves": "allowed",
    }
    one, two = (ruled(THIEF, options, bottom=cards) for cards in ("werewolf villager", "werewolf*2"))
    for game in (one, two):
        at_step(game, "thief")
    assert (may(one, "villager"), may(two, "keep")) == expected


@each("thief.two_wolves", ("allowed", True), ("redeal", False))
def test_two_wolves_at_the_bottom_are_dealt_again_or_not(value: object, expected: bool) -> None:
    game = Game(setup("formal", THIEF, "werewolf*2", {"thief.two_wolves": value}))
    assert may(game, deal(THIEF, "werewolf*2")) is expected


@each("thief.with_wolf", ("allowed", True), ("redeal", False))
def test_thief_at_the_bottom_beside_a_wolf_is_dealt_again_or_not(value: object, expected: bool) -> None:
    seats, bottom = "werewolf*2 seer villager*5", "thief werewolf"
    game = Game(setup("formal", seats, bottom, {"thief.with_wolf": value}))
    assert may(game, deal(seats, bottom)) is expected


# what the table is shown


@each("reveal.roles_of_the_dead", (True, [{6: "villager"}]), (False, []))
def test_card_of_the_dead_is_shown_at_dawn_or_not(value: object, expected: list[object]) -> None:
    game = night(ruled("werewolf*2 seer villager*5", {"reveal.roles_of_the_dead": value}), wolves=6)
    to(game, "d1.announce")
    pass_on(game)
    assert [fact.data["roles"] for fact in facts(game, "roles")] == expected


@each("announce.order", ("cause", [6, 5]), ("seat", [5, 6]))
def test_dead_are_announced_by_cause_or_by_seat(value: object, expected: list[int]) -> None:
    game = ruled("werewolf*2 seer witch villager*5", {"announce.order": value})
    night(game, wolves=6, witch={"poison": [5]})
    to(game, "d1.announce")
    pass_on(game)
    assert last(game, "announcement").data["seats"] == expected


@each("wild_child.joins", ("next_night", "从下一夜起"), ("at_once", "现在就"))
def test_orphaned_wild_child_is_led_to_the_wolves_as_the_rule_says(value: str, expected: str) -> None:
    game = ruled("werewolf*2 wild_child seer villager*4", {"wild_child.joins": value}, "group-chat")
    game = exile(night(game, wild_child=4), 4)
    assert expected in str(last(game, "joins").text)
