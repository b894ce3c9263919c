"""How each seat looks: from the prompt, the view and what is being put together. No Qt."""

from judge_app.engine.prompt import Prompt
from judge_app.engine.text import T, Text
from judge_app.engine.view import SeatView, View
from judge_app.narration.words import say
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting
from judge_app.ui.dead import dead_rows, is_announcement
from judge_app.ui.picking import ALONE, Picking
from judge_app.ui.reasons import is_public
from judge_app.ui.seat import SeatLook
from judge_app.ui.standing import standing

OUT = T("出局")


def seat_looks(at: Controller) -> list[SeatLook]:
    """Every seat as this screen may show it now."""
    view = at.view
    stands = {} if at.is_veiled else standing(at.session.game.facts, view)
    return [_look(at, view, seat, stands.get(seat.seat)) for seat in view.seats]


def seat_note(at: Controller, number: int) -> str:
    """The touched seat in full: number, name, card, fate."""
    seat = at.seat(number)
    parts: list[Text | str] = [T("{seat} 号", seat=number), at.name(number)]
    parts += [seat.card or "", "" if seat.is_alive else OUT, *seat.marks]
    return " · ".join(say(part) for part in parts if part)


def _look(at: Controller, view: View, seat: SeatView, stands: Text | None) -> SeatLook:
    line, tone = _line(at, view, seat)
    picked = _picked(at)
    is_veiled = at.is_veiled
    return SeatLook(
        number=seat.seat,
        name=at.name(seat.seat),
        line=line,
        tone=tone,
        marks="".join(say(mark) for mark in seat.marks),
        badge=_badge(at.prompt, seat) or say(stands or ""),
        is_out=not seat.is_alive,
        is_dim=_is_barred(at, seat),
        is_picked=not is_veiled and seat.seat in picked,
        is_ringed=not is_veiled and _is_ringed(at, view, seat.seat),
        spoken=_spoken(at, seat, say(stands or ""), line),
    )


def _picked(at: Controller) -> tuple[int, ...]:
    """Seats picked or announced, and the seat of the sign where a choice without seats is about it."""
    draft = at.draft
    if is_announcement(at):
        return tuple(row.seat for row in dead_rows(at))
    if not isinstance(draft, Picking) or at.sign is None:
        return draft.seats()
    is_about_sign = any(not seats for name, seats in draft.chosen.items() if name not in ALONE)
    return draft.seats() + (at.sign.numbers if is_about_sign else ())


def _line(at: Controller, view: View, seat: SeatView) -> tuple[str, str]:
    """The third line and its tone."""
    is_voter = isinstance(at.draft, Counting) and not at.is_veiled and seat.seat in at.draft.voters
    shows_card = at.shows_roles and not (at.is_replay and is_voter)
    if (shows_card or at.prompt.kind == "end") and seat.card is not None:
        return say(seat.card), "gold"
    if isinstance(at.draft, Counting) and is_voter:
        return _vote_line(at.draft, seat)
    if not seat.is_alive:
        return say(OUT), "muted"
    if view.speaking == seat.seat:
        return say(T("发言中")), "accent"
    return (say(seat.card), "gold") if seat.card is not None else ("", "muted")


def _vote_line(count: Counting, seat: SeatView) -> tuple[str, str]:
    if seat.seat not in count.votes:
        if count.voter == seat.seat:
            return say(T("投谁？")), "accent"
        return (say(T("未记")), "gold" if count.votes else "muted")
    target = count.votes[seat.seat]
    return (f"→ {target}", "accent") if target is not None else (say(T("弃票")), "muted")


def _badge(prompt: Prompt, seat: SeatView) -> str:
    if not seat.badge:
        return ""
    weight = (prompt.voters or {}).get(seat.seat, 1.0)
    return say(T("警 {weight:g}票", weight=weight)) if weight != 1 else say(T("警"))


def _is_barred(at: Controller, seat: SeatView) -> bool:
    """Dimmed: it cannot be picked. By day what hidden cards forbid is not shown by dimming."""
    draft = at.draft
    if at.is_veiled or not seat.is_alive:
        return False
    if isinstance(draft, Counting):
        return seat.seat not in draft.voters and seat.seat not in at.prompt.targets
    return draft.takes_seats() and _is_refused(draft, seat.seat, at.is_private)


def _is_refused(draft: Picking, seat: int, is_private: bool) -> bool:
    """Before open eyes only what the whole table knows may dim a seat."""
    takers = [taker] if (taker := draft.taker()) else [c for c in draft.choices if c.high]
    found = [draft.bar(choice.id, seat) for choice in takers]
    return all(no is not None and (is_private or is_public(no)) for no in found)


def _is_ringed(at: Controller, view: View, number: int) -> bool:
    if isinstance(at.draft, Counting):
        return at.draft.voter == number
    return number in at.prompt.actors or (not at.looking and view.speaking == number)


def _spoken(at: Controller, seat: SeatView, stands: str, line: str) -> str:
    words = [say(T("{seat} 号", seat=seat.seat)), at.name(seat.seat), stands]
    if seat.badge:
        words.append(say(T("警长")))
    words.append(line if seat.is_alive else say(OUT))
    return " ".join(word for word in words if word)
