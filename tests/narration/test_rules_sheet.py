"""The sheet that the judge reads out before a game."""

from collections.abc import Iterator
from dataclasses import replace
from string import Formatter
from typing import Any

import pytest

from judge_app.engine.setup import Setup
from judge_app.engine.text import Text
from judge_app.narration.rules_sheet import (
    Line,
    as_lines,
    names,
    of_ruleset,
    option_text,
    rules_sheet,
)
from judge_app.narration.words import say, use_language
from judge_app.rulesets import OPTIONS, Option, bundled_ids, load_ruleset
from judge_app.rulesets.abilities import ABILITIES
from judge_app.rulesets.concerns import concerns, is_idle
from judge_app.rulesets.known import KNOWN_ROLES

RULESETS = bundled_ids()
BOARDS = [(ruleset, board) for ruleset in RULESETS for board in load_ruleset(ruleset).boards]


@pytest.fixture(autouse=True)
def _chinese_again() -> Iterator[None]:
    yield
    use_language("zh-CN")


def options_told(setup: Setup) -> dict[str, Line]:
    return {line.option: line for section in rules_sheet(setup) for line in section.lines if line.option}


def sheet(ruleset: str, board: str = "", **house: object) -> dict[str, str]:
    """Option → its line; a house rule is given with _ for the dot."""
    options = {key.replace("_", ".", 1): value for key, value in house.items()}
    setup = replace(of_ruleset(load_ruleset(ruleset), board), options=options)
    return {option: str(line.words()) for option, line in options_told(setup).items()}


def values(option: Option) -> list[Any]:
    """Every kind of value an option may have."""
    some: dict[str, list[Any]] = {
        "bool": [True, False],
        "choice": list(option.choices),
        "choices": [[], list(option.choices)],
        "roles": [[], sorted(KNOWN_ROLES)],
        "table": [{"at_most": 0, "weight": 1}, {"at_most": 6, "weight": 1.5}],
        "seconds": [0, 90],
    }
    return some.get(option.type, [option.low, option.high])


@pytest.mark.parametrize("language", ["zh-CN", "en"])
@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_every_value_of_an_option_is_a_sentence_of_its_own(option: Option, language: str) -> None:
    use_language(language)
    called = names(load_ruleset("group-chat"))
    told = [say(option_text(option, value, called)) for value in values(option)]
    assert all(told)
    assert len(set(told)) == len(told)
    assert not any("true" in line.lower() or option.id in line for line in told)
    assert language == "zh-CN" or all(line.isascii() for line in told)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_sheet_of_a_ruleset_tells_every_option_that_decides_something(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    expected = {
        option
        for option in OPTIONS
        if concerns(option, ruleset.roles) and not is_idle(option, ruleset.options)
    }
    assert options_told(of_ruleset(ruleset)).keys() - {"night.called"} == expected


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_every_line_says_on_what_it_rests(ruleset: str, board: str) -> None:
    told = options_told(of_ruleset(load_ruleset(ruleset), board))
    assert [option for option, line in told.items() if option in OPTIONS and not str(line.mark)] == []


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_sheet_in_english_has_no_chinese_but_its_sources(ruleset: str, board: str) -> None:
    use_language("en")
    printed = load_ruleset(ruleset)
    for section in rules_sheet(of_ruleset(printed, board)):
        lines: list[Text | str] = [section.title, *(line.text for line in section.lines)]
        lines += [line.mark for line in section.lines if not printed.sources.get(line.option)]
        assert [line for line in map(say, lines) if any("\u3400" <= char <= "\u9fff" for char in line)] == []


@pytest.mark.parametrize("role", sorted(KNOWN_ROLES))
def test_every_card_is_explained(role: str) -> None:
    assert role in ABILITIES, f"{role}: one sentence in judge_app/rulesets/abilities.py"
    named = {name for _text, name, *_rest in Formatter().parse(ABILITIES[role]) if name}
    assert named <= KNOWN_ROLES


def test_printed_rule_names_its_paragraph() -> None:
    assert sheet("face-to-face", "12-guard")["guard.with_antidote"] == "同守同救：死亡（面杀完整版 6(1)）"


def test_adopted_rule_says_why_the_program_chose_it() -> None:
    line = options_told(of_ruleset(load_ruleset("face-to-face")))["guard.may_skip"]
    assert line.is_adopted
    assert str(line.words()) == "守卫可以空守（本程序采用：原文没有说必须守人）"


def test_printed_rule_with_a_note_is_not_adopted() -> None:
    line = options_told(of_ruleset(load_ruleset("face-to-face")))["last_words.rule"]
    assert not line.is_adopted
    assert str(line.mark) == "面杀完整版 3(1)；原文另附一种规则：几狼几遗言，可选 quota_all"


def test_board_overrides_the_ruleset() -> None:
    board, whole = sheet("face-to-face", "7"), sheet("face-to-face")
    assert board["witch.self_save"] == "只有第一夜可以自救（本版型）"
    assert whole["witch.self_save"].startswith("不能自救（")


def test_house_rule_overrides_the_board() -> None:
    told = sheet("face-to-face", "7", witch_self_save="always")
    assert told["witch.self_save"] == "可以自救（家规）"


def test_options_of_cards_not_dealt_are_left_out() -> None:
    told = sheet("face-to-face", "9-standard")
    assert not [option for option in told if option.startswith(("guard.", "cupid.", "lovers.", "thief."))]
    assert "win.lovers" not in told
    assert "guard.self" in sheet("face-to-face", "12-guard")


def test_sheriff_is_told_of_only_where_there_is_one() -> None:
    without = sheet("handbook", "9")
    assert [option for option in without if option.startswith("sheriff.")] == ["sheriff.exists"]
    assert "sheriff.weight" in sheet("handbook", "9", sheriff_exists=True)


def test_role_and_sheriff_are_called_as_the_ruleset_calls_them() -> None:
    told = [str(line) for line in as_lines(rules_sheet(of_ruleset(load_ruleset("close-eyes"), "12")))]
    assert {"【先知】", "【爱神】", "【村长】"} <= set(told)
    assert not any("警长" in line for line in told)


def test_night_is_told_in_its_order() -> None:
    told = [str(line) for line in as_lines(rules_sheet(of_ruleset(load_ruleset("last-words"), "14")))]
    assert "第一夜：丘比特、情侣、猎人、村长、守卫、狼人、预言家、女巫" in told
    assert "以后每夜：守卫、狼人、预言家、女巫" in told


def test_board_with_a_thief_tells_of_the_bottom_cards() -> None:
    told = [str(line) for line in as_lines(rules_sheet(of_ruleset(load_ruleset("face-to-face"), "12-thief")))]
    assert "多出的 2 张扣作底牌" in told


def test_only_camps_that_can_win_stand_in_the_order_of_wins() -> None:
    assert "狼人、好人（" in sheet("group-chat", "9")["win.order"]
    assert "吹笛者" in sheet("group-chat")["win.order"]
