"""Every option can be shown, set and refused."""

from collections.abc import Iterator

import pytest

from judge_app.rulesets import OPTIONS, Option, check_option, contradictions
from judge_app.rulesets.option import Words
from judge_app.rulesets.options import defaults

# What the texts of the rulesets print, and below what this program adds.
PRINTED_IDS = {
    "guard": "may_skip self same_twice with_antidote hides_victim",
    "wolves": "unanimous may_skip may_knife_wolf self_destruct",
    "self_destruct": "last_words badge",
    "seer": "sees gesture_good",
    "witch": "both_in_one_night one_potion_a_game self_poison told_after_antidote by_day self_save",
    "hunter": "shoots_when must_shoot_once_revealed woken",
    "cupid": "may_decline self_link with_mixed_pair with_wolf_pair counts_as",
    "lovers": "learn may_vote_each_other may_kill_each_other",
    "elder": "lives",
    "idiot": "when_exiled speaks counts_as",
    "scapegoat": "names_voters",
    "reveal": "roles_of_the_dead",
    "sheriff": (
        "exists elected candidates on_tie runoff_voters weight weight_small breaks_tie heir speaks "
        "campaign_from"
    ),
    "speeches": "first_side alternate",
    "vote": "how countdown on_tie",
    "last_words": "rule not_for",
    "win": "wolves knife_first lovers order giants",
    "announce": "order",
    "thief": "may_keep must_take_wolf two_wolves",
    "first_kill": "also_check protection",
    "wild_child": "joins",
    "time": "night_step speech last_speech pk last_words",
}
OWN_IDS = {
    "alpha_wolf": "infects",
    "idiot": "leaves_with_elder seen_as",
    "win": "lone_cupid_plays_on good_needs pair_bars_wolves",
    "elder": "villager_with_thief costs",
    "sheriff": "may_refuse announces_target",
    "self_destruct": "night_dead spares_lone_candidate",
    "thief": "with_wolf",
}


def ids(table: dict[str, str]) -> set[str]:
    return {f"{first}.{rest}" for first, names in table.items() for rest in names.split()}


def words(option: Option) -> Iterator[Words]:
    yield from (option.name, option.meaning, *option.choices.values())


def test_the_table_holds_the_printed_ids_and_our_own() -> None:
    wrong = sorted(set(OPTIONS) ^ (ids(PRINTED_IDS) | ids(OWN_IDS)))
    assert not wrong, f"{wrong}: an option of our own belongs in OWN_IDS"


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.id)
class TestEveryOption:
    def test_has_its_words_in_both_languages(self, option: Option) -> None:
        assert all(text.zh and text.en.isascii() and text.en for text in words(option))

    def test_has_names_without_braces(self, option: Option) -> None:
        assert not any("{" in text.zh + text.en for text in words(option))

    def test_explains_itself_in_one_sentence(self, option: Option) -> None:
        assert option.meaning.zh.endswith("。")
        assert option.meaning.en.endswith(".")

    def test_allows_its_default(self, option: Option) -> None:
        assert check_option(option.id, option.default) is None

    def test_allows_each_choice(self, option: Option) -> None:
        values = [[*option.needs, each] if option.type == "choices" else each for each in option.choices]
        unique = [list(dict.fromkeys(each)) if isinstance(each, list) else each for each in values]
        assert [each for each in unique if check_option(option.id, each)] == []

    @pytest.mark.parametrize("value", [None, "否", 10**9, -1, float("nan"), ["?"], {"weight": 1}, object()])
    def test_refuses_what_is_none_of_its_values(self, option: Option, value: object) -> None:
        assert check_option(option.id, value)


@pytest.mark.parametrize(
    ("option_id", "value", "told"),
    [
        ("guard.self", "yes", '写的是 "yes"，只能是 true 或 false'),
        ("guard.self", 1, "写的是 1，只能是 true 或 false"),
        ("guard.slef", True, "没有这个选项，是不是 guard.self？"),
        ("elder.lives", 1.5, "写的是 1.5，只能是 1 到 9 的整数"),
        ("sheriff.weight", 0.5, "写的是 0.5，只能是 1 到 5 的数"),
        ("sheriff.weight", True, "写的是 true，只能是 1 到 5 的数"),
        ("time.speech", -1, "写的是 -1，只能是 0 到 3600 的整数"),
        ("seer.sees", "cards", '写的是 "cards"，只能是 "alignment"、"card"，是不是 card？'),
        ("seer.sees", ["card"], '写的是 ["card"]，只能是 "alignment"、"card"'),
        ("win.giants", ["seer", "wich"], None),
        ("win.giants", ["seer", "seer"], "列表里有重复"),
        ("win.order", ["good", "wolves"], "列表里缺 lovers"),
        ("sheriff.weight_small", 1.5, "写的是 1.5，只能是 { at_most = 人数, weight = 票数 }"),
        ("sheriff.weight_small", {"at_most": 6, "weight": 9}, "weight 写的是 9，只能是 1 到 5 的数"),
        (
            "sheriff.weight_small",
            {"at_most": True, "weight": 2},
            "at_most 写的是 true，只能是 0 到 99 的整数",
        ),
    ],
)
def test_wrong_value_gets_what_is_allowed(option_id: str, value: object, told: str | None) -> None:
    found = check_option(option_id, value)
    assert found is not None
    assert told is None or found == told


def test_wrong_role_in_a_list_gets_the_nearest() -> None:
    found = check_option("win.giants", ["seer", "wich"])
    assert found is not None
    assert found.endswith("，是不是 witch？")


def test_small_weight_as_printed_is_allowed() -> None:
    assert check_option("sheriff.weight_small", {"at_most": 6, "weight": 1.5}) is None


def test_defaults_do_not_contradict_each_other() -> None:
    assert contradictions(defaults()) == []


@pytest.mark.parametrize(
    "options",
    [
        {"sheriff.exists": False, "sheriff.breaks_tie": True},
        {"sheriff.exists": False, "vote.on_tie": "sheriff"},
        {"sheriff.breaks_tie": False, "vote.on_tie": "sheriff"},
        {"witch.one_potion_a_game": True, "witch.both_in_one_night": True},
        {"last_words.rule": "none", "self_destruct.last_words": True},
        {"last_words.rule": "quota", "self_destruct.last_words": True},
    ],
    ids=str,
)
def test_options_that_cannot_both_hold_are_both_named(options: dict[str, bool | str]) -> None:
    (told,) = contradictions(options)
    assert all(option in told for option in options)


def test_one_of_the_two_alone_holds() -> None:
    assert contradictions({"last_words.rule": "none", "self_destruct.last_words": False}) == []
    assert contradictions({"last_words.rule": "quota_all", "self_destruct.last_words": True}) == []


def test_sentence_can_be_told_in_another_language() -> None:
    told = check_option("guard.self", 1)
    assert told is not None
    assert told.render(lambda text: "found {found}" if "{found}" in text else text) == "found 1"
