"""Play the exile vote of a record: its rounds, its tie, the verdict."""

from collections.abc import Sequence
from typing import Any

from judge_app.records.acts import TALK, seats_at
from judge_app.records.election import ballot
from judge_app.records.model import Deed, Step
from judge_app.records.outcomes import facts
from judge_app.records.play import LAST_WORDS, Play

AFTERNOON = TALK | {"vote", "dusk"}
ROUNDS = ("votes", "called", "by")
ENDS = {"exiled": "exile", "roles": "roles"}
"""What a record may say came of a vote → the fact that it has come of it."""


def play_vote(play: Play, step: Step, later: Sequence[str]) -> None:
    """One vote up to its verdict; `later` are the words of the day's steps after it.

    A tie that nothing is written about ends where a wolf blows himself up or a knight duels.
    """
    walk = _Walk(play, step, later)
    is_cut_short = bool({*later[:1]} & {"explode", "duel"}) and not {"exiled", "died"} & set(step.expect)
    if walk.first_round():
        walk.to_verdict(step.is_open or is_cut_short, [ENDS[word] for word in ENDS if word in step.expect])
    walk.check_all_used()


class _Walk:
    """A vote under way: what of it has not been used yet."""

    def __init__(self, play: Play, step: Step, later: Sequence[str]) -> None:
        self.later = later
        self.play, self.done, self.is_open = play, step.deed, step.is_open
        self.unused = set(step.deed) - set(ROUNDS)
        self.again = "extra." if "called" in step.deed else ""

    def first_round(self) -> bool:
        """Put the votes of the first round; False if there is no such vote today."""
        play, votes = self.play, self.done["votes"]
        if self.again and not self._is_called() and not _call(play, self.done["called"], self.done.get("by")):
            return False
        if not votes and self._is_held():
            play.seek(lambda name: self._is_due(name), {"words", "skill", "badge"})
            return True
        if not votes and self.is_open:
            return self._wait()
        is_only_tried = bool(votes) and all(deed.value is None for deed in votes.values())
        if play.reach(lambda name: name == f"{self.again}vote", TALK, is_only_tried):
            ballot(play, votes)
            return True
        if votes and not is_only_tried:
            play.fail_not_asked()
        return False

    def _wait(self) -> bool:
        """Something happens while the vote is about to begin."""
        self.play.seek(lambda name: name == f"{self.again}vote", TALK)
        return False

    def _is_due(self, name: str) -> bool:
        """Whether a vote that was broken into goes on here."""
        return self.play.is_verdict() or name.removeprefix(self.again).split(".")[0] in ("pk", "tiebreak")

    def _is_called(self) -> bool:
        """Whether one more vote has been asked for today, before something broke into it."""
        key = f"d{self.play.day}.extra"
        return any(answer.key == key and "call" in answer.value for answer in self.play.game.answers)

    def _is_held(self) -> bool:
        key = f"d{self.play.day}.{self.again}vote"
        return any(answer.key == key for answer in self.play.game.answers)

    def to_verdict(self, is_open: bool, ends: Sequence[str]) -> None:
        """Answer what is asked until it is decided who goes; an open vote until what is written of it."""
        while not is_open or self.unused or not all(facts(self.play, kind) for kind in ends):
            used = self._answer()
            if not used:
                return
            self.unused.discard(used)

    def check_all_used(self) -> None:
        for key in sorted(self.unused):
            deed = self.done[key]
            if not (isinstance(deed, Deed) and deed.value is None):
                self.play.fail_not_asked(key)

    def _answer(self) -> str:
        """Answer one prompt between the first round and the verdict; "" if there is none."""
        play, done = self.play, self.done
        prompt, name = play.prompt, play.name.removeprefix(self.again)
        if not play.is_today() or prompt.stage in ("words", "badge"):
            return ""
        if name == "pk.vote":
            ballot(play, done.get("pk", {}))
            return "pk"
        if name == "tiebreak":
            _put(play, done.get("tiebreak", Deed("none")))
            return "tiebreak"
        if name.startswith("reveal."):
            _put(play, _shown(done.get("reveal", Deed())))
            return "reveal"
        if name.startswith("pk.speech.") or (prompt.kind == "read" and prompt.stage == "exile"):
            play.nothing()
            return "passed"
        if prompt.stage == "dusk" and name not in self.later and self._is_sentenced():
            play.nothing()
            return "passed"
        return ""

    def _is_sentenced(self) -> bool:
        """Whether somebody has been sentenced and nothing has followed from it yet."""
        exiled = any(fact.data["seat"] for fact in facts(self.play, "exile"))
        return exiled and not facts(self.play, LAST_WORDS)


def _put(play: Play, deed: Deed) -> None:
    if not play.do(deed, seats_at):
        play.nothing()


def _shown(deed: Deed) -> Deed:
    """Turning up a card, in the engine's word."""
    return Deed(_word(deed.value, "reveal"), _word(deed.tried, "reveal"), deed.is_forced)


def _word(told: Any, word: str) -> str | None:
    return None if told is None else word


def _call(play: Play, deed: Deed, by: int | None) -> bool:
    """One more vote is asked for; False if it had to be refused."""
    if not play.reach(lambda name: name == "extra", AFTERNOON, deed.is_only_tried):
        if not deed.is_only_tried:
            play.fail_not_asked("called")
        return False
    if deed.is_only_tried and is_another(play, by):
        return False
    if by is not None and not deed.is_only_tried:
        play.expect_actor(by)
    return play.do(Deed(_word(deed.value, "call"), _word(deed.tried, "call"), deed.is_forced), seats_at)


def is_another(play: Play, by: int | None) -> bool:
    """Whether the open prompt is known to be somebody else's."""
    return by is not None and bool(play.prompt.actors) and by not in play.prompt.actors
