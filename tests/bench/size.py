"""How much is measured, and what design §6 allows."""

from dataclasses import dataclass

from tests.bench.figure import Budget


@dataclass(frozen=True, slots=True)
class Size:
    """How often and how much: pairs of `starts`, `clicks`, `runs` of everything else, whole `games`.

    `answers` is how long the long game is; `lengths`, `seats` and `saved` are what growth is measured over;
    `platforms` are the kinds of screen a start is measured on, where they can be had.
    """

    starts: int
    clicks: int
    runs: int
    games: int
    answers: int
    club: int
    lengths: tuple[int, ...]
    seats: tuple[int, ...]
    saved: tuple[int, ...]
    platforms: tuple[str, ...] = ("offscreen", "xcb")


LENGTHS = (50, 100, 200, 400, 800, 1600)
SEATS = (6, 8, 10, 12, 14, 16, 18)
FULL = Size(20, 400, 60, 200, 400, 1000, LENGTHS, SEATS, (100, 300, 1000, 3000, 10_000))
QUICK = Size(5, 60, 12, 30, 400, 200, LENGTHS, SEATS, (100, 300, 1000, 3000, 10_000))

START = Budget("≤ 1.5 × the bare window", 1.5, "ratio")
MEMORY = Budget("≤ 1.5 × the bare window's memory", 1.5, "ratio")
CLICK = Budget("p99 ≤ 16 ms", 16.0, "p99")
UNDO = Budget("≤ 30 ms", 30.0)
SAVE = Budget("≤ 2 ms beyond one fsync", 2.0)
LIST = Budget("≤ 300 ms", 300.0)
SEARCH = Budget("≤ 50 ms", 50.0)
SUMMARY = Budget("≤ 1 s", 1000.0)
DESIGN = {
    "start": ("start", START),
    "memory": ("start", MEMORY),
    "click": ("click", CLICK),
    "undo": ("undo", UNDO),
    "disk": ("disk", SAVE),
    "list": ("list", LIST),
    "search": ("list", SEARCH),
    "summary": ("summary", SUMMARY),
}
"""Every promise of design §6 and the one about memory: the group that measures it, and what it allows."""
