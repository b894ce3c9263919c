"""Where a preset puts the steps that the night of its base lacks."""

from collections.abc import Iterable, Iterator, Mapping

from judge_app.rulesets.key_path import dotted
from judge_app.rulesets.known import FIRST_NIGHT_STEPS, FOLLOW_UPS, NIGHT_STEPS
from judge_app.rulesets.options import hint, shown
from judge_app.rulesets.sentence import Sentence, sentence

_SIDES = ("after", "before")
_ENDS = ("first", "last")


def placed(order: Iterable[str], place: Mapping[str, str]) -> list[str]:
    """The order with these steps put in one after the other; those without a usable place are left out."""
    steps = list(order)
    for step, where in place.items():
        at = _index(steps, where)
        if at is not None and step not in steps:
            steps[at:at] = _with_follow_up(step, steps)
    return steps


def placed_first(order: Iterable[str], first: Iterable[str], place: Mapping[str, str]) -> list[str]:
    """The steps of night 1 only, once these have been put in."""
    added = placed((), dict.fromkeys(place, "last"))
    called = {*first, *(step for step in added if step in FIRST_NIGHT_STEPS)}
    return [step for step in order if step in called]


def check_place(order: Iterable[str], place: Mapping[str, str]) -> Iterator[tuple[str, Sentence]]:
    """Known steps that are not in the order yet, each beside one that is."""
    steps = list(order)
    for step, where in place.items():
        wrong = _trouble(step, where, steps)
        if wrong is None:
            steps = placed(steps, {step: where})
        else:
            yield f"night.place.{dotted((step,))}", wrong


def _trouble(step: str, where: str, steps: list[str]) -> Sentence | None:
    if step not in NIGHT_STEPS:
        return sentence("没有步骤 {step}{hint}", step=shown(step), hint=hint(step, NIGHT_STEPS))
    if step in steps:
        return sentence("步骤 {step} 已在底本的顺序里，要改位置请写 order", step=shown(step))
    side, _, beside = where.partition(" ")
    if side in _SIDES and beside in steps:
        return None
    if side in _SIDES and beside:
        return sentence("没有步骤 {step}{hint}", step=shown(beside), hint=hint(beside, steps))
    if where in _ENDS:
        return None
    return sentence('写的是 {found}，只能是 "after 步骤"、"before 步骤"、"first"、"last"', found=shown(where))


def _index(steps: list[str], where: str) -> int | None:
    if where in _ENDS:
        return 0 if where == "first" else len(steps)
    side, _, beside = where.partition(" ")
    if side not in _SIDES or beside not in steps:
        return None
    return steps.index(beside) + (side == "after")


def _with_follow_up(step: str, steps: list[str]) -> list[str]:
    """A step and what can only be called behind it: the lovers behind Cupid."""
    behind = [later for later, role in FOLLOW_UPS.items() if role == step and later not in steps]
    return [step, *behind]
