"""Every ballot of a game with the weight of each vote."""

from collections.abc import Mapping
from dataclasses import dataclass

from judge_app.engine.ballots import weight
from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.run import Run, is_asked_later
from judge_app.engine.text import T, Text
from judge_app.reports.fates import when


@dataclass(frozen=True, slots=True)
class Ballot:
    """One ballot: votes by voter (None abstained), what each weighs, the engine's tally, what came of it.

    `present` are the seats that were there; who is among them without a vote was not allowed one.
    """

    at: str
    name: str
    deed: str
    votes: Mapping[int, int | None]
    weights: Mapping[int, float]
    counts: Mapping[int, float]
    present: frozenset[int]
    tied: tuple[int, ...]

    @property
    def what(self) -> Text:
        """Which vote of the day it was, in a word."""
        what = next((word for ending, word in _WHAT if self.name.endswith(ending)), T("投票"))
        is_again = self.deed == "vote" and self.name not in ("vote", "pk.vote")
        return T("再投{what}", what=what) if is_again else what

    @property
    def title(self) -> Text:
        return T("{when}{what}", when=when(self.at), what=self.what)


_WHAT: tuple[tuple[str, Text], ...] = (
    ("campaign.vote", T("竞选")),
    ("runoff.vote", T("加投")),
    ("pk.vote", T("PK")),
    ("vote", T("放逐")),
)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A table while a vote was open."""

    weights: Mapping[int, float]
    present: frozenset[int]


def ballots(game: Game) -> tuple[Ballot, ...]:
    """The ballots in the order in which they were held."""
    tallies = [fact for fact in game.facts if fact.kind == "tally"]
    if not tallies:
        return ()
    moments = _moments(game)
    ties = {fact.key: tuple(fact.data["seats"]) for fact in game.facts if fact.kind == "tie"}
    return tuple(_ballot(fact, moments[fact.key], ties.get(fact.key, ())) for fact in tallies)


def _ballot(fact: Fact, moment: _Moment, tied: tuple[int, ...]) -> Ballot:
    votes = {int(voter): target for voter, target in fact.data["votes"].items()}
    weights = {voter: moment.weights[voter] for voter in votes}
    counts = {int(seat): count for seat, count in fact.data["counts"].items()}
    ballot, deed = fact.data["ballot"], fact.data["deed"]
    return Ballot(fact.at, ballot, deed, votes, weights, counts, moment.present, tied)


def _moments(game: Game) -> dict[str, _Moment]:
    """The table at each vote: the facts do not keep the weights, so the answers are played once more."""
    play = Run(game.setup, game.answers)
    found: dict[str, _Moment] = {}
    for answer in game.answers:
        if not is_asked_later(answer) and play.find(answer) is None:
            break
        if play.prompt.kind == "vote":
            table = play.table
            weights = {seat: weight(table, seat) for seat in table.seats}
            found[play.prompt.key] = _Moment(weights, frozenset(table.present()))
        play.feed(answer)
    return found
