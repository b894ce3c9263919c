"""The nine rulesets decide as their texts say: one row an option, one cell a ruleset."""

from collections.abc import Mapping

import pytest

from judge_app.rulesets import OPTIONS, OptionValue, load_ruleset

RULESETS = (
    "formal",
    "last-words",
    "classic",
    "handbook",
    "face-to-face",
    "close-eyes",
    "side-or-city",
    "group-chat",
    "extended",
)
Row = tuple[OptionValue | None, ...]

NO_CARD = None
"""The ruleset does not know the card."""

THIRD_PARTY_FIRST = ["sectarian", "angel", "piper", "lovers", "wolves", "good"]
WOLVES_BEFORE_LOVERS = ["sectarian", "angel", "piper", "wolves", "lovers", "good"]
KNIFED_OR_EXILED = ["knifed", "exiled"]
ANY_BUT_POISON = ["knifed", "exiled", "lover", "shot", "taken"]
FORMAL_SILENCED = ["poisoned", "shot", "their_lovers"]
NEVER_CHANGES: OptionValue = {"at_most": 0, "weight": 1}
SMALL_WEIGHT: OptionValue = {"at_most": 6, "weight": 1.5}
PK = "pk_tied_may_not_vote"


def all_nine(value: OptionValue) -> Row:
    return (value,) * len(RULESETS)


def guarded(value: OptionValue) -> Row:
    """The same wherever there is a guard: close-eyes has none."""
    return tuple(NO_CARD if each == "close-eyes" else value for each in RULESETS)


def only(exceptions: Mapping[str, OptionValue], otherwise: OptionValue) -> Row:
    return tuple(exceptions.get(each, otherwise) for each in RULESETS)


