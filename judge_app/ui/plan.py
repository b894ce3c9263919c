"""The set-up as it stands on the page: what will become a `Setup`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from judge_app.engine.roles import ROLES
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text, joined
from judge_app.rulesets import OPTIONS, Ruleset, check_option
from judge_app.rulesets.decks import PLAIN, at_most, bottom_cards, deck_advice, deck_trouble
from judge_app.rulesets.options import CLASHES
from judge_app.storage.settings import Settings
from judge_app.ui.option_words import value_words

WAYS = ("found", "entered", "program")
LOW, HIGH = 6, 18
SHERIFF = "警长"
"""The word by which printed advice about a sheriff is known where none is played."""
FIRST = "face-to-face"
"""The ruleset offered where nothing was played yet."""


@dataclass
class Plan:
    """One table to be; `board` "" means the free deck `deck`, `options` are the house rules chosen, `deal`
    one of `WAYS`."""

    ruleset: Ruleset
    board: str = ""
    deck: dict[str, int] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    deal: str = "found"

    @property
    def cards(self) -> Mapping[str, int]:
        """How many of each card are shuffled, none of them zero."""
        deck = self.ruleset.boards[self.board].deck if self.board else self.deck
        return {role: count for role, count in deck.items() if count}

    @property
    def seats(self) -> int:
        """Players: the cards without those that lie at the bottom."""
        cards = self.cards
        return sum(cards.values()) - bottom_cards(cards)

    @property
    def wolves(self) -> int:
        """Cards of the wolves' camp that are shuffled."""
        return sum(count for role, count in self.cards.items() if ROLES[role].side == "wolf")

    def choose_ruleset(self, ruleset: Ruleset) -> None:
        """Another ruleset: the board of the same size if it has one, and no house rules."""
        seats = self.seats
        self.ruleset, self.options, self.deck = ruleset, {}, {}
        self.board = board_for(ruleset, seats) or next(iter(ruleset.boards))

    def choose_free(self) -> None:
        """Start a free deck from the cards of the board shown."""
        self.deck, self.board = dict(self.cards), ""

    def printed(self, option: str) -> Any:
        """What ruleset and board say of an option before any house rule."""
        board = self.ruleset.boards.get(self.board)
        values: Mapping[str, Any] = board.options if board else {}
        return values.get(option, self.ruleset.options[option])

    def value(self, option: str) -> Any:
        """What this table plays."""
        return self.options.get(option, self.printed(option))

    def set_option(self, option: str, value: Any) -> None:
        """Make a house rule; the printed value is none."""
        if value == self.printed(option):
            self.options.pop(option, None)
        else:
            self.options[option] = value

    @property
    def house_rules(self) -> dict[str, Any]:
        """The house rules that differ from what is printed."""
        return {key: value for key, value in self.options.items() if value != self.printed(key)}

    def trouble(self) -> Text | None:
        """Why this table cannot start, in one sentence."""
        if not LOW <= self.seats <= HIGH:
            return T("现在是 {seats} 人；要 {low} 到 {high} 人。", seats=self.seats, low=LOW, high=HIGH)
        trouble = deck_trouble(self.cards)
        return T(trouble) if trouble else self._clash()

    def _clash(self) -> Text | None:
        for first, one, second, other in CLASHES:
            if self.value(first) == one and self.value(second) == other:
                return T(
                    "「{first}：{one}」和「{second}：{other}」不能同时成立，改掉其中一条。",
                    first=T(OPTIONS[first].name.zh),
                    one=value_words(OPTIONS[first], one, {}),
                    second=T(OPTIONS[second].name.zh),
                    other=value_words(OPTIONS[second], other, {}),
                )
        return None

    def advice(self) -> tuple[Text, ...]:
        """What is possible and not advised."""
        has_sheriff = bool(self.value("sheriff.exists"))
        if self.board:
            printed = self.ruleset.boards[self.board].advice
            return tuple(T(line) for line in printed if has_sheriff or SHERIFF not in line)
        lines = deck_advice(self.ruleset.id, self.seats, self.cards, has_sheriff)
        return (*self._size_advice(), *(T(line, **self.ruleset.names) for line in lines))

    def _size_advice(self) -> tuple[Text, ...]:
        low, high = self.ruleset.players
        if low <= self.seats <= high:
            return ()
        title = T(self.ruleset.title)
        return (T("{title}一般是 {low}–{high} 人的规则。", title=title, low=low, high=high),)

    def setup(self) -> Setup:
        """The set-up the engine starts from."""
        return Setup(self.ruleset, self.board, self.seats, dict(self.cards), self.house_rules)


def plan_from(settings: Settings, rulesets: Mapping[str, Ruleset]) -> Plan:
    """The plan of the last evening, as far as its ruleset, board and options still exist."""
    ruleset = rulesets.get(settings.ruleset) or rulesets.get(FIRST) or next(iter(rulesets.values()))
    plan = Plan(ruleset, board=next(iter(ruleset.boards)))
    if ruleset.id != settings.ruleset:
        return plan
    plan.deck = {
        role: min(count, at_most(role)) for role, count in settings.deck.items() if role in ruleset.roles
    }
    plan.board = settings.board if settings.board in ruleset.boards else "" if plan.deck else plan.board
    plan.options = {key: value for key, value in settings.options.items() if check_option(key, value) is None}
    plan.deal = settings.deal if settings.deal in WAYS else "found"
    return plan


def board_for(ruleset: Ruleset, seats: int) -> str:
    """The first board with this many players, "" if there is none."""
    return next((board.id for board in ruleset.boards.values() if board.players == seats), "")


def role_name(ruleset: Ruleset, role: str) -> Text:
    """What this ruleset calls a card."""
    return T(ruleset.names[role])


def deck_words(ruleset: Ruleset, deck: Mapping[str, int]) -> Text:
    """The cards in words, wolves first: "4 狼人、预言家、女巫、4 村民"."""
    dealt = [role for role in deck if deck[role]]
    roles = sorted(dealt, key=lambda role: (ROLES[role].side != "wolf", role == PLAIN))
    return joined([_counted(role_name(ruleset, role), deck[role]) for role in roles], "、")


def _counted(name: Text, count: int) -> Text:
    return T("{count}\u00a0{name}", count=count, name=name) if count > 1 else name
