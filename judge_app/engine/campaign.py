"""The sheriff's election (面杀完整版 1)."""

from judge_app.engine.asking import Asking, CampaignEnds, DayEnds, ask, checked, read, scripted, seats_text
from judge_app.engine.ballots import Ballot, hold
from judge_app.engine.interrupts import withdraw
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.speeches import speeches
from judge_app.engine.table import Table
from judge_app.engine.text import T


def is_due(table: Table) -> bool:
    """Whether a sheriff is elected today."""
    return table.rules["sheriff.exists"] and (table.day == 1 or table.elect_again)


def campaign(table: Table) -> Asking:
    """From standing to the badge, whatever breaks it off."""
    table.elect_again = False
    try:
        yield from _run(table)
    except CampaignEnds:
        table.badge_eaten = True
    except DayEnds:
        _break_off(table)
        raise
    finally:
        table.candidates = []


def _break_off(table: Table) -> None:
    """The badge is lost or put off, save where one candidate is left (规则盲点 警徽流 (4))."""
    alone = table.candidates[0] if len(table.candidates) == 1 else None
    if alone and table.is_present(alone) and table.rules["self_destruct.spares_lone_candidate"]:
        table.sheriff = alone
        text = T("{seat} 号当选{sheriff}", seat=alone, sheriff=table.sheriff_title)
        rulings = [table.rules.rule("self_destruct.spares_lone_candidate")]
        table.fact("sheriff", text, {"seat": alone}, rulings, is_public=True)
        return
    table.elect_again = table.rules["self_destruct.badge"] == "tomorrow"
    table.fact(
        "sheriff",
        T("没有{sheriff}", sheriff=table.sheriff_title),
        {"seat": None},
        [table.rules.rule("self_destruct.badge")],
        is_public=True,
    )


def _run(table: Table) -> Asking:
    yield from _stand(table)
    order = _in_order(table)
    yield from speeches(table, "campaign", "campaign_speech", lambda: _in_order(table), order)
    if _in_order(table) and table.rules["sheriff.candidates"] == "stand":
        yield from _withdrawals(table)
    elected = yield from _elect(table)
    yield from _inaugurate(table, elected)


def _stand(table: Table) -> Asking:
    if table.rules["sheriff.candidates"] == "everybody":
        table.candidates = table.present()
    else:
        value = yield from ask(table, lambda: _stand_prompt(table))
        table.candidates = sorted(value.get("pick", ()))
    seats = list(table.candidates)
    text = T("{seats}竞选{sheriff}", seats=seats_text(seats) or T("无人"), sheriff=table.sheriff_title)
    table.fact("candidacy", text, {"seats": seats}, is_public=True)


def _stand_prompt(table: Table) -> Prompt:
    choice = Choice("pick", T("上警"), T("{seats}上警"), 1, len(table.seats))
    nobody = Choice("none", T("无人上警"), T("无人上警"))

    def bar(_choice: str, seat: int | None = None) -> No | None:
        return table.bar("stand", seat, None) if seat is not None else None

    prompt = scripted(
        table,
        "campaign",
        f"{table.at}.campaign",
        "act",
        "campaign",
        T("竞选{sheriff}", sheriff=table.sheriff_title),
    )
    prompt = prompt.but(choices=(choice, nobody), needs_choice=True, bar=bar)
    return checked(table, prompt)


def _in_order(table: Table) -> list[int]:
    """面杀完整版 2(1): from the lowest or the highest number, fixed before the game."""
    standing = [seat for seat in table.candidates if table.is_present(seat)]
    return sorted(standing, reverse=table.rules["sheriff.campaign_from"] == "highest")


def _withdrawals(table: Table) -> Asking:
    value = yield from ask(table, lambda: _withdraw_prompt(table))
    withdraw(table, sorted(value.get("pick", ())))


def _withdraw_prompt(table: Table) -> Prompt | None:
    if not _in_order(table):
        return None
    stay = Choice("none", T("无人退水"), T("无人退水"))
    leave = Choice("pick", T("退水"), T("{seats}退水"), 1, len(table.candidates))

    def bar(_choice: str, seat: int | None = None) -> No | None:
        if seat is None or seat in table.candidates:
            return None
        return table.rules.no("campaign.candidates", T("{seat} 号没有在竞选", seat=seat))

    key = f"{table.at}.campaign.withdraw"
    prompt = scripted(table, "campaign_withdraw", key, "act", "campaign", T("退水"))
    prompt = prompt.but(choices=(leave, stay), needs_choice=True, bar=bar)
    return checked(table, prompt)


