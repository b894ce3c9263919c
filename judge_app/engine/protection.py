"""首杀保护: who may not be touched on night 1, and why (面杀遗言版 通用的规定5; 正规局 黄金内裤约定)."""

from judge_app.engine.table import Table
from judge_app.engine.text import T, Text

REASONS = {
    "killed": T("首夜被刀"),
    "exiled": T("首日被放逐"),
    "judge": T("上一局的法官"),
    "new": T("新加入的玩家"),
}
"""Why somebody is protected in this game, in the judge's words."""


def first_night_protection(table: Table, seat: int) -> Text | None:
    """That this seat is protected tonight, and why where the table knows; None if it is not."""
    if table.night != 1 or seat not in table.setup.protected:
        return None
    why = REASONS.get(table.setup.protected_for.get(seat, ""))
    if why is None:
        return T("{seat} 号受首杀保护", seat=seat)
    return T("{seat} 号受首杀保护（{why}）", seat=seat, why=why)
