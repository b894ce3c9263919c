"""Undo all the way and redo all the way: the same game, byte for byte, after a restart too.

Undoing all costs the square of a game's length: most games stop on their first day. All of them whole,
by hand: `JUDGE_APP_WHOLE=1`.
"""

import os
import random
from dataclasses import dataclass
from pathlib import Path

import pytest

from judge_app.engine.game import Game
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.session import Session
from judge_app.storage.seating import Sitter
from tests.canonical import canonical, fields_of
from tests.engine.players import Player
from tests.tables import new_session, table

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]
GAMES, A_TEST = 500, 20
IS_WHOLE = bool(os.environ.get("JUDGE_APP_WHOLE"))


def stands(session: Session) -> str:
    """All there is of a game at this moment."""
    game = session.game
    seen = (
        game.prompt,
        game.interrupts,
        game.table,
        game.answers,
        game.outcome,
        session.sitters,
        session.clock,
    )
    return canonical(seen)


def played(folder: Path, dice: random.Random, monkeypatch: pytest.MonkeyPatch, most: int) -> Session:
    """A random game answered through its session; now and then somebody plays on for another."""
    session = new_session(folder, table(*dice.choice(BOARDS)))
    player = Player(session.game, dice, dice.choice(["found", "entered", "program"]))
    monkeypatch.setattr(session.game, "answer", session.game.answer)
    real = session.game.answer

    def through_session(value: object, key: str = "", force: bool = False) -> object:
        monkeypatch.setattr(session.game, "answer", real)
        facts = session.answer(value, key, force)  # type: ignore[arg-type]
        monkeypatch.setattr(session.game, "answer", through_session)
        return facts

    monkeypatch.setattr(session.game, "answer", through_session)
    for number in range(most):
        if session.game.prompt.kind == "end":
            break
        player.step()
        if dice.random() < 0.02:
            session.move("substitute", [1], Sitter(f"替补{number}"))
    monkeypatch.setattr(session.game, "answer", real)
    return session


def through(session: Session, verb: str) -> None:
    while getattr(session, verb)():
        continue


@pytest.mark.parametrize("seed", range(GAMES // A_TEST))
def test_all_undone_and_redone_is_the_same_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr("os.fsync", lambda _handle: None)
    dice = random.Random(seed)
    for number in range(A_TEST):
        most = 400 if IS_WHOLE or not number else dice.randint(5, 24)
        session = played(tmp_path / str(number), dice, monkeypatch, most)
        before, grown = stands(session), session.path.read_bytes()
        through(session, "undo")
        assert session.game.answers == ()
        session.close()
        session = Session.open(session.path)
        through(session, "redo")
        assert stands(session) == before
        session.close()
        assert session.path.read_bytes().startswith(grown)
        session = Session.open(session.path)
        assert stands(session) == before
        assert session.notices == ()
        session.close()


def test_every_field_of_the_table_is_compared() -> None:
    game = Game(table())
    compared = canonical(game.table)
    assert [name for name in fields_of(game.table) if f'"{name}"' not in compared] == []


def test_a_field_that_differs_is_seen() -> None:
    one, other = Game(table()), Game(table())
    assert canonical(one.table) == canonical(other.table)
    other.table.words_used += 1
    assert canonical(one.table) != canonical(other.table)


@dataclass(slots=True)
class Later:
    """Something that a version to come might keep."""

    there: int = 1


def test_a_field_nobody_thought_of_is_compared() -> None:
    assert canonical(Later()) != canonical(Later(2))
    table_now = Game(table()).table
    before = canonical(table_now)
    table_now.forgotten = Later()  # type: ignore[attr-defined]
    assert canonical(table_now) != before
