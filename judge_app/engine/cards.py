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

    `held` fills as the cards are seen. `told` are all cards the judge is asked for later in
    the game: they answer the questions of the rules at any moment, yet change no prompt before
    the moment they were told. `absent` are roles nobody answered to.
    """

    def __init__(
        self,
        deck: Mapping[str, int],
        seats: int,
        roles: Mapping[str, Role],
        as_played: Callable[[int, Role], Role],
    ) -> None:
        self.roles = roles
        self._as_played = as_played
        self.deck = Counter(deck)
        self.seats = range(1, seats + 1)
        self.told: dict[int, str] = {}
        self.absent: frozenset[str] = frozenset()
        self.dealt: dict[int, str] = {}
        self.held: dict[int, str] = {}
        self.bottom: list[str] = []
        self.pack: frozenset[int] = frozenset()
        self.pack_cards: frozenset[str] = frozenset()

    def found_pack(self, seats: Iterable[int], cards: Iterable[str]) -> None:
        """These seats opened their eyes together: each holds one of these cards, nobody else does."""
        self.pack, self.pack_cards = frozenset(seats), frozenset(cards)
        self.name_pack()

    def name_pack(self) -> None:
        """Where only one card is left for the pack, they all hold it."""
        left = [card for card in self.unseen() if card in self.pack_cards]
        for seat in self.pack - self.held.keys() if len(left) == 1 else ():
            self.put(seat, left[0])

    def put(self, seat: int, card: str) -> None:
        """The card `seat` was dealt has been seen."""
        self.dealt[seat] = card
        self.held[seat] = card

    def exchange(self, seat: int, card: str) -> None:
        """From now on `seat` plays `card`, one of the bottom cards."""
        self.held[seat] = card

    def seen(self, seat: int) -> str | None:
        """The card `seat` plays now, if anyone has seen it by now: what the judge's screen may show."""
        return self.held.get(seat)

    def unlike(self, other: "Cards") -> tuple[int, ...]:
        """The seats of which something else is known here: another card, or that they hunt with the pack."""
        return tuple(seat for seat in self.seats if self._known_of(seat) != other._known_of(seat))

    def _known_of(self, seat: int) -> tuple[str | None, str | None, bool]:
        return self.dealt.get(seat), self.held.get(seat), seat in self.pack

    def unseen(self) -> Counter[str]:
        """The cards that nobody has seen by now, at seats or at the bottom."""
        return self.deck - Counter(self.dealt.values()) - Counter(self.bottom)

    def known(self, seat: int) -> str | None:
        """The card `seat` plays as the rules may rely on it: seen, or told later in the game."""
        return self.held.get(seat) or self.told.get(seat)

    def _unknown(self) -> Counter[str]:
        return self.deck - Counter((self.told | self.dealt).values()) - Counter(self.bottom)

    def about(self, seat: int, question: Callable[[Role], Reply]) -> Reply:
        """The answer to a question about a card; CardNeeded if it is not the same for all it may be."""
        replies = self._replies(seat, self.known(seat), self._unknown, question)
        if len(replies) > 1:
            raise CardNeeded(seat)
        return replies[0]

    def certain(self, seat: int) -> str | None:
        """The card `seat` must hold, seen or not: known, or the only one left for it."""
        left = self._candidates(seat, self._unknown())
        return self.known(seat) or (left[0] if len(left) == 1 else None)

    def might(self, seat: int, question: Callable[[Role], Reply]) -> list[Reply]:
        """Every answer that the cards `seat` may hold, as far as seen by now, would give."""
        return self._replies(seat, self.seen(seat), self.unseen, question)

    def _replies(
        self,
        seat: int,
        card: str | None,
        others: Callable[[], Counter[str]],
        question: Callable[[Role], Reply],
    ) -> list[Reply]:
        if card:
            return [question(self._as_played(seat, self.roles[card]))]
        replies: list[Reply] = []
        for name in self._candidates(seat, others()):
            reply = question(self._as_played(seat, self.roles[name]))
            if reply not in replies:
                replies.append(reply)
        return replies

    def _candidates(self, seat: int, cards: Counter[str]) -> list[str]:
        """Which of the cards nobody has seen a seat may hold, a found pack taken into account."""
        is_in = seat in self.pack
        fitting = [card for card in cards if not self.pack or (card in self.pack_cards) == is_in]
        return sorted(fitting or cards)

    def holder(self, role: str) -> int | None:
        """The seat that plays `role`, None if it is in nobody's hand; HolderNeeded if that is not known."""
        seats = [seat for seat in self.seats if self.known(seat) == role]
        if seats:
            return seats[0]
        if role in self.absent or not self._unknown()[role]:
            return None
        raise HolderNeeded(role)

    def holders(self, question: Callable[[Role], bool]) -> list[int]:
        """The seats whose card has been seen and answers yes, as it is played now."""
        seen = [(seat, self.seen(seat)) for seat in self.seats]
        return [seat for seat, card in seen if card and question(self._as_played(seat, self.roles[card]))]

    def is_sure(self, alive: Iterable[int], question: Callable[[Role], bool]) -> bool:
        """Whether one of `alive` is known to answer yes; stops at the first."""
        known = ((seat, self.known(seat)) for seat in alive)
        return any(card and question(self._as_played(seat, self.roles[card])) for seat, card in known)

    def count(self, alive: Iterable[int], question: Callable[[Role], bool]) -> tuple[int, int]:
        """The least and the most of `alive` whose card answers yes."""
        least = most = 0
        open_seats: list[int] = []
        for seat in alive:
            replies = self._replies(seat, self.known(seat), self._unknown, question)
            if len(replies) > 1:
                open_seats.append(seat)
            elif replies[0]:
                least, most = least + 1, most + 1
        if not open_seats:
            return least, most
        yes, no = self._split(open_seats[0], question)
        return least + max(0, len(open_seats) - no), most + min(len(open_seats), yes)

    def _split(self, seat: int, question: Callable[[Role], bool]) -> tuple[int, int]:
        """How many unknown cards answer yes and how many no, as a seat like this one would play them."""
        left = self._unknown()
        fitting = self._candidates(seat, left)
        yes = sum(left[card] for card in fitting if question(self._as_played(seat, self.roles[card])))
        return yes, sum(left[card] for card in fitting) - yes

    def is_open(self, seat: int, question: Callable[[Role], bool]) -> bool:
        """Whether the card of `seat` might answer a question either way."""
        return len(self._replies(seat, self.known(seat), self._unknown, question)) > 1
