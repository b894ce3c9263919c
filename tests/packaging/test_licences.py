"""The licences that the window shows are those of what the program runs with."""

import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHOWN = ROOT / "resources" / "licences"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "packaging" / "licences.py"))


def test_every_library_the_program_runs_with_is_listed(script: dict[str, Any]) -> None:
    listed = tomllib.loads((SHOWN / "libraries.toml").read_text("utf-8"))
    needed = {name: licence for name, licence, _text in script["entries"]()}
    assert {name: listed.get(name) for name in needed} == needed


def test_program_s_own_licence_is_the_one_at_the_top() -> None:
    assert (SHOWN / "judge-app.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
