"""Presets written back."""

import random
import tomllib
from pathlib import Path
from typing import Any

from judge_app.rulesets import OPTIONS, bundled_ids, check_option, contradictions, load_ruleset, read_ruleset
from judge_app.rulesets.known import ROLES
from judge_app.rulesets.option import Option
from judge_app.rulesets.write import rewritten, written

HAND_WRITTEN = """\
# 周五俱乐部的规则
format = 1
id = "friday-club"   # 不要改
title = "周五俱乐部"
base = "face-to-face"

[options]
# 老板定的
"sheriff.weight" = 1.50
"witch.self_save" = "first_night"  # 只有第一夜

# 版型在这里
[boards.12-club]
players = 12
deck = { werewolf = 4, seer = 1,   witch = 1, hunter = 1, guard = 1, villager = 4 }
"""


def raw(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


def test_file_that_is_not_changed_is_written_as_it_was() -> None:
    assert rewritten(HAND_WRITTEN, raw(HAND_WRITTEN)) == HAND_WRITTEN


def test_changed_value_keeps_every_comment_and_the_order() -> None:
    wanted = raw(HAND_WRITTEN)
    wanted["options"]["witch.self_save"] = "never"
    assert rewritten(HAND_WRITTEN, wanted) == HAND_WRITTEN.replace('"first_night"', '"never"')


def test_new_option_stands_with_the_others() -> None:
    wanted = raw(HAND_WRITTEN)
    wanted["options"]["guard.self"] = False
    before, after = HAND_WRITTEN.split("\n# 版型")
    assert rewritten(HAND_WRITTEN, wanted) == f'{before}"guard.self" = false\n\n# 版型{after}'


def test_option_taken_out_leaves_the_rest() -> None:
    wanted = raw(HAND_WRITTEN)
    del wanted["options"]["sheriff.weight"]
    assert rewritten(HAND_WRITTEN, wanted) == HAND_WRITTEN.replace('"sheriff.weight" = 1.50\n', "")


def test_whole_number_and_fraction_and_truth_are_three_values() -> None:
    assert rewritten("a = 1\n", {"a": 1.0}) == "a = 1.0\n"
    assert rewritten("a = 1\n", {"a": True}) == "a = true\n"


def test_bundled_rulesets_written_anew_are_the_same(tmp_path: Path) -> None:
    for ruleset_id in bundled_ids():
        text = (Path(__file__).parents[2] / "rulesets" / f"{ruleset_id}.toml").read_text("utf-8")
        again = written(raw(text))
        assert read_ruleset(again, "again", tmp_path) == load_ruleset(ruleset_id)


def some_value(dice: random.Random, option: Option) -> Any:
    if option.type == "bool":
        return dice.random() < 0.5
    if option.type == "choice":
        return dice.choice(list(option.choices))
    if option.type in ("choices", "roles"):
        items = list(option.choices) or list(ROLES)
        return list(dict.fromkeys([*dice.sample(items, dice.randint(0, len(items))), *option.needs]))
    number = (
        dice.randint(int(option.low), int(option.high))
        if option.is_whole
        else dice.uniform(option.low, option.high)
    )
    return {"at_most": dice.randint(0, 99), "weight": number} if option.type == "table" else number


def some_preset(dice: random.Random) -> dict[str, Any]:
    base = load_ruleset(dice.choice(bundled_ids()))
    chosen = dice.sample(list(OPTIONS.values()), dice.randint(0, 12))
    options = {option.id: some_value(dice, option) for option in chosen}
    if contradictions({**base.options, **options}) or options.get("hunter.woken"):
        options = {}
    roles = dice.sample(sorted(set(ROLES) - {"thief", "werewolf", "villager"}), dice.randint(0, 4))
    wolves, players = dice.randint(1, 4), dice.randint(9, 13)
    deck = {"werewolf": wolves, **dict.fromkeys(roles, 1), "villager": players - wolves - len(roles)}
    needed = [ROLES[role].step for role in roles if ROLES[role].must_wake]
    missing = [step for step in dict.fromkeys(needed) if step not in base.night]
    made: dict[str, Any] = {
        "format": 1,
        "id": "p",
        "title": some_words(dice),
        "base": base.id,
        "options": options,
    }
    made["boards"] = {f"b-{players}": {"players": players, "deck": deck, "advice": [some_words(dice)]}}
    made["names"] = {role: some_words(dice)[:20] for role in roles}
    made["script"] = {dice.choice(["dark", "dawn"]): {"say": [some_words(dice), some_words(dice)], "main": 1}}
    made["night"] = {"place": {step: dice.choice(["first", "last", "after wolves"]) for step in missing}}
    return {key: part for key, part in made.items() if part != {"place": {}}}


def some_words(dice: random.Random) -> str:
    return "".join(dice.choice("周五俱乐部，“老”＝新 a\"\\#[]='é🎲") for _ in range(dice.randint(1, 30)))


def test_load_save_load_gives_the_same_for_a_thousand_random_presets(tmp_path: Path) -> None:
    dice = random.Random(5)
    text = HAND_WRITTEN
    for _ in range(1000):
        preset = some_preset(dice)
        assert all(check_option(key, value) is None for key, value in preset["options"].items())
        first = written(preset)
        over_another = rewritten(text, preset)
        assert raw(first) == raw(over_another) == preset
        loaded = read_ruleset(first, "p", tmp_path)
        assert read_ruleset(rewritten(first, raw(first)), "p", tmp_path) == loaded
        assert read_ruleset(over_another, "p", tmp_path) == loaded
        text = over_another
