"""What the club book keeps of one game: derived once from its file."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from judge_app.engine.cards import CardNeeded
from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.pair import allegiance
from judge_app.engine.roles import ROLES
from judge_app.engine.table import Table
from judge_app.storage.header import Header, from_line
from judge_app.storage.journal import bytes_of, checked
from judge_app.storage.seating import Course, Sitter
from judge_app.storage.timeline import State, folded


class Deeds(NamedTuple):
    """One person's game. `id` is his in the roster, "" where he is not in it; counts are of this game.

    `votes` are those cast for an exile, `wolf_votes` how many of them against a wolf by one who is
    none; `checks` his looks at a card by night, `wolves_found` how many of them found one.
    """

    id: str
    name: str
    seat: int
    card: str
    camp: str
    has_won: bool
    has_survived: bool
    first_knifed: int
    first_exiled: int
    checks: int
    wolves_found: int
    sheriff_terms: int
    votes: int
    wolf_votes: int


class PlayedGame(NamedTuple):
    """One finished game; `winner` is a camp's id, `days` how many it took."""

    name: str
    date: str
    place: str
    table: str
    ruleset: str
    ruleset_title: str
    board: str
    board_title: str
    winner: str
    days: int
    people: tuple[Deeds, ...]


def played_game(path: Path) -> PlayedGame | None:
    """The book's entry of a file; None if the game has not ended. Raises what an unreadable file raises."""
    lines = checked(path, bytes_of(path)).lines
    header = from_line(lines[0], path.name)
    state = folded(lines, path.name).now
    game = Game(header.setup, state.answers)
    return _entry(path.name, header, state, game) if game.outcome else None


def _entry(name: str, header: Header, state: State, game: Game) -> PlayedGame:
    setup, info = header.setup, header.info
    course = Course(header.people, state.moves, game.answers)
    return PlayedGame(
        name,
        info.date or header.created[:10],
        info.place,
        info.table,
        setup.ruleset.id,
        setup.ruleset.title,
        setup.board,
        setup.ruleset.boards[setup.board].title if setup.board else "",
        game.outcome.camp if game.outcome else "",
        game.table.day,
        tuple(_people(game, course, bool(state.moves))),
    )


def _people(game: Game, course: Course, have_moved: bool) -> Iterable[Deeds]:
    """Whoever sits there at the end has played the game; each deed is his who sat there then."""
    seated: Callable[[str], Sequence[Sitter]] = course.at if have_moved else lambda _key: course.now
    deeds = _counted(game, seated)
    for seat, sitter in enumerate(course.now, start=1):
        if sitter.name:
            yield _deeds(game, seat, sitter, deeds)


def _deeds(game: Game, seat: int, sitter: Sitter, deeds: "Counter[_Deed]") -> Deeds:
    table = game.table
    outcome = game.outcome
    return Deeds(
        sitter.id,
        sitter.name,
        seat,
        _card(table, seat),
        _camp(table, seat),
        outcome is not None and seat in outcome.winners,
        seat not in table.dead,
        *(deeds[_Deed(sitter, kind)] for kind in _KINDS),
    )


_KINDS = ("knifed", "exiled", "check", "wolf_found", "term", "vote", "wolf_vote")
"""In the order of the last fields of `Deeds`."""


@dataclass(frozen=True, slots=True)
class _Deed:
    who: Sitter
    kind: str


def _counted(game: Game, seated: Callable[[str], Sequence[Sitter]]) -> "Counter[_Deed]":
    found: Counter[_Deed] = Counter()
    for fact in game.facts:
        for seat, kind in _done(game, fact):
            found[_Deed(seated(fact.key)[seat - 1], kind)] += 1
    exiled = next((f for f in game.facts if f.kind == "exile" and f.data["seat"]), None)
    if exiled:
        found[_Deed(seated(exiled.key)[exiled.data["seat"] - 1], "exiled")] += 1
    return found


def _done(game: Game, fact: Fact) -> Iterable[tuple[int, str]]:
    """Whom one fact counts for, and as what."""
    if fact.kind == "attack_settled" and fact.at == "n1" and fact.data["target"]:
        yield fact.data["target"], "knifed"
    elif fact.kind == "check" and fact.data["seat"]:
        yield from _check(game, fact)
    elif fact.kind == "sheriff" and fact.data["seat"]:
        yield fact.data["seat"], "term"
    elif fact.kind == "badge" and fact.data["to"]:
        yield fact.data["to"], "term"
    elif fact.kind == "tally" and fact.data["deed"] == "vote":
        yield from _votes(game, fact)


def _check(game: Game, fact: Fact) -> Iterable[tuple[int, str]]:
    """The seat whose card is called at this step looked at another."""
    step = fact.key.rpartition(".")[2]
    lookers = [role.id for role in ROLES.values() if any(own.key == step for own in role.steps)]
    for seat in game.table.seats:
        if game.table.cards.known(seat) in lookers:
            yield seat, "check"
            if _is_wolf(game.table, fact.data["seat"]):
                yield seat, "wolf_found"


def _votes(game: Game, fact: Fact) -> Iterable[tuple[int, str]]:
    for voter, target in fact.data["votes"].items():
        if target is not None:
            yield int(voter), "vote"
            if _is_wolf(game.table, target) and not _is_wolf(game.table, int(voter)):
                yield int(voter), "wolf_vote"


def _is_wolf(table: Table, seat: int) -> bool:
    return all(table.cards.might(seat, lambda role: role.camp == "wolves"))


def _card(table: Table, seat: int) -> str:
    may_be = table.cards.might(seat, lambda role: role.id)
    return table.cards.known(seat) or (may_be[0] if len(may_be) == 1 else "")


def _camp(table: Table, seat: int) -> str:
    try:
        return allegiance(table, seat)
    except CardNeeded:
        return ""
