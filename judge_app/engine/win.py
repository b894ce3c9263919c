"""Who has won: one function for all rulesets."""

from collections.abc import Callable, Iterable
from itertools import product

from judge_app.engine.cards import CardNeeded
from judge_app.engine.pair import allegiance, helpers, pair, third_party
from judge_app.engine.role import Role
from judge_app.engine.rulings import Ruling
from judge_app.engine.settle import Dawn, followers
from judge_app.engine.table import Death, Outcome, Table
from judge_app.engine.text import T, Text

Verdict = tuple[Ruling, Text]


class GameEnds(Exception):
    """The game is over; `outcome` says who won and why."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.camp)
        self.outcome = outcome


def end_if_won(table: Table) -> None:
    """Judge the table as it truly stands; raises GameEnds."""
    outcome = judge(table, table.living())
    if outcome:
        raise GameEnds(outcome)


def judge(table: Table, living: Iterable[int]) -> Outcome | None:
    """Who has won if exactly these seats live; the camp first in `win.order` where several have."""
    counted = sorted(set(living) - table.uncounted)
    if not counted:
        return _outcome(table, "good", (table.rules.rule("win.nobody"), T("场上无人存活")))
    for camp in table.rules["win.order"]:
        verdict = _verdict(table, camp, counted)
        if verdict:
            return _outcome(table, camp, verdict)
    return None


def _verdict(table: Table, camp: str, living: list[int]) -> Verdict | None:
    if camp in _CONDITIONS:
        return _CONDITIONS[camp](table, living)
    alone = (role for role in table.roles() if role.camp == camp and role.wins)
    return next((won for role in alone if role.wins and (won := role.wins(table, living))), None)


def judge_night(table: Table, dawn: Dawn, before: list[int]) -> Outcome | None:
    """A win by the night's deaths: the knife alone first where the rule says so, then all that
    no shot of the dead can change any more (面杀完整版 6(6)). `before` lived at dusk."""
    if table.rules["win.knife_first"]:
        verdict = _wolves(table, _survivors(before, _by_knife(table, dawn)))
        if verdict:
            text = T("狼刀在先：{why}", why=verdict[1])
            return _outcome(table, "wolves", (table.rules.rule("win.knife_first"), text))
    outcome = judge(table, _survivors(before, dawn.deaths))
    if outcome is None or (outcome.camp == "wolves" and _needs_both_sides(table)):
        return outcome  # 正规局 胜负判定（二）: reached by night it holds, whoever is shot at dawn
    after = (_survivors(before, [*dawn.deaths, *shot]) for shot in _possible_shots(table, dawn))
    others = (judge(table, living) for living in after)
    return outcome if all(other and other.camp == outcome.camp for other in others) else None


def _by_knife(table: Table, dawn: Dawn) -> list[Death]:
    """The knifed and who follows them, as if nothing else had happened tonight."""
    knifed = [
        Death(death.seat, frozenset({"knifed"}), True) for death in dawn.deaths if "knifed" in death.causes
    ]
    return knifed + followers(table, knifed, among=dawn.deaths)


def _survivors(before: Iterable[int], deaths: Iterable[Death]) -> list[int]:
    gone = {death.seat for death in deaths}
    return [seat for seat in before if seat not in gone]


def _possible_shots(table: Table, dawn: Dawn) -> list[list[Death]]:
    """Every way in which those who died tonight might still shoot."""
    shooters = sum(_may_react(table, death) for death in dawn.deaths)
    targets: list[int | None] = [None, *table.living()]
    ways = []
    for aimed in product(targets, repeat=shooters):
        shot = [Death(seat, frozenset({"shot"}), True) for seat in set(aimed) if seat]
        ways.append(shot + followers(table, shot))
    return ways


def _may_react(table: Table, death: Death) -> bool:
    return table.about(death.seat, lambda role: bool(role.reacts and role.reacts(table, death)))


def _good(table: Table, living: list[int]) -> Verdict | None:
    """Every wolf is out, and no Cupid of a third party where he still has to be found."""
    if not _none_of(table, living, lambda role: role.camp == "wolves"):
        return None
    lone = set(third_party(table)) & set(living)
    if lone and table.rules["win.lone_cupid_plays_on"]:
        return None
    if _needs_both_sides(table) and _side_wiped(table, living, table.rules.rule("win.wolves")):
        return None
    return table.rules.rule("win.good"), T("狼人全部出局")


def _needs_both_sides(table: Table) -> bool:
    """正规局 胜负判定（一）: a god and a villager must live too, else the wolves have it."""
    return bool(table.rules["win.good_needs"] == "both_sides")


def _wolves(table: Table, living: list[int]) -> Verdict | None:
    """City: nobody but wolves lives. Side: one side is gone. A wolf outside the third party must live."""
    third = set(third_party(table))
    if table.rules["win.pair_bars_wolves"] and third & set(living):
        return None
    free = [seat for seat in living if seat not in third]
    if _none_of(table, free, lambda role: role.camp == "wolves") and not _needs_both_sides(table):
        return None
    if any(role.delays(table, living) for role in table.roles() if role.delays):
        return None
    ruling = table.rules.rule("win.wolves")
    if ruling.value == "city":
        others = [seat for seat in living if seat not in helpers(table)]
        is_won = _none_of(table, others, lambda role: role.camp != "wolves")
        return (ruling, T("屠城：狼人以外全部出局")) if is_won else None
    return _side_wiped(table, living, ruling)


def _side_wiped(table: Table, living: list[int], ruling: Ruling) -> Verdict | None:
    if _wiped(table, living, lambda role: table.side(role) == "villager"):
        return ruling, T("屠边：平民全部出局")
    giants = table.rules["win.giants"]
    if giants and _wiped(table, living, lambda role: role.id in giants):
        return table.rules.rule("win.giants"), T("屠边：巨头全部出局")
    if not giants and _wiped(table, living, lambda role: table.side(role) == "god"):
        return ruling, T("屠边：神职全部出局")
    return None


def _wiped(table: Table, living: list[int], question: Callable[[Role], bool]) -> bool:
    """Whether a side is gone; one the board never had does not count."""
    had = any(question(role) for role in table.roles())
    return had and _none_of(table, living, question)


def _lovers(table: Table, living: list[int]) -> Verdict | None:
    """One wolf and one good lover, alone with whom the ruleset lets live beside them."""
    ruling = table.rules.rule("win.lovers")
    third = set(third_party(table))
    mates = third if ruling.value == "all_but_third_party" else third & set(pair(table))
    others = [seat for seat in living if seat not in mates]
    is_by_day_only = ruling.value == "pair_and_one_by_day"
    if is_by_day_only and table.is_night:
        return None
    spare = 1 if is_by_day_only else 0
    if len(others) > spare or not mates & set(living):
        return None
    return ruling, T("场上只剩第三方")


def _none_of(table: Table, living: list[int], question: Callable[[Role], bool]) -> bool:
    """Whether no living card answers yes; asks for a dead seat's card only where that decides it."""
    if table.cards.is_sure(living, question):
        return False
    least, most = table.cards.count(living, question)
    if most == 0:
        return True
    if least > 0:
        return False
    raise CardNeeded(_undecided(table, living, question))


def _undecided(table: Table, living: list[int], question: Callable[[Role], bool]) -> int:
    """The seat whose card to ask for: of the dead first, for their cards no longer matter to the table."""
    seats = [seat for seat in table.seats if seat not in living] + living
    return next(seat for seat in seats if table.cards.is_open(seat, question))


def _outcome(table: Table, camp: str, verdict: Verdict) -> Outcome:
    ruling, text = verdict
    winners = tuple(seat for seat in table.seats if allegiance(table, seat) == camp)
    return Outcome(camp, ruling, text, winners)


_CONDITIONS: dict[str, Callable[[Table, list[int]], Verdict | None]] = {
    "lovers": _lovers,
    "wolves": _wolves,
    "good": _good,
}
