"""Who holds which card, and what may be said while some have not been seen."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from judge_app.engine.role import Role

Reply = TypeVar("Reply")


class CardNeeded(Exception):
    """A rule depends on the card of `seat`, which nobody has seen."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"card of seat {seat} needed")
        self.seat = seat


class HolderNeeded(Exception):
    """A rule asks who holds `role`, and nobody has seen that card."""

    def __init__(self, role: str) -> None:
        super().__init__(f"holder of {role} needed")
        self.role = role


class Cards:
    """The deal as far as it is known.

    `told` are cards the judge was asked for in mid-game; they answer questions about any
    moment, while `held` fills as the cards are seen. `absent` are roles nobody answered to.
    """

    def __init__(self, deck: Mapping[str, int], seats: int, roles: Mapping[str, Role]) -> None:
        self.roles = roles
        self.deck = Counter(deck)
        self.seats = range(1, seats + 1)
        self.told: dict[int, str] = {}
        self.absent: frozenset[str] = frozenset()
        self.dealt: dict[int, str] = {}
        self.held: dict[int, str] = {}
        self.bottom: list[str] = []

    def put(self, seat: int, card: str) -> None:
        """The card `seat` was dealt has been seen."""
        self.dealt[seat] = card
        self.held[seat] = card

    def exchange(self, seat: int, card: str) -> None:
        """From now on `seat` plays `card`, one of the bottom cards."""
        self.held[seat] = card

    def seen(self, seat: int) -> str | None:
        """The card `seat` plays now, if anyone has seen it by now."""
        return self.held.get(seat) or self.told.get(seat)

    def unseen(self) -> Counter[str]:
        """The cards that lie at seats nobody has seen, or at the bottom."""
        return self.deck - Counter((self.told | self.dealt).values()) - Counter(self.bottom)

    def possible(self, seat: int) -> frozenset[str]:
        """The cards `seat` may be playing."""
        card = self.seen(seat)
        return frozenset([card]) if card else frozenset(self.unseen())

    def about(self, seat: int, question: Callable[[Role], Reply]) -> Reply:
        """The answer to a question about a card; CardNeeded if it is not the same for all it may be."""
        replies = self.might(seat, question)
        if len(replies) > 1:
            raise CardNeeded(seat)
        return replies[0]

    def might(self, seat: int, question: Callable[[Role], Reply]) -> list[Reply]:
        """Every answer that the cards `seat` may hold would give."""
        replies: list[Reply] = []
        for card in sorted(self.possible(seat)):
            reply = question(self.roles[card])
            if reply not in replies:
                replies.append(reply)
        return replies

    def holder(self, role: str) -> int | None:
        """The seat that plays `role`, None if it is in nobody's hand; HolderNeeded if that is not known."""
        seats = self.holders([role])
        if seats:
            return seats[0]
        if role in self.absent or not self.unseen()[role]:
            return None
        raise HolderNeeded(role)

    def holders(self, roles: Iterable[str]) -> list[int]:
        """The seats seen to play one of these roles."""
        roles = frozenset(roles)
        return [seat for seat in self.seats if self.seen(seat) in roles]

    def count(self, alive: Iterable[int], question: Callable[[Role], bool]) -> tuple[int, int]:
        """The least and the most of `alive` whose card answers yes."""
        alive = list(alive)
        known = sum(question(self.roles[card]) for seat in alive if (card := self.seen(seat)))
        unknown = sum(1 for seat in alive if not self.seen(seat))
        unseen = self.unseen()
        yes = sum(number for card, number in unseen.items() if question(self.roles[card]))
        elsewhere = unseen.total() - unknown
        return known + max(0, yes - elsewhere), known + min(yes, unknown)
