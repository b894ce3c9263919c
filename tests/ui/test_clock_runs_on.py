"""The speaker's time is his own, whatever else happens meanwhile."""

import pytest

from judge_app.ui.counting import Counting
from tests.ui.tabletop import Judge


def to_speech(judge: Judge) -> None:
    judge.to_day()
    judge.go("none")
    while judge.session.game.prompt.kind != "speech":
        judge.go()


@pytest.fixture
def clock_at(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    now = {"now": 1000.0}
    for module in ("timing", "middle", "controller"):
        monkeypatch.setattr(f"judge_app.ui.{module}.monotonic", lambda: now["now"])
    return now


@pytest.mark.parametrize("act", ["warn", "note", "correct"])
def test_act_out_of_turn_leaves_the_speakers_clock_running(
    judge: Judge, clock_at: dict[str, float], act: str
) -> None:
    to_speech(judge)
    clock_at["now"] += 30
    judge.click(f"interrupt-{act}")
    if act == "correct":
        judge.click("choice-sheriff")
    if act != "note":
        judge.seats(4)
    judge.click("next")
    assert judge.session.game.answers[-1].key == act
    assert judge.at.clock.is_running
    assert judge.at.clock.spent(clock_at["now"]) == 30
    judge.click("undo")
    assert judge.at.clock.spent(clock_at["now"]) == 30


def test_clock_that_the_judge_stopped_stays_stopped(judge: Judge, clock_at: dict[str, float]) -> None:
    to_speech(judge)
    clock_at["now"] += 30
    judge.click("clockToggle", "interrupt-note", "next")
    assert not judge.at.clock.is_running
    assert judge.at.clock.spent(clock_at["now"]) == 30


def test_next_speaker_has_a_clock_of_his_own(judge: Judge, clock_at: dict[str, float]) -> None:
    to_speech(judge)
    clock_at["now"] += 30
    judge.go()
    assert judge.at.clock.spent(clock_at["now"]) == 0


def test_votes_half_counted_are_kept_through_an_act_out_of_turn(judge: Judge) -> None:
    judge.to_vote()
    judge.seats(1, 1)
    judge.click("interrupt-note", "next")
    assert isinstance(judge.at.draft, Counting)
    assert judge.at.draft.votes == {1: 1, 2: 1}


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    heard: list[str] = []
    monkeypatch.setattr("judge_app.ui.middle.QApplication.beep", lambda: heard.append("beep"))
    return heard


def run_out(judge: Judge, clock_at: dict[str, float]) -> None:
    """The time of the open step is over, and the clock has looked."""
    assert judge.at.clock.is_running
    assert judge.at.clock.limit
    clock_at["now"] += judge.at.clock.limit + 1
    judge.page.middle._tick()


def test_speakers_time_is_over_with_a_sound(
    judge: Judge, clock_at: dict[str, float], sounds: list[str]
) -> None:
    to_speech(judge)
    run_out(judge, clock_at)
    assert sounds == ["beep"]


def test_night_passes_without_a_sound(judge: Judge, clock_at: dict[str, float], sounds: list[str]) -> None:
    judge.to_night()
    run_out(judge, clock_at)
    assert sounds == []


def test_night_gone_back_to_by_day_passes_without_a_sound(
    judge: Judge, clock_at: dict[str, float], sounds: list[str]
) -> None:
    judge.to_day()
    judge.click("undo", "undo", "clockToggle")
    assert judge.session.game.prompt.stage == "night"
    run_out(judge, clock_at)
    assert sounds == []
