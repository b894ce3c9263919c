from typing import Any

import pytest
from pydantic import ValidationError

from judge_app.rulesets import Ruleset, load_ruleset
from judge_app.storage.upgrades import upgraded


def kept() -> dict[str, Any]:
    dump: dict[str, Any] = load_ruleset("last-words").model_dump(mode="json")
    return dump


def test_todays_ruleset_stays_as_it_is() -> None:
    assert upgraded(kept()) == kept()


def test_what_a_kept_ruleset_says_stays() -> None:
    old = kept()
    old["options"]["witch.both_in_one_night"] = False
    old["script"]["dark"]["say"] = ["天黑了"]
    assert upgraded(old) == old


@pytest.mark.parametrize("part", ["sheriff_name", "conduct"])
def test_part_that_came_later_is_the_bundled_rulesets(part: str) -> None:
    old = kept()
    del old[part]
    assert upgraded(old) == kept()


@pytest.mark.parametrize("part", ["id", "boards", "options", "script"])
def test_part_that_was_always_there_is_not_made_up(part: str) -> None:
    old = kept()
    del old[part]
    with pytest.raises(ValidationError):
        Ruleset.model_validate(upgraded(old))


def test_words_that_came_later_are_the_bundled_rulesets() -> None:
    old = kept()
    del old["script"]["dark"]
    assert upgraded(old) == kept()


@pytest.mark.parametrize("ruleset_id", ["formal", "my-club"])
def test_option_that_came_later_is_what_was_done_before_there_was_one(ruleset_id: str) -> None:
    """The formal rules now want both sides for a win of the good; before, no wolf was enough."""
    old = load_ruleset("formal").model_dump(mode="json") | {"id": ruleset_id}
    assert old["options"].pop("win.good_needs") == "both_sides"
    assert upgraded(old)["options"]["win.good_needs"] == "no_wolves"


def test_words_that_came_later_are_a_bundled_rulesets_in_a_preset_too() -> None:
    old = kept() | {"id": "my-club"}
    del old["script"]["dark"]
    assert Ruleset.model_validate(upgraded(old)).script["dark"].say
