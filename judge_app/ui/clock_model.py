"""The clock at the table: it counts, it signals, it never acts. No Qt, no time of its own."""

TEN_LEFT = 10


class ClockModel:
    """Time spent against a limit. Every method is told what time it is, in seconds.

    `limit` None counts up without an end; `is_countdown` counts a vote's last seconds down to 0.
    """

    def __init__(self) -> None:
        self.limit: int | None = None
        self.is_countdown = False
        self.is_silent = False
        self._spent = 0.0
        self._since: float | None = None
        self._heard = 0.0

    def set_up(self, limit: int | None, is_countdown: bool = False, spent: float = 0.0) -> None:
        """Stand still at the start of a step; `spent` is what a draft remembers."""
        self.limit, self.is_countdown = limit, is_countdown
        self._spent, self._since, self._heard = spent, None, spent

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def start(self, now: float) -> None:
        if self._since is None:
            self._since = now

    def pause(self, now: float) -> None:
        self._spent, self._since = self.spent(now), None

    def toggle(self, now: float) -> None:
        """Pause or go on; a countdown that has run out starts again."""
        if self.is_running:
            self.pause(now)
            return
        if self.is_countdown and self.limit is not None and self._spent >= self.limit:
            self.set_up(self.limit, is_countdown=True)
        self.start(now)

    def spent(self, now: float) -> float:
        """Seconds counted so far."""
        return self._spent + (now - self._since if self._since is not None else 0.0)

    def is_over(self, now: float) -> bool:
        return self.limit is not None and self.spent(now) > self.limit

    def signals(self, now: float) -> tuple[str, ...]:
        """What has come since the last call: "ten" seconds left, "end"; each comes once."""
        spent, before = self.spent(now), self._heard
        self._heard = spent
        if self.limit is None:
            return ()
        marks = {"ten": self.limit - TEN_LEFT, "end": self.limit}
        if self.is_countdown or self.limit <= TEN_LEFT:
            del marks["ten"]
        return tuple(name for name, at in marks.items() if before < at <= spent)

    def text(self, now: float) -> str:
        """What the clock shows: time left, time over with a plus, or time spent."""
        spent = self.spent(now)
        if self.limit is None:
            return minutes(int(spent))
        left = self.limit - int(spent)
        if self.is_countdown:
            return str(max(0, left))
        return minutes(left) if left >= 0 else f"+{minutes(-left)}"

    def night_text(self, now: float) -> str:
        """Time spent and the pause that is the same for every role."""
        spent = minutes(int(self.spent(now)))
        return spent if self.limit is None else f"{spent} / {minutes(self.limit)}"


def minutes(seconds: int) -> str:
    """Minutes and seconds as a clock shows them."""
    return f"{seconds // 60}:{seconds % 60:02}"
