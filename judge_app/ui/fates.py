"""How each seat fared, for the end of the game. No Qt."""

from judge_app.engine.game import Game
from judge_app.engine.table import Death
from judge_app.engine.text import T, Text, joined

CAUSES = {
    "knifed": T("被刀"),
    "poisoned": T("被毒"),
    "lover": T("殉情"),
    "shot": T("被枪杀"),
    "duelled": T("决斗"),
    "taken": T("被带走"),
    "exploded": T("自爆"),
    "exiled": T("被放逐"),
    "removed": T("被判罚"),
    "corrected": T("法官更正"),
}
"""What a judge calls the causes of a death; others are only 出局."""
BY_DAY = frozenset({"shot", "duelled", "taken", "exploded", "exiled", "removed"})
"""What happens before everybody's eyes, even to those who fall with the dead of a night."""


def fate(game: Game, seat: int) -> Text:
    """When and of what a seat fell: true, not as announced; "在场" if it did not."""
    death = game.table.dead.get(seat)
    if death is None:
        return T("在场")
    causes = [CAUSES[cause] for cause in sorted(death.causes) if cause in CAUSES]
    is_night = death.is_by_night and not death.causes & BY_DAY
    when = T("第 {number} 夜") if is_night else T("第 {number} 天")
    told = Text(when.template, (("number", _number(game, death)),))
    return joined([told, joined(causes, "、") if causes else T("出局")], " ")


def _number(game: Game, death: Death) -> int:
    """The night or day in which a death was entered; those of the last night may not have been."""
    found = [f.at for f in game.facts if f.kind == "death" and f.data["seat"] == death.seat]
    return int(found[-1][1:]) if found else game.table.night
