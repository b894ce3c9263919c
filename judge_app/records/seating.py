"""Which game a record is of: ruleset, board, cards on the seats, house rules."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from judge_app.engine.setup import Setup
from judge_app.engine.text import T
from judge_app.records.errors import Spot, of_ruleset
from judge_app.records.shapes import Seats, items, table, word
from judge_app.rulesets import Ruleset, RulesetError, bundled_ids, check_option, load_ruleset
from judge_app.rulesets.decks import bottom_cards
from judge_app.rulesets.errors import Mistake

UNKNOWN = "unknown"
FEWEST_SEATS = 4
MOST_SEATS = 99


@dataclass(frozen=True, slots=True)
class Seating:
    """The cards that are known, by seat, and those at the bottom."""

    count: int
    cards: Mapping[int, str]
    bottom: tuple[str, ...]

    @property
    def deck(self) -> Counter[str]:
        seen = [card for card in self.bottom if card != UNKNOWN]
        return Counter(self.cards.values()) + Counter(seen)

    @property
    def is_whole(self) -> bool:
        """Whether every card is known."""
        return len(self.cards) == self.count and UNKNOWN not in self.bottom


def read_ruleset(spot: Spot, raw: Mapping[str, Any], folder: Path) -> Ruleset:
    """The ruleset a record names: a bundled id, or a preset file relative to the record."""
    spot = spot.at("ruleset")
    named = word(spot, raw["ruleset"])
    is_path = named.endswith(".toml") or "/" in named or "\\" in named
    if not is_path and named not in bundled_ids():
        spot.fail_word(named, bundled_ids())
    try:
        return load_ruleset(folder / named if is_path else named)
    except RulesetError as error:
        raise of_ruleset(spot, error) from None


def read_seating(spot: Spot, raw: Mapping[str, Any], ruleset: Ruleset) -> Seating:
    """Who was dealt what; seats are numbered 1…N without gaps."""
    seats = _read_cards(spot.at("seats"), raw["seats"], ruleset)
    count = len(seats)
    if not FEWEST_SEATS <= count <= MOST_SEATS:
        text = T("写了 {count} 个座位，要 {low} 到 {high} 个", count=count, low=FEWEST_SEATS, high=MOST_SEATS)
        spot.at("seats").fail(text)
    bottom = _read_bottom(spot.at("bottom"), raw.get("bottom", {}), ruleset)
    cards = {seat: card for seat, card in seats.items() if card != UNKNOWN}
    return Seating(count, cards, bottom)


def _read_cards(spot: Spot, value: object, ruleset: Ruleset) -> dict[int, str]:
    if isinstance(value, dict):
        return _in_order(spot, value, ruleset)
    return {
        seat: _card(spot.at(seat), card, (*ruleset.roles, UNKNOWN))
        for seat, card in enumerate(items(spot, value), start=1)
    }


def _in_order(spot: Spot, value: Mapping[str, object], ruleset: Ruleset) -> dict[int, str]:
    wanted = [str(seat) for seat in range(1, len(value) + 1)]
    for seat in value:
        if seat not in wanted:
            spot.at(seat).fail(T("座位要从 1 到 {count}，不缺不重", count=len(value)))
    return {int(seat): _card(spot.at(seat), value[seat], (*ruleset.roles, UNKNOWN)) for seat in wanted}


def _card(spot: Spot, value: object, allowed: tuple[str, ...]) -> str:
    card = word(spot, value)
    if card not in allowed:
        spot.fail_word(card, allowed)
    return card


def _read_bottom(spot: Spot, value: object, ruleset: Ruleset) -> tuple[str, ...]:
    cards = table(spot, value, ["cards"]).get("cards", [])
    spot = spot.at("cards")
    return tuple(_card(spot, card, (*ruleset.roles, UNKNOWN)) for card in items(spot, cards))


def read_setup(spot: Spot, raw: Mapping[str, Any], ruleset: Ruleset, seating: Seating) -> Setup:
    """The table as it was set up; the cards must be those of the board."""
    board = _read_board(spot, raw, ruleset, seating)
    deck = ruleset.boards[board].deck if board else dict(seating.deck)
    _check_bottom(spot, seating, deck)
    options = _read_options(spot.at("options"), raw.get("options", {}))
    carry = table(spot.at("carry"), raw.get("carry", {}), ["protected"])
    protected = Seats(seating.count).many(spot.at("carry", "protected"), carry.get("protected", []))
    return Setup(ruleset, board, seating.count, deck, options, tuple(protected))


def _read_board(spot: Spot, raw: Mapping[str, Any], ruleset: Ruleset, seating: Seating) -> str:
    if "board" not in raw:
        return _only_board(spot, ruleset, seating)
    board = word(spot.at("board"), raw["board"])
    if board not in ruleset.boards:
        spot.at("board").fail_word(board, ruleset.boards)
    _check_cards(spot, ruleset, board, seating)
    return board


def _only_board(spot: Spot, ruleset: Ruleset, seating: Seating) -> str:
    """The board these cards make; "" is a free deck."""
    fitting = [board for board in ruleset.boards if _fits(ruleset, board, seating)]
    if len(fitting) > 1:
        spot.at("board").fail(T("这些牌有几个版型：写上 board，可写 {boards}", boards="、".join(fitting)))
    if not fitting and not seating.is_whole:
        boards = "、".join(ruleset.boards)
        spot.at("board").fail(T("有座位是 unknown，要写 board，可写 {boards}", boards=boards))
    return fitting[0] if fitting else ""


def _fits(ruleset: Ruleset, board_id: str, seating: Seating) -> bool:
    board = ruleset.boards[board_id]
    if board.players != seating.count:
        return False
    if not seating.is_whole:
        return seating.deck <= Counter(board.deck)
    return seating.deck == Counter(board.deck)


def _check_cards(spot: Spot, ruleset: Ruleset, board_id: str, seating: Seating) -> None:
    board = ruleset.boards[board_id]
    if board.players != seating.count:
        players = T("版型 {board} 是 {players} 人", board=board_id, players=board.players)
        spot.at("seats").fail(T("{players}，写了 {count} 个座位", players=players, count=seating.count))
    for role, count in seating.deck.items():
        if count > board.deck.get(role, 0):
            _fail_count(spot, ruleset, board_id, role, count)
    if seating.is_whole:
        for role in board.deck:
            if seating.deck[role] < board.deck[role]:
                _fail_count(spot, ruleset, board_id, role, seating.deck[role])


def _fail_count(spot: Spot, ruleset: Ruleset, board: str, role: str, count: int) -> None:
    wanted = ruleset.boards[board].deck.get(role, 0)
    cards = T("版型 {board} 有 {wanted} 张 {role}", board=board, wanted=wanted, role=role)
    spot.at("seats").fail(T("{cards}，写了 {count} 张", cards=cards, count=count))


def _check_bottom(spot: Spot, seating: Seating, deck: Mapping[str, int]) -> None:
    wanted = bottom_cards(deck)
    if len(seating.bottom) != wanted:
        count = len(seating.bottom)
        spot.at("bottom").fail(T("底牌要写 {wanted} 张，写了 {count} 张", wanted=wanted, count=count))


def _read_options(spot: Spot, value: object) -> dict[str, Any]:
    options = table(spot, value)
    for option_id, chosen in options.items():
        wrong = check_option(option_id, chosen)
        if wrong is not None:
            raise of_ruleset(spot.at(option_id), RulesetError([Mistake("", "", wrong)]))
    return options
