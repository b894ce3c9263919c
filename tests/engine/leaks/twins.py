"""Two games of one deck that the table cannot tell apart.

The cards lie otherwise in each; the answers are chosen so that every public fact is the same. What
the table sees and hears must then be the same after every answer.

Counts as public, and is compared: every step called by night (key, words, time), every line the
judge says by day, who speaks, who votes and with what weight, the whole view, and so the number of
all these prompts, for neither game may have one more.

Counts as the judge's own, and may come up in one game only (`SILENT`): which card a seat holds, and
whether a seat that falls turns up its card, whose words are said only if it does. It does so here
only where both are asked the same. What is entered at a step of the night or before dark, and who
acts there, is the judge's own too.

Ends the likeness, with nothing wrong: what the rules themselves tell of a hidden card (`TELLING`
facts, `EVENTS` prompts).
"""

import random
from collections.abc import Iterator

from judge_app.engine.day import announced_order
from judge_app.engine.game import Game
from judge_app.engine.roles import ROLES
from judge_app.engine.setup import Setup

from ..players import Player
from .twin import Lines, Twin, Value, heard, told, unlike, word_of

SILENT = frozenset({"card", "find", "shoot", "reveal"})
EVENTS = frozenset({"follows", "tie", "roles"})
"""A seat follows another; a scapegoat dies instead of the tied; the cards of the dead are shown."""
TELLING = frozenset({"win", "growl", "silenced", "idiot_returns", "roles"})
LEAK = """The two differ in {kinds}.
If the rules themselves tell one of these, as where a card is announced, add it to TELLING in leaks/twins.py.
Otherwise it is a leak: what the table hears depends on a card it has not seen."""
READ_OUT = frozenset({"announce", "roles"})
TURNS_UP_A_CARD = frozenset({"explode", "duel"})
NIGHTS_TRIED = 4


class Parted(Exception):
    """Something public differs by the rules; from here on the two are different games."""


