"""The command that measures keeps working, and its page says everything; nothing here is about time."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.bench.__main__ import as_json, main
from tests.bench.figure import Figure, Growth, Pairs, figure
from tests.bench.groups import GROUPS, here, measured
from tests.bench.machine import ROOT
from tests.bench.page import missing, page
from tests.bench.size import CLICK, START, Size

TINY = Size(1, 4, 2, 3, 20, 25, (20, 30, 40), (6, 9), (3, 6), ("offscreen",))
Run = dict[str, Any]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """Every group once, as small as it goes, away from anybody's own folders."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
            patch.setenv(name, str(home))
        yield as_json(measured(GROUPS, TINY, here), is_quick=True)


def test_every_promise_of_the_design_has_a_figure(run: Run) -> None:
    assert missing(run) == []


def test_every_figure_has_its_line_on_the_page(run: Run) -> None:
    made = page(run)
    assert [row["name"] for row in run["figures"] if f"| {row['name']} |" not in made] == []


def test_every_growth_has_its_table_on_the_page(run: Run) -> None:
    assert page(run).count("| doubled |") == len(run["growth"])


def test_published_page_has_a_line_for_everything_that_is_measured(run: Run) -> None:
    published = (ROOT / "docs" / "figures.md").read_text("utf-8")
    assert lines_of(page(run)) - lines_of(published) == set()


def lines_of(made: str) -> set[str]:
    """What stands at the left of every line of a table, and the headings; numbers aside."""
    kept = (line for line in made.splitlines() if line.startswith(("| ", "#")))
    return {re.sub(r"[\d,]+", "N", line.split(" | ")[0]) for line in kept}


def test_one_group_asked_for_is_measured_apart_told_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.json"
    main(["--quick", "--only", "undo", "--json", str(file)])
    (row,) = json.loads(file.read_text("utf-8"))["figures"]
    assert row["group"] == "undo"
    assert row["name"] in capsys.readouterr().out


def test_page_is_made_of_what_was_written_down(tmp_path: Path, run: Run) -> None:
    file, made = tmp_path / "run.json", tmp_path / "figures.md"
    file.write_text(json.dumps(run), "utf-8")
    main(["--json", str(file), "--page", str(made)])
    assert made.read_text("utf-8") == page(run)


def test_page_names_what_is_over_its_budget() -> None:
    slow = figure("click", "slow click", Pairs([15.0, 20.0], []), "", CLICK)
    made = page({**as_json([slow], is_quick=False), "growth": []})
    assert "Over budget: slow click." in made


def test_unmeasured_promise_is_missing() -> None:
    slow = figure("click", "slow click", Pairs([15.0, 20.0], []), "", CLICK)
    assert "click" not in missing({"figures": [slow.as_json()]})
    assert "undo" in missing({"figures": [slow.as_json()]})


def test_ratio_is_the_median_over_the_pairs() -> None:
    """One pair was taken in a busy moment: both are slow in it, and the ratio is not."""
    seen = figure("start", "start", Pairs([2.0, 40.0, 2.0], [1.0, 20.0, 1.0]), "bare", START)
    assert seen.ratio == 2.0
    assert not seen.is_held


@pytest.mark.parametrize(("power", "doubled"), [(0, 1.0), (1, 2.0), (2, 4.0)])
def test_growth_tells_linear_from_square(power: int, doubled: float) -> None:
    sizes = [50, 100, 200, 400]
    grown = Growth("a", "answers", sizes, [0.3 * float(size**power) for size in sizes], "", [1.0] * 4)
    assert grown.per_doubling == pytest.approx(doubled)


def test_p99_of_a_hundred_runs_is_the_slowest() -> None:
    seen = figure("click", "click", Pairs([float(n) for n in range(1, 101)], []))
    assert (seen.low, seen.median, seen.p99) == (26.0, 51.0, 100.0)


def test_figure_without_a_budget_breaks_none() -> None:
    seen: Figure = figure("click", "click", Pairs([1e9], []))
    assert seen.is_held
    assert not replace(seen, budget=CLICK).is_held
