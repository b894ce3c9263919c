"""Cards being put on seats: which card lies where, how many are left."""

from collections.abc import Mapping
from typing import Any

from judge_app.engine.setup import Setup
from judge_app.rulesets.decks import PLAIN


class DealTable:
    """A deal half entered. Places are seats 1…N, then the bottom cards N+1…"""

    def __init__(self, setup: Setup, draft: Mapping[str, Any]) -> None:
        self.setup = setup
        dealt = [role for role, count in setup.deck.items() if count]
        self.deck = {role: setup.deck[role] for role in sorted(dealt, key=PLAIN.__eq__)}
        self.size = sum(self.deck.values())
        self.cards: dict[int, str] = {}
        for place, role in _drafted(draft).items():
            if 1 <= place <= self.size and self.left(role) > 0:
                self.cards[place] = role
        self.chosen = next(iter(self.deck))
        self._move_on()

    def left(self, role: str) -> int:
        """Cards of a role not yet put anywhere."""
        return self.deck.get(role, 0) - list(self.cards.values()).count(role)

    @property
    def missing(self) -> int:
        """Places without a card."""
        return self.size - len(self.cards)

    @property
    def common(self) -> str:
        """The card that is left for everybody else: the plain villager where there is one."""
        return max(self.deck, key=lambda role: (role == PLAIN, self.deck[role]))

    def put(self, place: int) -> bool:
        """The chosen card to a place, or off it if it lies there; False when none is left."""
        if self.cards.get(place) == self.chosen:
            del self.cards[place]
            return True
        if not self.left(self.chosen):
            return False
        self.cards[place] = self.chosen
        self._move_on()
        return True

    def choose(self, role: str) -> None:
        """Take this card in hand."""
        self.chosen = role

    def step(self, way: int) -> None:
        """Take the next card of the palette in hand, or the one before."""
        roles = list(self.deck)
        self.chosen = roles[(roles.index(self.chosen) + way) % len(roles)]

    def fill(self) -> None:
        """Put the common card on every empty place as far as it goes."""
        for place in range(1, self.size + 1):
            if place not in self.cards and self.left(self.common):
                self.cards[place] = self.common
        self.chosen = self.common
        self._move_on()

    def clear(self) -> None:
        """Take every card up again."""
        self.cards.clear()
        self.chosen = next(iter(self.deck))

    def draft(self) -> dict[str, Any]:
        """What is kept while it is incomplete."""
        return {"cards": {str(place): role for place, role in sorted(self.cards.items())}}

    def value(self) -> dict[str, Any]:
        """The answer to the deal."""
        seats = range(1, self.setup.seats + 1)
        bottom = range(self.setup.seats + 1, self.size + 1)
        return {
            "mode": "entered",
            "cards": {str(seat): self.cards[seat] for seat in seats},
            "bottom": [self.cards[place] for place in bottom],
        }

    def _move_on(self) -> None:
        """With the card in hand used up, the next one that is not."""
        if self.left(self.chosen) <= 0:
            self.chosen = next((role for role in self.deck if self.left(role) > 0), self.chosen)


def drafted(value: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """An answer to the deal as the draft it would be: the bottom cards lie on the places after the seats."""
    bottom = {str(seats + place): card for place, card in enumerate(value.get("bottom", []), start=1)}
    return {"cards": {**value.get("cards", {}), **bottom}}


def _drafted(draft: Mapping[str, Any]) -> dict[int, str]:
    cards = draft.get("cards")
    if not isinstance(cards, Mapping):
        return {}
    return {int(place): str(role) for place, role in cards.items() if str(place).isdigit()}
