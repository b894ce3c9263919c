"""The shapes a value may have in a record; each function gives the value back or raises `RecordError`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge_app.engine.text import T
from judge_app.records.errors import Spot
from judge_app.records.model import Deed

Shape = Callable[[Spot, object], Any]


def table(spot: Spot, value: object, allowed: Iterable[str] | None = None) -> dict[str, Any]:
    """A TOML table; `allowed` are its keys where they are fixed."""
    if not isinstance(value, dict):
        spot.fail(T("要写成一张表 {{ … }}，写的是 {found}", found=_shown(value)))
    if allowed is not None:
        allowed = list(allowed)
        for key in value:
            if key not in allowed:
                spot.at(key).fail_word(key, allowed)
    return value


def items(spot: Spot, value: object) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        spot.fail(T("要写成列表 [ … ]，写的是 {found}", found=_shown(value)))
    return value


def word(spot: Spot, value: object) -> str:
    """A text."""
    if not isinstance(value, str):
        spot.fail(T("要写成带引号的文字，写的是 {found}", found=_shown(value)))
    return value


def yes(spot: Spot, value: object) -> bool:
    """`true`: what is not done is left out."""
    if value is not True:
        spot.fail(T("只能写 true，不做就不写，写的是 {found}", found=_shown(value)))
    return True


def flag(spot: Spot, value: object) -> bool:
    """`true` or `false`."""
    if not isinstance(value, bool):
        spot.fail(T("只能写 true 或 false，写的是 {found}", found=_shown(value)))
    return value


def one_of(*allowed: str) -> Shape:
    """One of a few words."""

    def shape(spot: Spot, value: object) -> str:
        if value not in allowed or not isinstance(value, str):
            spot.fail_word(value, allowed)
        return value

    return shape


def _shown(value: object) -> str:
    text = "true" if value is True else "false" if value is False else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"


class Seats:
    """The shapes that speak of seats, at a table with seats 1…`count`."""

    def __init__(self, count: int) -> None:
        self.count = count

    def one(self, spot: Spot, value: object) -> int:
        """A seat."""
        if type(value) is not int or not 1 <= value <= self.count:
            spot.fail(T("要写 1 到 {count} 的座位，写的是 {found}", count=self.count, found=_shown(value)))
        return value

    def key(self, spot: Spot, value: str) -> int:
        """A seat that stands as a key."""
        if not value.isdecimal():
            spot.fail(T("要写 1 到 {count} 的座位，写的是 {found}", count=self.count, found=_shown(value)))
        return self.one(spot, int(value))

    def many(self, spot: Spot, value: object) -> list[int]:
        """A list of different seats."""
        seats = [self.one(spot, seat) for seat in items(spot, value)]
        if len(set(seats)) < len(seats):
            spot.fail(T("同一个座位写了两次：{found}", found=_shown(value)))
        return seats

    def or_word(self, *words: str) -> Shape:
        """A seat, or one of a few words."""

        def shape(spot: Spot, value: object) -> int | str:
            if isinstance(value, str):
                return str(one_of(*words)(spot, value))
            return self.one(spot, value)

        return shape

    def votes(self, spot: Spot, value: object) -> dict[int, Deed]:
        """Voter = target, any of them tried or forced."""
        votes = table(spot, value)
        return {self.key(spot, voter): deed(spot.at(voter), cast, self.one) for voter, cast in votes.items()}

    def deed_value(self, spot: Spot, value: object) -> Any:
        """Whatever a role may do: a seat, seats, a word, or a table of words and seats."""
        if isinstance(value, str):
            return value
        if isinstance(value, list):
            return [self.one(spot, seat) for seat in value]
        if isinstance(value, Mapping):
            return {key: self._part(spot.at(key), part) for key, part in value.items()}
        return self.one(spot, value)

    def _part(self, spot: Spot, value: object) -> Any:
        return True if value is True else self.one(spot, value)


def deed(spot: Spot, value: object, shape: Shape) -> Deed:
    """What was done: `X`, `{ try = X, then = Y }`, `{ try = X }` or `{ force = X }`."""
    if not isinstance(value, dict) or not value.keys() & {"try", "then", "force"}:
        return Deed(shape(spot, value))
    if "force" in value:
        forced = table(spot, value, ["force"])["force"]
        return Deed(shape(spot.at("force"), forced), is_forced=True)
    parts = table(spot, value, ["try", "then"])
    if "try" not in parts:
        spot.fail(T("then 前面要有 try"))
    then = shape(spot.at("then"), parts["then"]) if "then" in parts else None
    return Deed(then, tried=shape(spot.at("try"), parts["try"]))
