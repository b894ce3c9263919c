"""A game on one sheet: everything that stands on it, in order, before it is given a form."""

from collections.abc import Sequence
from dataclasses import dataclass

from judge_app.engine.day import camp_name
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text
from judge_app.reports.ballots import Ballot, ballots
from judge_app.reports.club import NO_CLUB, Club, clean, joined_names
from judge_app.reports.days import day_line, numbers_of
from judge_app.reports.fates import card, fate, public_fate, when
from judge_app.reports.nights import night_line
from judge_app.reports.remarks import remarks
from judge_app.reports.rules_in_force import deck, differences
from judge_app.reports.sight import JUDGES, Sight, is_over
from judge_app.storage.header import TableInfo
from judge_app.storage.seating import Stay

UNFINISHED = T("未完")


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat: who sat there (one after the other), the card, how it fared; `card` None is not published."""

    seat: int
    person: str
    card: Text | None
    fate: Text
    has_words: bool
    has_won: bool
    has_badge: bool
    is_out: bool


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A night or a day, and what happened in it."""

    title: Text
    text: Text
    is_night: bool


@dataclass(frozen=True, slots=True)
class Summary:
    """The sheet. `result` is the winner or 未完, `why` the reason; `notice` warns of what is hidden."""

    club: Club
    info: TableInfo
    ruleset: str
    board: str
    deck: Text
    differences: tuple[Text, ...]
    result: Text
    why: Text | None
    notice: Text | None
    seats: tuple[SeatRow, ...]
    rounds: tuple[RoundLine, ...]
    ballots: tuple[Ballot, ...]
    remarks: tuple[Text, ...]


def summary(
    game: Game,
    persons: Sequence[str],
    info: TableInfo,
    sight: Sight = JUDGES,
    club: Club = NO_CLUB,
) -> Summary:
    """What the sheet of a game says to whoever may see that much; `persons` as `seated` gives them."""
    setup = game.setup
    is_told = is_over(game) and (sight.is_whole or not game.table.is_night)
    return Summary(
        club=club,
        info=TableInfo(*(clean(part) for part in (info.date, info.place, info.table, info.judge))),
        ruleset=setup.ruleset.title,
        board=setup.ruleset.boards[setup.board].title if setup.board else "",
        deck=deck(setup),
        differences=differences(setup),
        result=_result(game) if is_told else UNFINISHED,
        why=game.outcome.text if game.outcome and is_told else None,
        notice=_notice(game, sight),
        seats=tuple(_seat(game, seat, persons, sight, is_told) for seat in game.table.seats),
        rounds=_rounds(game, sight),
        ballots=() if "votes" in sight.without else ballots(game),
        remarks=remarks(game, sight),
    )


def seated(stays: Sequence[Stay], seats: int) -> tuple[str, ...]:
    """Per seat who sat there, one after the other."""
    return tuple(joined_names(list(_names(stays, seat))) for seat in range(1, seats + 1))


def _names(stays: Sequence[Stay], seat: int) -> dict[str, None]:
    return dict.fromkeys(stay.sitter.name for stay in stays if stay.seat == seat)


def _result(game: Game) -> Text:
    camp = game.outcome.camp if game.outcome else ""
    return T("{camp}获胜", camp=camp_name(game.table, camp))


def _notice(game: Game, sight: Sight) -> Text | None:
    if is_over(game):
        return None
    if sight.is_whole:
        return T("对局还没有结束：含未公开的身份和夜里的行动，只给法官看")
    return T("对局还没有结束：只有已经公开的事")


def _seat(game: Game, seat: int, persons: Sequence[str], sight: Sight, is_told: bool) -> SeatRow:
    table = game.table
    words = {s for fact in game.facts if fact.kind == "last_words" for s in fact.data["seats"]}
    return SeatRow(
        seat,
        persons[seat - 1] if seat <= len(persons) else "",
        card(table, seat) if sight.is_whole else _shown_card(game, seat),
        fate(game, seat) if sight.is_whole else public_fate(game, seat),
        seat in words,
        is_told and game.outcome is not None and seat in game.outcome.winners,
        table.sheriff == seat,
        seat in table.dead if sight.is_whole else not table.is_present(seat),
    )


def _shown_card(game: Game, seat: int) -> Text | None:
    """A card the table was shown, where this ruleset shows those of the dead."""
    shown = [f.data["roles"] for f in game.facts if f.kind == "roles"]
    found = [card_id for roles in shown for at, card_id in roles.items() if int(at) == seat]
    return game.table.name(found[-1]) if found else None


def _rounds(game: Game, sight: Sight) -> tuple[RoundLine, ...]:
    found: list[RoundLine] = []
    for number in numbers_of(game):
        for at, text in (
            (f"n{number}", night_line(game, number, sight)),
            (f"d{number}", day_line(game, number, sight)),
        ):
            if text is not None:
                found.append(RoundLine(when(at), text, at.startswith("n")))
    return tuple(found)
