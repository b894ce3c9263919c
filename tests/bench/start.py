"""From the start of the process to the first painted page, and the memory it takes by then."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judge_app.paths import data_path
from judge_app.session import Session, TableInfo
from tests.bench.figure import Budget, Figure, Pairs, figure
from tests.bench.games import long_game
from tests.bench.shelf import fill
from tests.bench.size import MEMORY, START, Size

CHILD = Path(__file__).with_name("first_paint.py")
FONTS = sorted(str(file) for file in (data_path("resources") / "fonts").glob("*.ttf"))
BARE = ("bare", *FONTS)
NAMES = {"offscreen": "without a screen", "xcb": "on X11"}


@dataclass(frozen=True, slots=True)
class Opened:
    """One start: milliseconds to the first paint, of processor time until then, of loading the bare fonts.

    `memory` is kilobytes by name, `modules` what was loaded by then.
    """

    taken: float
    processor: float
    fonts: float
    memory: Mapping[str, int]
    modules: frozenset[str]


def opened(arguments: tuple[str, ...], environment: Mapping[str, str]) -> Opened:
    """Start a window and wait until it has told and gone."""
    told = [sys.executable, "-P", str(CHILD), *arguments]
    begun = time.monotonic_ns()
    done = subprocess.run(told, env=environment, capture_output=True, text=True, check=True, timeout=60)
    seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    taken = (seen["ns"] - begun) / 1e6
    return Opened(taken, seen["processor"], seen["fonts"], seen["memory"], frozenset(seen["modules"]))


def program(folder: Path, watched: str = "startPage", *rest: str) -> tuple[str, ...]:
    """The arguments that open the program itself on a folder of its own."""
    return watched, "--data-dir", str(folder), "--lang", "zh-CN", *rest


def at_home(home: Path, found: Mapping[str, str]) -> dict[str, str]:
    """The environment of a judge who starts the program by its icon, without an argument."""
    return {**found, "XDG_DATA_HOME": str(home), "LANGUAGE": "zh_CN"}


def environment(platform: str, display: str = "") -> dict[str, str]:
    """What the two programs find: bytecode is kept, and nothing of Python's is switched otherwise."""
    kept = {name: value for name, value in os.environ.items() if name == "PYTHONPATH" or not _switches(name)}
    return {**kept, "QT_QPA_PLATFORM": platform} | ({"DISPLAY": display} if display else {})


def _switches(name: str) -> bool:
    return name.startswith(("PYTHON", "QT_"))


@contextmanager
def x_server() -> Iterator[str]:
    """A display of its own, "" where there is no Xvfb."""
    server = shutil.which("Xvfb")
    if server is None:
        yield ""
        return
    reading, writing = os.pipe()
    command = [
        server,
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1400x900x24",
        "-nolisten",
        "tcp",
        "-noreset",
    ]
    process = subprocess.Popen([*command, "-noreset"], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        yield f":{number}" if number else ""
    finally:
        process.terminate()
        process.wait()


def start(folder: Path, size: Size) -> Iterator[Figure]:
    """The program against a bare window, on every kind of screen there is; what they took of memory."""
    game = saved_long_game(folder, size)
    for platform in size.platforms:
        with screen(platform) as found:
            if found is not None:
                yield from first_paint(folder / "start", found, size.starts, NAMES[platform], START)
    yield from with_games(folder / "full", size)
    yield from memory(folder, game, environment("offscreen"), size)


@contextmanager
def screen(platform: str) -> Iterator[dict[str, str] | None]:
    """The environment for a kind of screen, None where it cannot be had."""
    if platform == "offscreen":
        yield environment(platform)
        return
    with x_server() as display:
        yield environment(platform, display) if display else None


def saved_long_game(folder: Path, size: Size) -> Path:
    """A long game of eighteen, closed in order, apart from the games of the start page."""
    game = long_game(size.answers)
    session = Session.unsaved(game.setup, [f"玩家{n}" for n in range(1, 19)], folder / "long", TableInfo())
    session.play(game.answers)
    session.retry()
    session.close()
    return session.path


def first_paint(
    home: Path, found: Mapping[str, str], runs: int, where: str, budget: Budget | None = None
) -> Iterator[Figure]:
    """Pairs of starts, one after the other; the first of each, which fills the caches, is not counted.

    Once more in processor time, which a busy machine does not change as much.
    """
    ours, judge = ("startPage",), at_home(home, found)
    for arguments in (BARE, ours):
        opened(arguments, judge)
    wall, processor = Pairs([], []), Pairs([], [])
    for _ in range(runs):
        bare, own = opened(BARE, judge), opened(ours, judge)
        wall.add(Pairs([own.taken], [bare.taken]))
        processor.add(Pairs([own.processor], [bare.processor]))
    name = f"start to first painted start page, {where}"
    yield figure("start", name, wall, "bare window, same fonts", budget)
    yield figure("start", f"start in processor time, {where}", processor, "bare window, same fonts")


def with_games(home: Path, size: Size) -> Iterator[Figure]:
    """The program of a club that has played for years."""
    games = size.saved[-1]
    folder = home / "judge-app" / "games"
    folder.mkdir(parents=True)
    fill(folder, games)
    yield from first_paint(home, environment("offscreen"), max(1, size.starts // 2), f"{games} saved games")


MEASURES = {"VmRSS": "resident", "Pss": "proportional share"}


def memory(folder: Path, game: Path, found: Mapping[str, str], size: Size) -> Iterator[Figure]:
    """Megabytes at the first paint, of the start page and of a long game of eighteen."""
    runs = max(1, size.starts // 4)
    bare = [opened(BARE, found).memory for _ in range(runs)]
    table = program(folder / "start", "tablePage", "open", str(game))
    pages: tuple[tuple[str, tuple[str, ...], Budget | None], ...] = (
        ("start page", program(folder / "start"), MEMORY),
        (f"18 seats after {size.answers} answers", table, None),
    )
    for name, arguments, budget in pages:
        ours = [opened(arguments, found).memory for _ in range(runs)]
        for word, meaning in MEASURES.items():
            pairs = Pairs(*([seen[word] / 1024 for seen in each if word in seen] for each in (ours, bare)))
            if pairs.taken:
                limit = budget if word == "VmRSS" else None  # the other depends on what else runs here
                yield figure("start", f"memory, {name}, {meaning}", pairs, "bare window", limit, "MB")
