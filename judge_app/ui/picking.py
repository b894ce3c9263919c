"""What is being put together at a step with choices, before it is an answer. No Qt."""

from collections.abc import Iterable, Mapping
from typing import Any

from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No
from judge_app.engine.text import T, Text, joined

ALONE = ("none", "omit")
"""Choices that say nothing was done: they go with no other."""


class Picking:
    """Choices and the seats that go with them; a second tap takes a pick back."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.chosen: dict[str, list[int]] = {}
        self.active = ""
        self.pending: list[int] = []
        self.is_forced = False
        self.why = ""

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.prompt.choices

    def choice(self, name: str) -> Choice | None:
        """The choice of this id."""
        return next((choice for choice in self.choices if choice.id == name), None)

    def bar(self, *item: object) -> No | None:
        """Why the rules refuse an item, None once the judge has overruled them."""
        return None if self.is_forced else self.prompt.bar(*item)

    def choose(self, name: str) -> No | Text | None:
        """Press a choice's button; answers why it is refused."""
        choice = self.choice(name)
        if choice is None:
            return T("这一步没有这个选项")
        if name in self.chosen or name == self.active:
            self._drop(name)
            return None
        if reason := self.bar(name):
            return reason
        self._take(choice)
        return None

    def tap(self, seat: int) -> No | Text | None:
        """Touch a seat; answers why it is refused."""
        choice = self.taker()
        if choice is None:
            return self._keep(seat)
        seats = self.chosen.get(choice.id, [])
        if seat in seats:
            self._untap(choice, seat)
            return None
        if reason := self.bar(choice.id) or self.bar(choice.id, seat) or _full(choice, seats):
            return reason
        if choice.id not in self.chosen:
            self._take(choice)
        self.chosen[choice.id] = [seat] if choice.high == 1 else [*seats, seat]
        return None

    def taker(self) -> Choice | None:
        """The choice that a touched seat goes to, None where several might."""
        takers = [choice for choice in self.choices if choice.high]
        for choice in takers:
            if choice.id == (self.active or "pick"):
                return choice
        return takers[0] if len(takers) == 1 else None

    def takes_seats(self) -> bool:
        """Whether a seat can be entered at all."""
        return any(choice.high for choice in self.choices)

    def clear(self) -> bool:
        """Take everything back; False if there was nothing."""
        had = bool(self.chosen or self.pending or self.active)
        self.chosen, self.pending, self.active, self.is_forced = {}, [], "", False
        return had

    def drop_last(self) -> bool:
        """Take the last seat or choice back; False if there was none."""
        if not self.chosen:
            return self.clear()
        name = list(self.chosen)[-1]
        seats = self.chosen[name]
        if len(seats) > 1:
            seats.pop()
        else:
            self._drop(name)
        return True

    def value(self) -> dict[str, Any]:
        """The answer as it stands, with the judge's reason where he wrote one."""
        value: dict[str, Any] = {name: list(seats) for name, seats in self.chosen.items()}
        return value | ({"why": self.why} if self.why else {})

    def missing(self) -> Text | None:
        """What is still missing, in the words of the big button."""
        for name, seats in self.chosen.items():
            choice = self.choice(name)
            if choice and len(seats) < choice.low:
                return T("还差 {n} 个座位", n=choice.low - len(seats))
        if not self.chosen and self.prompt.needs_choice:
            return T("还没有选")
        return None

    def refusal(self) -> No | Text | None:
        """Why the whole answer cannot be put."""
        if self.missing() or self.is_forced:
            return self.missing()
        return self.prompt.check(self.value())

    def deed(self) -> Text | None:
        """What the big button puts, None where Enter alone goes on."""
        if not self.chosen:
            return None
        return self.prompt.deed_for(self.value()) or joined(self._deeds(), " · ")

    def seats(self) -> tuple[int, ...]:
        """Every seat picked so far."""
        return tuple(seat for seats in (*self.chosen.values(), self.pending) for seat in seats)

    def store(self) -> dict[str, Any]:
        """What is put together, as JSON for the session's draft."""
        return {
            "chosen": self.chosen, "active": self.active, "pending": self.pending, "forced": self.is_forced,
        }  # fmt: skip

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Take up what `store` gave, as far as it fits this step."""
        known = {choice.id for choice in self.choices}
        chosen = kept.get("chosen", {})
        self.chosen = {name: list(seats) for name, seats in chosen.items() if name in known}
        self.active = kept.get("active", "") if kept.get("active") in known else ""
        self.pending = list(kept.get("pending", []))
        self.is_forced = bool(kept.get("forced"))

    def take(self, value: Mapping[str, Any]) -> None:
        """Show an answer that was given before."""
        self.chosen = {name: list(seats) for name, seats in value.items() if name != "why"}
        self.why = str(value.get("why", ""))

    def _deeds(self) -> Iterable[Text]:
        for name, seats in self.chosen.items():
            if choice := self.choice(name):
                yield with_seats(choice.deed, seats)

    def _take(self, choice: Choice) -> None:
        rivals = list(self.chosen)
        if self.prompt.combine == 1 or choice.id in ALONE:
            self.chosen = {}
        elif len(rivals) >= self.prompt.combine or set(rivals) & set(ALONE):
            del self.chosen[rivals[0]]
        self.chosen[choice.id] = self.pending[: choice.high]
        self.pending = []
        self.active = choice.id if choice.high else ""

    def _drop(self, name: str) -> None:
        self.chosen.pop(name, None)
        self.active = ""

    def _untap(self, choice: Choice, seat: int) -> None:
        self.chosen[choice.id].remove(seat)
        if not self.chosen[choice.id] and (choice.id == "pick" or choice.high == 1):
            self._drop(choice.id)

    def _keep(self, seat: int) -> Text | None:
        """Hold a seat until the judge says what is done with it."""
        takers = [choice for choice in self.choices if choice.high]
        if not takers:
            return T("这一步不选座位")
        self.pending = [] if seat in self.pending else [seat]
        return (
            T("先选：{choices}", choices=joined((c.label for c in takers), " / ")) if self.pending else None
        )


def with_seats(deed: Text, seats: Iterable[int]) -> Text:
    """The deed with its seats filled in."""
    words = compact(seats)
    if not words:
        return deed
    return Text(deed.template, (*deed.values, ("seats", words)))


def compact(seats: Iterable[int]) -> str:
    """Seats by number, the counter said once: "3、5号"."""
    numbers = "、".join(map(str, sorted(seats)))
    return f"{numbers}号" if numbers else ""


def _full(choice: Choice, seats: list[int]) -> Text | None:
    if choice.high > 1 and len(seats) >= choice.high:
        return T("最多 {n} 个座位，再点一次可以取消", n=choice.high)
    return None
