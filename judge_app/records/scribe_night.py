"""A night's answers in a record's words."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.prompt import Prompt
from judge_app.engine.roles import ROLES
from judge_app.engine.rulings import Answer
from judge_app.records.model import BROUGHT, JUDGES_STEPS, Deed, Night, Step

IDLE = ("none", "omit")
CHANGES = ("correct", "remove")
"""The judge's steps that change what is asked after them."""
CAUGHT = {role.tempts.id: role.id for role in ROLES.values() if role.tempts}


class NightScribe:
    """One night: its steps in the order in which they were answered, idle ones too."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.is_open = False

    def act(self, answer: Answer) -> None:
        """The judge put in his hand."""
        self.steps += judges_written(answer)

    def answer(self, name: str, answer: Answer, prompt: Prompt) -> None:
        """A step was answered."""
        name, _, more = name.partition(".")
        if name == "dark" or (more and name not in BROUGHT):
            return
        value = dict(answer.value)
        caught = [choice for choice in value if choice in CAUGHT]
        for choice in caught:
            del value[choice]
        self.steps.append(Step(name, Deed(deed_written(value, prompt), is_forced=answer.force)))
        self.steps += [Step(CAUGHT[choice], Deed(choice)) for choice in caught]

    def written(self) -> Night:
        """Idle steps are left out, save where they tell when something happened."""
        last = max((i for i, step in enumerate(self.steps) if step.word in CHANGES), default=-1)
        last = len(self.steps) if self.is_open else last
        kept = [step for i, step in enumerate(self.steps) if i < last or not _is_idle(step)]
        return Night(tuple(kept), {}, self.is_open)


def _is_idle(step: Step) -> bool:
    return step.word not in JUDGES_STEPS and step.deed.value in IDLE


def deed_written(value: Mapping[str, Any], prompt: Prompt) -> Any:
    """The answer of a role in the record's words; "none" or "omit" where it did nothing."""
    done = {word: list(seats) for word, seats in value.items() if word not in IDLE}
    choices = {choice.id: choice for choice in prompt.choices}
    if not done:
        return "omit" if "omit" in value and "omit" in choices else "none"
    if list(done) == ["split"]:
        return done["split"]
    if list(done) == ["pick"]:
        return done["pick"] if choices["pick"].high > 1 else done["pick"][0]
    if len(done) == 1 and not any(done.values()):
        return next(iter(done))
    return {word: seats[0] if seats else True for word, seats in done.items()}


# the judge's own hand


def judges_written(answer: Answer) -> list[Step]:
    """What the judge did himself, as one step; a correction that says two things of a seat as several."""
    value = dict(answer.value)
    why = value.pop("why", "")
    if answer.key == "note":
        return [Step("note", Deed(why))]
    deeds = _corrections(value) if answer.key == "correct" else [value["pick"][0]]
    inputs = {"why": why} if why else {}
    return [Step(answer.key, Deed(deed, is_forced=answer.force), inputs) for deed in deeds]


def _corrections(value: Mapping[str, Any]) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = [{}]
    for word, seats in value.items():
        if word == "sheriff":
            tables[-1][word] = seats[0]
        elif word in ("dead", "alive"):
            tables[-1][word] = list(seats)
        else:
            _put_role(tables, word, seats)
    return tables


def _put_role(tables: list[dict[str, Any]], role: str, seats: list[int]) -> None:
    """A seat has one card in a table, and the cards are told before anything else in it."""
    table = tables[-1]
    is_free = list(table) in ([], ["role"]) and not set(table.get("role", ())) & set(seats)
    if not is_free:
        tables.append({})
    tables[-1].setdefault("role", {}).update(dict.fromkeys(seats, role))
