"""What the program has loaded when its first page is painted."""

from pathlib import Path

from tests.bench.start import BARE, environment, opened, program

HEAVY = frozenset(
    {
        "PySide6.QtPrintSupport",
        "PySide6.QtSvg",
        "jinja2",
        "judge_app.engine.game",
        "judge_app.rulesets",
        "judge_app.session",
        "judge_app.ui.table_page",
        "pydantic",
        "pydantic_core",
        "pypinyin",
        "sqlite3",
        "tomlkit",
        "wakepy",
    }
)


def test_nothing_heavy_is_loaded_before_the_first_page_is_painted(tmp_path: Path) -> None:
    seen = opened(program(tmp_path), environment("offscreen"))
    assert "judge_app.ui.start_page" in seen.modules
    assert sorted(HEAVY & seen.modules) == []


def test_bare_window_has_nothing_of_the_program(tmp_path: Path) -> None:
    seen = opened(BARE, environment("offscreen"))
    assert not {name for name in seen.modules if name.startswith("judge_app")}
