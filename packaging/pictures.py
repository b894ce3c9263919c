"""Pictures of the real window, from the scripted games and scenes of pictures.toml.

    python packaging/pictures.py             docs/pictures/*.png
    python packaging/pictures.py --all OUT   night and day, three tables, two window sizes, into OUT

Runs without a display, in the font that ships with the program; the same picture every time.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QPA_FONTDIR", str(ROOT / "resources" / "fonts"))

from framing import framed, in_few_colours  # noqa: E402
from PySide6.QtCore import QSize  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402
from scenes import SCENES  # noqa: E402
from stage import Stage, Table, scripts  # noqa: E402

from judge_app.narration.words import use_language  # noqa: E402
from judge_app.ui import theme  # noqa: E402

DOCS = ROOT / "docs" / "pictures"
WIDE, NARROW = QSize(1280, 800), QSize(1024, 700)
USUAL = "12"
"""The table of a picture that names none."""


def take(scene: Mapping[str, Any], table: Table, size: QSize, frame: Mapping[str, Any]) -> QImage:
    """One picture of one scene in a window of its own."""
    asked = dict(scene)
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(size, Path(folder))
        SCENES[asked.pop("do")](stage, table, **asked)
        stage.settle()
        image = framed(stage, **frame)
        stage.close()
        return image


def take_all(out: Path, only: str) -> None:
    """Every scene at every table in both sizes."""
    told = scripts()
    for seats, table in told["tables"].items():
        for size in (WIDE, NARROW):
            for name, scene in told["scenes"].items():
                file = f"{int(seats):02}-{size.width()}-{name}.png"
                if only in file:
                    take(scene, Table(**table), size, {}).save(str(out / file))


def take_docs(only: str) -> None:
    """The pictures that pages of docs and the README show."""
    told = scripts()
    table = Table(**told["tables"][USUAL])
    for name, frame in told["docs"].items():
        if only in name:
            asked = dict(frame)
            size = QSize(*asked.pop("window", WIDE.toTuple()))
            image = take(told["scenes"][asked.pop("of")], table, size, asked)
            in_few_colours(image).save(str(DOCS / f"{name}.png"), "PNG", 0)  # type: ignore[call-overload]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--all", type=Path, metavar="OUT", help="every page in every size, into this folder")
    asked.add_argument("--only", default="", help="only files with this in their name")
    asked.add_argument("--lang", default="zh-CN")
    args = asked.parse_args()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    theme.load_fonts()
    use_language(args.lang)
    if args.all:
        args.all.mkdir(parents=True, exist_ok=True)
        take_all(args.all, args.only)
    else:
        take_docs(args.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
