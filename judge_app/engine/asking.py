"""The one function that yields, and the exceptions by which a day or a game ends from inside."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any

from judge_app.engine.prompt import Choice, Kind, Prompt
from judge_app.engine.rulings import Answer, No
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text

Value = Mapping[str, Any]
Asking = Generator[Prompt, Answer | None, Any]


MAX_WHY = 500
"""Characters of a reason the judge adds."""


class DayEnds(Exception):
    """It gets dark at once."""


class CampaignEnds(Exception):
    """A wolf already dead since the night has swallowed the badge; the day goes on."""


def ask(table: Table, make: Callable[[], Prompt | None]) -> Generator[Prompt, Answer | None, Value]:
    """Ask until it is answered; acts out of turn run here and the prompt is made anew.

    `make` returns None once there is nothing left to ask: the answer is then empty.
    Whatever was computed before an `ask` may be stale after it.
    """
    while prompt := make():
        answer = yield prompt
        if answer is None:  # something about the table has become known
            continue
        table.key = answer.key
        if answer.key == prompt.key:
            return answer.value
        yield from table.acts[answer.key].run(table, answer.value)
    return {}


def scripted(
    table: Table, step: str, key: str, kind: Kind, stage: str, title: Text, **values: object
) -> Prompt:
    """A prompt with the words this ruleset has for the step, numbers filled in."""
    script = table.setup.ruleset.script[step]
    say = tuple(line.format(**values) if values else line for line in script.say)
    prompt = Prompt(key, kind, stage, title, say=say, main=script.main, do=script.do)
    return checked(table, prompt)


def read(table: Table, step: str, name: str, stage: str, title: Text, **values: object) -> Asking:
    """A public event: the judge says it and goes on."""
    key = f"{table.at}.{name}"
    yield from ask(table, lambda: scripted(table, step, key, "read", stage, title, **values))


def seats_text(seats: Iterable[int]) -> str:
    """Seats as they are said: 3号、5号."""
    return "、".join(f"{seat}号" for seat in seats)


def pick_one(deed: Text, label: Text | None = None) -> Choice:
    """Choosing exactly one seat; `deed` holds {seats} and names the big button."""
    return Choice("pick", label or T("选座位"), deed, 1, 1)


def picked(value: Value) -> int | None:
    """The seat of a one-seat answer, None where nobody was chosen."""
    seats = value.get("pick") or ()
    return seats[0] if seats else None


def checked(
    table: Table,
    prompt: Prompt,
    refused: Iterable[Choice] = (),
    also: Callable[[Value], No | None] | None = None,
) -> Prompt:
    """The prompt with its own check, and `also` what goes beyond single items.

    `refused` are choices that are not offered, so that a record which writes one is told the rule.
    """
    known = prompt.but(choices=(*prompt.choices, *refused))

    def check(value: Value) -> No | None:
        return _check_act(table, known, value) or (also(value) if also else None)

    return prompt.but(check=check)


def _check_act(table: Table, prompt: Prompt, value: Value) -> No | None:
    """Why an answer to an `act` is refused: unknown words, wrong counts, barred items."""
    known = {choice.id: choice for choice in prompt.choices}
    for name, seats in value.items():
        if name == "why" and prompt.takes_why and isinstance(seats, str) and len(seats) <= MAX_WHY:
            continue
        choice = known.get(name)
        if choice is None:
            return table.rules.no("act.known", T("这一步没有“{name}”这个选项", name=name))
        no = prompt.bar(name) or _check_seats(table, prompt, choice, seats)
        if no:
            return no
    chosen = [name for name in value if name != "why" or not prompt.takes_why]
    if len(chosen) > prompt.combine:
        return table.rules.no("act.count", T("这一步最多做 {n} 件事", n=prompt.combine))
    if prompt.needs_choice and not chosen:
        return table.rules.no("act.must", T("{title}：还没有选", title=prompt.title))
    return None


def _check_seats(table: Table, prompt: Prompt, choice: Choice, seats: object) -> No | None:
    if not isinstance(seats, list | tuple) or any(
        type(seat) is not int or seat not in table.seats for seat in seats
    ):
        return table.rules.no("act.known", T("座位是 1 到 {n} 的整数", n=len(table.seats)))
    if len(set(seats)) != len(seats):
        return table.rules.no("act.count", T("同一个座位选了两次"))
    if not choice.low <= len(seats) <= choice.high:
        if choice.low == choice.high:
            return table.rules.no("act.count", T("要选 {n} 个座位", n=choice.low))
        return table.rules.no("act.count", T("要选 {low} 到 {high} 个座位", low=choice.low, high=choice.high))
    return next((no for seat in seats if (no := prompt.bar(choice.id, seat))), None)
