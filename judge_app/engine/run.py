"""One run through a game's answers: the course of the game and the prompt it has come to."""

from collections.abc import Iterable

from judge_app.engine.cards import CardNeeded, HolderNeeded
from judge_app.engine.day import game as play
from judge_app.engine.finding import card_prompt, holder_prompt
from judge_app.engine.interrupts import INTERRUPTS, offered
from judge_app.engine.judging import JUDGES_ACTS
from judge_app.engine.prompt import Prompt
from judge_app.engine.roles import ROLES
from judge_app.engine.rulings import Answer
from judge_app.engine.setup import Setup
from judge_app.engine.table import Table

ASKED_LATER = ("card.", "find.")
"""Prompts that stand outside the course of the game: their answers hold from its start."""


class Run:
    """One run through the answers."""

    def __init__(self, setup: Setup, answers: Iterable[Answer]) -> None:
        self.table = Table(setup, ROLES)
        self.table.acts = {
            **INTERRUPTS,
            **JUDGES_ACTS,
            **{act.key: act for role in self.table.roles() for act in role.acts},
        }
        _foretell(self.table, answers)
        self._course = play(self.table)
        self.prompt: Prompt = self._step(None)

    def feed(self, answer: Answer) -> None:
        if not is_asked_later(answer):
            self.prompt = self._step(answer)
            return
        _tell(self.table, answer)
        if self.prompt.stage != "card":
            self.prompt = self._step(None)  # asked anew, now that the card is seen

    def _step(self, answer: Answer | None) -> Prompt:
        try:
            return self._course.send(answer) if answer else next(self._course)
        except CardNeeded as needed:
            return card_prompt(self.table, needed.seat)
        except HolderNeeded as needed:
            return holder_prompt(self.table, needed.role)

    def offered(self) -> tuple[Prompt, ...]:
        return offered(self.table, self.prompt)

    def find(self, answer: Answer) -> Prompt | None:
        """The open prompt or act out of turn that this answer belongs to."""
        if not answer.at:
            return self.prompt if self.prompt.key == answer.key else None
        act = self.table.acts.get(answer.key)
        return act.offer(self.table, self.prompt) if act else None


def is_asked_later(answer: Answer) -> bool:
    """Whether it tells a card in mid-game instead of answering the course of it."""
    return answer.key.startswith(ASKED_LATER)


def _cards_told(answer: Answer) -> dict[int, str]:
    """The cards named by an answer to "card.5" or "find.ROLE"."""
    kind, _, name = answer.key.partition(".")
    if kind == "card":
        return {int(name): next(iter(answer.value))}
    return dict.fromkeys(answer.value.get("pick", []), name)


def _foretell(table: Table, answers: Iterable[Answer]) -> None:
    """The rules may rely on every card that is going to be told."""
    later = [answer for answer in answers if is_asked_later(answer)]
    for answer in later:
        table.cards.told.update(_cards_told(answer))
    table.cards.absent = frozenset(a.key.partition(".")[2] for a in later if "none" in a.value)


def _tell(table: Table, answer: Answer) -> None:
    """From here on the judge's screen shows the card too."""
    for seat, role in _cards_told(answer).items():
        if seat not in table.cards.held:
            table.cards.put(seat, role)
