"""Who sits where, and how that changes in the middle of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from judge_app.engine.rulings import Answer
from judge_app.engine.text import T, Text


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person at a table: the name that is shown, and the id in the roster ("" where he is not in it)."""

    name: str = ""
    id: str = ""


NOBODY = Sitter()
SITS_DOWN = frozenset({"arrive", "substitute", "fix"})
KINDS = SITS_DOWN | {"leave", "swap"}


@dataclass(frozen=True, slots=True)
class Move:
    """A change of who sits where, entered by the judge with his reason.

    `kind` is "arrive" (someone sits down on an empty seat), "leave" (the seat stays empty), "swap"
    (two persons take over each other's seat), "substitute" (another person plays on) or "fix"
    (the name was wrong from the start). `seats` is one seat, or the two of a swap. `at` is the
    key of the step that was open, `after` how many answers had been given.
    """

    kind: str
    seats: tuple[int, ...]
    sitter: Sitter = NOBODY
    why: str = ""
    at: str = ""
    after: int = 0


@dataclass(frozen=True, slots=True)
class Stay:
    """One person on one seat, from answer `start` (0-based) until before `end`; None: he still sits."""

    sitter: Sitter
    seat: int
    start: int
    end: int | None


@dataclass(slots=True)
class _Seated:
    """The table from answer number `start` on, and the move that made it so."""

    start: int
    people: list[Sitter]
    move: Move | None = None


class Course:
    """The seating of one game: `first` a sitter per seat, `answers` those given so far."""

    def __init__(self, first: Sequence[Sitter], moves: Sequence[Move], answers: Sequence[Answer]) -> None:
        self._answers = answers
        self._parts = [_Seated(0, list(first))]
        for move in moves:
            self._make(move)

    @cached_property
    def _keys(self) -> list[str]:
        return [answer.key for answer in self._answers]

    @property
    def now(self) -> tuple[Sitter, ...]:
        return tuple(self._parts[-1].people)

    def at(self, key: str) -> tuple[Sitter, ...]:
        """Who sat where when the step `key` was answered; now, if it has not been."""
        index = self._index(key, len(self._keys))
        return tuple(next(part.people for part in reversed(self._parts) if part.start <= index))

    def stays(self) -> tuple[Stay, ...]:
        """Each person's own history, in the order in which they sat down."""
        seats = range(len(self._parts[0].people))
        found = [stay for seat in seats for stay in self._stays_on(seat) if stay.sitter != NOBODY]
        return tuple(sorted(found, key=lambda stay: (stay.start, stay.seat)))

    def _stays_on(self, seat: int) -> list[Stay]:
        stays: list[Stay] = []
        for part in self._parts:
            sitter = part.people[seat]
            if stays and stays[-1].sitter == sitter:
                continue
            if stays:
                stays[-1] = Stay(stays[-1].sitter, seat + 1, stays[-1].start, part.start)
            stays.append(Stay(sitter, seat + 1, part.start, None))
        return [stay for stay in stays if stay.start != stay.end]

    def _index(self, key: str, otherwise: int) -> int:
        return self._keys.index(key) if key in self._keys else otherwise

    def _make(self, move: Move) -> None:
        if move.kind == "fix":
            self._fix(move.seats[0] - 1, move.sitter)
            return
        last = self._parts[-1]
        start = self._index(move.at, min(move.after, len(self._keys)))
        people = _moved(last.people, move)
        self._parts.append(_Seated(max(start, last.start), people, move))

    def _fix(self, seat: int, sitter: Sitter) -> None:
        """Put a name right as far back as that person has sat here, through his swaps too."""
        for part in reversed(self._parts):
            part.people[seat] = sitter
            touched = [number - 1 for number in part.move.seats] if part.move else []
            if seat in touched and len(touched) == 1:
                return
            if seat in touched:
                seat = touched[0] + touched[1] - seat


def _moved(people: Sequence[Sitter], move: Move) -> list[Sitter]:
    moved = list(people)
    if move.kind == "swap":
        one, other = (seat - 1 for seat in move.seats)
        moved[one], moved[other] = moved[other], moved[one]
    else:
        moved[move.seats[0] - 1] = move.sitter
    return moved


def bar(move: Move, people: Sequence[Sitter]) -> Text | None:
    """Why a move cannot be made where these people sit now."""
    wrong = next((seat for seat in move.seats if not 1 <= seat <= len(people)), None)
    if wrong is not None:
        return T("没有 {seat} 号座位", seat=wrong)
    if len(set(move.seats)) != (2 if move.kind == "swap" else 1):
        return T("换座位要选两个座位") if move.kind == "swap" else T("要选一个座位")
    return _bar_sitter(move, people) if move.kind in SITS_DOWN else _bar_leaving(move, people)


def _bar_leaving(move: Move, people: Sequence[Sitter]) -> Text | None:
    if move.kind == "leave" and people[move.seats[0] - 1] == NOBODY:
        return T("{seat} 号没有记名字", seat=move.seats[0])
    return None


def _bar_sitter(move: Move, people: Sequence[Sitter]) -> Text | None:
    seat = move.seats[0]
    here = people[seat - 1]
    if not move.sitter.name:
        return T("请写上名字")
    if move.kind == "arrive" and here != NOBODY:
        return T("{seat} 号坐着{name}，换人请用“替补”", seat=seat, name=here.name)
    others = [
        number for number, other in enumerate(people, 1) if number != seat and is_same(other, move.sitter)
    ]
    if others:
        return T("{name}已经坐在 {seat} 号", name=move.sitter.name, seat=others[0])
    return None


def is_same(one: Sitter, other: Sitter) -> bool:
    """Whether two entries name one person: by id where both have one, else by name."""
    return one.id == other.id if one.id and other.id else one.name == other.name


def move_line(move: Move) -> dict[str, Any]:
    """A move as JSON, without what is empty."""
    line = {"kind": move.kind, "seats": list(move.seats), "at": move.at, "after": move.after}
    rest = {"name": move.sitter.name, "id": move.sitter.id, "why": move.why}
    return {**line, **{word: value for word, value in rest.items() if value}}


def move_from(raw: Mapping[str, Any], count: int) -> Move:
    """The move that was written so; KeyError, TypeError or ValueError if `count` seats know none such."""
    kind, seats = raw["kind"], tuple(int(seat) for seat in raw["seats"])
    is_known = kind in KINDS and len(set(seats)) == len(seats) == (2 if kind == "swap" else 1)
    if not is_known or not all(1 <= seat <= count for seat in seats):
        raise ValueError(kind)
    sitter = Sitter(str(raw.get("name", "")), str(raw.get("id", "")))
    return Move(
        kind, seats, sitter, str(raw.get("why", "")), str(raw.get("at", "")), int(raw.get("after", 0))
    )


def sitters(people: Sequence[str | Sitter], seats: int) -> tuple[Sitter, ...]:
    """A sitter per seat; a bare name is someone who is not in the roster."""
    known = [Sitter(person) if isinstance(person, str) else person for person in people]
    return tuple((known + [NOBODY] * seats)[:seats])
