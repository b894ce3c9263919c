"""What the judge is asked now."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from judge_app.engine.rulings import No
from judge_app.engine.text import Text

Kind = Literal["read", "act", "vote", "speech", "deal", "show", "end"]
Shape = Literal["number", "thumb_up", "thumb_down", "shake", "card", "none"]


@dataclass(frozen=True, slots=True)
class Sign:
    """What the judge shows with his hands: one shape or number, and its word.

    `numbers` are seats to show (shape "number"), `word` is written beside the shape,
    `code` is the record's word for it ("good", "can", 9, "none", "hidden", …).
    """

    shape: Shape
    word: Text
    numbers: tuple[int, ...] = ()
    code: object = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing the judge may enter; `low`…`high` seats go with it (0…0: none).

    `label` stands on its button, `deed` on the big button once chosen (it may hold `{seats}`).
    """

    id: str
    label: Text
    deed: Text
    low: int = 0
    high: int = 0


def _no_sign(_value: Mapping[str, Any]) -> Sign | None:
    return None


def _never(*_item: object) -> No | None:
    return None


def _no_warning(_value: Mapping[str, Any]) -> Text | None:
    return None


@dataclass(frozen=True)
class Prompt:
    """One step of the game.

    kind    read: nothing to enter · act: choices and seats · vote: a target for every voter ·
            speech: one speaker and his time · deal: the cards · show: one player looks at his
            card · end: the game is over
    key     unique in the game, e.g. "n2.witch", "d1.vote.pk"; answers are matched by it
    stage   night, dawn, campaign, announce, skill, badge, speech, vote, exile, words, deal, end
    title   what the step is called
    say     lines read aloud word for word; `main` is the one the sign or answer belongs to
    do      what is done and never said
    status  a short line for the judge about the actor ("7 号 · 在场 · 解药在")
    actors  the seats that act or speak now (judge only at night)
    choices at an act, at most `combine` of them together
    voters  at a vote: each seat that may vote with its weight; `targets` in the order they are called
    called  at a vote: True where hands are counted candidate by candidate
    seconds the time the ruleset gives, None: no clock
    takes_why the answer may hold the judge's reason: `{"why": text}` beside the rest
    needs_choice False where Enter alone is an answer (`{}`)
    bar(…)  why an item is refused, None if it is allowed:
            act: bar(choice id) or bar(choice id, seat); vote: bar(voter) or bar(voter, target)
    check   why a whole answer is refused, None if it may be given
    sign_for the sign once this much has been entered
    deed_for what an unusual answer is called on the big button ("自刀 3 号"); None: the choice's deed
    warn    a sentence about an unusual but allowed answer
    """

    key: str
    kind: Kind
    stage: str
    title: Text
    say: tuple[str | Text, ...] = ()
    main: int = 0
    do: Text | str = ""
    status: Text | str = ""
    actors: tuple[int, ...] = ()
    choices: tuple[Choice, ...] = ()
    combine: int = 1
    voters: Mapping[int, float] | None = None
    targets: tuple[int, ...] = ()
    called: bool = False
    seconds: int | None = None
    countdown: int | None = None
    needs_choice: bool = False
    takes_why: bool = False
    is_called_only: bool = False
    bar: Callable[..., No | None] = _never
    check: Callable[[Mapping[str, Any]], No | None] = _never
    sign_for: Callable[[Mapping[str, Any]], Sign | None] = _no_sign
    warn: Callable[[Mapping[str, Any]], Text | None] = _no_warning
    deed_for: Callable[[Mapping[str, Any]], Text | None] = _no_warning

    def but(self, **changes: Any) -> "Prompt":
        """The same prompt with some fields changed: a prompt is made in steps at every answer replayed."""
        assert changes.keys() <= self.__dict__.keys(), (
            f"no such field: {changes.keys() - self.__dict__.keys()}"
        )
        made = object.__new__(Prompt)
        made.__dict__.update(self.__dict__, **changes)
        return made
