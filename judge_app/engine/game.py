"""A game: answers in, prompts and facts out. The state is whatever replaying the answers gives."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from judge_app.engine.cards import CardNeeded
from judge_app.engine.correcting import Rematch, index_of, names_of
from judge_app.engine.day import announced_order, in_order
from judge_app.engine.facts import Fact
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer, No, Refused
from judge_app.engine.run import Run, is_asked_later
from judge_app.engine.settle import settle
from judge_app.engine.setup import Setup
from judge_app.engine.table import Outcome, Table
from judge_app.engine.text import T, Text


@dataclass(frozen=True)
class Correction:
    """What another answer at an earlier step, or none, would change; nothing has changed yet.

    `answers` is the game as it would be, `dropped` the later answers that no longer hold,
    `gone` the facts that would no longer be, `changed` those that would be new, `cards` the seats
    of which another card would be known; `passed` are new steps at which something is only said,
    gone through so that later answers hold.
    """

    answers: tuple[Answer, ...]
    dropped: tuple[Answer, ...]
    gone: tuple[Fact, ...]
    changed: tuple[Fact, ...]
    cards: tuple[int, ...] = ()
    passed: tuple[Prompt, ...] = ()


class Game:
    """One game under a set-up, with unlimited undo and redo.

    Raises Refused from `answer` for what the rules do not allow; nothing has changed then.
    """

    def __init__(self, setup: Setup, answers: Sequence[Answer] = ()) -> None:
        self.setup = setup
        self._past: list[tuple[Answer, ...]] = []
        self._future: list[tuple[Answer, ...]] = []
        self._answers: tuple[Answer, ...] = ()
        self._play = Run(setup, ())
        if answers:
            self._go(tuple(answers))

    @property
    def prompt(self) -> Prompt:
        """What the judge is asked now; of kind "end" when the game is over."""
        return self._play.prompt

    @property
    def interrupts(self) -> tuple[Prompt, ...]:
        """The acts out of turn allowed now."""
        return self._play.offered()

    @property
    def answers(self) -> tuple[Answer, ...]:
        return self._answers

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(self._play.table.facts)

    @property
    def outcome(self) -> Outcome | None:
        return self._play.table.outcome

    @property
    def table(self) -> Table:
        """The state behind the prompt, to look at."""
        return self._play.table

    # answering

    def answer(self, value: Mapping[str, Any], key: str = "", force: bool = False) -> tuple[Fact, ...]:
        """Enter an answer at the open prompt, or at the act out of turn `key`; returns what followed."""
        answer = self.as_answer(value, key, force)
        no = self.refusal(answer)
        if no:
            raise Refused(no)
        before = len(self._play.table.facts)
        answers = (*self._answers, answer)
        if is_asked_later(answer):
            self._play = self._replayed(answers)
        else:
            self._feed(answer)
        self._past.append(self._answers)
        self._future.clear()
        self._answers = answers
        return tuple(self._play.table.facts[before:])

    def _feed(self, answer: Answer) -> None:
        """A run dies of a refusal from inside; it is rebuilt as it was."""
        try:
            self._play.feed(answer)
        except Refused:
            self._play = self._replayed(self._answers)
            raise

    def as_answer(self, value: Mapping[str, Any], key: str = "", force: bool = False) -> Answer:
        """A value as the answer to the open prompt, or to the act out of turn `key`."""
        at = self.prompt.key if key and key != self.prompt.key else ""
        return Answer(key or self.prompt.key, value, at, force)

    def refusal(self, answer: Answer) -> No | None:
        """Why this answer may not be given now."""
        prompt = self._play.find(answer)
        rules = self._play.table.rules
        if prompt is None:
            return rules.no("act.known", T("现在不能这样做"))
        if prompt.kind == "end":
            return rules.no("answer.one_step", T("游戏已经结束"))
        if answer.force and isinstance(answer.value, Mapping):
            return None
        return prompt.check(answer.value) or self._contradiction(answer)

    def _contradiction(self, answer: Answer) -> No | None:
        """A card told late may not make an earlier answer impossible."""
        if not is_asked_later(answer):
            return None
        refusals = (no for no in self._checked((*self._answers, answer)) if no)
        no = next(refusals, None)
        return No(no.ruling, T("与已经记下的对不上：{why}", why=no.text)) if no else None

    def _checked(self, answers: Sequence[Answer]) -> Iterator[No | None]:
        """Each answer in its course: why it would be refused there, given every card that was told."""
        play = Run(self.setup, answers)
        for answer in answers:
            if not is_asked_later(answer):
                yield self._refused_in(play, answer)
            try:
                play.feed(answer)
            except Refused as refused:
                yield refused.no

    @staticmethod
    def _refused_in(play: Run, answer: Answer) -> No | None:
        prompt = play.find(answer)
        if prompt is None:
            return play.table.rules.no("card.deck", T("这张牌与已经记下的事对不上"))
        return None if answer.force else prompt.check(answer.value)

    # undo and redo

    @property
    def can_undo(self) -> Answer | None:
        """The answer `undo` would take back."""
        return self._answers[-1] if self._past and self._answers else None

    @property
    def can_redo(self) -> Answer | None:
        """The answer `redo` would put back."""
        return self._future[-1][-1] if self._future else None

    def undo(self) -> Answer | None:
        """Take the last answer (or correction) back; returns it."""
        if not self._past:
            return None
        taken = self._answers
        self._future.append(taken)
        self._set(self._past.pop())
        return taken[-1]

    def redo(self) -> Answer | None:
        """Put back what was undone last; returns its last answer."""
        if not self._future:
            return None
        self._past.append(self._answers)
        self._set(self._future.pop())
        return self._answers[-1]

    def _go(self, answers: tuple[Answer, ...]) -> None:
        for end in range(len(answers)):
            self._past.append(answers[:end])
        self._set(answers)

    def _set(self, answers: tuple[Answer, ...]) -> None:
        self._play = self._replayed(answers)
        self._answers = answers

    # correcting and looking ahead

    def preview(self, value: Mapping[str, Any], key: str = "") -> tuple[Fact, ...]:
        """What would follow from an answer; () if it is refused."""
        answer = self.as_answer(value, key, force=False)
        if self.refusal(answer):
            return ()
        play = self._replayed((*self._answers, answer))
        return tuple(play.table.facts[len(self._play.table.facts) :])

    def dawn_preview(self) -> Text | None:
        """By night: what would be announced if it dawned now."""
        table = self._play.table
        if not table.is_night or self.outcome:
            return None
        try:
            seats = _dead_so_far(table)
        except CardNeeded:
            return None
        return T("现在天亮：{seats}", seats="、".join(f"{seat}号" for seat in seats) or T("平安夜"))

    @property
    def names(self) -> list[str]:
        """What each answer is called when it is looked at or corrected ("n1.guard", "warn#2")."""
        return names_of(self._answers)

    def prompt_at(self, name: str) -> Prompt:
        """The prompt of an earlier answer, as it was asked; KeyError if there was none."""
        index = index_of(self._answers, name)
        found = self._replayed(self._answers[:index]).find(self._answers[index])
        if found is None:
            raise KeyError(name)
        return found

    def correct(self, name: str, value: Mapping[str, Any]) -> Correction:
        """What would be if an earlier step had been answered otherwise; raises Refused if it may not."""
        index = index_of(self._answers, name)
        old = self._answers[index]
        game = Game(self.setup, self._answers[:index])
        no = game.refusal(replace(old, value=value))
        if no:
            raise Refused(no)
        game.answer(value, old.key if old.at else "", old.force)
        return self._going_on(game, index)

    def take_away(self, name: str) -> Correction:
        """What would be if an act out of turn had not happened; raises Refused for a step that was asked."""
        index = index_of(self._answers, name)
        if not self._answers[index].at:
            text = T("这一步轮到就要问，可以改，不能去掉")
            raise Refused(self.table.rules.no("answer.one_step", text))
        return self._going_on(Game(self.setup, self._answers[:index]), index)

    def _going_on(self, game: "Game", index: int) -> Correction:
        """From `game`, which differs from this one in answer number `index`, by the later answers."""
        rematch = Rematch(game, self._answers[index + 1 :])
        before, after = self.facts, rematch.game.facts
        return Correction(
            answers=rematch.game.answers,
            dropped=tuple(rematch.left),
            gone=tuple(fact for fact in before if fact not in after),
            changed=tuple(fact for fact in after if fact not in before),
            cards=rematch.game.table.cards.unlike(self.table.cards),
            passed=tuple(rematch.passed),
        )

    def apply(self, correction: Correction) -> None:
        """Play on from a correction; `undo` takes it back."""
        self._past.append(self._answers)
        self._future.clear()
        self._set(correction.answers)

    def _replayed(self, answers: Sequence[Answer]) -> Run:
        play = Run(self.setup, answers)
        for answer in answers:
            if not is_asked_later(answer) and play.find(answer) is None:
                break
            play.feed(answer)
        return play

    def replace_all(self, answers: Sequence[Answer]) -> None:
        """Take over a corrected list of answers read back from a journal."""
        self._past.append(self._answers)
        self._future.clear()
        self._set(tuple(answers))


def _dead_so_far(table: Table) -> list[int]:
    """Whom tonight's marks have killed: settled once the last step is done."""
    return (
        announced_order(table) if table.happened("attack_settled") else in_order(table, settle(table).deaths)
    )
