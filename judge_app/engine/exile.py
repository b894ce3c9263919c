"""The exile vote, its ties, and the verdict."""

from collections.abc import Sequence

from judge_app.engine.asking import Asking, ask, checked, pick_one, picked, read, scripted, seats_text
from judge_app.engine.ballots import Ballot, hold
from judge_app.engine.deaths import bury
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.speeches import speeches
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T


def exile_vote(table: Table, again: str = "") -> Asking:
    """One vote, its tie if there is one, and the exile; `again` sets a second vote's keys apart."""
    leaders = yield from hold(table, _ballot(table, again))
    left = (yield from _break_tie(table, leaders, again)) if len(leaders) > 1 else leaders
    if left is None:
        return  # the tie brought its own death
    if len(left) == 1:
        yield from _verdict(table, left[0], again)
    else:
        yield from _nobody(table, _why_nobody(table, leaders, left), again)


def _ballot(table: Table, again: str) -> Ballot:
    return Ballot(
        f"{again}vote",
        "exile_vote",
        T("放逐投票"),
        "vote",
        electors=lambda: _electors(table),
        targets=lambda: _targets(table),
        no_elector=lambda seat: table.rules.no("scapegoat.voters", T("{seat} 号今天没有投票权", seat=seat)),
        no_target=table.out,
    )


def _electors(table: Table) -> list[int]:
    """Everybody present, or whom a scapegoat named yesterday (面杀遗言版 替罪羊)."""
    allowed = table.allowed.get(table.day)
    return [seat for seat in table.present() if allowed is None or seat in allowed]


def _targets(table: Table) -> list[int]:
    """In speaking order, so that hands can be called in it."""
    spoke = [seat for seat in table.order if table.is_present(seat)]
    return spoke + [seat for seat in table.present() if seat not in spoke]


def _break_tie(table: Table, tied: list[int], again: str) -> Asking:
    """The seats left after the tie: one, several or none; None if someone died for it instead."""
    for role in table.roles():
        if role.on_tie and (yield from role.on_tie(table, tuple(tied))):
            return None
    if table.rules["sheriff.breaks_tie"] and table.sheriff in table.present():
        choice = yield from ask(table, lambda: _tiebreak_prompt(table, tied, again))
        if picked(choice):
            return [picked(choice)]
    if not _has_pk(table):
        return []
    yield from speeches(table, f"{again}pk", "pk_speech", table.present, tied)
    return (yield from hold(table, _pk_ballot(table, tied, again)))


def _tiebreak_prompt(table: Table, tied: list[int], again: str) -> Prompt | None:
    if table.sheriff is None:
        return None
    key = f"{table.at}.{again}tiebreak"
    choices = (pick_one(T("放逐{seats}")), Choice("none", T("不决定"), T("不决定")))

    def bar(_choice: str, seat: int | None = None) -> No | None:
        if seat is None or seat in tied:
            return None
        return table.rules.no("vote.tied_only", T("只能在{seats}中决定", seats=seats_text(tied)))

    prompt = scripted(
        table, "sheriff_decides", key, "act", "vote", T("{sheriff}决定", sheriff=table.sheriff_title)
    )
    prompt = prompt.but(choices=choices, needs_choice=True, actors=(table.sheriff,), bar=bar)
    return checked(table, prompt)


def _pk_ballot(table: Table, tied: Sequence[int], again: str) -> Ballot:
    """面杀完整版 4(3): the tied may not vote, a sheriff among them neither."""
    barred = set(tied) if table.rules["vote.on_tie"] == "pk_tied_may_not_vote" else set()
    allowed = _electors(table)

    def no_elector(seat: int) -> No:
        if seat in barred:
            return table.rules.no("vote.on_tie", T("{seat} 号平票，PK 中不能投票", seat=seat))
        return table.rules.no("scapegoat.voters", T("{seat} 号今天没有投票权", seat=seat))

    return Ballot(
        f"{again}pk.vote",
        "pk_vote",
        T("PK 投票"),
        "vote",
        electors=lambda: [seat for seat in table.present() if seat in allowed and seat not in barred],
        targets=lambda: [seat for seat in tied if table.is_present(seat)],
        no_elector=no_elector,
        no_target=lambda _seat: table.rules.no(
            "vote.tied_only", T("PK 只能投给{seats}", seats=seats_text(tied))
        ),
    )


def _has_pk(table: Table) -> bool:
    return table.rules["vote.on_tie"] in ("pk", "pk_tied_may_not_vote")


def _why_nobody(table: Table, leaders: list[int], left: list[int]) -> Ruling:
    """Why nobody goes after a vote that `leaders` led and whose tie left these."""
    if left:
        return table.rules.rule("tie.again")
    is_left_tied = leaders and not _has_pk(table)
    return table.rules.rule("vote.on_tie" if is_left_tied else "vote.nobody")


def _nobody(table: Table, why: Ruling, again: str) -> Asking:
    yield from read(table, "nobody_exiled", f"{again}nobody_exiled", "exile", T("平安日"))
    _record(table, None, why)


def _verdict(table: Table, seat: int, again: str) -> Asking:
    most = table.rules.rule("exile.most")
    if not table.is_present(seat):
        yield from _nobody(table, most, again)
        return
    yield from read(table, "exiled", f"{again}exile", "exile", T("放逐"), seat=seat)
    if not table.is_present(seat):
        return
    if (yield from _survives(table, seat)):
        _record(table, None, most)
        return
    if not table.is_present(seat):
        return
    _record(table, seat, most)
    yield from bury(table, [Death(seat, frozenset({"exiled"}), False)], lambda: _reprieved(table, seat))


def _reprieved(table: Table, seat: int) -> Asking:
    """Whether a card may still save the seat just sentenced, and does."""
    for role in table.roles():
        if role.reprieves and (yield from role.reprieves(table, seat)):
            return True
    return False


def _record(table: Table, seat: int | None, why: Ruling) -> None:
    text = T("{seat} 号被放逐", seat=seat) if seat else T("无人被放逐")
    table.fact("exile", text, {"seat": seat}, [why], is_public=True)


def _survives(table: Table, seat: int) -> Asking:
    """Whether the card of the exiled lets him stay (白痴)."""
    may = table.about(seat, lambda role: role.survives_exile is not None and table.can_use_skill(role))
    if not may:
        return False
    survives = table.about(seat, lambda role: role).survives_exile
    return (yield from survives(table, seat)) if survives else False
