"""长老: two lives against the wolves; killed otherwise the good roles lose their skills (面杀完整版 长老)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge_app.engine.role import Role, Side, Step
from judge_app.engine.rulings import Ruling
from judge_app.engine.text import T

if TYPE_CHECKING:
    from judge_app.engine.rules import Rules

COSTLY = frozenset({"exiled", "poisoned", "shot"})


def _lives(rules: "Rules") -> int:
    return int(rules["elder.lives"])


def _costs_skills(rules: "Rules", causes: frozenset[str]) -> Ruling | None:
    return rules.rule("elder.costs_skills") if causes & COSTLY else None


def _side(rules: "Rules", deck: Mapping[str, int]) -> Side:
    """面杀遗言版 人数配置: a villager where a thief is dealt."""
    return "villager" if rules["elder.villager_with_thief"] and deck.get("thief") else "god"


ROLE = Role(
    "elder",
    T("长老"),
    T("长老"),
    camp="good",
    side="god",
    rank=60,
    steps=(Step("elder", T("长老")),),
    side_in=_side,
    lives=_lives,
    costs_skills=_costs_skills,
)
