"""A game driven by a record: answers, what must be refused, and what followed."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import No, Refused
from judge_app.engine.text import T, Text
from judge_app.records.model import Deed
from judge_app.records.seating import MOST_SEATS

Value = Mapping[str, Any]
LAST_WORDS = "last_words"
VERDICTS = frozenset({"exile", "nobody_exiled", "tie"})


class Mismatch(Exception):
    """The engine does not follow the record: at `place`, because of `text`."""

    def __init__(self, place: str, text: Text) -> None:
        super().__init__(f"{place}: {text}")
        self.place = place
        self.text = text


@dataclass(slots=True)
class Play:
    """A game in the hands of a record.

    `place` is where the record is, `seen` the facts since that place began, `told` every fact and
    refusal so far, `late` the checks that wait for a batch of deaths to be settled.
    """

    game: Game
    place: str = ""
    day: int = 0
    seen: list[Fact] = field(default_factory=list)
    told: list[Fact | No] = field(default_factory=list)
    late: list[Callable[[list[int]], None]] = field(default_factory=list)

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt

    @property
    def name(self) -> str:
        """The open prompt's key within today, "" if it is not of today."""
        prefix = f"d{self.day}."
        return self.prompt.key.removeprefix(prefix) if self.prompt.key.startswith(prefix) else ""

    def begin(self, place: str) -> None:
        """Go on to another place of the record."""
        self.place = place
        self.seen = []

    def fail(self, text: Text, *keys: str) -> NoReturn:
        raise Mismatch(": ".join((self.place, *keys)), text)

    def fail_not_asked(self, *keys: str) -> NoReturn:
        """The record goes on with something the game does not ask."""
        if self.game.outcome:
            self.fail(T("the game is over: {why}", why=self.game.outcome.text), *keys)
        self.fail(T("not asked here; the game asks {key}", key=self.prompt.key), *keys)

    def expect(self, key: str, expected: object, got: object) -> None:
        """Compare one expectation."""
        if expected != got:
            self.fail(T("expected {expected}, got {got}", expected=_json(expected), got=_json(got)), key)

    def expect_here(self, expected: object, got: object) -> None:
        """Compare what the place itself says."""
        if expected != got:
            self.fail(T("expected {expected}, got {got}", expected=_json(expected), got=_json(got)))

    def expect_actor(self, by: int) -> None:
        """Compare who acts at the open prompt, as far as that is known."""
        if self.prompt.actors:
            self.expect("by", by, by if by in self.prompt.actors else self.prompt.actors[0])

    # answers

    def give(self, value: Value, key: str = "", is_forced: bool = False) -> None:
        """Answer the open prompt, or act out of turn."""
        try:
            facts = self.game.answer(value, key, is_forced)
        except Refused as refused:
            self.told.append(refused.no)
            self.fail(T("refused: {why}", why=refused.no.text))
        self.seen += facts
        self.told += facts
        self._settle_words(facts)

    def nothing(self) -> None:
        """Answer that nothing was done, the least the prompt takes."""
        if self.prompt.stage == "card":
            self.fail(T("the rules need a card the record does not know: {title}", title=self.prompt.title))
        self.give(nothing_at(self.prompt))

    def must_refuse(self, value: Value, shown: object, key: str = "") -> None:
        """The engine must not take this answer."""
        try:
            self.game.answer(value, key)
        except Refused as refused:
            self.told.append(refused.no)
        else:
            self.fail_taken(shown)

    def fail_taken(self, shown: object, *keys: str) -> NoReturn:
        """What had to be refused is allowed."""
        self.fail(T("expected {value} to be refused", value=_json(shown)), *keys)

    def do(self, deed: Deed, value_of: Callable[[Any], Value], key: str = "") -> bool:
        """Try what must be refused, then answer; False if nothing was done in the end."""
        if deed.tried is not None:
            self.must_refuse(value_of(deed.tried), deed.tried, key)
        if deed.value is None:
            return False
        self.give(value_of(deed.value), key, deed.is_forced)
        return True

    # on the way

    def scratch(self) -> "Play":
        """The same game once more, to try things in."""
        return Play(Game(self.game.setup, self.game.answers), self.place, self.day)

    def seek(self, is_wanted: Callable[[str], bool], stages: Iterable[str]) -> bool:
        """Let nothing happen at prompts of these stages until one of today has the wanted name."""
        stages = frozenset(stages)
        while not (self.name and is_wanted(self.name)):
            if not self.is_dawn() and not (self.name and self.prompt.stage in stages):
                return False
            self.nothing()
        return True

    def reach(self, is_wanted: Callable[[str], bool], stages: Iterable[str], is_only_tried: bool) -> bool:
        """Seek a prompt; what is only tried moves the game no further than where it is asked."""
        if is_only_tried and not self.scratch().seek(is_wanted, stages):
            return False
        return self.seek(is_wanted, stages)

    def is_today(self) -> bool:
        """Whether the open prompt is of this day or of the dawn before it."""
        return bool(self.name) or self.is_dawn()

    def is_dawn(self) -> bool:
        return self.prompt.key == f"n{self.day}.dawn"

    def wake(self) -> None:
        """What happens by day happens after daybreak."""
        if self.is_dawn():
            self.nothing()

    def finish(self) -> None:
        """Read out what belongs to the act just done; a vote's verdict belongs to the vote."""
        while self.prompt.kind == "read" and self.prompt.stage == "exile" and not self.is_verdict():
            self.give({})

    def is_verdict(self) -> bool:
        """Whether the open prompt says what came of a vote."""
        return bool(VERDICTS.intersection(self.name.split(".")))

    def can_interrupt(self, key: str) -> bool:
        return any(prompt.key == key for prompt in self.game.interrupts)

    # expectations

    def meet(self, expect: Mapping[str, Any], got: Mapping[str, object], dead: list[int]) -> None:
        """Compare all that a place of the record expects with what it brought."""
        for key, expected in expect.items():
            if key == LAST_WORDS:
                self.expect_words(dead, expected)
            else:
                self.expect(key, expected, got[key])

    def expect_words(self, dead: list[int], expected: list[int]) -> None:
        """Who of `dead` may speak, known once the skills are settled."""
        place = self.place

        def check(entitled: list[int]) -> None:
            self.place, here = place, self.place
            self.expect(LAST_WORDS, expected, entitled)
            self.place = here

        self.await_words(dead, check)

    def await_words(self, dead: list[int], check: Callable[[list[int]], None]) -> None:
        """Tell who of `dead` may speak as soon as that is settled."""

        def told(entitled: list[int]) -> None:
            check([seat for seat in entitled if seat in dead])

        settled = [fact for fact in self.seen if fact.kind == LAST_WORDS]
        if settled:
            told(_seats(settled))
        else:
            self.late.append(told)

    def settle_late(self) -> None:
        """The game went no further: nobody has spoken."""
        self._run_late([])

    def _settle_words(self, facts: Iterable[Fact]) -> None:
        settled = [fact for fact in facts if fact.kind == LAST_WORDS]
        if settled:
            self._run_late(_seats(settled))

    def _run_late(self, entitled: list[int]) -> None:
        checks, self.late = self.late, []
        for check in checks:
            check(entitled)


def nothing_at(prompt: Prompt) -> Value:
    """The answer that does least: nobody, nothing, torn, else the first seat that may be chosen."""
    if prompt.kind == "vote":
        return {str(voter): None for voter in prompt.voters or {}}
    if prompt.kind == "speech":
        return {"rest": []} if any(choice.id == "rest" for choice in prompt.choices) else {}
    if prompt.kind != "act":
        return {}
    least: list[Value] = [{"none": []}, {}, {"omit": []}, {"keep": []}, {"torn": []}]
    return next((value for value in (*least, *_first_seats(prompt)) if prompt.check(value) is None), {})


def _first_seats(prompt: Prompt) -> Iterator[Value]:
    for choice in prompt.choices:
        free = [seat for seat in range(1, MOST_SEATS + 1) if prompt.bar(choice.id, seat) is None]
        yield {choice.id: free[: choice.low]}


def _seats(facts: Iterable[Fact]) -> list[int]:
    return [seat for fact in facts for seat in fact.data["seats"]]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
