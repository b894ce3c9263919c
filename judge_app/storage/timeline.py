"""What a journal's lines amount to: every state undo and redo can still reach, and which one stands."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.rulings import Answer
from judge_app.engine.text import T, Text
from judge_app.storage.journal import JournalError
from judge_app.storage.seating import Move, move_from

Clock = Mapping[str, Any]
_CLOCKS_DIFFER_BY = timedelta(minutes=2)


@dataclass(slots=True)
class State:
    """The answers given and the people moved up to a moment, and what was noted of the last step.

    `clock` is its setting then. `facts` followed from the last answer, `next` is the key of the step
    that came to be open; both None where nothing was noted.
    """

    answers: tuple[Answer, ...] = ()
    clock: Clock = field(default_factory=dict)
    facts: object = None
    next: str | None = None
    moves: tuple[Move, ...] = ()


class Timeline:
    """The states in the order in which redo runs through them; `here` is the one that stands."""

    def __init__(self) -> None:
        self.states = [State()]
        self.here = 0

    @property
    def now(self) -> State:
        return self.states[self.here]

    @property
    def ahead(self) -> State | None:
        """The state that redo leads to."""
        return self.states[self.here + 1] if self.here + 1 < len(self.states) else None

    def answer(self, answer: Answer, facts: object = None, upcoming: str | None = None) -> None:
        """One answer more; what was undone before is gone."""
        self._go(State((*self.now.answers, answer), self.now.clock, facts, upcoming, self.now.moves))

    def correct(self, answers: Iterable[Answer], upcoming: str | None = None) -> None:
        """Other answers altogether."""
        self._go(State(tuple(answers), self.now.clock, None, upcoming, self.now.moves))

    def move(self, move: Move) -> None:
        """Other people on the seats; the game stands where it stood."""
        now = self.now
        self._go(State(now.answers, now.clock, now.facts, now.next, (*now.moves, move)))

    def moved(self, index: int) -> Move | None:
        """The move that made state `index` of the one before it, None if an answer did."""
        if not 0 < index < len(self.states) or self.states[index].moves == self.states[index - 1].moves:
            return None
        return self.states[index].moves[-1]

    def corrected(self, index: int) -> Answer | None:
        """The earlier answer as state `index` has put it right, or as it was where it did not happen; None
        if nothing earlier was changed."""
        if not 0 < index < len(self.states):
            return None
        before, after = self.states[index - 1].answers, (*self.states[index].answers, None)
        old, new = next(
            (pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]), (None, None)
        )
        return new if old is None or (new is not None and new.key == old.key) else old

    def _go(self, state: State) -> None:
        del self.states[self.here + 1 :]
        self.states.append(state)
        self.here += 1

    def undo(self) -> None:
        if self.here == 0:
            raise IndexError("nothing to undo")
        self.here -= 1

    def redo(self) -> None:
        if self.here + 1 == len(self.states):
            raise IndexError("nothing to redo")
        self.here += 1


def fold(lines: Iterable[Mapping[str, Any]], seats: int = 99) -> Timeline:
    """The timeline after these lines, at a table with so many seats.

    Moves are taken back by words of their own: a program that knows none still finds the game right.
    Raises KeyError, IndexError, TypeError, ValueError or AttributeError where they make no game.
    """
    timeline = Timeline()
    for line in lines:
        timeline.now.clock = line.get("clock", timeline.now.clock)
        if "answer" in line:
            timeline.answer(answer_from(line["answer"]), line.get("facts"), line.get("next"))
        elif "undo" in line or "unseat" in line:
            timeline.undo()
        elif "redo" in line or "reseat" in line:
            timeline.redo()
        elif "seat" in line:
            timeline.move(move_from(line["seat"], seats))
        elif "correct" in line:
            timeline.correct([answer_from(raw) for raw in line["correct"]], line.get("next"))
    return timeline


def folded(lines: Sequence[Mapping[str, Any]], name: str) -> Timeline:
    """The timeline of a whole file of that name, header included; raises `JournalError`."""
    try:
        return fold(lines[1:], lines[0]["setup"]["seats"])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        text = T("{name}：各行连不成一局，打不开；文件未动", name=name)
        raise JournalError(text) from None


def clock_notice(lines: Sequence[Mapping[str, Any]], now: datetime) -> list[Text]:
    """What to say where the machine's clock runs behind the last line; lines are never put in order by it."""
    try:
        then = datetime.fromisoformat(lines[-1]["time"])
    except (KeyError, TypeError, ValueError):
        return []
    is_behind = then.tzinfo is not None and now < then - _CLOCKS_DIFFER_BY
    return [T("电脑的时钟比这一局上次存盘时慢；先后以记录的次序为准，什么都没丢")] if is_behind else []


def answer_line(answer: Answer) -> dict[str, Any]:
    """An answer as JSON, without what is usual."""
    line: dict[str, Any] = {"key": answer.key, "value": dict(answer.value)}
    if answer.at:
        line["at"] = answer.at
    if answer.force:
        line["force"] = True
    return line


def answer_from(raw: Mapping[str, Any]) -> Answer:
    """The answer that was written so."""
    return Answer(raw["key"], dict(raw["value"]), raw.get("at", ""), raw.get("force", False))


def facts_line(facts: Iterable[Fact]) -> list[dict[str, Any]]:
    """Facts as plain JSON, with the rules that decided them; sentences are made anew when they are shown."""
    plain: list[dict[str, Any]] = json.loads(json.dumps([_fact_line(fact) for fact in facts]))
    return plain


def _fact_line(fact: Fact) -> dict[str, Any]:
    return {
        "kind": fact.kind,
        "data": dict(fact.data),
        "at": fact.at,
        "key": fact.key,
        "public": fact.is_public,
        "rules": [ruling.id for ruling in fact.rulings],
    }
