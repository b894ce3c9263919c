"""`python -m tests.bench`: measure, print the table, write the numbers down; or make the page of them.

python -m tests.bench [--quick] [--json FILE] [--only GROUP]…
python -m tests.bench --page docs/figures.md [--json FILE]
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.bench.figure import Figure, Measured
from tests.bench.groups import GROUPS, measured
from tests.bench.machine import about
from tests.bench.page import number, page
from tests.bench.size import FULL, QUICK

KEPT = Path("bench.json")


def as_json(found: Iterable[Measured], is_quick: bool) -> dict[str, Any]:
    """A run as it is written down."""
    made: dict[str, Any] = {**about(), "quick": is_quick, "figures": [], "growth": []}
    for one in found:
        made["figures" if isinstance(one, Figure) else "growth"].append(one.as_json())
    return made


def told(one: Measured) -> str:
    """One line of the table; for growth one of sizes and one of times."""
    if isinstance(one, Figure):
        ratio = f"× {number(one.ratio)}" if one.ratio else ""
        yard = f"{number(one.yardstick_median)} {one.yardstick}" if one.yardstick else ""
        budget = f"  {one.budget.words}: {'holds' if one.is_held else 'OVER'}" if one.budget else ""
        cells = number(one.median), one.unit, number(one.p99), ratio
        return "{:50}{:>8} {:9}{:>8}{:>9}  ".format(one.name, *cells) + yard + budget
    sizes = "".join(f"{size:>9}" for size in (one.of, *one.sizes, "doubled"))
    times = "".join(f"{number(taken):>9}" for taken in one.medians)
    return f"{one.name}\n{sizes}\n{'ms':>9}{times}{'× ' + number(one.per_doubling):>9}"


def shown(found: Iterable[Measured]) -> Iterator[Measured]:
    """Print each as it comes."""
    sys.stdout.write("{:50}{:>8} {:9}{:>8}{:>9}  {}\n".format("", "median", "", "p99", "ratio", "yardstick"))
    for one in found:
        sys.stdout.write(told(one) + "\n")
        sys.stdout.flush()
        yield one


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and tell, or make the page of what was measured last."""
    args = _parser().parse_args(argv)
    if args.page:
        run = json.loads((args.json or KEPT).read_text("utf-8"))
        args.page.write_text(page(run), "utf-8")
        return
    run = as_json(shown(measured(args.only or GROUPS, QUICK if args.quick else FULL)), args.quick)
    file = args.json or (None if args.only else KEPT)
    if file:
        file.write_text(json.dumps(run, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="fewer runs, rougher figures")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help=f"default: {KEPT}; with --only nothing is written"
    )
    parser.add_argument("--only", action="append", choices=GROUPS, metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="measure nothing; make the page of the last run"
    )
    return parser


if __name__ == "__main__":
    main()
