"""`python -m tests.bench [FILE.json]` prints every figure beside its yardstick, and writes them down."""

import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from tests.bench.club import club
from tests.bench.figure import Figure
from tests.bench.games import saving, undo
from tests.bench.shelf import shelf


def figures() -> Iterator[Figure]:
    """All of them, each in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        yield from undo()
        yield from saving(Path(folder) / "games")
        games = Path(folder) / "shelf"
        games.mkdir()
        yield from shelf(games)
        yield from club(Path(folder) / "club")


def row(*cells: str) -> str:
    """One line of the table."""
    name, median, p99, limit, held, yard = cells
    return f"{name:44}{median:>9}{p99:>9}{limit:>9}  {held:6}{yard}\n"


def main() -> None:
    """Print the table as it is measured; write the same as JSON."""
    file = Path(sys.argv[1] if len(sys.argv) > 1 else "bench.json")
    say = sys.stdout.write
    say(row("ms", "median", "p99", "limit", "", "yardstick"))
    found = []
    for seen in figures():
        yard = f"{seen.yardstick_median:.2f} {seen.yardstick}" if seen.yardstick else ""
        held = "" if seen.is_held else "OVER"
        say(row(seen.name, f"{seen.median:.2f}", f"{seen.p99:.2f}", f"{seen.limit:.2f}", held, yard))
        found.append({**asdict(seen), "is_held": seen.is_held})
    machine = {"python": platform.python_version(), "system": platform.system(), "cores": os.cpu_count()}
    file.write_text(json.dumps({"machine": machine, "figures": found}, ensure_ascii=False, indent=1), "utf-8")


if __name__ == "__main__":
    main()
