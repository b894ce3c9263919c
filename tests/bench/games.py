"""The engine: undo after many answers, an answer on its way to the disk, whole games a second."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.engine.rulings import Answer
from judge_app.engine.setup import Setup
from judge_app.records.play import nothing_at
from judge_app.session import Session, TableInfo
from tests.bench.figure import Figure, Pairs, figure, in_turn, timed
from tests.bench.size import SAVE, UNDO, Size
from tests.engine.players import Player, play_out
from tests.tables import table

BOARDS = (("face-to-face", "12-guard"), ("last-words", "18"), ("formal", "12"))
REPLAY = "one bare replay of the answers"
BATCH = 10
LOOP = 1_000
BARE_LOOP = f"{LOOP} turns of a bare loop"
"""What engine times stand beside."""


def long_game(answers: int, setup: Setup | None = None) -> Game:
    """The largest board, nights and days on which nobody dies, now and then a warning."""
    game = Game(setup or table("last-words", "18"))
    dice = random.Random(2)
    Player(game, dice, "entered").step()
    while len(game.answers) < answers:
        if dice.random() < 0.05 and any(act.key == "warn" for act in game.interrupts):
            game.answer({"pick": [dice.choice(game.table.present())], "why": "插话"}, key="warn")
        else:
            game.answer(nothing_at(game.prompt))
    return game


def give(session: Session | Game, answer: Answer) -> None:
    """Enter an answer that was given in another game."""
    session.answer(answer.value, answer.key if answer.at else "", answer.force)


def bare_replay(game: Game) -> None:
    """The yardstick of an undo: the same answers played once, from nothing."""
    Game(game.setup, game.answers[:-1])


def undo(_folder: Path, size: Size) -> Iterator[Figure]:
    """Undo of a long game against one plain replay of it."""
    pairs = undone(long_game(size.answers), size.runs)
    yield figure("undo", f"undo at {size.answers} answers", pairs, REPLAY, UNDO)


def undone(game: Game, runs: int) -> Pairs:
    """Undo again and again at the same answer."""
    pairs = Pairs([], [])
    for _ in range(runs):
        pairs.yard.append(timed(lambda: bare_replay(game)))
        pairs.taken.append(timed(game.undo))
        game.redo()
    return pairs


def disk(folder: Path, size: Size) -> Iterator[Figure]:
    """An answer until it is on disk, against the same bytes appended to a bare file and fsynced."""
    game, fresh = long_game(size.answers), Game(table("last-words", "18"))
    session = Session.create(game.setup, [], folder, TableInfo())
    taken, yard, alone = [], [], []
    with (folder / "bare").open("ab", buffering=0) as bare:
        for answer in game.answers:
            before = session.path.stat().st_size
            taken.append(timed(lambda a=answer: give(session, a)))  # type: ignore[misc]
            line = session.path.read_bytes()[before:]
            yard.append(timed(lambda raw=line: append(bare.fileno(), raw)))  # type: ignore[misc]
            alone.append(timed(lambda a=answer: give(fresh, a)))  # type: ignore[misc]
    session.close()
    yardstick = "append and fsync the same bytes, bare"
    yield figure("disk", "answer to disk, ruling and all", Pairs(taken, yard), yardstick)
    beyond = [max(0.0, whole - one) for whole, one in zip(taken, yard, strict=True)]
    yield figure("disk", "answer to disk, beyond the bare fsync", Pairs(beyond, yard), yardstick, SAVE)
    yield figure("disk", "the ruling alone", Pairs(alone, yard), yardstick)


def append(handle: int, raw: bytes) -> None:
    """Put bytes at a file's end and wait for the disk."""
    os.write(handle, raw)
    os.fsync(handle)


def loop() -> int:
    """What engine times stand beside: so many turns of a loop in bare Python."""
    total = 0
    for number in range(LOOP):
        total += number & 7
    return total


def engine(_folder: Path, size: Size) -> Iterator[Figure]:
    """Whole random games, and the same games replayed, beside a loop in bare Python."""
    games: list[Game] = []
    pairs = in_turn(lambda: games.append(random_game(len(games))), loop, size.games)
    yield figure("engine", "one random whole game, played", pairs, BARE_LOOP)
    yield rate(pairs)
    again = iter(games)
    replayed = in_turn(lambda: Game((game := next(again)).setup, game.answers), loop, size.games)
    answers = [len(game.answers) for game in games]
    each = Pairs([taken * 1000 / n for taken, n in zip(replayed.taken, answers, strict=True)], [])
    yield figure("engine", "the same game, replayed", replayed, BARE_LOOP)
    yield figure("engine", "one replayed answer of it", each, unit="µs")


def random_game(number: int) -> Game:
    """A game of one of three boards, played by what is legal."""
    setup = table(*BOARDS[number % len(BOARDS)])
    return play_out(Game(setup), random.Random(number), "entered")


def rate(pairs: Pairs) -> Figure:
    """Games a second, batch by batch."""
    batches = [pairs.taken[start : start + BATCH] for start in range(0, len(pairs.taken), BATCH)]
    rates = Pairs([len(batch) * 1000 / sum(batch) for batch in batches], [])
    return figure("engine", "random whole games a second", rates, unit="a second")
