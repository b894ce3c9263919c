"""A day's answers in a record's words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer
from judge_app.records.election import is_election
from judge_app.records.model import Day, Deed, Step
from judge_app.records.scribe_night import CHANGES, deed_written, judges_written

CLOSED_BY = {"sheriff": "campaign", "exile": "vote"}
"""The fact that ends a step made of several prompts."""


@dataclass(slots=True, eq=False)
class Draft:
    """A step that may still grow."""

    word: str
    deed: Any
    inputs: dict[str, Any] = field(default_factory=dict)
    expect: dict[str, Any] = field(default_factory=dict)
    is_open: bool = False

    def step(self) -> Step:
        return Step(self.word, self.deed, self.inputs, self.expect, self.is_open)


class DayScribe:
    """One day. `part` is the step made of several prompts that is under way."""

    def __init__(self) -> None:
        self.drafts: list[Draft] = []
        self.part: Draft | None = None
        self.start = Deed()

    def written(self) -> Day:
        """The day's steps so far."""
        return tuple(draft.step() for draft in self.drafts)

    def stop(self, at: Prompt) -> None:
        """The record ends with this prompt open."""
        if self.drafts and self._is_under_way(at):
            self.drafts[-1].is_open = True
        self.leave()

    def leave(self) -> None:
        """Something else happens: a step under way is left open."""
        if self.part:
            self.part.is_open = True
        self.part = None

    def after(self, facts: Iterable[Fact]) -> None:
        """Facts tell when a vote or the election is over, and in what order they speak."""
        for fact in facts:
            if fact.kind == "order":
                inputs = {"start": self.start} if self.start.value else {}
                self._put(Draft("speeches", list(fact.data["seats"]), inputs))
            elif fact.kind == "announcement":
                self._put(Draft("announce", list(fact.data["seats"])))
            elif fact.kind == "roles" and self.drafts and self.drafts[-1].word == "vote":
                self.drafts[-1].expect["roles"] = dict(fact.data["roles"])
            elif self.part and CLOSED_BY.get(fact.kind) == self.part.word:
                if fact.kind == "exile":
                    self.part.expect["exiled"] = fact.data["seat"] or "none"
                self.part = None

    # acts out of turn

    def judge(self, answer: Answer, at: Prompt) -> None:
        """The judge put in his hand; what that changes is noted in the midst of what is under way."""
        drafts = [Draft(step.word, step.deed, dict(step.inputs)) for step in judges_written(answer)]
        is_under_way = bool(self.drafts) and self._is_under_way(at)
        if answer.key not in CHANGES:
            before = self.part or (self.drafts[-1] if is_under_way else None)
            place = self.drafts.index(before) if before else len(self.drafts)
            self.drafts[place:place] = drafts
            return
        if is_under_way:
            self.drafts[-1].is_open = True
        self._be_there(at.key.partition(".")[2])
        self.leave()
        self.drafts += drafts

    def _is_under_way(self, at: Prompt) -> bool:
        """Whether the last step is still being read out, or followed up."""
        is_sentenced = at.stage == "dusk" and self.drafts[-1].word == "vote"
        return is_sentenced or (at.kind == "read" and at.stage == "exile")

    def _be_there(self, name: str) -> None:
        """The election has begun, or the vote is about to: what happens now happens in its midst."""
        if is_election(name) and name != "campaign":
            self._part("campaign")
        elif name in ("vote", "extra.vote"):
            self._part("vote", votes={}, **_called(name != "vote"))

    def act(self, answer: Answer, at: Prompt) -> None:
        """A player acted out of turn."""
        seat = answer.value["pick"][0]
        name = at.key.partition(".")[2]
        if answer.key == "withdraw":
            self._withdraw([seat])
        elif answer.key == "explode" and is_election(name) and not self._has_voted():
            self._part("campaign").deed["exploded"] = Deed(seat, is_forced=answer.force)
            self.part = None
        else:
            self._put(Draft(answer.key, Deed(seat, is_forced=answer.force)))

    def _has_voted(self) -> bool:
        """Whether the first round of the election is over."""
        return any(draft.word == "campaign" and "votes" in draft.deed for draft in self.drafts)

    def _withdraw(self, seats: list[int]) -> None:
        if self.part and "votes" in self.part.deed:
            self.leave()
        deed = self._part("campaign").deed
        before = deed["withdrew"].value if "withdrew" in deed else []
        deed["withdrew"] = Deed([*before, *seats])

    # prompts

    def answer(self, name: str, answer: Answer, prompt: Prompt) -> None:
        """An open prompt of the day was answered."""
        again = name == "extra" or name.startswith("extra.")
        word = name.removeprefix("extra.").split(".")
        if is_election(name):
            self._campaign(name, answer, prompt)
        elif word[0] in _VOTING:
            self._vote(".".join(word), answer, prompt, again)
        elif name == "extra":
            self._extra(answer, prompt)
        elif word[0] == "takes":
            self._takes(deed_written(answer.value, prompt), answer.force)
        elif name == "start":
            self.start = _start(answer)
        elif (word[0] in _ASKED or prompt.stage == "dusk") and prompt.kind == "act":
            self._asked(word[0], answer, prompt)

    def _campaign(self, name: str, answer: Answer, prompt: Prompt) -> None:
        part = self._part("campaign")
        seats = list(answer.value.get("pick", ()))
        if name == "campaign":
            part.deed["up"] = Deed(seats, is_forced=answer.force)
        elif name == "campaign.withdraw" and seats:
            self._withdraw(seats)
        elif name in ("campaign.vote", "runoff.vote"):
            part.deed["votes" if name == "campaign.vote" else "runoff"] = votes_written(answer, prompt)
        elif name == "elected" and answer.value:
            part.deed["refused"] = Deed(True, is_forced=answer.force)

    def _vote(self, name: str, answer: Answer, prompt: Prompt, again: bool) -> None:
        part = self._part("vote", votes={}, **_called(again))
        if name.startswith("reveal."):
            part.deed |= {"reveal": Deed(True, is_forced=answer.force)} if "reveal" in answer.value else {}
        elif name.startswith("tie."):
            self.part = None  # somebody has died instead
        elif name == "vote":
            part.deed["votes"] = votes_written(answer, prompt)
        elif name == "pk.vote":
            part.deed["pk"] = votes_written(answer, prompt)
        elif name == "tiebreak":
            part.deed["tiebreak"] = Deed(deed_written(answer.value, prompt), is_forced=answer.force)

    def _extra(self, answer: Answer, prompt: Prompt) -> None:
        if "call" not in answer.value:
            return
        self.leave()
        part = self._part("vote", votes={}, called=Deed(True, is_forced=answer.force))
        part.deed |= {"by": prompt.actors[0]} if prompt.actors else {}

    def _takes(self, taken: Any, is_forced: bool) -> None:
        """Whom a wolf took along belongs to his self-destruct."""
        deed = Deed(taken, is_forced=is_forced)
        for draft in reversed(self.drafts):
            if draft.word == "explode":
                draft.inputs["takes"] = deed
                return
            if draft.word == "campaign" and "exploded" in draft.deed:
                draft.deed["takes"] = deed
                return

    def _asked(self, word: str, answer: Answer, prompt: Prompt) -> None:
        """A question with a step of its own; what is asked before dark is noted only if it was done."""
        done = deed_written(answer.value, prompt)
        if prompt.stage == "dusk" and done == "none":
            return
        value = [] if word == "allow" and done == "none" else done
        inputs = {"by": prompt.actors[0]} if word in ("shoot", "stalk") and prompt.actors else {}
        self._put(Draft(word, Deed(value, is_forced=answer.force), inputs))

    # steps

    def _put(self, draft: Draft) -> None:
        self.leave()
        self.drafts.append(draft)

    def _part(self, word: str, **deed: Any) -> Draft:
        """The step under way, or a new one."""
        if self.part is None or self.part.word != word:
            self._put(Draft(word, deed))
            self.part = self.drafts[-1]
        return self.part


_VOTING = ("vote", "pk", "tiebreak", "reveal", "exile", "nobody_exiled", "tie")
_ASKED = ("shoot", "badge", "allow", "target")


def _called(again: bool) -> dict[str, Any]:
    return {"called": Deed(True)} if again else {}


def _start(answer: Answer) -> Deed:
    """Where the sheriff had the speeches begin; a seat the judge drew stands first in their order."""
    towards, seats = next(iter(answer.value.items()), ("pick", []))
    return (
        Deed()
        if towards == "pick"
        else Deed({"beside": seats[0], "towards": towards}, is_forced=answer.force)
    )


def votes_written(answer: Answer, prompt: Prompt) -> dict[int, Deed]:
    """Voter = target in seat order; whoever abstained is left out."""
    votes: Mapping[str, int | None] = answer.value
    cast = {int(voter): target for voter, target in votes.items() if target is not None}
    return {
        voter: Deed(target, is_forced=answer.force and prompt.bar(voter, target) is not None)
        for voter, target in sorted(cast.items())
    }
