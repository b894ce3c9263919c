"""Keeping the screen on."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from wakepy import keep

from judge_app.ui.awake import Awake


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen: list[str] = []

    @contextmanager
    def presenting(**_options: object) -> Iterator[None]:
        seen.append("on")
        yield
        seen.append("off")

    monkeypatch.setattr(keep, "presenting", presenting)
    return seen


def test_screen_stays_on_from_start_to_stop(asked: list[str]) -> None:
    awake = Awake()
    awake.start()
    awake.start()
    assert asked == ["on"]
    awake.stop()
    awake.stop()
    assert asked == ["on", "off"]


def test_system_that_refuses_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_options: object) -> None:
        raise RuntimeError("no such service")

    monkeypatch.setattr(keep, "presenting", refuse)
    awake = Awake()
    awake.start()
    awake.stop()
