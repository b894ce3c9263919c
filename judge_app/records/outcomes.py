"""What a place of a record brought, in the words of its expectations."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.text import T
from judge_app.records.model import Step
from judge_app.records.play import Play
from judge_app.records.read_night import SHOWN

FIRST_ROUNDS = ("vote", "extra.vote")


def meet_night(play: Play, expect: Mapping[str, Any]) -> None:
    """Compare what a night shows with what it must."""
    got = of_night(play)
    for key in expect:
        if key.endswith(SHOWN) and key not in got:
            play.fail(T("nothing was shown"), key)
    play.meet(expect, got, [])


def of_night(play: Play) -> dict[str, object]:
    """Signs by step, whom the night silences, who is charmed, the steps called."""
    signs = {fact.data["step"] + SHOWN: fact.data["code"] for fact in play.seen if fact.kind == "sign"}
    table = play.game.table
    return {
        **signs,
        "silenced": next(iter(table.tonight("silence")), "none"),
        "charmed": sorted(set(table.marked("charm"))),
        "called": [fact.data["step"] for fact in play.seen if fact.kind == "called"],
    }


def meet_step(play: Play, step: Step) -> None:
    """Compare what a step of the day brought with what it must."""
    play.meet(step.expect, of_step(play), dead(play))


def of_step(play: Play) -> dict[str, object]:
    """Everything a step may be expected to bring."""
    return {
        "sheriff": _last(play, "sheriff"),
        "exiled": _last(play, "exile"),
        "died": dead(play),
        "tied": sorted(_of_first(play, "tie", "seats", [])),
        "tally": {int(seat): count for seat, count in _of_first(play, "tally", "counts", {}).items()},
        "roles": {int(seat): role for fact in facts(play, "roles") for seat, role in _pairs(fact)},
        "growl": bool(facts(play, "growl")),
    }


def dead(play: Play) -> list[int]:
    """Whose last words a step may expect."""
    return [fact.data["seat"] for fact in facts(play, "death")]


def facts(play: Play, kind: str) -> list[Fact]:
    """The facts of a kind since the open place of the record began."""
    return [fact for fact in play.seen if fact.kind == kind]


def _pairs(fact: Fact) -> list[tuple[Any, Any]]:
    return list(fact.data["roles"].items())


def _last(play: Play, kind: str) -> object:
    """The seat of the last such fact, "none" where there is no fact or no seat in it."""
    found = facts(play, kind)
    return (found[-1].data["seat"] if found else None) or "none"


def _of_first(play: Play, kind: str, key: str, default: Any) -> Any:
    """What the first round of a vote gave."""
    found = [fact for fact in facts(play, kind) if fact.data["ballot"] in FIRST_ROUNDS]
    return found[0].data[key] if found else default