def _elect(table: Table) -> Asking:
    """The seat elected, None if nobody is."""
    stood = _stood_today(table)
    leaders = yield from hold(table, _ballot(table, "campaign.vote", stood))
    if _is_settled(table):
        return next(iter(_in_order(table)), None)
    if len(leaders) < 2:
        return leaders[0] if leaders else None
    rule = table.rules["sheriff.on_tie"]
    table.elect_again = rule == "tomorrow"
    if rule != "runoff":
        return None
    return (yield from _runoff(table, leaders, stood))


def _stood_today(table: Table) -> list[int]:
    """Everyone who ran, those who withdrew included: they have no vote (面杀完整版 1(3))."""
    return next(list(fact.data["seats"]) for fact in reversed(table.facts) if fact.kind == "candidacy")


def _runoff(table: Table, tied: list[int], stood: list[int]) -> Asking:
    """面杀完整版 1(4); 面杀遗言版 警长: the tied speak again, then one more ballot."""
    table.candidates = list(tied)
    order = _in_order(table)
    yield from speeches(table, "runoff", "runoff_speech", lambda: _in_order(table), order)
    barred = {"all_but_tied": tied, "everybody": []}.get(table.rules["sheriff.runoff_voters"], stood)
    leaders = yield from hold(table, _ballot(table, "runoff.vote", barred))
    if _is_settled(table):
        return next(iter(_in_order(table)), None)
    return leaders[0] if len(leaders) == 1 else None


def _is_settled(table: Table) -> bool:
    """One candidate, from the start or left over, needs no vote."""
    return len(_in_order(table)) < 2 and table.rules["sheriff.candidates"] == "stand"


def _ballot(table: Table, name: str, barred: list[int]) -> Ballot:
    rule = "sheriff.runoff_voters" if name.startswith("runoff") else "sheriff.candidates"
    everybody = table.rules["sheriff.candidates"] == "everybody"
    return Ballot(
        name,
        "runoff_vote" if name.startswith("runoff") else "campaign_vote",
        T("{sheriff}投票", sheriff=table.sheriff_title),
        "elect",
        electors=lambda: [s for s in table.present() if everybody or s not in barred],
        targets=lambda: _in_order(table),
        no_elector=lambda seat: table.rules.no(rule, T("{seat} 号上过警，没有投票权", seat=seat)),
        no_target=lambda seat: table.rules.no("campaign.candidates", T("{seat} 号不在竞选", seat=seat)),
        is_moot=lambda: _is_settled(table),
    )


def _inaugurate(table: Table, elected: int | None) -> Asking:
    if elected is not None:
        seat = elected
        value = yield from ask(table, lambda: _elected_prompt(table, seat))
        elected = None if "refuse" in value or not table.is_present(elected) else elected
    if elected is None:
        yield from read(
            table,
            "nobody_elected",
            "nobody_elected",
            "announce",
            T("没有{sheriff}", sheriff=table.sheriff_title),
        )
    table.sheriff = elected
    text = (
        T("{seat} 号当选{sheriff}", seat=elected, sheriff=table.sheriff_title)
        if elected
        else T("没有{sheriff}", sheriff=table.sheriff_title)
    )
    table.fact("sheriff", text, {"seat": elected}, [_why_elected(table, elected)], is_public=True)


def _why_elected(table: Table, elected: int | None) -> Ruling:
    if _has_voted(table):
        return table.rules.rule("sheriff.on_tie")
    return table.rules.rule("campaign.single" if elected else "campaign.nobody")


def _has_voted(table: Table) -> bool:
    return bool(table.happened("tally"))


def _elected_prompt(table: Table, elected: int) -> Prompt:
    """Until a lone candidate is said to have the badge, a wolf may cost him it (面杀完整版 5(1))."""
    refuse = Choice("refuse", T("拒绝当选"), T("{seat} 号拒绝当选", seat=elected))
    choices = (refuse,) if table.rules["sheriff.may_refuse"] else ()
    stage = "announce" if _has_voted(table) else "campaign"
    prompt = scripted(
        table,
        "elected",
        f"{table.at}.elected",
        "act",
        stage,
        T("当选{sheriff}", sheriff=table.sheriff_title),
        seat=elected,
    )
    prompt = prompt.but(choices=choices, actors=(elected,))
    return checked(table, prompt)
