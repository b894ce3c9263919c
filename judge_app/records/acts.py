"""Acts out of turn: a wolf blows himself up, a knight duels, the judge puts in his hand."""

from collections.abc import Callable, Mapping
from typing import Any

from judge_app.records.model import Deed, Step
from judge_app.records.outcomes import facts
from judge_app.records.play import Play, Value

EVENTS = frozenset({"campaign", "announce", "exile", "skill", "badge"})
TALK = EVENTS | {"words", "speech"}


def seats_at(seat: Any) -> Value:
    """A seat, or a word that stands for none, as an answer."""
    return {seat: []} if isinstance(seat, str) else {"pick": [seat]}


def many_at(seats: list[int]) -> Value:
    """Seats as an answer; none of them is an answer too."""
    return {"pick": seats} if seats else {"none": []}


# out of turn


def interrupt(play: Play, key: str, step: Step) -> None:
    """Act out of turn at the earliest moment it is offered today."""
    play.wake()
    deed: Deed = step.deed
    if deed.is_only_tried and not _reach(play.scratch(), key):
        return
    if not _reach(play, key):
        play.fail_not_asked()
    act(play, key, deed, step.inputs.get("by"))
    if not step.is_open:
        play.finish()


def act(play: Play, key: str, deed: Deed, by: int | None = None) -> None:
    """Act out of turn now; `by` is who must do it."""
    if deed.tried is not None and (by is None or _does(play, key, seats_at(deed.tried), by)):
        play.must_refuse(seats_at(deed.tried), deed.tried, key)
    if deed.value is None:
        return
    play.give(seats_at(deed.value), key, deed.is_forced)
    if by is not None:
        play.expect("by", by, _doer(play, key))


def _reach(play: Play, key: str) -> bool:
    while not play.can_interrupt(key):
        if not (play.name and play.prompt.stage in TALK):
            return False
        play.nothing()
    return True


def _does(play: Play, key: str, value: Value, by: int) -> bool:
    """Whether `by` would be the one who does it: nobody else may."""
    trial = play.scratch()
    trial.game.answer(value, key, force=True)
    trial.seen = list(trial.game.facts[len(play.game.facts) :])
    return _doer(trial, key) == by


def _doer(play: Play, key: str) -> object:
    found = facts(play, key)
    return found[-1].data["by"] if found else None


# the judge's own hand


def act_as_judge(play: Play, step: Step) -> None:
    """Warn, remove, correct or note at the open prompt; a note changes nothing once the game is over."""
    deed: Deed = step.deed
    value_of = _JUDGES[step.word]
    if not play.can_interrupt(step.word):
        if deed.is_only_tried or (step.word == "note" and play.game.outcome):
            return
        play.fail_not_asked(step.word)
    why = {"why": step.inputs["why"]} if "why" in step.inputs else {}
    play.do(deed, lambda value: {**value_of(value), **why}, step.word)
    if not step.is_open:
        play.finish()


def _correction_at(done: Mapping[str, Any]) -> Value:
    """Cards, deaths and the badge as they truly are, in the order in which they are written."""
    value: dict[str, Any] = {}
    for word, told in done.items():
        if isinstance(told, Mapping):
            for seat, role in told.items():
                value.setdefault(role, []).append(seat)
        else:
            value[word] = told if isinstance(told, list) else [told]
    return value


_JUDGES: dict[str, Callable[[Any], Value]] = {
    "warn": seats_at,
    "remove": seats_at,
    "correct": _correction_at,
    "note": lambda text: {"note": [], "why": text},
}
