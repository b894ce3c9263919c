"""Presets that went through a telephone."""

import time
import tomllib

import pytest

from judge_app.paths import data_path
from judge_app.rulesets import bundled_ids
from judge_app.rulesets.forgive import forgive

FORGIVEN = {
    "curly quotes": ("id = “club”", {"id": "club"}),
    "single curly quotes": ("id = ‘club’", {"id": "club"}),
    "corner brackets": ("title = 「周五」", {"title": "周五"}),
    "full-width signs": ("［options］\n“guard.self”　＝　ｔｒｕｅ", {"options": {"guard.self": True}}),
    "full-width digits": ("format＝１", {"format": 1}),
    "full-width comma": ("players = [９，１２]", {"players": [9, 12]}),
    "enumeration comma": ('conduct = ["甲"、“乙”]', {"conduct": ["甲", "乙"]}),
    "straight and curly": ('id = “club"\ntitle = "周五”', {"id": "club", "title": "周五"}),
    "quotes inside the words": ("do = “说“过”就停”", {"do": "说“过”就停"}),
    "straight quotes inside curly": ('do = “说"过"就停”', {"do": '说"过"就停'}),
    "full-width braces": ("deck = ｛ｓｅｅｒ＝１｝", {"deck": {"seer": 1}}),
    "comment": ("format = 1 # “注”，", {"format": 1}),
    "space without a width": ("for\u200bmat = 1", {"format": 1}),
}


@pytest.mark.parametrize(("text", "meant"), FORGIVEN.values(), ids=FORGIVEN)
def test_what_a_telephone_does_to_quotes_and_signs_is_forgiven(text: str, meant: dict[str, object]) -> None:
    assert tomllib.loads(forgive(text)) == meant


@pytest.mark.parametrize("ruleset", bundled_ids())
def test_good_file_is_left_as_it_is(ruleset: str) -> None:
    text = (data_path("rulesets") / f"{ruleset}.toml").read_text("utf-8")
    assert forgive(text) == text


def test_words_keep_their_full_width_signs() -> None:
    text = 'title = "周五，“老”＝新"\nnote = """\n“长”＝\n"""\n'
    assert forgive(text) == text


@pytest.mark.parametrize(
    "text", ['"' * 900_000, "“a\n" * 300_000, '"""\\' * 200_000, ("“" + "”x" * 4_000 + "\n") * 80]
)
def test_forgiving_takes_no_longer_than_reading(text: str) -> None:
    began = time.process_time()
    forgive(text)
    assert time.process_time() - began < 2