class Twins:
    """The same game twice; `play` raises AssertionError where one shows what the other does not.

    The second deal is the first shuffled, or with the card `moved` in another's hand.
    """

    def __init__(self, setup: Setup, dice: random.Random, mode: str, moved: str = "") -> None:
        self.dice = dice
        first = Player(Game(setup), dice, "entered").deal
        deals = (first, _dealt_anew(setup, first, dice, moved))
        self.a, self.b = (Twin(Game(setup), dice, mode, {**deal, "mode": mode}) for deal in deals)
        self.may_die_unlike = False
        self.compared = 0

    def play(self) -> int:
        """Play until they part or end; returns how many prompts were found alike."""
        for twin in (self.a, self.b):
            twin.give(twin.anything())
        try:
            while not (self.a.is_over or self.b.is_over):
                self._turn()
        except Parted:
            pass
        return self.compared

    def _turn(self) -> None:
        self._pass_silent()
        self._assert_told_alike()
        if self.a.is_over or self.b.is_over:
            raise Parted
        self._assert_alike()
        if self.a.prompt.key.endswith(".dark"):
            self._night()
        elif not self._act_out_of_turn():
            self._same_answer()

    # what is compared

    def _assert_alike(self) -> None:
        if heard(self.a.prompt) != heard(self.b.prompt):
            if self._is_event():
                raise Parted
            self._assert_facts_tell()
        assert self.a.view == self.b.view, self._differ([(self.a.view,), (self.b.view,)])
        self.compared += 1

    def _words(self) -> set[str]:
        return {word_of(self.a.prompt), word_of(self.b.prompt)}

    def _is_event(self) -> bool:
        """One of them is at an event that the other has not."""
        return self.a.prompt.key != self.b.prompt.key and bool(self._words() & EVENTS)

    def _assert_facts_tell(self) -> None:
        """The dead, a growl, a card shown are read out: the words differ only where the facts will."""
        said = [heard(self.a.prompt), heard(self.b.prompt)]
        assert self._words() <= READ_OUT, self._differ(said)
        assert self.a.prompt.key == self.b.prompt.key, self._differ(said)
        self._same_answer()
        self._pass_silent()
        self._assert_told_alike()
        raise AssertionError(self._differ(said))

    def _assert_told_alike(self) -> None:
        lines = unlike(told(self.a.game), told(self.b.game))
        if not lines:
            return
        if self._is_event() or {line[0] for line in lines} & self._telling():
            raise Parted
        kinds = " or ".join(sorted({str(line[0]) for line in lines}))
        raise AssertionError(f"{self._differ(lines)}\n{LEAK.format(kinds=kinds)}")

    def _telling(self) -> set[str]:
        """Who may speak last words tells the cause of a death only where the rule asks for it."""
        rules = self.a.game.table.rules
        by_cause = rules["last_words.rule"] == "quota" or rules["last_words.not_for"]
        is_dead_unlike = {"announcement"} if self.may_die_unlike else set()
        return {*TELLING, *(["last_words"] if by_cause else []), *is_dead_unlike}

    def _differ(self, lines: Lines) -> str:
        where = f"{self.a.prompt.key} / {self.b.prompt.key}"
        return "\n".join([where, str(self.a.cards), str(self.b.cards), *map(str, lines)])

    # answering

    def _pass_silent(self) -> None:
        """Nobody turns up a card that the other game has not at that seat."""
        while SILENT & self._words():
            if self.a.prompt.key == self.b.prompt.key and self.a.prompt.stage != "card":
                self._same_answer()
                continue
            for twin in (self.a, self.b):
                if word_of(twin.prompt) in SILENT:
                    twin.give(twin.quiet())

    def _same_answer(self) -> None:
        value = self._common()
        if value is None and self.a.prompt.stage != "dusk":
            raise Parted
        for twin in (self.a, self.b):
            twin.give(twin.quiet() if value is None else value)

    def _common(self) -> Value | None:
        """Something both may enter."""
        values = (self.a.anything() for _ in range(20))
        return next((value for value in values if self.b.may(value)), None)

    def _act_out_of_turn(self) -> bool:
        """Sometimes one that is open to both; a card turned up by it is the same."""
        if self.dice.random() > 0.07:
            return False
        both = {act.key for act in self.b.game.interrupts} - {"correct", "note"}
        acts = [act for act in self.a.game.interrupts if act.key in both]
        act = self.dice.choice(acts) if acts else None
        value = self.a._act(act) if act else {}
        if act is None or not self._is_open_to_both(act.key, value):
            return False
        for twin in (self.a, self.b):
            twin.give(value, act.key)
        return True

    def _is_open_to_both(self, key: str, value: Value) -> bool:
        if key in TURNS_UP_A_CARD and (self.may_die_unlike or not self._same_cards(key, value)):
            return False
        return self.a.may(value, key) and self.b.may(value, key)

    def _same_cards(self, key: str, value: Value) -> bool:
        """A wolf who explodes; the knight and whom he challenges."""
        seats = value.get("pick", []) + [s for s, card in self.a.playing.items() if card == "knight"]
        cards = [self.a.playing[seat] for seat in (seats if key == "duel" else seats[:1])]
        is_wolf = all(ROLES[card].camp == "wolves" for card in cards)
        return (is_wolf or key == "duel") and all(self.a.playing[s] == self.b.playing[s] for s in seats)

    # the night

    def _night(self) -> None:
        """Whatever is done in the second game's night, it must sound like the first's.

        The last one tried does the same as the first, so that the two go on alike where they can.
        """
        guide: dict[str, Value] = {}
        steps = list(self._steps(self.a, guide))
        for number in range(NIGHTS_TRIED):
            b = self.b.copy()
            said = list(self._steps(b, guide, number == NIGHTS_TRIED - 1))
            assert said == steps, self._differ(unlike(steps, said))
            self.compared += len(steps)
            if self._dawns_alike(b):
                self.b = b
                return
        raise Parted

    def _steps(
        self, twin: Twin, guide: dict[str, Value], is_faithful: bool = False
    ) -> Iterator[tuple[object, ...]]:
        """What is heard and seen from dark to dawn, or to the end of the game."""
        while word_of(twin.prompt) != "dawn" and not twin.is_over:
            if word_of(twin.prompt) not in SILENT:
                yield (*heard(twin.prompt), twin.view)
            value = self._deed(twin, guide, is_faithful)
            if twin is self.a:
                guide[twin.prompt.key] = value
            twin.give(value)
        yield (twin.view,)

    def _deed(self, twin: Twin, guide: dict[str, Value], is_faithful: bool) -> Value:
        """Mostly what kills the seats that are to be dead at dawn."""
        if twin is self.a:
            return twin.quiet() if self.dice.random() < 0.3 else twin.anything()
        same = guide.get(twin.prompt.key, {})
        if is_faithful:
            return twin.like([same])
        wanted = announced_order(self.a.game.table)
        deaths = [{word: [seat]} for seat in wanted for word in ("pick", "poison")]
        self.dice.shuffle(deaths)
        return twin.like([same, *deaths] if self.dice.random() < 0.6 else [*deaths, twin.anything()])

    def _dawns_alike(self, b: Twin) -> bool:
        """The same dead to announce; now and then others, until they are announced."""
        if self.a.is_over or b.is_over:
            return False
        is_alike = announced_order(self.a.game.table) == announced_order(b.game.table)
        self.may_die_unlike = not is_alike and self.dice.random() < 0.15
        return is_alike or self.may_die_unlike


def _dealt_anew(setup: Setup, deal: Value, dice: random.Random, moved: str) -> Value:
    """The same deck dealt otherwise: all of it shuffled, or one card exchanged with another."""
    n = setup.seats
    cards = [*deal["cards"].values(), *deal["bottom"]]
    while True:
        anew = list(cards)
        if moved:
            i, j = cards.index(moved), dice.randrange(len(cards))
            anew[i], anew[j] = anew[j], anew[i]
        else:
            dice.shuffle(anew)
        value = {"mode": "entered", "cards": _seated(anew[:n]), "bottom": anew[n:]}
        if anew != cards and Game(setup).prompt.check(value) is None:
            return value


def _seated(cards: list[str]) -> dict[str, str]:
    return {str(seat): card for seat, card in enumerate(cards, 1)}
