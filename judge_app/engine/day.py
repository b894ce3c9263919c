"""A game, day by day, as the judge runs it."""

from collections.abc import Iterable, Mapping

from judge_app.engine.asking import Asking, DayEnds, ask, scripted, seats_text
from judge_app.engine.campaign import campaign, is_due
from judge_app.engine.deal import deal
from judge_app.engine.deaths import bury
from judge_app.engine.exile import exile_vote
from judge_app.engine.naming import name_target
from judge_app.engine.night import night
from judge_app.engine.prompt import Prompt
from judge_app.engine.showing import role_lines, show_roles
from judge_app.engine.speeches import day_speeches
from judge_app.engine.table import Death, Outcome, Table
from judge_app.engine.text import T, Text, joined
from judge_app.engine.win import GameEnds


def game(table: Table) -> Asking:
    """From the deal to the end; the last prompt is the end itself and takes no answer."""
    try:
        yield from deal(table)
        while True:
            yield from night(table)
            yield from day(table)
    except GameEnds as end:
        _finish(table, end.outcome)
    while True:
        yield _end_prompt(table)


def day(table: Table) -> Asking:
    """From daybreak to dark, whatever ends it early."""
    yield from _dawn(table)
    is_dark = yield from _until_dark(_campaign_before(table))
    is_dark = (yield from _until_dark(announce(table))) or is_dark
    if announced_order(table):  # it got dark before they could be said
        yield from _until_dark(announce(table))
    if not is_dark:
        yield from _until_dark(_daytime(table))


def _until_dark(part: Asking) -> Asking:
    """Walk a part of the day; True if it got dark in it."""
    try:
        yield from part
    except DayEnds:
        return True
    return False


def _daytime(table: Table) -> Asking:
    if is_due(table) and table.rules["sheriff.elected"] == "after_announcement":
        yield from campaign(table)
    yield from day_speeches(table)
    yield from name_target(table)
    yield from exile_vote(table)
    for role in table.roles():
        if role.dusk:
            yield from role.dusk(table)


def _dawn(table: Table) -> Asking:
    yield from ask(table, lambda: _dawn_prompt(table))
    table.day += 1
    table.is_night = False
    table.order = ()


def _dawn_prompt(table: Table) -> Prompt:
    """Eyes are still shut: the moment for what somebody must be told in private."""
    first = table.day == 0 and table.rules["sheriff.exists"]
    step = "dawn" if first else "dawn_later"
    prompt = scripted(table, step, f"{table.at}.dawn", "read", "night", T("天亮"))
    reminders = [text for role in table.roles() if role.reminds and (text := role.reminds(table))]
    return prompt.but(do=joined(reminders, "；")) if reminders else prompt


def _campaign_before(table: Table) -> Asking:
    if is_due(table) and table.rules["sheriff.elected"] == "before_announcement":
        yield from campaign(table)


def has_campaign_today(table: Table) -> bool:
    """Whether a sheriff is or was elected on this day."""
    return is_due(table) or bool(table.happened("candidacy"))


def announce(table: Table) -> Asking:
    """Say who died; then their skills, the badge, the verdict and last words."""
    yield from ask(table, lambda: _announcement(table))
    seats = announced_order(table)
    deaths = sorted(
        (death for death in table.last_night if death.seat in seats),
        key=lambda death: seats.index(death.seat),
    )
    table.last_night = deaths  # a seat that left in the campaign is not said to have died by night
    text = T("昨夜死亡：{seats}", seats=seats_text(seats)) if seats else T("昨夜平安")
    rulings = [table.rules.rule("announce.order"), table.rules.rule("order.causes")]
    table.fact("announcement", text, {"seats": seats}, rulings, is_public=True)
    for step, values in _notices(table):
        table.fact(step, T("公布：{step}", step=step), values, is_public=True)
    _let_back(table)
    show_roles(table, seats)
    yield from bury(table, deaths)


def _let_back(table: Table) -> None:
    """Who came back in the night is there again, his card turned up, once it has been said."""
    for seat in [seat for seat in table.announced if seat not in table.dead]:
        table.announced.remove(seat)
        table.revealed.append(seat)


def announced_order(table: Table) -> list[int]:
    """Tonight's dead in the order in which they are said."""
    return in_order(table, [death for death in table.last_night if death.seat not in table.announced])


def in_order(table: Table, deaths: Iterable[Death]) -> list[int]:
    """The seats of these dead as this ruleset has them said: by cause or by number."""
    seats = [death.seat for death in deaths]
    return sorted(seats) if table.rules["announce.order"] == "seat" else seats


def _announcement(table: Table) -> Prompt:
    seats = announced_order(table)
    step = "announce" if seats else "announce_peaceful"
    key = f"{table.at}.announce"
    said = scripted(table, step, key, "read", "announce", T("公布死讯"), seats=seats_text(seats))
    notices = (scripted(table, name, key, "read", "announce", T("公布"), **v) for name, v in _notices(table))
    lines = [line for notice in notices for line in notice.say]
    return said.but(say=(*said.say, *lines, *role_lines(table, seats)))


def _notices(table: Table) -> list[tuple[str, Mapping[str, object]]]:
    """What cards add to the announcement: a growl, a silence, a return."""
    return [notice for role in table.roles() if role.announces for notice in role.announces(table)]


def _finish(table: Table, outcome: Outcome) -> None:
    table.outcome = outcome
    data = {"camp": outcome.camp, "winners": list(outcome.winners)}
    text = T("{camp}获胜：{why}", camp=camp_name(table, outcome.camp), why=outcome.text)
    table.fact("win", text, data, [outcome.ruling], is_public=True)


def _end_prompt(table: Table) -> Prompt:
    """By night the judge alone sees it, with the dawn line, the dead and the winner to read out."""
    camp = camp_name(table, table.outcome.camp if table.outcome else "good")
    won = scripted(table, "won", "end", "end", "night" if table.is_night else "end", T("游戏结束"), camp=camp)
    if not table.is_night:
        return won
    dawn = scripted(table, "dawn_later", "end", "read", "night", T("天亮"))
    before = (*dawn.say, *_announcement(table).say)
    return won.but(say=(*before, *won.say), main=len(before))


CAMPS: dict[str, Text] = {"good": T("好人"), "wolves": T("狼人"), "lovers": T("第三方")}


def camp_name(table: Table, camp: str) -> Text:
    """What a winning camp is called; a card that plays alone is called by its name."""
    return CAMPS.get(camp) or table.name(camp)
