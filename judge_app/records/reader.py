"""A record file into a `Record`; whatever is wrong with it is one `RecordError`."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from judge_app.engine.text import T
from judge_app.records.errors import Spot, of_ruleset
from judge_app.records.model import Day, Night, Record
from judge_app.records.read_day import read_day
from judge_app.records.read_night import read_night
from judge_app.records.seating import read_ruleset, read_seating, read_setup
from judge_app.records.shapes import Seats, Shape, items, one_of, table, word
from judge_app.rulesets import Ruleset, RulesetError
from judge_app.rulesets.options import OPTIONS
from judge_app.rulesets.toml_text import read_table
from judge_app.storage.header import TableInfo

FORMAT = 1
SUFFIX = ".wolf.toml"
NEEDED = ("format", "title", "ruleset", "seats")
END = ("winner", "winners", "alive")
KEYS = (*NEEDED, "board", *END, "game", "options", "carry", "names", "bottom", "night", "day")
_HEADING = re.compile(r"^\s*\[\[\s*(night|day)\s*\]\]", re.MULTILINE)


def read_record(path: Path) -> Record:
    """The record in a file; raises `RecordError`."""
    spot = Spot(str(path))
    raw = _read_table(spot, path)
    _check_format(spot, raw)
    table(spot, raw, KEYS)
    ruleset = read_ruleset(spot, raw, path.parent)
    seating = read_seating(spot, raw, ruleset)
    seats = Seats(seating.count)
    nights, days = _read_rounds(spot, raw, path, ruleset, seats)
    return Record(
        path=path,
        title=word(spot.at("title"), raw["title"]),
        setup=read_setup(spot, raw, ruleset, seating),
        cards=seating.cards,
        bottom=seating.bottom,
        people=_read_names(spot.at("names"), raw.get("names", {}), seats),
        info=_read_info(spot.at("game"), raw.get("game", {})),
        nights=nights,
        days=days,
        expect=_read_end(spot, raw, seats),
    )


def _read_table(spot: Spot, path: Path) -> dict[str, Any]:
    try:
        return read_table(path)
    except RulesetError as error:
        raise of_ruleset(spot, error) from None


def _check_format(spot: Spot, raw: Mapping[str, Any]) -> None:
    found = raw.get("format", FORMAT)
    if found != FORMAT or isinstance(found, bool):
        spot.at("format").fail(T("写的是 {found}，这个程序只读格式 {known}", found=found, known=FORMAT))
    for key in NEEDED:
        if key not in raw:
            spot.at(key).fail(T("缺这一项"))


def _read_names(spot: Spot, value: object, seats: Seats) -> tuple[str, ...]:
    names = {seats.key(spot, seat): word(spot.at(seat), name) for seat, name in table(spot, value).items()}
    return tuple(names.get(seat, "") for seat in range(1, seats.count + 1))


def _read_info(spot: Spot, value: object) -> TableInfo:
    info = table(spot, value, ["date", "place", "table", "judge"])
    return TableInfo(**{key: str(told) for key, told in info.items()})


def _read_end(spot: Spot, raw: Mapping[str, Any], seats: Seats) -> dict[str, Any]:
    winner = one_of(*OPTIONS["win.order"].choices, "none")
    shapes: dict[str, Shape] = {"winner": winner, "winners": seats.many, "alive": seats.many}
    return {key: shape(spot.at(key), raw[key]) for key, shape in shapes.items() if key in raw}


def _read_rounds(
    spot: Spot, raw: Mapping[str, Any], path: Path, ruleset: Ruleset, seats: Seats
) -> tuple[tuple[Night, ...], tuple[Day, ...]]:
    nights = items(spot.at("night"), raw.get("night", []))
    days = items(spot.at("day"), raw.get("day", []))
    _check_turns(spot, path, len(nights), len(days))
    return (
        tuple(read_night(spot.at(f"night {n}"), night, ruleset, seats) for n, night in enumerate(nights, 1)),
        tuple(read_day(spot.at(f"day {n}"), day, ruleset, seats) for n, day in enumerate(days, 1)),
    )


def _check_turns(spot: Spot, path: Path, nights: int, days: int) -> None:
    """Nights and days alternate, the first night first."""
    if not days <= nights <= days + 1:
        spot.fail(T("夜与昼要交替，从第一夜开始：写了 {nights} 夜 {days} 昼", nights=nights, days=days))
    headings = _HEADING.findall(path.read_text("utf-8-sig"))
    if len(headings) != nights + days:
        return  # written another way than by headings
    for number, heading in enumerate(headings):
        if heading != ("night", "day")[number % 2]:
            place = f"{heading} {number // 2 + 1}"
            spot.at(place).fail(T("夜与昼要交替：这里应当是 [[{other}]]", other=("night", "day")[number % 2]))
