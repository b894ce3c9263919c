"""Undo after many answers; an answer on its way to the disk."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.engine.rulings import Answer
from judge_app.records.play import nothing_at
from judge_app.session import Session, TableInfo
from tests.bench.figure import Figure, figure, timed
from tests.engine.players import Player
from tests.tables import table

ANSWERS = 400
UNDO_LIMIT, SAVE_LIMIT = 30.0, 2.0
"""Milliseconds, design §6: of an undo, and of an answer beyond one bare fsync."""


def long_game() -> Game:
    """The largest board, nights and days on which nobody dies, now and then a warning."""
    game = Game(table("last-words", "18"))
    dice = random.Random(2)
    Player(game, dice, "entered").step()
    while len(game.answers) < ANSWERS:
        if dice.random() < 0.05 and any(act.key == "warn" for act in game.interrupts):
            game.answer({"pick": [dice.choice(game.table.present())], "why": "插话"}, key="warn")
        else:
            game.answer(nothing_at(game.prompt))
    return game


def bare_replay(game: Game) -> None:
    """The yardstick of an undo: the same answers played once, from nothing."""
    Game(game.setup, game.answers[:-1])


def undo() -> Iterator[Figure]:
    """Undo at 400 answers against one plain replay of them."""
    game = long_game()
    taken, yard = [], []
    for _ in range(60):
        yard.append(timed(lambda: bare_replay(game)))
        taken.append(timed(game.undo))
        game.redo()
    yield figure(f"undo at {ANSWERS} answers", taken, UNDO_LIMIT, "one bare replay of them", yard)


def saving(folder: Path) -> Iterator[Figure]:
    """An answer until it is on disk, against the same bytes appended to a bare file and fsynced."""
    game = long_game()
    session = Session.create(game.setup, [], folder, TableInfo())
    bare = (folder / "bare").open("ab", buffering=0)
    taken, yard = [], []
    for answer in game.answers:
        before = session.path.stat().st_size
        taken.append(timed(lambda a=answer: _give(session, a)))  # type: ignore[misc]
        line = session.path.read_bytes()[before:]
        yard.append(timed(lambda raw=line: _bare(bare.fileno(), raw)))  # type: ignore[misc]
    thought = _thinking(game)
    beyond = [all_of - bare_one - alone for all_of, bare_one, alone in zip(taken, yard, thought, strict=True)]
    yield figure("answer to disk beyond fsync and ruling", beyond, SAVE_LIMIT, "append and fsync, bare", yard)
    limit = SAVE_LIMIT + sorted(yard)[len(yard) // 2]
    yield figure("answer to disk in all", taken, limit, "the ruling alone", thought)
    session.close()
    bare.close()


def _give(session: Session, answer: Answer) -> None:
    session.answer(answer.value, answer.key if answer.at else "", answer.force)


def _bare(handle: int, raw: bytes) -> None:
    os.write(handle, raw)
    os.fsync(handle)


def _thinking(game: Game) -> list[float]:
    """Milliseconds the engine alone takes for each answer."""
    fresh = Game(game.setup)
    return [
        timed(lambda a=answer: fresh.answer(a.value, a.key if a.at else "", a.force))  # type: ignore[misc]
        for answer in game.answers
    ]
