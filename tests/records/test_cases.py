"""Every adjudication case replays and holds."""

from pathlib import Path

import pytest

from judge_app.records import read_record, replay
from tests.tables import CASES


@pytest.mark.parametrize("path", sorted(CASES.glob("*.wolf.toml")), ids=lambda path: path.name)
def test_case_holds(path: Path) -> None:
    assert replay(read_record(path)).mismatch is None
