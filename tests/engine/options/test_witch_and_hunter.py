"""Options of the witch and the hunter."""

from judge_app.engine.game import Game

from ..table import at_step, dead, exile, explode, give, may, night, over, sign, to, until
from .shown import each, ruled

CARDS = "werewolf*2 witch seer villager*6"
WITCH = 3
HUNTERS = "white_wolf_king hunter*2 cupid witch werewolf villager*6"


@each("witch.both_in_one_night", (True, True), (False, False))
def test_witch_uses_both_potions_in_a_night_only_where_the_rule_lets_her(
    value: object, expected: bool
) -> None:
    at_step(game := ruled(CARDS, {"witch.both_in_one_night": value}), "witch", wolves=6)
    assert may(game, {"save": [], "poison": [7]}) is expected


@each("witch.one_potion_a_game", (True, False), (False, True))
def test_witch_who_has_saved_may_still_poison_or_not(value: object, expected: bool) -> None:
    game = night(ruled(CARDS, {"witch.one_potion_a_game": value}), wolves=6, witch="save")
    at_step(game, "witch")
    assert may(game, {"poison": [7]}) is expected


@each(
    "witch.self_save",
    ("never", [False, False, False]),
    ("first_night", [True, False, True]),
    ("without_guard", [True, True, False]),
    ("always", [True, True, True]),
)
def test_witch_may_save_herself_on_night_1_on_night_2_and_beside_a_guard(
    value: object, expected: list[bool]
) -> None:
    options: dict[str, object] = {"witch.self_save": value}
    games = [ruled(CARDS, options), night(ruled(CARDS, options)), ruled(f"{CARDS} guard", options)]
    for game in games:
        at_step(game, "witch", wolves=WITCH)
    assert [may(game, "save") for game in games] == expected


@each("witch.self_poison", (True, True), (False, False))
def test_witch_may_poison_herself_only_where_the_rule_lets_her(value: object, expected: bool) -> None:
    at_step(game := ruled(CARDS, {"witch.self_poison": value}), "witch")
    assert may(game, {"poison": [WITCH]}) is expected


@each("witch.told_after_antidote", (True, 7), (False, "hidden"))
def test_witch_without_antidote_is_still_shown_the_knife_or_not(value: object, expected: object) -> None:
    game = night(ruled(CARDS, {"witch.told_after_antidote": value}), wolves=6, witch="save")
    assert sign(at_step(game, "witch", wolves=7)) == expected


@each("witch.by_day", (True, "d1.witch"), (False, "n2.dark"))
def test_witch_is_asked_before_dark_only_where_she_acts_by_day(value: object, expected: str) -> None:
    game = exile(night(ruled(CARDS, {"witch.by_day": value})), 6)
    assert until(game, lambda p: p.key in ("d1.witch", "n2.dark"), "dark").key == expected


def test_witch_by_day_saves_the_seat_just_sentenced() -> None:
    game = exile(night(ruled(CARDS, {"witch.by_day": True})), 6)
    to(game, "d1.witch")
    give(game, "save")
    assert dead(over(game)) == []


# how a hunter may have fallen


def fallen(cause: str, options: dict[str, object]) -> Game:
    """Hunter 2 has died of this; hunter 3 is there to shoot him."""
    game = ruled(HUNTERS, options, "extended")
    if cause in ("knifed", "poisoned"):
        return night(game, **({"wolves": 2} if cause == "knifed" else {"witch": {"poison": [2]}}))
    if cause == "exiled":
        return exile(night(game), 2)
    if cause == "lover":
        return night(game, cupid=[2, 7], wolves=7)
    night(game, wolves=3 if cause == "shot" else "none")
    if cause == "taken":
        to(game, "d1.start")
        give(explode(game, 1), 2)
        return game
    if until(game, lambda p: p.key in ("d1.shoot.3", "d1.speech.4", "d1.start"), "3").key == "d1.shoot.3":
        give(game, 2)
    return game


def is_asked(game: Game) -> bool:
    """Whether hunter 2 is asked if he shoots."""
    key = f"d1.shoot.{2}"
    return until(game, lambda p: p.key in (key, "d1.vote", "n2.dark"), "the shot").key == key


CAUSES = ("knifed", "exiled", "lover", "shot", "taken", "poisoned")


@each(
    "hunter.shoots_when",
    *(([cause], {cause}) for cause in CAUSES if cause != "shot"),
    (["knifed", "shot"], {"knifed", "shot"}),
)
def test_hunter_is_asked_to_shoot_after_just_the_deaths_the_rule_names(
    value: list[str], expected: set[str]
) -> None:
    options: dict[str, object] = {"hunter.shoots_when": value}
    assert {cause for cause in CAUSES if is_asked(fallen(cause, options))} == expected


@each("hunter.must_shoot_once_revealed", (True, False), (False, True))
def test_hunter_may_turn_up_his_card_and_not_shoot_unless_he_must(value: object, expected: bool) -> None:
    game = night(
        ruled("werewolf hunter seer villager*4", {"hunter.must_shoot_once_revealed": value}), wolves=2
    )
    to(game, "d1.shoot.2")
    assert may(game, "reveal") is expected


@each("hunter.woken", (True, "can"), (False, None))
def test_hunter_is_shown_each_night_whether_he_could_shoot_or_nothing(
    value: object, expected: object
) -> None:
    game = ruled("werewolf hunter seer villager*4", {"hunter.woken": value})
    assert sign(at_step(game, "hunter")) == expected
