"""Play the sheriff's election of a record."""

from collections.abc import Callable, Mapping
from typing import Any

from judge_app.records.acts import EVENTS, act, many_at, seats_at
from judge_app.records.model import Deed, Step
from judge_app.records.play import Play

ELECTION = frozenset({"campaign", "runoff", "elected", "nobody_elected"})


def is_election(name: str) -> bool:
    """Whether a prompt of the day is one of the election's."""
    return name.split(".")[0] in ELECTION


def play_campaign(play: Play, step: Step) -> None:
    """From standing to the badge, or to the wolf who breaks it off."""
    if not play.seek(is_election, (EVENTS | {"words"}) - {"campaign"}):
        play.fail_not_asked()
    walk = _Walk(play, step)
    walk.to_end()
    walk.check_all_used()


class _Walk:
    """An election under way: what of it has not been used yet."""

    def __init__(self, play: Play, step: Step) -> None:
        self.play, self.done, self.is_open = play, step.deed, step.is_open
        self.unused = set(step.deed)

    def to_end(self) -> None:
        while is_election(self.play.name) and not (self.is_open and not self.unused):
            if not (self._is_broken_off() and self._break_off()):
                self._answer()

    def check_all_used(self) -> None:
        for key in sorted(self.unused):
            if key == "up":
                self._check_candidates()
            elif not _is_empty(self.done[key]):
                self.play.fail_not_asked(key)

    # a wolf blows himself up in it

    def _is_broken_off(self) -> bool:
        """Now is the moment: the speeches, or before anybody stands where nobody is written."""
        if "exploded" not in self.unused or "refused" in self.unused:
            return False
        if self.play.name == "campaign":
            return "up" not in self.done and self.play.can_interrupt("explode")
        is_late = "withdrew" not in self.unused
        return (self.play.prompt.kind == "speech" or is_late) and self.play.can_interrupt("explode")

    def _break_off(self) -> bool:
        """Whoever withdrew did so before; True if the election is over with it."""
        play, deed = self.play, self.done["exploded"]
        self.unused.discard("exploded")
        if deed.value is not None:
            self._withdraw_now()
        act(play, "explode", deed)
        play.finish()
        if "takes" in self.unused and play.name.startswith("takes."):
            self.unused.discard("takes")
            play.do(self.done["takes"], seats_at)
            play.finish()
        return deed.value is not None

    def _withdraw_now(self) -> None:
        if "withdrew" not in self.unused:
            return
        self.unused.discard("withdrew")
        deed: Deed = self.done["withdrew"]
        for seat in deed.tried or ():
            act(self.play, "withdraw", Deed(tried=seat))
        for seat in deed.value or ():
            act(self.play, "withdraw", Deed(seat))

    def _is_asked_to_withdraw(self) -> bool:
        """Whether a prompt for those who withdraw is still to come."""
        is_runoff = self.play.name.startswith("runoff")
        return not is_runoff and self.play.game.table.rules["sheriff.candidates"] == "stand"

    # its own prompts

    def _answer(self) -> None:
        """Answer the open prompt by the key that is written for it."""
        is_now = self.play.prompt.kind == "speech" and (self.is_open or not self._is_asked_to_withdraw())
        if is_now and "withdrew" in self.unused:
            self._withdraw_now()
            return
        key, answer = _PROMPTS.get(self.play.name, ("", _many))
        if key not in self.unused:
            self.play.nothing()
            return
        self.unused.discard(key)
        answer(self.play, self.done[key])

    def _check_candidates(self) -> None:
        """Where everybody stands, who stands may be written all the same."""
        deed: Deed = self.done["up"]
        play = self.play
        stood = [fact for fact in play.game.facts if fact.kind == "candidacy" and fact.at == f"d{play.day}"]
        if deed.value is not None:
            play.expect("up", sorted(deed.value), list(stood[-1].data["seats"]) if stood else [])


def _is_empty(done: Any) -> bool:
    """Nothing was done, or all of it had to be refused."""
    parts = done.values() if isinstance(done, Mapping) else [done]
    return all(deed.value in (None, []) for deed in parts)


def _many(play: Play, deed: Deed) -> None:
    if not play.do(deed, many_at):
        play.nothing()


def _refuse(play: Play, deed: Deed) -> None:
    if not play.do(deed, lambda _yes: {"refuse": []}):
        play.nothing()


def ballot(play: Play, votes: Mapping[int, Deed]) -> None:
    """Put every vote of a round; whoever may vote and is not written abstains."""
    abstain: dict[str, Any] = {str(voter): None for voter in play.prompt.voters or {}}
    for voter, deed in votes.items():
        if deed.tried is not None:
            play.must_refuse({**abstain, str(voter): deed.tried}, {voter: deed.tried})
    cast = {str(voter): deed.value for voter, deed in votes.items() if deed.value is not None}
    play.give({**abstain, **cast}, is_forced=any(deed.is_forced for deed in votes.values()))


_PROMPTS: dict[str, tuple[str, Callable[[Play, Any], None]]] = {
    "campaign": ("up", _many),
    "campaign.withdraw": ("withdrew", _many),
    "campaign.vote": ("votes", ballot),
    "runoff.vote": ("runoff", ballot),
    "elected": ("refused", _refuse),
}
