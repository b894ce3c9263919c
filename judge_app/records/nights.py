"""Play a night of a record."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from judge_app.engine.prompt import Prompt
from judge_app.engine.roles import ROLES
from judge_app.engine.text import T
from judge_app.records.acts import act_as_judge
from judge_app.records.errors import RecordError, no_such_word
from judge_app.records.model import JUDGES_STEPS, Deed, Night, judges_steps
from judge_app.records.outcomes import meet_night
from judge_app.records.play import Play, Value, nothing_at

NOBODY, OMITTED = "none", "omit"
CAUGHT = {role.id: role.tempts.id for role in ROLES.values() if role.tempts}
"""Roles that act at another's step, by the choice they add to it."""


def play_night(play: Play, night: Night, number: int, file: str) -> None:
    """From dark to the last step; the dawn stays unread."""
    play.begin(f"night {number}")
    walk = _Walk(play, night, number, file)
    walk.to_dawn()
    play.place = f"night {number}"
    if not night.is_open:
        walk.check_all_done()
    meet_night(play, night.expect)


class _Walk:
    """One night under way: what of it has not been done yet."""

    def __init__(self, play: Play, night: Night, number: int, file: str) -> None:
        self.play, self.file, self.is_open = play, file, night.is_open
        self.prefix = f"n{number}."
        self.deeds: dict[str, list[Deed]] = {}
        for step in night.steps:
            if step.word not in JUDGES_STEPS:
                self.deeds.setdefault(step.word, []).append(step.deed)
        self.judges = judges_steps(night.steps)

    def to_dawn(self) -> None:
        while self._is_tonight():
            self._act_as_judge()
            step = self.play.prompt.key.removeprefix(self.prefix)
            if not self._is_tonight() or step == "dawn" or (self.is_open and self._is_done()):
                return
            self.play.place = f"night {self.prefix[1:-1]}: {step}"
            self._answer(self._next(step.partition(".")[0]), self._caught())

    def check_all_done(self) -> None:
        """What is still open was never asked: fine for a try and for "none"."""
        for key, deeds in self.deeds.items():
            if any(deed.value not in (None, NOBODY) for deed in deeds):
                self.play.fail_not_asked(key)
        for step, _ in self.judges:
            act_as_judge(self.play, step)

    def _is_tonight(self) -> bool:
        return self.play.prompt.key.startswith(self.prefix)

    def _is_done(self) -> bool:
        return not self.deeds and not self.judges

    def _act_as_judge(self) -> None:
        """The judge's own steps happen once all that is written before them is done."""
        while self.judges and (self._is_due(self.judges[0][1]) or self._is_last()):
            step, _ = self.judges.pop(0)
            act_as_judge(self.play, replace(step, is_open=self.is_open and self._is_done()))

    def _is_due(self, left: Mapping[str, int]) -> bool:
        return all(len(self.deeds.get(word, ())) <= count for word, count in left.items())

    def _is_last(self) -> bool:
        return self.play.prompt.key == f"{self.prefix}dawn"

    def _answer(self, deed: Deed, caught: Deed) -> None:
        """Put what a step did, and what another role is caught at in it."""
        play, prompt = self.play, self.play.prompt
        if not prompt.choices:
            _called_only(play, deed)
            return
        _check_word(prompt, deed.value, play.place, self.file)
        if deed.tried is not None:
            play.must_refuse(answer_at(prompt, deed.tried), deed.tried)
        value = nothing_at(prompt) if deed.value is None else answer_at(prompt, deed.value)
        if caught.tried is not None:
            play.must_refuse({**value, **answer_at(prompt, caught.tried)}, caught.tried)
        if caught.value not in (None, NOBODY):
            value = {**value, **answer_at(prompt, caught.value)}
        play.give(value, is_forced=deed.is_forced or caught.is_forced)

    def _caught(self) -> Deed:
        """What another role does at the open step."""
        choices = [choice.id for choice in self.play.prompt.choices]
        roles = [role for role, choice in CAUGHT.items() if choice in choices and role in self.deeds]
        return self._next(roles[0]) if roles else Deed()

    def _next(self, key: str) -> Deed:
        """The next deed written by that key."""
        deeds = self.deeds.get(key, [Deed()])
        deed = deeds.pop(0)
        if not deeds:
            self.deeds.pop(key, None)
        return deed


def _called_only(play: Play, deed: Deed) -> None:
    """A step at which nobody is asked anything refuses every deed."""
    if deed.value not in (None, NOBODY, OMITTED):
        play.fail(T("nothing is asked here"))
    if deed.tried == NOBODY:
        play.fail_taken(deed.tried)
    play.nothing()


def answer_at(prompt: Prompt, value: Any) -> Value:
    """The record's word for a deed as an answer to this prompt."""
    if isinstance(value, str):
        return {value: []}
    if isinstance(value, list):
        is_split = any(choice.id == "split" for choice in prompt.choices)
        return {"split" if is_split else "pick": value}
    if isinstance(value, dict):
        return {key: [] if part is True else [part] for key, part in value.items()}
    return {"pick": [value]}


def _check_word(prompt: Prompt, value: Any, place: str, file: str) -> None:
    """A word that means nothing at this step is a mistake of the record."""
    words = [choice.id for choice in prompt.choices if choice.low == 0]
    if isinstance(value, str) and value != NOBODY and value not in words:
        raise RecordError(file, place, no_such_word(value, [*words, NOBODY]))
