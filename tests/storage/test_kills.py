"""The program killed at any instant: what it said was saved is there (`tests/kills.py`)."""

import os
import subprocess
import sys

import pytest

from tests.tables import TESTS

KILLS = os.environ.get("JUDGE_APP_KILLS", "300")


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_nothing_said_to_be_saved_is_lost_by_any_kill() -> None:
    command = [sys.executable, "-m", "tests.kills", KILLS]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "nothing lost" in done.stdout
