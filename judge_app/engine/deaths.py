"""The one queue for every death: followers, skills, badge, verdict, last words."""

from collections.abc import Callable, Iterable, Sequence

from judge_app.engine.asking import Asking, ask, checked, pick_one, picked, read, scripted, seats_text
from judge_app.engine.last_words import entitled
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No
from judge_app.engine.settle import costs_skills, followers
from judge_app.engine.showing import show_by_day
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T
from judge_app.engine.win import end_if_won

Reprieve = Callable[[], Asking]

_FOLLOWS = {"lover": "lovers.follow", "leaves": "idiot.leaves_with_elder"}
"""By which rule a seat dies of another's death."""


def bury(table: Table, deaths: Sequence[Death], reprieve: Reprieve | None = None) -> Asking:
    """Everything a batch of deaths brings, in the judge's order; the table knows of them from here.

    `reprieve` may ask whether the sentenced stay after all, before anything follows from their death.
    """
    batch = list(deaths)
    before = (table.skills_lost, table.first_dead)
    fall(table, batch)
    yield from show_by_day(table, [death.seat for death in batch if not death.is_by_night])
    shown = len(batch)
    if reprieve and (yield from reprieve()):
        table.skills_lost, table.first_dead = before
        revive(table, [death.seat for death in deaths])
        return
    if not any(death.is_by_night for death in batch):
        yield from _announce_followers(table, batch)
    for death in batch:  # grows: a shot brings further deaths
        yield from _react(table, death, batch)
    yield from show_by_day(table, [death.seat for death in batch[shown:]])
    table.last_night = [death for death in batch if death.is_by_night] or table.last_night
    yield from pass_badge(table)
    end_if_won(table)
    yield from _last_words(table, batch)


def revive(table: Table, seats: Iterable[int]) -> None:
    """The sentenced stay after all."""
    back = list(seats)
    for seat in back:
        table.dead.pop(seat, None)
        if seat in table.announced:
            table.announced.remove(seat)
    table.fact("rescue", T("{seats}被救回", seats=seats_text(back)), {"seats": back}, is_public=True)


def fall(table: Table, deaths: Iterable[Death]) -> None:
    """Enter deaths: true, announced, and with what they cost the others."""
    for death in deaths:
        table.dead[death.seat] = death
        table.first_dead = table.first_dead or (death.seat,)
        if death.seat not in table.announced:
            table.announced.append(death.seat)
        lost = costs_skills(table, death)
        table.skills_lost = table.skills_lost or lost
        table.fact(
            "death",
            T("{seat} 号出局", seat=death.seat),
            {"seat": death.seat, "causes": sorted(death.causes), "day": not death.is_by_night},
            [lost, *(table.rules.rule(_FOLLOWS[cause]) for cause in sorted(death.causes & _FOLLOWS.keys()))],
        )
        for role in table.roles():
            if role.witnesses:
                role.witnesses(table, death)


def _announce_followers(table: Table, batch: list[Death]) -> Asking:
    """By day a seat that follows is announced at once (面杀完整版 法官流程 (8))."""
    new = followers(table, batch)
    fall(table, new)
    batch += new
    for death in new:
        is_love = bool(death.causes & {"lover", "charmed"})
        title = T("殉情") if is_love else T("离场")
        step = "lover_follows" if is_love else "idiot_leaves"
        yield from read(table, step, f"follows.{death.seat}", "exile", title, seat=death.seat)


def _react(table: Table, death: Death, batch: list[Death]) -> Asking:
    """The skill a death sets off, and who dies of it."""
    may = table.about(death.seat, lambda role: bool(role.reacts and role.reacts(table, death)))
    if not may:
        return
    react = table.about(death.seat, lambda role: role).react
    victims: list[Death] = (yield from react(table, death)) if react else []
    fall(table, victims)
    batch += victims
    if victims:
        yield from _announce_followers(table, batch)


def pass_badge(table: Table) -> Asking:
    """A dead sheriff's badge (面杀完整版 5(2)(3))."""
    old = table.sheriff
    if old is None or old not in table.announced:
        return
    value = yield from ask(table, lambda: _badge_prompt(table, old))
    heir = picked(value)
    table.sheriff = heir
    text = T("警徽交给 {seat} 号", seat=heir) if heir else T("警徽作废")
    table.fact("badge", text, {"from": old, "to": heir}, [table.rules.rule("sheriff.heir")], is_public=True)


def _badge_prompt(table: Table, old: int) -> Prompt:
    heirs = [seat for seat in table.present() if seat != old]
    must = table.rules["sheriff.heir"] == "must" and bool(heirs)
    choices = [pick_one(T("警徽交给 {seats}"))] if heirs else []
    tear = Choice("torn", T("撕掉警徽"), T("撕掉警徽"))
    choices += [] if must else [tear]

    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "torn" and must:
            return table.rules.no("sheriff.heir", T("本规则要求必须移交警徽"))
        if seat is not None and seat not in heirs:
            return table.rules.no("badge.living", T("{seat} 号已出局，不能接警徽", seat=seat))
        return None

    key = f"{table.at}.badge.{old}"
    prompt = scripted(table, "badge", key, "act", "badge", T("警徽"), seat=old)
    prompt = prompt.but(choices=tuple(choices), needs_choice=True, actors=(old,), bar=bar)
    return checked(table, prompt, refused=[tear] if must else [])


def _last_words(table: Table, batch: list[Death]) -> Asking:
    """Who may speak is decided once per batch, after the skills."""
    seats, ruling = entitled(table, batch)
    text = T("遗言：{seats}", seats=seats_text(seats)) if seats else T("没有遗言")
    table.fact("last_words", text, {"seats": seats}, [ruling], is_public=True)
    for seat in seats:
        yield from ask(table, lambda seat=seat: _words_prompt(table, seat))  # type: ignore[misc]


def _words_prompt(table: Table, seat: int) -> Prompt:
    key = f"{table.at}.words.{seat}"
    prompt = scripted(table, "last_words", key, "speech", "words", T("遗言"), seat=seat)
    return prompt.but(actors=(seat,), seconds=table.rules["time.last_words"])
