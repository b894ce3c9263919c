"""The two rulesets decide as rules.md §2, §4, §10 and §12 say, cell by cell."""

import pytest

from judge_app.rulesets import OptionValue, load_ruleset

# option: face-to-face, last-words
DECISIONS: dict[str, tuple[OptionValue, OptionValue]] = {
    "guard.may_skip": (True, True),
    "guard.self": (True, True),
    "guard.same_twice": (False, False),
    "guard.with_antidote": ("dies", "dies"),
    "guard.hides_victim": (False, True),
    "wolves.unanimous": (True, True),
    "wolves.may_skip": (True, True),
    "wolves.may_knife_wolf": (True, True),
    "wolves.self_destruct": ("speeches_and_campaign", "day"),
    "self_destruct.last_words": (True, False),
    "self_destruct.badge": ("lost", "lost"),
    "seer.sees": ("alignment", "alignment"),
    "seer.gesture_good": ("thumb_up", "thumb_down"),
    "witch.both_in_one_night": (False, True),
    "witch.one_potion_a_game": (False, False),
    "witch.self_save": ("never", "always"),
    "witch.self_poison": (False, True),
    "witch.told_after_antidote": (False, True),
    "witch.by_day": (False, False),
    "hunter.shoots_when": (["knifed", "exiled"], ["knifed", "exiled", "lover", "shot", "taken"]),
    "hunter.must_shoot_once_revealed": (True, True),
    "hunter.woken": (True, False),
    "cupid.may_decline": (False, False),
    "cupid.self_link": (True, True),
    "cupid.with_mixed_pair": ("third_party", "third_party"),
    "cupid.with_wolf_pair": ("wolves", "wolves"),
    "cupid.counts_as": ("neither", "villager"),
    "lovers.learn": ("eyes", "cards"),
    "lovers.may_vote_each_other": (False, False),
    "lovers.may_kill_each_other": (True, True),
    "elder.lives": (2, 2),
    "elder.villager_with_thief": (False, True),
    "idiot.when_exiled": ("reveals", "reveals"),
    "idiot.speaks": ("in_turn", "any_time"),
    "idiot.counts_as": ("god", "god"),
    "idiot.leaves_with_elder": (True, False),
    "scapegoat.names_voters": (True, True),
    "thief.may_keep": (False, False),
    "thief.must_take_wolf": ("if_any", "never"),
    "thief.two_wolves": ("redeal", "allowed"),
    "thief.with_wolf": ("redeal", "allowed"),
    "reveal.roles_of_the_dead": (False, False),
    "announce.order": ("cause", "cause"),
    "sheriff.exists": (True, True),
    "sheriff.elected": ("before_announcement", "before_announcement"),
    "sheriff.candidates": ("stand", "stand"),
    "sheriff.on_tie": ("runoff", "runoff"),
    "sheriff.runoff_voters": ("non_candidates", "all_but_tied"),
    "sheriff.may_refuse": (True, True),
    "sheriff.weight": (2, 2),
    "sheriff.weight_small": ({"at_most": 0, "weight": 1}, {"at_most": 0, "weight": 1}),
    "sheriff.breaks_tie": (False, False),
    "sheriff.heir": ("may", "may"),
    "sheriff.speaks": ("last", "chooses_start"),
    "sheriff.campaign_from": ("lowest", "lowest"),
    "speeches.first_side": ("left", "left"),
    "speeches.alternate": (True, False),
    "vote.how": ("together", "called"),
    "vote.countdown": (3, 3),
    "vote.on_tie": ("pk_tied_may_not_vote", "pk_tied_may_not_vote"),
    "last_words.rule": ("by_night", "quota"),
    "last_words.not_for": ([], []),
    "win.wolves": ("city", "side"),
    "win.knife_first": (True, True),
    "win.lovers": ("all_but_third_party", "all_but_third_party"),
    "win.lone_cupid_plays_on": (True, False),
    "win.giants": ([], ["seer", "witch", "hunter"]),
    "first_kill.protection": ("none", "next_game"),
    "first_kill.also_check": (False, False),
    "time.night_step": (15, 15),
    "time.speech": (90, 90),
    "time.last_speech": (90, 120),
    "time.pk": (60, 60),
    "time.last_words": (60, 60),
}


@pytest.mark.parametrize(("place", "ruleset_id"), [(0, "face-to-face"), (1, "last-words")])
@pytest.mark.parametrize("option_id", DECISIONS)
def test_ruleset_decides_as_its_source(option_id: str, place: int, ruleset_id: str) -> None:
    assert load_ruleset(ruleset_id).options[option_id] == DECISIONS[option_id][place]


@pytest.mark.parametrize("ruleset_id", ["face-to-face", "last-words"])
def test_third_party_comes_before_wolves_before_good(ruleset_id: str) -> None:
    order = load_ruleset(ruleset_id).options["win.order"]
    assert isinstance(order, list)
    assert order[-3:] == ["lovers", "wolves", "good"]


@pytest.mark.parametrize("ruleset_id", ["face-to-face", "last-words"])
def test_every_decision_has_its_source_or_a_note(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    assert [each for each in DECISIONS if each not in ruleset.sources | ruleset.notes] == (
        ["scapegoat.names_voters", "sheriff.weight_small"]
        if ruleset_id == "face-to-face"
        else ["sheriff.weight_small"]
    )