# columns: formal, last-words, classic, handbook, face-to-face, close-eyes, side-or-city, group-chat, extended
DECISIONS: dict[str, Row] = {
    "guard.may_skip": guarded(True),
    "guard.self": guarded(True),
    "guard.same_twice": guarded(False),
    "guard.with_antidote": guarded("dies"),
    "guard.hides_victim": (False, True, False, True, False, None, False, False, False),
    "wolves.unanimous": all_nine(True),
    "wolves.may_skip": all_nine(True),
    "wolves.may_knife_wolf": all_nine(True),
    "wolves.self_destruct": (
        "day",
        "day",
        "never",
        "never",
        "speeches_and_campaign",
        "never",
        "day",
        "speeches_and_campaign",
        "day",
    ),
    "self_destruct.last_words": only({"face-to-face": True, "group-chat": True}, False),
    "self_destruct.badge": only({"formal": "tomorrow"}, "lost"),
    "self_destruct.night_dead": only({"group-chat": True}, False),
    "self_destruct.spares_lone_candidate": only({"group-chat": True}, False),
    "seer.sees": (
        "alignment",
        "alignment",
        "card",
        "alignment",
        "alignment",
        "card",
        "card",
        "alignment",
        "card",
    ),
    "seer.gesture_good": only({"last-words": "thumb_down"}, "thumb_up"),
    "witch.both_in_one_night": (True, True, False, True, False, False, False, False, False),
    "witch.one_potion_a_game": only({"close-eyes": True}, False),
    "witch.self_save": (
        "never",
        "always",
        "always",
        "always",
        "never",
        "never",
        "without_guard",
        "never",
        "without_guard",
    ),
    "witch.self_poison": (False, True, True, True, False, True, True, False, True),
    "witch.told_after_antidote": (False, True, True, False, False, True, False, False, False),
    "witch.by_day": only({"close-eyes": True}, False),
    "hunter.shoots_when": only(
        {"last-words": ANY_BUT_POISON, "extended": [*KNIFED_OR_EXILED, "taken"]}, KNIFED_OR_EXILED
    ),
    "hunter.must_shoot_once_revealed": (False, True, False, False, True, False, False, True, False),
    "hunter.woken": (False, False, False, False, True, False, False, True, True),
    "cupid.may_decline": only({"formal": True}, False),
    "cupid.self_link": all_nine(True),
    "cupid.with_mixed_pair": (
        "good",
        "third_party",
        "good",
        "third_party",
        "third_party",
        "good",
        "third_party",
        "third_party",
        "third_party",
    ),
    "cupid.with_wolf_pair": (
        "good",
        "wolves",
        "good",
        "good",
        "wolves",
        "good",
        "good",
        "wolves_if_fewer",
        "good",
    ),
    "cupid.counts_as": (
        "god",
        "villager",
        "god",
        "god",
        "neither",
        "god",
        "god",
        "neither",
        "god",
    ),
    "lovers.learn": ("eyes", "cards", "eyes", "cards", "eyes", "numbers", "eyes", "numbers", "eyes"),
    "lovers.may_vote_each_other": all_nine(False),
    "lovers.may_kill_each_other": (True, True, False, True, True, False, False, True, False),
    "elder.lives": (None, 2, 2, 2, 2, None, 2, 2, 2),
    "elder.costs": (
        None,
        "skilled_good",
        "the_four",
        "all_but_wolves",
        "skilled_good",
        None,
        "all_but_wolves",
        "skilled_good",
        "all_but_wolves",
    ),
    "elder.villager_with_thief": (None, True, False, False, False, None, False, False, False),
    "idiot.when_exiled": (
        None,
        "reveals",
        "reveals",
        "revives",
        "reveals",
        None,
        "reveals",
        "reveals",
        "reveals",
    ),
    "idiot.speaks": (
        None,
        "any_time",
        "any_time",
        "any_time",
        "in_turn",
        None,
        "in_turn",
        "in_turn",
        "in_turn",
    ),
    "idiot.seen_as": (None, "good", "good", "wolf", "good", None, "good", "good", "good"),
    "idiot.counts_as": (None, "god", "god", "god", "god", None, "god", "god", "god"),
    "idiot.leaves_with_elder": (None, False, True, True, True, None, True, True, True),
    "scapegoat.names_voters": (None, True, True, True, None, None, None, None, True),
    "thief.may_keep": (False, False, True, False, False, None, None, False, True),
    "thief.must_take_wolf": (
        "if_any",
        "never",
        "if_both",
        "if_any",
        "if_any",
        None,
        None,
        "if_any",
        "if_both",
    ),
    "thief.two_wolves": (
        "allowed",
        "allowed",
        "allowed",
        "allowed",
        "redeal",
        None,
        None,
        "redeal",
        "allowed",
    ),
    "thief.with_wolf": (
        "allowed",
        "allowed",
        "allowed",
        "allowed",
        "redeal",
        None,
        None,
        "redeal",
        "redeal",
    ),
    "wild_child.joins": (None, None, None, None, None, None, None, "next_night", "next_night"),
    "alpha_wolf.infects": (None, None, None, None, None, None, None, 1, None),
    "reveal.roles_of_the_dead": only({"classic": True, "close-eyes": True}, False),
    "announce.order": all_nine("cause"),
    "sheriff.exists": only({"handbook": False}, True),
    "sheriff.elected": only(
        {"classic": "after_announcement", "close-eyes": "after_announcement"}, "before_announcement"
    ),
    "sheriff.candidates": only({"classic": "everybody", "close-eyes": "everybody"}, "stand"),
    "sheriff.on_tie": only({"formal": "tomorrow"}, "runoff"),
    "sheriff.runoff_voters": only(
        {"last-words": "all_but_tied", "classic": "everybody", "close-eyes": "everybody"}, "non_candidates"
    ),
    "sheriff.may_refuse": (True, True, False, True, True, False, False, True, False),
    "sheriff.weight": all_nine(2),
    "sheriff.weight_small": only({"formal": SMALL_WEIGHT}, NEVER_CHANGES),
    "sheriff.breaks_tie": (False, False, True, False, False, True, True, False, True),
    "sheriff.heir": ("must", "may", "must", "may", "may", "must", "may", "may", "may"),
    "sheriff.speaks": only({"last-words": "chooses_start"}, "last"),
    "sheriff.announces_target": only({"formal": True}, False),
    "sheriff.campaign_from": all_nine("lowest"),
    "speeches.first_side": all_nine("left"),
    "speeches.alternate": only({"face-to-face": True, "group-chat": True}, False),
    "vote.how": only({"formal": "called", "last-words": "called"}, "together"),
    "vote.countdown": only({"side-or-city": 5, "extended": 5}, 3),
    "vote.on_tie": (PK, PK, "sheriff", "nobody", PK, "sheriff", PK, PK, PK),
    "last_words.rule": (
        "first_day",
        "quota",
        "all",
        "by_night",
        "by_night",
        "none",
        "all",
        "by_night",
        "first_day",
    ),
    "last_words.not_for": only({"formal": FORMAL_SILENCED}, []),
    "win.wolves": (
        "side",
        "side",
        "city",
        "side",
        "city",
        "city",
        "side",
        "side",
        "side",
    ),
    "win.good_needs": only({"formal": "both_sides"}, "no_wolves"),
    "win.pair_bars_wolves": only({"formal": True}, False),
    "win.knife_first": only({"formal": False}, True),
    "win.lovers": only(
        {"formal": "pair_and_one_by_day", "classic": "all_but_pair", "close-eyes": "all_but_pair"},
        "all_but_third_party",
    ),
    "win.lone_cupid_plays_on": only({"face-to-face": True, "group-chat": True}, False),
    "win.order": only({"group-chat": WOLVES_BEFORE_LOVERS}, THIRD_PARTY_FIRST),
    "win.giants": only({"last-words": ["seer", "witch", "hunter"]}, []),
    "first_kill.protection": only({"formal": "next_game", "last-words": "next_game"}, "none"),
    "first_kill.also_check": only({"formal": True}, False),
    "time.night_step": all_nine(15),
    "time.speech": only({"handbook": 100}, 90),
    "time.last_speech": only({"handbook": 100, "last-words": 120}, 90),
    "time.pk": all_nine(60),
    "time.last_words": all_nine(60),
}
CELLS = [
    pytest.param(option_id, ruleset_id, value, id=f"{option_id}-{ruleset_id}")
    for option_id, row in DECISIONS.items()
    for ruleset_id, value in zip(RULESETS, row, strict=True)
    if value is not NO_CARD
]


