"""Roles found on night 1, as each opens its eyes; and cards asked for later."""

from judge_app.engine.asking import Asking, ask, checked, scripted
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T


def find(table: Table, role: Role, step: Step) -> Asking:
    """Ask which seats open their eyes; wolves are found as a group. It may be left open."""
    value = yield from ask(table, lambda: _find_prompt(table, role, step, f"{step.key}.find"))
    if role.opens_pack and value.get("pick"):
        table.cards.found_pack(value["pick"], _opening(table, role))
    elif not role.opens_pack:
        _note(table, role, value)
    for mate in table.roles() if role.opens_pack else ():
        if _is_silent_mate(role, mate):
            yield from _find_mate(table, mate, step)
    if step.learn:
        yield from step.learn(table)


def _note(table: Table, role: Role, value: Value) -> None:
    for seat in value.get("pick", ()):
        table.cards.put(seat, role.id)
        text = T("{seat} 号是{role}", seat=seat, role=table.name(role.id))
        table.fact("card", text, {"seat": seat, "role": role.id})
    table.cards.name_pack()


def _is_silent_mate(pack: Role, mate: Role) -> bool:
    """A wolf who hunts with the pack and is not called by himself on night 1."""
    is_called = any(step.nights is None or step.nights(1) for step in mate.steps)
    return mate.camp == pack.camp and mate.hunts and mate.id != pack.id and not is_called


def _find_mate(table: Table, mate: Role, step: Step) -> Asking:
    name = f"{step.key}.find.{mate.id}"
    value = yield from ask(table, lambda: _find_prompt(table, mate, step, name))
    _note(table, mate, value)


def _find_prompt(table: Table, role: Role, step: Step, name: str) -> Prompt:
    base = scripted(table, step.key, f"{table.at}.{name}", "act", "night", step.title)
    opening = _opening(table, role)
    number = sum(table.cards.unseen()[card] for card in opening)
    held = [seat for seat in table.seats if table.cards.held.get(seat) in opening]
    seconds = int(table.rules["time.night_step"])
    base = base.but(main=0, actors=tuple(held), do=T("看清睁眼的是几号"), seconds=seconds)
    if number < 1:
        return base.but(kind="read")
    open_bottom = not table.cards.bottom and any(other.takes_bottom for other in table.roles())
    low = max(1, number - 2) if open_bottom else number
    choices = (
        Choice(
            "pick",
            T("睁眼的座位"),
            T("{seats}是{role}", seats="{seats}", role=table.name(role.id)),
            low,
            number,
        ),
        Choice("none", T("没看到"), T("没看到，以后再问")),
    )

    def bar(_choice: str, seat: int | None = None) -> No | None:
        return _bar_find(table, role, seat) if seat is not None else None

    prompt = base.but(choices=choices, needs_choice=True, bar=bar)
    return checked(table, prompt)


def _opening(table: Table, role: Role) -> list[str]:
    """The cards whose holders open their eyes at a step: for the pack all who hunt."""
    if not role.opens_pack:
        return [role.id]
    return [mate.id for mate in table.roles() if mate.camp == role.camp and mate.hunts]


def _bar_find(table: Table, role: Role, seat: int) -> No | None:
    """A wolf called by himself is one of the pack that was found before."""
    no = _bar_card(table, seat)
    if no or not table.cards.pack or role.id not in table.cards.pack_cards or role.opens_pack:
        return no
    if seat not in table.cards.pack:
        return table.rules.no("card.one", T("{seat} 号没有和狼人一起睁眼", seat=seat))
    return None


def _bar_card(table: Table, seat: int) -> No | None:
    held = table.cards.held.get(seat)
    if held:
        return table.rules.no("card.one", T("{seat} 号已经是{role}", seat=seat, role=table.name(held)))
    return None


def card_prompt(table: Table, seat: int) -> Prompt:
    """Which card a seat holds that nobody has seen."""
    cards = sorted(table.cards.unseen(), key=lambda card: (table.cards.roles[card].camp, card))
    choices = tuple(
        Choice(card, table.name(card), T("{seat} 号是{role}", seat=seat, role=table.name(card)))
        for card in cards
    )
    title = T("{seat} 号是什么身份", seat=seat)
    do = T("规则要用到这张牌：请看一眼{seat}号的身份牌", seat=seat)
    prompt = Prompt(
        f"card.{seat}", "act", "card", title, do=do, choices=choices, needs_choice=True, actors=(seat,)
    )
    return checked(table, prompt)


def holder_prompt(table: Table, role: str) -> Prompt:
    """Who holds a card that nobody has seen."""
    name = table.name(role)
    choices = (
        Choice("pick", T("选座位"), T("{seats}是{role}", seats="{seats}", role=name), 1, 1),
        Choice("none", T("不在任何人手里"), T("没有人是{role}", role=name)),
    )

    def bar(_choice: str, seat: int | None = None) -> No | None:
        return _bar_card(table, seat) if seat is not None else None

    title = T("谁是{role}", role=name)
    prompt = Prompt(
        f"find.{role}",
        "act",
        "card",
        title,
        do=T("规则要用到这张牌"),
        choices=choices,
        needs_choice=True,
        bar=bar,
    )
    return checked(table, prompt)
