"""Who of a batch of dead may speak."""

from collections.abc import Callable, Sequence

from judge_app.engine.pair import lover_of
from judge_app.engine.rulings import Ruling
from judge_app.engine.table import Death, Table

Silence = frozenset({"removed"})


def entitled(table: Table, batch: Sequence[Death]) -> tuple[list[int], Ruling]:
    """The seats with last words, in the order of the batch, and the rule that decided it."""
    ruling = table.rules.rule("last_words.rule")
    speakers = _RULES[str(ruling.value)](table, batch)
    return [death.seat for death in speakers if _may_speak(table, death)], ruling


def _may_speak(table: Table, death: Death) -> bool:
    if "exploded" in death.causes and not table.rules["self_destruct.last_words"]:
        return False
    barred = set(table.rules["last_words.not_for"])
    if "their_lovers" in barred and "lover" in death.causes:
        other = lover_of(table, death.seat)
        first = table.dead.get(other) if other else None
        return not first or not first.causes & barred
    return not death.causes & (Silence | barred)


def _by_night(table: Table, batch: Sequence[Death]) -> list[Death]:
    """面杀完整版 3(1)(2)(4): night 1 all, night 2 a single death, later nights none; every day death."""
    by_night = sum(death.is_by_night for death in batch)
    night_speaks = table.night == 1 or (table.night == 2 and by_night == 1)
    return [death for death in batch if night_speaks or not death.is_by_night]


def _quota(table: Table, batch: Sequence[Death]) -> list[Death]:
    """面杀遗言版 备注: one per wolf in the deck; every death uses one, the knifed and the exiled speak."""
    return [
        death
        for death in _within_quota(table, batch)
        if death.causes & {"knifed", "exiled", "exploded"} and "poisoned" not in death.causes
    ]


def _within_quota(table: Table, batch: Sequence[Death]) -> list[Death]:
    left = wolves_in_deck(table) - table.words_used
    table.words_used += len(batch)
    return list(batch[: max(0, left)])


def wolves_in_deck(table: Table) -> int:
    """How many wolf cards were shuffled, those at the bottom included."""
    return sum(table.setup.deck[role.id] for role in table.roles() if role.camp == "wolves")


def _first_day(table: Table, batch: Sequence[Death]) -> list[Death]:
    """扩展角色版 夜晚 8: the dead of the first night, and whoever is exiled."""
    return [d for d in batch if "exiled" in d.causes or (d.is_by_night and table.night == 1)]


def _all(_table: Table, batch: Sequence[Death]) -> list[Death]:
    """经典角色版 游戏进程: every death said at dawn and every exile."""
    return [death for death in batch if death.is_by_night or "exiled" in death.causes]


def _none(_table: Table, _batch: Sequence[Death]) -> list[Death]:
    return []


_RULES: dict[str, Callable[[Table, Sequence[Death]], list[Death]]] = {
    "by_night": _by_night,
    "quota": _quota,
    "quota_all": _within_quota,
    "first_day": _first_day,
    "all": _all,
    "none": _none,
}
