"""The lines of the open step, and which of them is the large one now. No Qt."""

from dataclasses import dataclass

from judge_app.engine.prompt import Prompt
from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.ui.controller import Controller
from judge_app.ui.counting import Counting

GAP = "　"
"""What stands between the numbers still to be called, on one printed line."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """All lines of a step; `main` is the number (from 0) of the large one."""

    lines: tuple[str, ...]
    main: int


def spoken(at: Controller) -> Spoken:
    """What is read now; where hands are called, the large line is the call of the candidate called last."""
    count = at.draft
    if not isinstance(count, Counting) or not at.prompt.called or not count.is_called:
        return _plain(at.prompt)
    return _call(at.prompt, count.calling or count.last)


def forms(at: Controller) -> tuple[Spoken, ...]:
    """Every form the lines take while this step is open: room for the tallest is kept."""
    if not at.prompt.called:
        return ()
    return tuple(_call(at.prompt, target) for target in at.prompt.targets)


def _plain(prompt: Prompt) -> Spoken:
    return Spoken(tuple(say(line) for line in prompt.say), prompt.main)


def _call(prompt: Prompt, target: int | None) -> Spoken:
    """The first line calls the first candidate, the last line the others; a script may have neither."""
    plain, targets = _plain(prompt), prompt.targets
    if target not in targets or len(targets) < 2:
        return plain
    head, calls = plain.lines[:-1], plain.lines[-1].split(GAP) if plain.lines else []
    if not head or len(calls) != len(targets) - 1:
        return Spoken((*plain.lines, say(T("投 {seat} 号的请举手", seat=target))), len(plain.lines))
    here = targets.index(target) - 1
    if here < 0:
        return plain
    before, after = GAP.join(calls[:here]), GAP.join(calls[here + 1 :])
    lines = [*head, *([before] if before else []), calls[here], *([after] if after else [])]
    return Spoken(tuple(lines), len(head) + bool(before))
