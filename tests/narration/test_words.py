"""One language for the whole table; seats and lists are said as that language says them."""

from collections.abc import Iterator

import pytest

from judge_app.engine.text import T, joined
from judge_app.narration.glossary import explained
from judge_app.narration.words import say, use_language
from judge_app.rulesets import load_ruleset
from judge_app.rulesets.fixed import FIXED


@pytest.fixture(autouse=True)
def _chinese_again() -> Iterator[None]:
    yield
    use_language("zh-CN")


@pytest.mark.parametrize(
    ("language", "words"), [("zh-CN", "守 5"), ("zh-TW", "守 5"), ("en", "Guards 5"), ("de", "守 5")]
)
def test_language_without_a_catalogue_speaks_chinese(language: str, words: str) -> None:
    use_language(language)
    assert say(T("守 {seat}", seat=5)) == words


@pytest.mark.parametrize(
    ("value", "english"),
    [
        ("3号", "3"),
        ("3号、12号", "3, 12"),
        ("3号2.5票，5号1票", "3: 2.5, 5: 1"),
        ("1、3、9", "1, 3, 9"),
        ("三号", "三号"),
        ("1" * 5000 + "x", "1" * 5000 + "x"),
    ],
)
def test_seats_in_english_are_numbers_alone(value: str, english: str) -> None:
    use_language("en")
    assert say(T("{told}", told=value)) == english


def test_seats_within_a_nested_text_are_numbers_too() -> None:
    use_language("en")
    assert (
        say(T("{title}：{word}", title=T("狼人"), word=T("守{seats}", seats="3号、5号")))
        == "Wolf: Guard 3, 5"
    )


def test_list_in_english_has_english_commas() -> None:
    use_language("en")
    assert say(joined([T("守卫"), T("女巫")])) == "Guard, Witch"


def test_printed_line_stays_as_printed() -> None:
    use_language("en")
    assert say("3号、5号请睁眼") == "3号、5号请睁眼"


def test_ruling_names_its_option_in_english() -> None:
    use_language("en")
    assert say(T("同守同救")) == "Guard and antidote together"
    assert all(say(T(text)).isascii() for text in FIXED.values())


def test_other_name_of_a_role_has_its_english() -> None:
    use_language("en")
    names = load_ruleset("close-eyes").names
    assert [say(T(names[role])) for role in ("seer", "cupid")] == ["Seer", "Cupid"]


@pytest.mark.parametrize(("language", "is_ascii"), [("zh-CN", False), ("en", True)])
def test_glossary_explains_in_the_language_of_the_table(language: str, is_ascii: bool) -> None:
    use_language(language)
    word, meaning = explained()[0]
    assert word == "验"
    assert meaning.isascii() is is_ascii
