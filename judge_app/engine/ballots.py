"""A vote: who may vote for whom, how much it weighs, who leads."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judge_app.engine.asking import Asking, ask, scripted, seats_text
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text, joined

Votes = dict[int, int | None]


@dataclass(frozen=True, slots=True)
class Ballot:
    """One ballot: its name in keys and facts, its script step, and who may do what in it.

    `electors` and `targets` are asked anew each time the prompt is made; `deed` is "elect" or
    "vote" for the hook that roles may bar; `title` heads the step. Nobody is asked once it is moot.
    """

    name: str
    step: str
    title: Text
    deed: str
    electors: Callable[[], Sequence[int]]
    targets: Callable[[], Sequence[int]]
    no_elector: Callable[[int], No]
    no_target: Callable[[int], No]
    is_moot: Callable[[], bool] = lambda: False


def hold(table: Table, ballot: Ballot) -> Asking:
    """Hold a ballot; returns the seats with the most votes, [] if nobody voted."""
    prompt_votes: Mapping[str, Any] = yield from ask(
        table, lambda: None if ballot.is_moot() else _prompt(table, ballot)
    )
    if ballot.is_moot():
        return []
    votes: Votes = {int(voter): target for voter, target in prompt_votes.items()}
    counts = tally(votes, {voter: weight(table, voter) for voter in votes})
    each = [T("{seat}号{n}票", seat=seat, n=f"{count:g}") for seat, count in counts.items()]
    shown = joined(each, "，") if each else T("无人得票")
    data = {"ballot": ballot.name, "deed": ballot.deed, "votes": dict(votes), "counts": counts}
    text = T("{title}：{counts}", title=ballot.title, counts=shown)
    table.fact("tally", text, data, [table.rules.rule("sheriff.weight")], is_public=True)
    most = max(counts.values(), default=0)
    leaders = sorted(seat for seat, count in counts.items() if count == most)
    if len(leaders) > 1:
        tied = T("{seats}平票", seats=seats_text(leaders))
        table.fact("tie", tied, {"ballot": ballot.name, "seats": leaders}, is_public=True)
    return leaders


def tally(votes: Votes, weights: Mapping[int, float]) -> dict[int, float]:
    """The weight of all votes for each target that has any, most first; `weights` is each voter's."""
    counts: dict[int, float] = {}
    for voter, target in votes.items():
        if target is not None:
            counts[target] = counts.get(target, 0) + weights[voter]
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def weight(table: Table, voter: int) -> float:
    """1, or the sheriff's weight (面杀完整版 4(2))."""
    if voter != table.sheriff:
        return 1
    small = table.rules["sheriff.weight_small"]
    if small and len(table.present()) <= small["at_most"]:
        return float(small["weight"])
    return float(table.rules["sheriff.weight"])


def _prompt(table: Table, ballot: Ballot) -> Prompt:
    electors, targets = list(ballot.electors()), list(ballot.targets())
    voters = {seat: weight(table, seat) for seat in electors if not table.bar(ballot.deed, seat, None)}

    def bar(voter: int, target: int | None = None) -> No | None:
        if not table.is_present(voter):
            return table.out(voter)
        if voter not in electors:
            return ballot.no_elector(voter)
        if target is not None and table.is_present(target) and target not in targets:
            return ballot.no_target(target)
        return table.bar(ballot.deed, voter, target)

    key = f"{table.at}.{ballot.name}"
    first, *rest = targets or [0]
    stage = "campaign" if ballot.deed == "elect" else "vote"
    prompt = scripted(
        table, ballot.step, key, "vote", stage, ballot.title, first=first, next=rest[0] if rest else first
    )
    return prompt.but(
        say=_called_lines(prompt.say, ballot.step, first, rest, table),
        voters=voters,
        targets=tuple(targets),
        called=table.rules["vote.how"] == "called",
        countdown=table.rules["vote.countdown"] or None,
        bar=bar,
        check=lambda value: _check(table, voters, bar, value),
    )


def _called_lines(
    say: tuple[Any, ...], step: str, first: int, rest: Sequence[int], table: Table
) -> tuple[Any, ...]:
    """Where hands are called, the last printed line is said once for each further number."""
    further = table.setup.ruleset.script[step].say[-1]
    if table.rules["vote.how"] != "called" or len(say) < 2 or "{next}" not in further:
        return say
    called = "　".join(further.format(first=first, next=seat) for seat in rest)
    return (*say[:-1], called) if called else say[:-1]


def _check(
    table: Table, voters: Mapping[int, float], bar: Callable[..., No | None], value: Mapping[str, Any]
) -> No | None:
    for voter, target in value.items():
        if not _is_seat(table, voter) or not (target is None or _is_seat(table, target)):
            return table.rules.no(
                "vote.once", T("票写作 座位 → 座位 或弃票，座位是 1 到 {n}", n=len(table.seats))
            )
        no = bar(int(voter), target)
        if no:
            return no
    missing = [seat for seat in voters if str(seat) not in value]
    if missing:
        return table.rules.no("vote.once", T("还差{seats}的票", seats=seats_text(missing)))
    return None


def _is_seat(table: Table, seat: object) -> bool:
    text = str(seat)
    return not isinstance(seat, bool) and text.isdecimal() and int(text) in table.seats
