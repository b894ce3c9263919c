"""The state of a game: what the answers so far have made of the table."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, TypeVar

from judge_app.engine.cards import Cards
from judge_app.engine.facts import Fact
from judge_app.engine.role import Role
from judge_app.engine.rules import Rules
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text

Reply = TypeVar("Reply")


@dataclass(frozen=True, slots=True)
class Mark:
    """What a night's deed left on a seat. A void mark was made without the skill and does nothing."""

    kind: str
    target: int
    night: int
    is_void: bool = False


@dataclass(frozen=True, slots=True)
class Death:
    """A seat that died once, of these causes. `is_by_night` decides about last words."""

    seat: int
    causes: frozenset[str]
    is_by_night: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: who won, the rule, the reason, and every seat that wins, dead or alive."""

    camp: str
    ruling: Ruling
    text: Text
    winners: tuple[int, ...]


class Table:
    """One game's state. A seat has two lives: true (`dead`) and as announced (`announced`)."""

    def __init__(self, setup: Setup, roles: Mapping[str, Role]) -> None:
        self.setup = setup
        self.rules = Rules(setup)
        self.cards = Cards(setup.deck, setup.seats, roles, self.as_played)
        self.seats = range(1, setup.seats + 1)
        deck = (roles[role] for role, number in setup.deck.items() if number)
        self._roles = tuple(sorted(deck, key=lambda role: (role.rank, role.id)))
        self.acts: Mapping[str, Any] = {}
        self.mode = ""
        self.night = 0
        self.day = 0
        self.is_night = False
        self.key = ""
        self.marks: list[Mark] = []
        self.dead: dict[int, Death] = {}
        self.first_dead: tuple[int, ...] = ()
        self.turned: set[int] = set()
        self.returning: set[int] = set()
        self.uncounted: set[int] = set()
        self.announced: list[int] = []
        self.last_night: list[Death] = []
        self.revealed: list[int] = []
        self.skills_lost: Ruling | None = None
        self.sheriff: int | None = None
        self.candidates: list[int] = []
        self.elect_again = False
        self.badge_eaten = False
        self.order: tuple[int, ...] = ()
        self.allowed: dict[int, tuple[int, ...]] = {}
        self.words_used = 0
        self.facts: list[Fact] = []
        self.outcome: Outcome | None = None

    @property
    def at(self) -> str:
        """The night or the day it is: "n2", "d1"; "" before the first."""
        if self.is_night:
            return f"n{self.night}"
        return f"d{self.day}" if self.day else ""

    def roles(self) -> tuple[Role, ...]:
        """The roles of the deck in the order in which their hooks run."""
        return self._roles

    def name(self, role: str) -> Text:
        """What this ruleset calls a role."""
        given = self.setup.ruleset.names.get(role)
        return T(given) if given else self.cards.roles[role].name

    @property
    def sheriff_title(self) -> Text:
        """What this ruleset calls the sheriff (警长, 村长)."""
        return T(self.setup.ruleset.sheriff_name)

    # who is there

    def living(self) -> list[int]:
        """The seats that truly live, dead of this night included once it is settled."""
        return [seat for seat in self.seats if seat not in self.dead]

    def present(self) -> list[int]:
        """The seats the table believes alive."""
        return [seat for seat in self.seats if seat not in self.announced]

    def is_present(self, seat: int) -> bool:
        return seat in self.seats and seat not in self.announced

    def round_from(self, seat: int, towards: str) -> list[int]:
        """All seats once, `seat` last, beginning beside it: "left" upwards in number, "right" downwards."""
        n = len(self.seats)
        sign = 1 if towards == "left" else -1
        return [(seat - 1 + sign * step) % n + 1 for step in range(1, n + 1)]

    # cards

    def as_played(self, seat: int, role: Role) -> Role:
        """The card of `seat` as it is played now: turned to the wolves, or changed by what happened."""
        if role.now:
            role = role.now(self, seat)
        return role.as_wolf() if seat in self.turned else role

    def about(self, seat: int, question: Callable[[Role], Reply]) -> Reply:
        """The one door to a card nobody may have seen: ask the narrowest question."""
        return self.cards.about(seat, question)

    def side(self, role: Role) -> str:
        """What a card counts as when a side is wiped out."""
        return role.side_in(self.rules, self.setup.deck) if role.side_in else role.side

    def can_use_skill(self, role: Role) -> bool:
        """Whether the elder's death has left this card its skill."""
        if self.skills_lost is None or role.camp == "wolves":
            return True
        costs = self.rules["elder.costs"]
        if costs == "the_four":
            return not role.is_one_of_four
        return costs == "skilled_good" and role.camp != "good"

    def wolves(self) -> list[int]:
        """The seats seen to hunt with the pack."""
        hunting = self.cards.holders(lambda role: role.camp == "wolves" and role.hunts)
        return sorted({*hunting, *(self.cards.pack - self.cards.held.keys()), *self.turned})

    def is_wolf(self, seat: int) -> bool:
        """Whether a seat is a wolf for certain, as far as its card has been seen."""
        return all(self.cards.might(seat, lambda role: role.camp == "wolves"))

    # marks

    def mark(self, kind: str, target: int, is_void: bool = False) -> None:
        self.marks.append(Mark(kind, target, self.night, is_void))

    def marked(self, kind: str, night: int | None = None) -> list[int]:
        """The seats with a working mark of that kind, of one night or of all."""
        return [m.target for m in self.marks if m.kind == kind and not m.is_void and night in (None, m.night)]

    def tonight(self, kind: str) -> list[int]:
        return self.marked(kind, self.night)

    # deeds

    def bar(self, deed: str, source: int, target: int | None) -> No | None:
        """Why `source` may not do a deed to `target`: the dead first, then each role in its order."""
        for seat in (source, target):
            if seat is not None and not self.is_present(seat):
                return self.out(seat)
        for role in self.roles():
            no = role.bars(self, deed, source, target) if role.bars else None
            if no:
                return no
        return None

    def out(self, seat: int) -> No:
        """The refusal of a seat that is out."""
        return self.rules.no("dead.no_act", T("{seat} 号已出局", seat=seat))

    # facts

    def fact(
        self,
        kind: str,
        text: Text,
        data: Mapping[str, Any],
        rulings: Iterable[Ruling | None] = (),
        is_public: bool = False,
    ) -> None:
        """Write down what happened, and which rules decided it."""
        named = tuple(ruling for ruling in rulings if ruling)
        self.facts.append(Fact(kind, data, self.at, self.key, is_public, text, named))

    def happened(self, *kinds: str) -> list[Fact]:
        """The facts of these kinds of this night or day so far, in their order."""
        now = self.at
        latest = takewhile(lambda fact: fact.at == now, reversed(self.facts))
        return [fact for fact in latest if fact.kind in kinds][::-1]
