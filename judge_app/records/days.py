"""Play a day of a record, step by step."""

from collections.abc import Callable, Mapping
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.records.acts import EVENTS, TALK, act_as_judge, interrupt, many_at, seats_at
from judge_app.records.election import play_campaign
from judge_app.records.model import JUDGES_STEPS, Day, Deed, Step
from judge_app.records.nights import answer_at
from judge_app.records.outcomes import meet_step
from judge_app.records.play import Play
from judge_app.records.voting import AFTERNOON, is_another, play_vote

SKILLS = EVENTS | {"dusk"}
"""Where a death's skills may come up: a sentence may be followed by a question asked in secret."""


def play_day(play: Play, steps: Day, number: int) -> None:
    """Every step of a day; what stands between them and is not written did not happen."""
    play.day = number
    words = [step.word for step in steps]
    for place, step in enumerate(steps, start=1):
        play.begin(f"day {number}: step {place}: {step.word}")
        _play_step(play, step, words[place:])
        meet_step(play, step)


def pass_day(play: Play) -> None:
    """Nothing more happens today."""
    while play.is_today():
        play.nothing()


def _play_step(play: Play, step: Step, later: list[str]) -> None:
    if step.word == "vote":
        play_vote(play, step, later)
    elif step.word in JUDGES_STEPS:
        play.wake()
        act_as_judge(play, step)
    else:
        _STEPS.get(step.word, _at_dusk)(play, step)


def _announce(play: Play, step: Step) -> None:
    if not play.seek(lambda name: name == "announce", EVENTS | {"words"}):
        play.fail_not_asked()
    play.give({})
    got = [seat for fact in play.seen if fact.kind == "announcement" for seat in fact.data["seats"]]
    play.expect_here(step.deed, got)


def _shoot(play: Play, step: Step) -> None:
    by = step.inputs.get("by")
    _asked(play, step, "shoot" if by is None else f"shoot.{by}", SKILLS)


def _badge(play: Play, step: Step) -> None:
    _asked(play, step, "badge", SKILLS)


def _allow(play: Play, step: Step) -> None:
    _asked(play, step, "allow", SKILLS, many_at)


def _target(play: Play, step: Step) -> None:
    _asked(play, step, "target", TALK)


def _at_dusk(play: Play, step: Step) -> None:
    """What is asked before dark by the step's own word."""
    _asked(play, step, step.word, AFTERNOON, lambda value: answer_at(play.prompt, value))


def _asked(
    play: Play,
    step: Step,
    name: str,
    stages: frozenset[str],
    value_of: Callable[[Any], Mapping[str, Any]] = seats_at,
) -> None:
    """A prompt of the day; where it is not asked, whatever is tried is refused."""
    deed: Deed = step.deed
    is_there = play.reach(lambda key: f"{key}.".startswith(f"{name}."), stages, deed.is_only_tried)
    if not is_there and not deed.is_only_tried:
        play.fail_not_asked()
    if not is_there or (deed.is_only_tried and is_another(play, step.inputs.get("by"))):
        return
    if "by" in step.inputs:
        play.expect_actor(step.inputs["by"])
    play.do(deed, value_of)
    if not step.is_open:
        play.finish()


def _explode(play: Play, step: Step) -> None:
    interrupt(play, "explode", step)
    takes: Deed = step.inputs.get("takes", Deed())
    if play.name.startswith("takes."):
        play.do(takes, seats_at)
        play.finish()
    elif takes.value not in (None, "none"):
        play.fail_not_asked("takes")


def _duel(play: Play, step: Step) -> None:
    interrupt(play, "duel", step)


def _speeches(play: Play, step: Step) -> None:
    play.seek(lambda name: name == "start" or name.startswith("speech."), TALK - {"speech"})
    if play.name == "start":
        start: Deed = step.inputs.get("start", Deed())
        if start.tried is not None:
            play.must_refuse(_start(start.tried), start.tried)
        play.give(_start(start.value) if start.value else {"pick": step.deed[:1]}, is_forced=start.is_forced)
    orders = _today(play, "order")
    if not orders:
        play.fail_not_asked()
    order = list(orders[-1].data["seats"])
    silenced = [fact.data["seat"] for fact in _today(play, "silenced")]
    if step.deed != [seat for seat in order if seat not in silenced]:
        play.expect_here(step.deed, order)


def _today(play: Play, kind: str) -> list[Fact]:
    return [fact for fact in play.game.facts if fact.kind == kind and fact.at == f"d{play.day}"]


def _start(start: Mapping[str, Any]) -> dict[str, Any]:
    """Where the speeches begin, as the sheriff chose."""
    return {start["towards"]: [start["beside"]]}


_STEPS: dict[str, Callable[[Play, Step], None]] = {
    "campaign": play_campaign,
    "announce": _announce,
    "shoot": _shoot,
    "badge": _badge,
    "explode": _explode,
    "duel": _duel,
    "speeches": _speeches,
    "target": _target,
    "allow": _allow,
}
