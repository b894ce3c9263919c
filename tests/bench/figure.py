"""What is measured: a figure beside its yardstick, and how a time grows with a size."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import log
from typing import Any, Literal

Value = Literal["median", "p99", "ratio"]


@dataclass(frozen=True, slots=True)
class Budget:
    """What design §6 allows: this value of the figure may be `most`; `words` is how a table says it."""

    words: str
    most: float
    of: Value = "median"


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing in its `unit`, and its yardstick from the same run.

    `low` and `high` are the quartiles. `ratio` is the median of figure through yardstick, each pair
    taken one after the other; 0 without a yardstick.
    """

    group: str
    name: str
    unit: str
    median: float
    low: float
    high: float
    p99: float
    runs: int
    yardstick: str = ""
    yardstick_median: float = 0.0
    ratio: float = 0.0
    budget: Budget | None = None

    @property
    def judged(self) -> float:
        """The value that the budget is about."""
        return float(getattr(self, self.budget.of if self.budget else "median"))

    @property
    def is_held(self) -> bool:
        """Whether the budget holds; a figure without one has nothing to break."""
        return self.budget is None or self.judged <= self.budget.most

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "is_held": self.is_held}


@dataclass(frozen=True, slots=True)
class Growth:
    """The median at each size, in milliseconds; `of` says what there is more of."""

    name: str
    of: str
    sizes: list[int]
    medians: list[float]
    yardstick: str
    yardsticks: list[float]

    @property
    def per_doubling(self) -> float:
        """By how much twice the size multiplies the time, over the upper half of the sizes: 2 is linear."""
        upper = (len(self.sizes) - 1) // 2
        return float(2 ** slope(self.sizes[upper:], self.medians[upper:]))

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "per_doubling": self.per_doubling}


Measured = Figure | Growth


def slope(sizes: Sequence[float], times: Sequence[float]) -> float:
    """The exponent with which a time grows: least squares over the logarithms."""
    xs, ys = [log(size) for size in sizes], [log(taken) for taken in times]
    return float(statistics.linear_regression(xs, ys).slope)


def timed(act: Callable[[], object]) -> float:
    """How many milliseconds an act takes."""
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000


def in_turn(act: Callable[[], object], yardstick: Callable[[], object], runs: int) -> "Pairs":
    """Yardstick, act, yardstick, act …, so that a busy moment of the machine hits both."""
    pairs = Pairs([], [])
    for _ in range(runs):
        pairs.yard.append(timed(yardstick))
        pairs.taken.append(timed(act))
    return pairs


def in_rounds(acts: Sequence[Callable[[], "Pairs"]], rounds: int) -> list["Pairs"]:
    """Every act once, then every act once more …, so that a busy moment hits all sizes of a thing."""
    found = [Pairs([], []) for _ in acts]
    for _ in range(rounds):
        for act, pairs in zip(acts, found, strict=True):
            pairs.add(act())
    return found


@dataclass(frozen=True, slots=True)
class Pairs:
    """What an act and its yardstick took, run by run."""

    taken: list[float]
    yard: list[float]

    def add(self, more: "Pairs") -> None:
        """Take in what was measured after it."""
        self.taken.extend(more.taken)
        self.yard.extend(more.yard)

    def ratio(self) -> float:
        both = zip(self.taken, self.yard, strict=True)
        return statistics.median(taken / yard for taken, yard in both) if self.yard else 0.0


def figure(
    group: str,
    name: str,
    pairs: Pairs,
    yardstick: str = "",
    budget: Budget | None = None,
    unit: str = "ms",
) -> Figure:
    """A figure from its runs."""
    taken = sorted(pairs.taken)
    low, median, high = (at(taken, share) for share in (0.25, 0.5, 0.75))
    yard = statistics.median(pairs.yard) if pairs.yard else 0.0
    return Figure(
        group,
        name,
        unit,
        median,
        low,
        high,
        at(taken, 0.99),
        len(taken),
        yardstick,
        yard,
        pairs.ratio(),
        budget,
    )


def at(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the sorted values lies."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def grown(name: str, of: str, sizes: Sequence[int], found: Sequence[Pairs], yardstick: str) -> Growth:
    """One thing, in milliseconds, at every size."""
    medians = [statistics.median(pairs.taken) for pairs in found]
    yards = [statistics.median(pairs.yard) for pairs in found]
    return Growth(name, of, list(sizes), medians, yardstick, yards)
