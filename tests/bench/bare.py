"""What machine, Python and Qt take by themselves: one fsync, the two fonts, a process, one bare loop."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.bench.figure import Figure, Pairs, figure, in_turn, timed
from tests.bench.games import LOOP, append, loop
from tests.bench.size import Size
from tests.bench.start import BARE, environment, opened

LINE = b"x" * 300 + b"\n"


def bare(folder: Path, size: Size) -> Iterator[Figure]:
    """Nothing of the program is in these; they say what kind of machine the other figures are from."""
    yield fsync(folder / "bare", size.runs * 4)
    yield from processes(max(2, size.starts // 2))
    yield figure("bare", f"{LOOP} turns of a bare loop", Pairs([timed(loop) for _ in range(size.runs)], []))


def fsync(path: Path, runs: int) -> Figure:
    """A short line to the disk."""
    with path.open("ab", buffering=0) as file:
        handle = file.fileno()
        pairs = in_turn(lambda: append(handle, LINE), lambda: os.write(handle, LINE), runs)
    return figure("bare", "append 300 bytes and fsync", pairs, "append alone")


def processes(runs: int) -> Iterator[Figure]:
    """Python alone, with Qt's widgets, and with a window; each in turn."""
    python, widgets, window, fonts = [], [], [], []
    for _ in range(runs):
        python.append(timed(lambda: _run("pass")))
        widgets.append(timed(lambda: _run("import PySide6.QtWidgets")))
        seen = opened(BARE, environment("offscreen"))
        window.append(seen.taken)
        fonts.append(seen.fonts)
    yield figure("bare", "start and end Python", Pairs(python, []))
    yield figure("bare", "the same, loading Qt's widgets", Pairs(widgets, python), "Python alone")
    yield figure("bare", "start to first paint of a bare window", Pairs(window, python), "Python alone")
    yield figure("bare", "loading the two fonts for it", Pairs(fonts, window), "the whole start")


def _run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)
