"""The workflow calls what there is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "installers.yml").read_text("utf-8")


def test_workflow_calls_only_files_that_exist() -> None:
    named = re.findall(r"(?<![\w/-])(?:packaging|tests)/[\w./-]+", WORKFLOW)
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_workflow_pins_the_version_of_each_action() -> None:
    used = re.findall(r"uses: (.+)", WORKFLOW)
    assert used
    assert [action for action in used if not re.fullmatch(r"actions/[\w-]+@v\d+", action)] == []


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_each_system_builds_and_tries_its_installer_and_runs_the_tests(system: str) -> None:
    job = re.split(r"^  (?=\w)", WORKFLOW, flags=re.MULTILINE)
    steps = next(part for part in job if part.startswith(f"{system}:"))
    assert "packaging/build.py" in steps
    assert re.search("self-test|check_program|check-dmg", steps)
    assert re.search(r"run\.sh tests|-m pytest", steps)


def test_workflow_may_write_only_to_publish() -> None:
    before, _, release = WORKFLOW.partition("  release:\n")
    assert "write" not in before
    assert "contents: write" in release