def test_every_option_has_its_row() -> None:
    wrong = sorted(DECISIONS.keys() ^ OPTIONS.keys())
    assert not wrong, f"{wrong}: in DECISIONS one row an option, NO_CARD where the ruleset lacks the card"


@pytest.mark.parametrize(("option_id", "ruleset_id", "value"), CELLS)
def test_ruleset_decides_as_its_source(option_id: str, ruleset_id: str, value: OptionValue) -> None:
    assert load_ruleset(ruleset_id).options[option_id] == value


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_decision_has_its_source_or_a_note(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    decided = {option for option, row in DECISIONS.items() if row[RULESETS.index(ruleset_id)] is not NO_CARD}
    untold = sorted(decided - (ruleset.sources | ruleset.notes).keys())
    assert not untold, f"{untold}: [sources] of {ruleset_id}.toml says where, or [notes] 本程序采用：…"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_what_is_adopted_says_so_and_cites_nothing(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    adopted = [key for key, note in ruleset.notes.items() if note.startswith("本程序采用")]
    assert adopted
    assert [key for key in adopted if key in ruleset.sources and key in OPTIONS] == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_conduct_can_be_read_out(ruleset_id: str) -> None:
    assert all(line and "\n" not in line for line in load_ruleset(ruleset_id).conduct)
    assert load_ruleset(ruleset_id).conduct
