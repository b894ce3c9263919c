"""Write down a game as it was played: each answer becomes part of a night, or of a day's step."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer
from judge_app.records.model import JUDGES_STEPS, Day, Night
from judge_app.records.scribe_day import DayScribe
from judge_app.records.scribe_night import NightScribe

ASKED_APART = ("deal", "show", "card", "find", "end")
"""Prompts whose answers are the cards, not what happened."""


@dataclass(slots=True)
class Scribe:
    """A game on its way into a record: `cards` are what the seats were dealt, as far as seen."""

    game: Game
    cards: dict[int, str] = field(default_factory=dict)
    nights: list[NightScribe] = field(default_factory=list)
    days: list[DayScribe] = field(default_factory=list)
    _corrected: set[int] = field(default_factory=set)

    def take_down(self, answers: Sequence[Answer]) -> None:
        """Play the answers and note each."""
        hoisted: list[Answer] = []
        for number, answer in enumerate(answers):
            if answer.key == "explode" and answer.at:
                hoisted = _amid(answer, answers[number + 1 :])
                for early in hoisted:
                    self._note_act(early, self.game.prompt)
            self._take(answer, is_noted=any(answer is early for early in hoisted))
        self._conclude()
        self._leave()

    def _take(self, answer: Answer, is_noted: bool) -> None:
        open_prompt = self.game.prompt
        prompt = self._prompt_of(answer)
        if answer.at and not is_noted:
            self._note_act(answer, open_prompt)
        facts = self.game.answer(answer.value, answer.key if answer.at else "", answer.force)
        if not answer.at and open_prompt.key.partition(".")[0] not in ASKED_APART:
            self._note_answer(answer, prompt)
        if self.days:
            self.days[-1].after(fact for fact in facts if fact.at == f"d{len(self.days)}")
        self._see_cards(answer)

    def _prompt_of(self, answer: Answer) -> Prompt:
        offered = self.game.interrupts if answer.at else ()
        return next((prompt for prompt in offered if prompt.key == answer.key), self.game.prompt)

    def _note_act(self, answer: Answer, at: Prompt) -> None:
        number, by_night, _ = _place(at)
        if by_night:
            self._night(number).act(answer)
        elif answer.key in JUDGES_STEPS:
            self._day(number).judge(answer, at)
        else:
            self._day(number).act(answer, at)

    def _note_answer(self, answer: Answer, prompt: Prompt) -> None:
        number, by_night, name = _place(prompt)
        if not by_night:
            self._day(number).answer(name, answer, prompt)
        elif name == "dawn":
            self._day(number)
        else:
            self._night(number).answer(name, answer, prompt)

    def _night(self, number: int) -> NightScribe:
        if len(self.nights) < number:
            self.nights.append(NightScribe())
        return self.nights[number - 1]

    def _day(self, number: int) -> DayScribe:
        if len(self.days) < number:
            self.days.append(DayScribe())
        return self.days[number - 1]

    def _see_cards(self, answer: Answer) -> None:
        """What was dealt; a card the judge corrected later was dealt as it was seen before."""
        seen = self.game.table.cards.told | self.game.table.cards.dealt
        if answer.key == "correct" and answer.at:
            changed = {seat for seat, card in seen.items() if self.cards.get(seat) != card}
            self._corrected |= changed
        self.cards |= {seat: card for seat, card in seen.items() if seat not in self._corrected}

    def _conclude(self) -> None:
        """A card that nobody saw and only one seat can hold was dealt there."""
        cards = self.game.table.cards
        for seat in set(cards.seats) - self.cards.keys() - self._corrected:
            if card := cards.certain(seat):
                self.cards[seat] = card

    def _leave(self) -> None:
        """The record stops where the game does."""
        table = self.game.table
        if self.game.outcome:
            return
        if table.is_night and self.nights and not self.game.prompt.key.endswith(".dawn"):
            self.nights[-1].is_open = len(self.nights) == table.night and self._is_dark()
        elif self.days:
            self.days[-1].stop(self.game.prompt)

    def _is_dark(self) -> bool:
        return any(answer.key == f"n{self.game.table.night}.dark" for answer in self.game.answers)

    def record(self) -> tuple[tuple[Night, ...], tuple[Day, ...]]:
        """The nights and days noted so far."""
        return tuple(night.written() for night in self.nights), tuple(day.written() for day in self.days)


def _place(prompt: Prompt) -> tuple[int, bool, str]:
    """Number, whether it is a night, and the prompt's name within it."""
    part, _, name = prompt.key.partition(".")
    return int(part[1:]), part.startswith("n"), name


def _amid(explosion: Answer, later: Sequence[Answer]) -> list[Answer]:
    """The judge's acts while a self-destruct was being read out: they are noted before it."""
    seat = next(iter(explosion.value.get("pick", ())), 0)
    found: list[Answer] = []
    for answer in later:
        if not answer.at.endswith(f".exploded.{seat}"):
            break
        found.append(answer)
    return found
