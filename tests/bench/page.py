"""The page of figures, made from what a run wrote down."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from tests.bench.size import DESIGN

Row = Mapping[str, Any]
HEAD = """# Figures

How fast the program is, each figure beside a yardstick from the same run. The page is made from a run's own
numbers; it is not edited by hand.

{machine}

{verdict}

## Measure again

```sh
python -m tests.bench                          # all of it; three minutes on an idle machine
python -m tests.bench --quick                  # the same with fewer runs
python -m tests.bench --only start --only disk # some of it
python -m tests.bench --page docs/figures.md   # this page, from the last whole run
```

A figure and its yardstick are taken one after the other, over and over, so that a busy moment hits both; the
ratio is the median over these pairs. The times are of wall clock. Every group runs in a process of its own.
Clicks are measured at a table of eighteen, draft and answer on disk, until the window is painted again.
Resident memory counts shared libraries in full, the proportional share divides them among all who use them.
"""
TITLES = {
    "bare": "What the machine takes by itself",
    "start": "Start and memory",
    "click": "Clicks",
    "undo": "Undo",
    "disk": "Disk",
    "list": "Saved games",
    "club": "Club book",
    "summary": "Summary",
    "engine": "Engine",
}
COLUMNS = "| | median | quartiles | p99 | yardstick | ratio |\n|---|--:|--:|--:|---|--:|"
BUDGETS = "| | median | p99 | yardstick | ratio | budget | |\n|---|--:|--:|---|--:|---|---|"
GROWTH = """## Growth

Medians. "Doubled" is by how much twice as much multiplies the time, fitted to the upper half of the sizes:
below 2 it grows slower than the thing itself, 2 is in step with it, 4 is its square.
"""


def page(run: Mapping[str, Any]) -> str:
    """The whole page as Markdown."""
    figures, growths = run["figures"], run["growth"]
    owed = [row for row in figures if row["budget"]]
    parts = [
        HEAD.format(machine=machine(run), verdict=verdict(owed)),
        "## What is promised\n",
        BUDGETS,
        *(_promise(row) for row in owed),
        "",
        *_others(figures),
        GROWTH,
        *(_growth(grown) for grown in growths),
    ]
    return "\n".join(parts).rstrip() + "\n"


def machine(run: Mapping[str, Any]) -> str:
    """Where and when it was measured, in general words."""
    about = run["machine"]
    quick = " A quick run: rough figures." if run["quick"] else ""
    commit = f"`{run['commit'].removesuffix('+')}`" + " and changes on top of it" * run["commit"].endswith(
        "+"
    )
    busy = "" if run["load"] is None else f" Load in the minute before: {run['load']} (0 on an idle machine)."
    return (
        f"Measured on {run['date']} at commit {commit}: {about['processor']}, "
        f"{about['cores']} cores, {about['system']}, Python {about['python']}, Qt {about['qt']}.{busy}{quick}"
    )


def verdict(owed: Iterable[Row]) -> str:
    """Which promises do not hold."""
    broken = [row["name"] for row in owed if not row["is_held"]]
    return f"Over budget: {'; '.join(broken)}." if broken else "Every budget holds."


def missing(run: Mapping[str, Any]) -> list[str]:
    """Promises that no figure of this run answers."""
    met = {
        row["budget"]["words"] + row["budget"]["of"] + row["group"] for row in run["figures"] if row["budget"]
    }
    return [name for name, (group, budget) in DESIGN.items() if budget.words + budget.of + group not in met]


def number(value: float) -> str:
    """Three figures that count."""
    if value >= 100 or value == 0:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def _with_unit(value: float, unit: str) -> str:
    return f"{number(value)} {unit}"


def _yardstick(row: Row) -> str:
    return (
        f"{row['yardstick']}, {_with_unit(row['yardstick_median'], row['unit'])}" if row["yardstick"] else ""
    )


def _ratio(row: Row) -> str:
    return number(row["ratio"]) if row["ratio"] else ""


def _promise(row: Row) -> str:
    cells = (
        row["name"], _with_unit(row["median"], row["unit"]), number(row["p99"]), _yardstick(row), _ratio(row),
        row["budget"]["words"], "holds" if row["is_held"] else "**over**",
    )  # fmt: skip
    return _line(cells)


def _others(figures: Iterable[Row]) -> Iterable[str]:
    """What nobody promised, by group."""
    for group, rows in groupby((row for row in figures if not row["budget"]), key=lambda row: row["group"]):
        yield f"## {TITLES[group]}\n"
        yield COLUMNS
        for row in rows:
            spread = f"{number(row['low'])} – {number(row['high'])}"
            median = _with_unit(row["median"], row["unit"])
            yield _line((row["name"], median, spread, number(row["p99"]), _yardstick(row), _ratio(row)))
        yield ""


def _growth(grown: Row) -> str:
    sizes = [f"{size:,}" for size in grown["sizes"]]
    yards = [number(value) for value in grown["yardsticks"]]
    return "\n".join(
        (
            f"### {grown['name'].capitalize()}\n",
            _line((f"{grown['of']}", *sizes, "doubled")),
            "|---|" + "--:|" * (len(sizes) + 1),
            _line(("ms", *map(number, grown["medians"]), f"× {grown['per_doubling']:.2f}")),
            _line((f"{grown['yardstick']}, ms", *yards, "")),
            "",
        )
    )


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
