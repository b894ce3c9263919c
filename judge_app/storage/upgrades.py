"""Rulesets kept by older versions of the program, brought to what today's engine reads."""

from collections.abc import Mapping
from typing import Any

from judge_app.rulesets import RulesetError, bundled_ids, load_ruleset
from judge_app.rulesets.options import defaults

# What a ruleset held when format 1 began: a file without one of these is no game.
_FIRST = frozenset(
    [
        "id",
        "title",
        "title_en",
        "source",
        "players",
        "roles",
        "options",
        "sources",
        "notes",
        "night",
        "first_night",
        "names",
        "script",
        "boards",
    ]
)


def upgraded(kept: Mapping[str, Any]) -> dict[str, Any]:
    """A kept ruleset with what rulesets came to hold later; whatever it says itself stays.

    Later parts and words are those of the bundled ruleset of that name, a preset's those of the first
    bundled one. An option that came later stands at its default, which is what was done before there
    was one, whatever the bundled ruleset has today.
    """
    like = {**_bundled(str(kept.get("id"))), "options": defaults()}
    later = {part: value for part, value in like.items() if part not in _FIRST}
    whole = {**later, **kept}
    for part in ("options", "script"):
        if isinstance(kept.get(part), Mapping):
            whole[part] = {**like.get(part, {}), **kept[part]}
    return whole


def _bundled(ruleset_id: str) -> dict[str, Any]:
    ids = bundled_ids()
    try:
        return load_ruleset(ruleset_id if ruleset_id in ids else ids[0]).model_dump(mode="json")
    except (RulesetError, IndexError):
        return {}
