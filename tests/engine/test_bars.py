"""Every refusal of both rulesets: what is refused, what beside it is allowed, which rule says so."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pytest

from judge_app.engine.game import Game

from .table import (
    Short,
    at_step,
    elect,
    exile,
    found,
    give,
    may,
    night,
    no,
    no_vote,
    pass_on,
    table,
    to,
    until,
    vote,
)

CARDS = "werewolf*2 guard witch seer hunter cupid elder idiot villager*4"
THIEF = "werewolf*2 thief seer villager*5"


@dataclass(frozen=True)
class Bar:
    """At the step where `open` leaves the game, `refused` is refused by `rule` and `allowed` is not.

    `says` must stand in the sentence the judge reads: the seat, or the words of the rule.
    """

    situation: str
    open: Callable[[str], Game]
    refused: Short
    allowed: Short
    rule: str
    says: str
    rulesets: tuple[str, ...] = ("face-to-face", "last-words")
    key: str = ""


def step(
    name: str, options: Mapping[str, object] | None = None, after: int = 0, **deeds: Short
) -> Callable[[str], Game]:
    """Night 1 at that step; night 2 if seat `after` was knifed, or if it is -1, before."""

    def make(rules: str) -> Game:
        game = table(rules, CARDS, options=options)
        if after:
            night(game, guard=10, **({"wolves": after} if after > 0 else {}))
        at_step(game, name, **deeds)
        return game

    return make


def day(key: str, wolves: int = 13, *then: Short, **deeds: Short) -> Callable[[str], Game]:
    """Day 1 at that step; `then` are answered there first."""

    def make(rules: str) -> Game:
        game = night(table(rules, CARDS), wolves=wolves, **deeds)
        to(game, key)
        for short in then:
            give(game, short)
        return game

    return make


def no_skills(name: str) -> Callable[[str], Game]:
    def make(rules: str) -> Game:
        game = exile(night(table(rules, CARDS)), 8)
        at_step(game, name, wolves=10)
        return game

    return make


def after_night(name: str, **deeds: Short) -> Callable[[str], Game]:
    """Night 2 at that step, after these deeds of night 1."""

    def make(rules: str) -> Game:
        game = night(table(rules, CARDS), **deeds)
        at_step(game, name, wolves=11)
        return game

    return make


def thief(bottom: str) -> Callable[[str], Game]:
    def make(rules: str) -> Game:
        game = table(rules, THIEF, bottom)
        at_step(game, "thief")
        return game

    return make


def shooting(rules: str) -> Game:
    game = night(table(rules, CARDS), wolves=6, witch={"poison": [10]})
    to(game, "d1.shoot.6")
    return game


def badge(rules: str) -> Game:
    return exile(elect(night(table(rules, CARDS), wolves=13), 10), 10)


def choosing_start(rules: str) -> Game:
    game = elect(night(table(rules, CARDS), wolves=13), 10)
    to(game, "d1.start")
    return game


F2F, LW = ("face-to-face",), ("last-words",)
MUST_KNIFE = {"wolves.may_skip": False}
MUST_GUARD = {"guard.may_skip": False}
NOT_SELF = {"guard.self": False}
NO_OWN = {"wolves.may_knife_wolf": False}
NO_HARM = {"lovers.may_kill_each_other": False}
FOREIGN = {"cupid.self_link": False}

BARS = [
    Bar("guard, same seat twice", step("guard", after=-1), 10, 11, "guard.same_twice", "10 号"),
    Bar("guard, dead seat", step("guard", after=13), 13, 11, "dead.no_act", "13 号"),
    Bar("guard, himself by house rule", step("guard", NOT_SELF), 3, 11, "guard.self", "自己"),
    Bar("guard, nobody by house rule", step("guard", MUST_GUARD), "none", 3, "guard.may_skip", "必须守"),
    Bar("wolves, dead seat", step("wolves", after=13), 13, 11, "dead.no_act", "13 号"),
    Bar("wolves, nobody by house rule", step("wolves", MUST_KNIFE), "none", 3, "wolves.may_skip", "空刀"),
    Bar("wolves, a wolf by house rule", step("wolves", NO_OWN), 2, 3, "wolves.may_knife_wolf", "2 号"),
    Bar(
        "wolves, a wolf's lover by house rule",
        step("wolves", NO_HARM, cupid=[1, 10]),
        10,
        11,
        "lovers.may_kill_each_other",
        "情侣",
    ),
    Bar(
        "witch, antidote used",
        after_night("witch", wolves=10, witch="save"),
        "save",
        "none",
        "witch.antidote_used",
        "解药已用",
    ),
    Bar(
        "witch, poison used",
        after_night("witch", witch={"poison": [13]}),
        {"poison": [10]},
        "save",
        "witch.poison_used",
        "毒药已用",
    ),
    Bar("witch, nobody knifed", step("witch"), "save", "none", "witch.not_told", "没有告知刀口"),
    Bar("witch, elder's first life", step("witch", wolves=8), "save", "none", "witch.not_told", "刀口"),
    Bar(
        "witch, guarded victim",
        step("witch", guard=10, wolves=10),
        "save",
        "none",
        "witch.not_told",
        "刀口",
        rulesets=LW,
    ),
    Bar(
        "witch, both potions",
        step("witch", wolves=10),
        {"save": [], "poison": [11]},
        {"poison": [11]},
        "witch.both_in_one_night",
        "一瓶药",
        rulesets=F2F,
    ),
    Bar("witch, herself", step("witch", wolves=4), "save", "none", "witch.self_save", "自救", rulesets=F2F),
    Bar(
        "witch, poisons herself",
        step("witch"),
        {"poison": [4]},
        {"poison": [5]},
        "witch.self_poison",
        "自己",
        rulesets=F2F,
    ),
    Bar(
        "witch, poisons the dead",
        step("witch", after=13),
        {"poison": [13]},
        {"poison": [12]},
        "dead.no_act",
        "13 号",
    ),
    Bar(
        "witch, poisons her lover by house rule",
        step("witch", NO_HARM, cupid=[4, 10]),
        {"poison": [10]},
        {"poison": [11]},
        "lovers.may_kill_each_other",
        "情侣",
    ),
    Bar("witch, saves without skill", no_skills("witch"), "save", "none", "skills.lost", "失效"),
    Bar("witch, poisons without skill", no_skills("witch"), {"poison": [11]}, "none", "skills.lost", "失效"),
    Bar("seer, dead seat", step("seer", after=13), 13, 11, "dead.no_act", "13 号"),
    Bar("seer, nobody", step("seer"), "none", 11, "seer.must", "必须验"),
    Bar("cupid, nobody", step("cupid"), "none", [10, 11], "cupid.must", "必须连"),
    Bar("cupid, himself by house rule", step("cupid", FOREIGN), [7, 10], [10, 11], "cupid.self_link", "自己"),
    Bar("cupid, one seat", step("cupid"), [10], [10, 11], "act.count", "2 个座位"),
    Bar("cupid, a seat twice", step("cupid"), [10, 10], [10, 11], "act.count", "两次"),
    Bar("thief, nothing", thief("villager hunter"), "none", "hunter", "thief.must", "必须选"),
    Bar(
        "thief, leaves the wolf",
        thief("werewolf villager"),
        "villager",
        "werewolf",
        "thief.must_take_wolf",
        "狼人",
        rulesets=F2F,
    ),
    Bar("hunter, the dead", shooting, 10, 11, "shoot.living", "10 号"),
    Bar("hunter, himself", shooting, 6, 11, "shoot.living", "6 号"),
    Bar("hunter, turned up without a shot", shooting, "reveal", "none", "act.known", "reveal"),
    Bar("badge, to the dead", badge, 13, 11, "badge.living", "13 号"),
    Bar("badge, to himself", badge, 10, 11, "badge.living", "10 号"),
    Bar(
        "start, beside a third seat",
        choosing_start,
        {"left": [12]},
        {"left": [13]},
        "speeches.neighbour",
        "10号",
        rulesets=LW,
    ),
    Bar(
        "withdrawing, never stood",
        day("d1.campaign", 13, [10, 11]),
        12,
        11,
        "campaign.candidates",
        "12 号",
        key="withdraw",
    ),
    Bar("self-destruct, no wolf", day("d1.speech.1"), 12, 1, "self_destruct.wolf", "12 号", key="explode"),
    Bar(
        "self-destruct, dead wolf",
        day("d1.speech.3", wolves=1),
        1,
        2,
        "dead.no_act",
        "1 号",
        key="explode",
    ),
    Bar("removal, dead seat", day("d1.speech.1"), 13, 12, "dead.no_act", "13 号", key="remove"),
    Bar("any step, two seats for one", step("guard"), [10, 11], [10], "act.count", "1 个座位"),
    Bar("any step, no such seat", step("guard"), 14, 13, "act.known", "1 到 13"),
    Bar("any step, no seat at all", step("guard"), {"pick": []}, 13, "act.count", "1 个座位"),
    Bar("any step, unanswered", step("wolves"), {}, 13, "act.must", "还没有选"),
    Bar("any step, unknown word", step("guard"), "poison", 13, "act.known", "poison"),
]

CASES = [pytest.param(bar, rules, id=f"{bar.situation} ({rules})") for bar in BARS for rules in bar.rulesets]


@pytest.mark.parametrize(("bar", "rules"), CASES)
def test_refused_deed_names_seat_and_rule(bar: Bar, rules: str) -> None:
    game = bar.open(rules)
    refusal = no(game, bar.refused, bar.key)
    assert refusal.ruling.id == bar.rule
    assert bar.says in str(refusal.text)
    assert may(game, bar.allowed, bar.key)


@pytest.mark.parametrize(
    "bar", [bar for bar in BARS if bar.rule in bar.open("last-words").setup.ruleset.options]
)
def test_refusal_by_an_option_gives_the_value_in_force(bar: Bar) -> None:
    game = bar.open(bar.rulesets[0])
    assert no(game, bar.refused, bar.key).ruling.value == game.table.rules[bar.rule]


def test_refusal_quotes_the_source_that_prints_it() -> None:
    game = step("guard", after=-1)("face-to-face")
    assert no(game, 10).ruling.source == "面杀完整版 6(1)"


def test_refusal_by_a_rule_of_the_house_or_the_program_quotes_nothing() -> None:
    assert no(step("guard", after=13)("face-to-face"), 13).ruling.source == ""


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_judge_may_override_a_refusal(rules: str) -> None:
    game = step("guard", after=-1)(rules)
    game.answer({"pick": [10]}, force=True)
    assert game.table.tonight("protect") == [10]
    assert game.answers[-1].force


# votes


@dataclass(frozen=True)
class VoteBar:
    situation: str
    open: Callable[[str], Game]
    refused: tuple[int, int | None]
    allowed: tuple[int, int | None]
    rule: str
    says: str


def idiot_stayed(rules: str) -> Game:
    game = exile(night(table(rules, CARDS)), 9)
    give(game, "reveal")
    night(game)
    to(game, "d2.vote")
    return game


def pk(rules: str) -> Game:
    game = day("d1.vote")(rules)
    vote(game, {10: 11, 11: 10})
    to(game, "d1.pk.vote")
    return game


def election(rules: str) -> Game:
    game = day("d1.campaign", 13, [10, 11])(rules)
    to(game, "d1.campaign.vote")
    return game


VOTES = [
    VoteBar("voter is out", day("d1.vote"), (13, 10), (12, 10), "dead.no_act", "13 号"),
    VoteBar("target is out", day("d1.vote"), (12, 13), (12, 10), "dead.no_act", "13 号"),
    VoteBar(
        "lovers", day("d1.vote", cupid=[10, 11]), (10, 11), (10, 12), "lovers.may_vote_each_other", "情侣"
    ),
    VoteBar("revealed idiot votes", idiot_stayed, (9, 10), (10, 11), "idiot.no_vote", "9 号"),
    VoteBar("revealed idiot is voted for", idiot_stayed, (10, 9), (10, 11), "idiot.no_target", "9 号"),
    VoteBar("tied seat in the PK", pk, (10, 11), (12, 11), "vote.on_tie", "10 号"),
    VoteBar("PK vote for another", pk, (12, 1), (12, 10), "vote.tied_only", "10号"),
    VoteBar("candidate in the election", election, (10, 11), (12, 11), "sheriff.candidates", "10 号"),
    VoteBar("election of one who never stood", election, (12, 1), (12, 11), "campaign.candidates", "1 号"),
]


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
@pytest.mark.parametrize("bar", VOTES, ids=lambda bar: bar.situation)
def test_refused_vote_names_seat_and_rule(bar: VoteBar, rules: str) -> None:
    game = bar.open(rules)
    refusal = no_vote(game, *bar.refused)
    assert refusal.ruling.id == bar.rule
    assert bar.says in str(refusal.text)
    assert game.prompt.bar(*bar.allowed) is None


# every night step × nobody, a dead seat, the actor himself

SELF = {"guard": 3, "wolves": 1, "witch": 4, "seer": 5}


def asked(name: str, seat: int) -> Short:
    return {"poison": [seat]} if name == "witch" else seat


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
@pytest.mark.parametrize("name", SELF)
def test_dead_seat_is_no_target_of_any_night_step(rules: str, name: str) -> None:
    game = step(name, after=13)(rules)
    assert no(game, asked(name, 13)).ruling.id == "dead.no_act"


@pytest.mark.parametrize("name", SELF)
def test_himself_is_a_target_as_the_rules_say(name: str) -> None:
    assert may(step(name)("face-to-face"), asked(name, SELF[name])) is (name != "witch")
    assert may(step(name)("last-words"), asked(name, SELF[name]))


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
@pytest.mark.parametrize("name", SELF)
def test_nobody_is_a_target_where_the_role_may_do_nothing(rules: str, name: str) -> None:
    assert may(step(name)(rules), "none") is (name != "seer")


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
@pytest.mark.parametrize("knife", ["none", 4, 10])
@pytest.mark.parametrize("potion", ["none", {"poison": [11]}])
def test_night_settles_whoever_did_nothing(rules: str, knife: Short, potion: Short) -> None:
    game = night(table(rules, CARDS), guard="none", wolves=knife, witch=potion)
    assert len(game.table.dead) == (knife != "none") + (potion != "none")


@pytest.mark.parametrize("rules", ["face-to-face", "last-words"])
def test_found_card_is_refused_for_a_seat_that_has_one(rules: str) -> None:
    game = found(rules, "werewolf*2 guard seer villager*4")
    at_step(game, "seer.find", **{"guard.find": 3})
    refusal = no(game, 3)
    assert (refusal.ruling.id, "3 号" in str(refusal.text)) == ("card.one", True)
    assert may(game, 4)


def test_answer_after_the_end_is_refused() -> None:
    game = exile(night(table("face-to-face", "werewolf seer villager*3")), 1)
    assert game.prompt.kind == "end"
    assert no(game, {}).ruling.id == "answer.one_step"


def test_act_out_of_turn_that_is_not_offered_is_refused() -> None:
    assert no(step("guard")("last-words"), 1, key="explode").ruling.id == "act.known"


def test_anything_entered_where_nothing_is_asked_is_refused() -> None:
    game = table("face-to-face", CARDS)
    assert not may(game, 3)
    pass_on(game)
    until(game, lambda prompt: prompt.key == "n1.dawn", "dawn")
    assert not may(game, "none")
