"""The groups of figures, and how one is measured."""

import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.bench.bare import bare
from tests.bench.click import click
from tests.bench.club import club
from tests.bench.figure import Measured
from tests.bench.games import disk, engine, undo
from tests.bench.growth import growth
from tests.bench.sheet import sheet
from tests.bench.shelf import shelf
from tests.bench.size import Size
from tests.bench.start import start

Group = Callable[[Path, Size], Iterable[Measured]]
GROUPS: dict[str, Group] = {
    "bare": bare,
    "start": start,
    "click": click,
    "undo": undo,
    "disk": disk,
    "list": shelf,
    "club": club,
    "summary": sheet,
    "engine": engine,
    "growth": growth,
}
Run = Callable[[str, Size], list[Measured]]


def here(name: str, size: Size) -> list[Measured]:
    """One group in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return list(GROUPS[name](Path(folder), size))


def apart(name: str, size: Size) -> list[Measured]:
    """One group in a process of its own, so that none stands on another's heap."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_quiet) as worker:
        return worker.submit(here, name, size).result()


def _quiet() -> None:
    """Without a screen there is no window manager, and Qt says so for every window."""
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_LOGGING_RULES="default.warning=false")


def measured(names: Iterable[str], size: Size, run: Run = apart) -> Iterator[Measured]:
    """Every figure of these groups, as it comes."""
    for name in names:
        yield from run(name, size)
