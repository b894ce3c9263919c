"""Values of options in plain words."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.rulesets.option import Option


def value_words(option: Option, value: Any, roles: Mapping[str, str]) -> str:
    """A value of an option in plain words."""
    if option.type == "bool":
        return say(T("是") if value else T("否"))
    if option.type == "choice":
        return say(T(option.choices[value].zh))
    if option.type in ("choices", "roles"):
        return "、".join(_item_words(option, item, roles) for item in value) or say(T("没有"))
    if option.type == "table":
        return say(T("{players} 人起算 {weight} 票", players=value["at_most"], weight=value["weight"]))
    return say(T("{value} 秒", value=value)) if option.type == "seconds" else str(value)


def _item_words(option: Option, item: str, roles: Mapping[str, str]) -> str:
    return roles.get(item, item) if option.type == "roles" else say(T(option.choices[item].zh))
