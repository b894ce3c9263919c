"""What the list of games says of one file."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from judge_app.engine.game import Game
from judge_app.engine.text import T, Text
from judge_app.storage.header import from_line
from judge_app.storage.journal import JournalError, bytes_of, checked
from judge_app.storage.seating import Sitter
from judge_app.storage.timeline import State, folded


class Entry(NamedTuple):
    """One saved game. `people` are all who sat there at any time, `ids` theirs in the roster ("" unknown).

    `created` is ISO text with its offset, `date` the day it was played; `winner` a camp's id, "" while
    nobody has won; `next` the key of the open step, "end" for a game that is over.
    """

    name: str
    created: str
    date: str
    place: str
    table: str
    judge: str
    ruleset: str
    ruleset_title: str
    board: str
    board_title: str
    seats: int
    people: tuple[str, ...]
    ids: tuple[str, ...]
    winner: str
    next: str
    answers: int
    trouble: Text | None = None

    @property
    def is_over(self) -> bool:
        return self.next == "end"

    @property
    def words(self) -> str:
        """All that a free search looks at, in lower case."""
        where = (self.name, self.date, self.place, self.table, self.judge)
        rules = (self.ruleset, self.ruleset_title, self.board, self.board_title, self.winner)
        return "\n".join((*where, *rules, *self.people)).lower()


def entry_of(path: Path) -> Entry:
    """What a game's file says; what cannot be read has a `trouble`, one sentence."""
    try:
        return _entry(path.name, checked(path, bytes_of(path)).lines)
    except JournalError as error:
        return _unreadable(path.name, error.text)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        return _unreadable(path.name, T("{name}：各行连不成一局，打不开；文件未动", name=path.name))


def _unreadable(name: str, trouble: Text) -> Entry:
    return Entry(name, "", "", "", "", "", "", "", "", "", 0, (), (), "", "", 0, trouble)


def _entry(name: str, lines: Sequence[Mapping[str, Any]]) -> Entry:
    header = lines[0]
    setup, ruleset = header["setup"], header["ruleset"]
    state = folded(lines, name).now
    people = _people(header, state)
    created, board = str(header.get("created", "")), str(setup["board"])
    place, table, judge = (str(header["info"][word]) for word in ("place", "table", "judge"))
    return Entry(
        name=name,
        created=created,
        date=str(header["info"]["date"]) or created[:10],
        place=place,
        table=table,
        judge=judge,
        ruleset=str(ruleset["id"]),
        ruleset_title=str(ruleset["title"]),
        board=board,
        board_title=str(ruleset["boards"][board]["title"]) if board else "",
        seats=int(setup["seats"]),
        people=tuple(sitter.name for sitter in people),
        ids=tuple(sitter.id for sitter in people),
        winner=_winner(name, header, state),
        next=_next(lines, state),
        answers=len(state.answers),
    )


def _people(header: Mapping[str, Any], state: State) -> tuple[Sitter, ...]:
    ids = [*header.get("ids", ()), *[""] * len(header["people"])]
    first = map(Sitter, map(str, header["people"]), map(str, ids))
    everyone = dict.fromkeys((*first, *(move.sitter for move in state.moves)))
    return tuple(sitter for sitter in everyone if sitter.name)


def _next(lines: Sequence[Mapping[str, Any]], state: State) -> str:
    """Undo leads to an older state; the line that says so names its step."""
    return str(lines[-1].get("next", state.next or ""))


def _winner(name: str, header: Mapping[str, Any], state: State) -> str:
    """As ruled then; a game corrected to its end is played again."""
    if not state.answers or state.next not in ("end", None):
        return ""
    facts = state.facts if isinstance(state.facts, list) else []
    ruled = next((fact["data"]["camp"] for fact in facts if fact["kind"] == "win"), "")
    return str(ruled) or _replayed(name, header, state)


def _replayed(name: str, header: Mapping[str, Any], state: State) -> str:
    try:
        outcome = Game(from_line(header, name).setup, state.answers).outcome
    except Exception:  # a game of another version is listed whatever becomes of it
        return ""
    return outcome.camp if outcome else ""
