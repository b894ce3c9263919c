"""One measured figure, and how to measure it."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """Milliseconds: median and 99th percentile of `runs`, what the median may be, the yardstick's median."""

    name: str
    median: float
    p99: float
    runs: int
    limit: float
    yardstick: str = ""
    yardstick_median: float = 0.0

    @property
    def is_held(self) -> bool:
        return self.median <= self.limit


def timed(act: Callable[[], object]) -> float:
    """How many milliseconds an act takes."""
    start = time.perf_counter()
    act()
    return (time.perf_counter() - start) * 1000


def figure(
    name: str, taken: list[float], limit: float, yardstick: str = "", yard_taken: list[float] | None = None
) -> Figure:
    """A figure from its runs; a yardstick's runs were taken in between."""
    yard = statistics.median(yard_taken) if yard_taken else 0.0
    p99 = sorted(taken)[min(len(taken) - 1, len(taken) * 99 // 100)]
    return Figure(name, statistics.median(taken), p99, len(taken), limit, yardstick, yard)
