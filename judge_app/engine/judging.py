"""The judge's own hand: a warning, a removal, a correction, a note. Each is recorded as his."""

from collections.abc import Callable, Generator, Mapping
from typing import Any

from judge_app.engine.asking import checked, read, seats_text
from judge_app.engine.deaths import bury, fall, pass_badge
from judge_app.engine.interrupts import Interrupt, one_seat, withdraw
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import Answer, No
from judge_app.engine.settle import costs_skills
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T, Text
from judge_app.engine.win import end_if_won

Run = Generator[Prompt, Answer | None, None]
Value = Mapping[str, Any]

NEVER = frozenset({"deal", "card", "end"})


def _living(table: Table) -> Callable[[int], No | None]:
    return lambda seat: None if table.is_present(seat) else table.out(seat)


def _reason(value: Value) -> str:
    return str(value.get("why", ""))


def _is_open(prompt: Prompt) -> bool:
    return prompt.stage not in NEVER and prompt.kind != "end"


def _offer_warn(table: Table, prompt: Prompt) -> Prompt | None:
    choice = Choice("pick", T("警告"), T("警告{seats}"), 1, 1)
    return one_seat(table, "warn", choice, _living(table), takes_why=True) if _is_open(prompt) else None


def _warn(table: Table, value: Value) -> Run:
    seat = value["pick"][0]
    told = T("警告 {seat} 号：{why}", seat=seat, why=_reason(value))
    text = told if _reason(value) else T("警告 {seat} 号", seat=seat)
    table.fact("warning", text, {"seat": seat, "why": _reason(value)}, is_public=True)
    yield from ()


def _offer_remove(table: Table, prompt: Prompt) -> Prompt | None:
    choice = Choice("pick", T("判罚出局"), T("判{seats}出局"), 1, 1)
    return one_seat(table, "remove", choice, _living(table), takes_why=True) if _is_open(prompt) else None


def _remove(table: Table, value: Value) -> Run:
    seat = value["pick"][0]
    if seat in table.candidates:
        withdraw(table, [seat])
    yield from read(table, "removed", f"removed.{seat}", "exile", T("判罚出局"), seat=seat)
    data = {"seat": seat, "why": _reason(value)}
    rulings = [table.rules.rule("removed.silent")]
    table.fact("removal", T("{seat} 号被判罚出局", seat=seat), data, rulings, is_public=True)
    yield from bury(table, [Death(seat, frozenset({"removed"}), False)])


def _offer_correct(table: Table, prompt: Prompt) -> Prompt | None:
    """A card, a death, the badge as they truly are."""
    if not _is_open(prompt):
        return None
    n = len(table.seats)
    roles = [
        Choice(
            role.id,
            table.name(role.id),
            T("{seats}是{role}", seats="{seats}", role=table.name(role.id)),
            1,
            n,
        )
        for role in table.roles()
    ]
    choices = (
        Choice("dead", T("已出局"), T("改为：{seats}已出局"), 1, n),
        Choice("alive", T("在场"), T("改为：{seats}在场"), 1, n),
        Choice(
            "sheriff",
            table.sheriff_title,
            T("改为：{seats}是{sheriff}", seats="{seats}", sheriff=table.sheriff_title),
            1,
            1,
        ),
        *roles,
    )

    def bar(choice: str, seat: int | None = None) -> No | None:
        if seat is None:
            return None
        if choice in ("dead", "sheriff"):
            return None if table.is_present(seat) else table.out(seat)
        if choice == "alive" and seat not in table.dead:
            return table.rules.no("dead.no_act", T("{seat} 号本来就在场", seat=seat))
        return None

    act = Prompt(
        "correct",
        "act",
        "interrupt",
        T("改身份、死活"),
        choices=choices,
        combine=len(choices),
        needs_choice=True,
        takes_why=True,
        bar=bar,
    )
    return checked(table, act)


def _correct(table: Table, value: Value) -> Run:
    why = _reason(value)
    for word, seats in value.items():
        if word != "why":
            _CORRECTIONS.get(word, _set_role(word))(table, seats)
            data = {"what": word, "seats": list(seats), "why": why}
            table.fact("correction", _corrected(table, word, seats), data)
    yield from pass_badge(table)
    end_if_won(table)


def _corrected(table: Table, word: str, seats: list[int]) -> Text:
    said = seats_text(seats)
    if word in table.cards.roles:
        return T("法官更正：{seats}是{role}", seats=said, role=table.name(word))
    texts = {
        "dead": T("法官更正：{seats}已出局", seats=said),
        "alive": T("法官更正：{seats}在场", seats=said),
        "sheriff": T("法官更正：{seats}是{sheriff}", seats=said, sheriff=table.sheriff_title),
    }
    return texts[word]


def _set_dead(table: Table, seats: list[int]) -> None:
    fall(table, [Death(seat, frozenset({"corrected"}), table.is_night) for seat in seats])


def _set_alive(table: Table, seats: list[int]) -> None:
    for seat in seats:
        table.dead.pop(seat, None)
        table.last_night = [death for death in table.last_night if death.seat != seat]
        if seat in table.announced:
            table.announced.remove(seat)
    first = [seat for seat in table.first_dead if seat in table.dead] or list(table.dead)[:1]
    table.first_dead = tuple(first)
    costs = (costs_skills(table, death) for seat, death in table.dead.items() if seat in table.announced)
    table.skills_lost = next((ruling for ruling in costs if ruling), None)


def _set_sheriff(table: Table, seats: list[int]) -> None:
    table.sheriff = seats[0]


def _set_role(role: str) -> Callable[[Table, list[int]], None]:
    def change(table: Table, seats: list[int]) -> None:
        for seat in seats:
            table.cards.put(seat, role)

    return change


_CORRECTIONS: dict[str, Callable[[Table, list[int]], None]] = {
    "dead": _set_dead,
    "alive": _set_alive,
    "sheriff": _set_sheriff,
}


def _offer_note(table: Table, prompt: Prompt) -> Prompt | None:
    if not _is_open(prompt):
        return None
    act = Prompt(
        "note",
        "act",
        "interrupt",
        T("备注"),
        choices=(Choice("note", T("备注"), T("记下备注")),),
        takes_why=True,
    )
    return checked(table, act)


def _note(table: Table, value: Value) -> Run:
    table.fact("note", T("备注：{why}", why=_reason(value)), {"why": _reason(value)})
    yield from ()


JUDGES_ACTS = {
    act.key: act
    for act in (
        Interrupt("warn", _offer_warn, _warn, is_by_night=True),
        Interrupt("remove", _offer_remove, _remove, is_by_night=True),
        Interrupt("correct", _offer_correct, _correct, is_by_night=True),
        Interrupt("note", _offer_note, _note, is_by_night=True),
    )
}
