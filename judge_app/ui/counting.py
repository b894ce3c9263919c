"""A vote that is being counted, before it is an answer. No Qt.

By candidate, the number pad is enough: one Enter a candidate, his hands after it.

- Enter with nothing typed calls the next candidate; the first at the start. After the last nobody is called
  and whoever has raised no hand is named; the next Enter puts them down as abstaining, and one more goes on.
- A number and its Enter is a hand for the candidate called; the same number again takes the hand down.
- A number is a candidate where it can be nothing else: while nobody is called, or a seat without a vote.
- Esc calls nobody, so that any candidate's number may follow; Enter then goes on after the one called last.

Round the table a number is whom the voter in turn votes for, Enter alone his abstention. Once all are written
down a number is a voter, whose vote is taken again. A tap on a seat means what its number means.
"""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.ballots import tally
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import No
from judge_app.engine.text import T, Text


class Counting:
    """Each voter's target, written down candidate by candidate or round the table.

    `calling` is the candidate whose hands are being counted, `last` the one called last, `voter`
    the seat whose turn it is when going round the table.
    """

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.votes: dict[int, int | None] = {}
        self.is_called = prompt.called
        self.calling: int | None = None
        self.last: int | None = None
        self.turn: int | None = None
        self.is_forced = False

    @property
    def voters(self) -> dict[int, float]:
        return dict(self.prompt.voters or {})

    @property
    def unrecorded(self) -> tuple[int, ...]:
        return tuple(voter for voter in sorted(self.voters) if voter not in self.votes)

    @property
    def voter(self) -> int | None:
        """Whose vote the next tap records, going round the table."""
        if self.is_called:
            return None
        if self.turn is not None:
            return self.turn
        return self.unrecorded[0] if self.unrecorded else None

    def switch(self) -> None:
        """Count the other way; what is written down stays."""
        self.is_called = not self.is_called
        self.calling = self.turn = None

    def call(self, target: int | None) -> Text | None:
        """Count hands for this candidate from now on (None: for nobody)."""
        if target is not None and target not in self.prompt.targets:
            return T("{seat} 号不能被投", seat=target)
        self.calling, self.last = target, target or self.last
        return None

    def call_next(self) -> bool:
        """Go to the next candidate in the order they are called; False after the last."""
        self.call(self.next_called)
        return self.calling is not None

    @property
    def next_called(self) -> int | None:
        """Who is called next, None after the last."""
        targets = self.prompt.targets
        after = targets.index(self.last) + 1 if self.last in targets else 0
        return targets[after] if after < len(targets) else None

    @property
    def is_all_called(self) -> bool:
        """Whether the last candidate's hands have been counted."""
        return self.calling is None and self.last is not None and self.next_called is None

    def go_on(self) -> bool:
        """Enter alone, by candidate (see above); False where only the big button is left."""
        if self.calling is None and not self.unrecorded:
            return False
        if self.is_all_called and self.votes:
            self.abstain_rest()
            return True
        if self.is_all_called:
            self.last = None
        self.call_next()
        return True

    def tap(self, seat: int) -> No | Text | None:
        """Touch a seat: a candidate or a hand; going round, the target of the voter in turn."""
        if not self.is_called:
            return self._take_again(seat) if self.voter is None else self._record_turn(self.voter, seat)
        is_candidate = seat in self.prompt.targets and seat not in self.voters
        if self.calling is None or is_candidate:
            return self.call(seat)
        if self.votes.get(seat) == self.calling and seat in self.votes:
            del self.votes[seat]
            return None
        return self.record(seat, self.calling)

    def record(self, voter: int, target: int | None) -> No | Text | None:
        """Write one vote down; answers why it is refused."""
        if voter not in self.voters:
            no = self.bar(voter)
            return no.text if no else T("{seat} 号这一轮没有投票权", seat=voter)
        if target is not None and target not in self.prompt.targets:
            no = self.bar(voter, target)
            return no.text if no else T("{seat} 号不能被投", seat=target)
        if reason := self.bar(voter) or (self.bar(voter, target) if target is not None else None):
            return reason
        self.votes.pop(voter, None)  # the vote written down last stands last: Backspace takes that one
        self.votes[voter] = target
        return None

    def abstain(self) -> No | Text | None:
        """The voter in turn abstains."""
        return self._record_turn(self.voter, None) if self.voter is not None else None

    def abstain_rest(self) -> None:
        """Everyone not written down abstains."""
        for voter in self.unrecorded:
            self.votes[voter] = None
        self.calling = self.turn = None

    def bar(self, *item: object) -> No | None:
        """Why the rules refuse an item, None once the judge has overruled them."""
        return None if self.is_forced else self.prompt.bar(*item)

    def drop_last(self) -> bool:
        """Take the last vote back; False if there was none."""
        if not self.votes:
            return False
        voter = list(self.votes)[-1]
        del self.votes[voter]
        self.turn = None if self.is_called else voter
        return True

    def clear(self) -> bool:
        """Stop counting for a candidate; votes stay."""
        had = self.calling is not None or self.turn is not None
        self.calling = self.turn = None
        return had

    def counts(self) -> dict[int, float]:
        """Weight so far: counted by the engine, so that it cannot differ from the ruling."""
        return tally(self.votes, self.voters)

    def tally(self) -> list[tuple[int, float, list[int]]]:
        """Candidates in the order they are called: weight so far and who voted for them."""
        counts = self.counts()
        found = []
        for target in self.prompt.targets:
            hands = sorted(voter for voter, choice in self.votes.items() if choice == target)
            found.append((target, counts.get(target, 0), hands))
        return found

    def abstained(self) -> tuple[int, ...]:
        return tuple(sorted(voter for voter, target in self.votes.items() if target is None))

    def value(self) -> dict[str, int | None]:
        return {str(voter): self.votes[voter] for voter in sorted(self.votes)}

    def missing(self) -> Text | None:
        """Who is not written down yet, in the words of the big button."""
        rest = self.unrecorded
        if not rest:
            return None
        if len(rest) == len(self.voters):
            return T("还没有记票")
        if len(rest) > 4:
            return T("还差 {n} 人", n=len(rest))
        return T("还差 {seats} 号", seats="、".join(map(str, rest)))

    def refusal(self) -> No | Text | None:
        if self.missing() or self.is_forced:
            return self.missing()
        return self.prompt.check(self.value())

    def seats(self) -> tuple[int, ...]:
        """The seat that stands out: the candidate called, or the leaders of the count."""
        if self.calling is not None:
            return (self.calling,)
        tally = self.tally()
        most = max((weight for _, weight, _ in tally), default=0)
        return tuple(target for target, weight, _ in tally if weight and weight == most)

    def store(self) -> dict[str, Any]:
        votes = {str(voter): target for voter, target in self.votes.items()}
        return {
            "votes": votes, "called": self.is_called, "calling": self.calling, "last": self.last,
            "turn": self.turn, "forced": self.is_forced,
        }  # fmt: skip

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Take up what `store` gave, as far as it fits this vote."""
        votes = {int(voter): target for voter, target in kept.get("votes", {}).items()}
        self.votes = {voter: target for voter, target in votes.items() if voter in self.voters}
        self.is_called = bool(kept.get("called", self.prompt.called))
        self.is_forced = bool(kept.get("forced"))
        calling, last, turn = kept.get("calling"), kept.get("last"), kept.get("turn")
        self.calling = calling if calling in self.prompt.targets else None
        self.last = last if last in self.prompt.targets else self.calling
        self.turn = turn if turn in self.voters else None

    def take(self, value: Mapping[str, Any]) -> None:
        """Show an answer that was given before."""
        self.votes = {int(voter): target for voter, target in value.items()}

    def _take_again(self, seat: int) -> No | Text | None:
        """All are written down: the vote of the seat touched is taken once more."""
        if seat not in self.voters:
            return self.record(seat, None)
        self.turn = seat
        return None

    def _record_turn(self, voter: int, target: int | None) -> No | Text | None:
        reason = self.record(voter, target)
        if reason is None:
            self.turn = None
        return reason
