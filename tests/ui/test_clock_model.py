from judge_app.ui.clock_model import ClockModel


def clock(limit: int | None, is_countdown: bool = False) -> ClockModel:
    made = ClockModel()
    made.set_up(limit, is_countdown)
    return made


def test_counts_down_from_the_limit() -> None:
    made = clock(90)
    made.start(100)
    assert made.text(112.4) == "1:18"


def test_counts_over_time_on() -> None:
    made = clock(90)
    made.start(0)
    assert made.text(95) == "+0:05"
    assert made.is_running


def test_a_pause_stands_still() -> None:
    made = clock(90)
    made.start(0)
    made.toggle(30)
    assert made.text(500) == "1:00"
    made.toggle(500)
    assert made.text(510) == "0:50"


def test_each_signal_comes_once() -> None:
    made = clock(60)
    made.start(0)
    assert made.signals(49) == ()
    assert made.signals(50) == ("ten",)
    assert made.signals(51) == ()
    assert made.signals(70) == ("end",)
    assert made.signals(80) == ()


def test_a_countdown_ends_at_zero_and_starts_again() -> None:
    made = clock(3, is_countdown=True)
    made.start(0)
    assert [made.text(t) for t in (0, 1, 2, 3, 9)] == ["3", "2", "1", "0", "0"]
    assert made.signals(3) == ("end",)
    made.toggle(9)
    made.toggle(10)
    assert made.text(10) == "3"


def test_without_a_limit_it_counts_up() -> None:
    made = clock(None)
    made.start(0)
    assert made.text(75) == "1:15"
    assert made.signals(1000) == ()


def test_the_night_shows_time_spent_and_the_pause() -> None:
    made = clock(15)
    made.start(0)
    assert made.night_text(12) == "0:12 / 0:15"


def test_a_restored_clock_stands_still_where_it_was() -> None:
    made = ClockModel()
    made.set_up(90, spent=85.0)
    assert made.text(1000) == "0:05"
    assert not made.is_running
    assert made.signals(1000) == ()
