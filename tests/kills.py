"""Kill a judge's program at random moments, over and over, on one game after the other.

By hand: `python -m tests.kills 5000`. A process that has loaded everything forks a child for each
kill, so a kill costs milliseconds. What the child said was saved must be in the file afterwards.
"""

import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count as count_from
from pathlib import Path

from judge_app.engine.rulings import Answer
from judge_app.session import Session, crashed
from judge_app.storage.seating import Sitter
from tests.tables import answers_of, give, new_session, standing

Deed = Callable[[Session], object]
CASES = ("f2f-13-cupid-alone",)
WAIT = 0.0015
"""Seconds from a deed that was said to be saved until the kill, at most: enough for one or two more."""


def deeds(dice: random.Random, answers: tuple[Answer, ...]) -> list[Deed]:
    """A whole game with second thoughts: answers, undo, redo, a correction, people who move."""
    made: list[Deed] = []
    for number, answer in enumerate(answers):
        made.append(lambda s, a=answer: give(s, [a]))  # type: ignore[misc]
        kind = dice.randrange(5)
        if kind == 0:
            made += [Session.undo, Session.redo]
        elif kind == 1:
            made.append(lambda s, n=number: s.move("substitute", [3], Sitter(f"替补{n}")))  # type: ignore[misc]
        elif kind == 2:
            made.append(lambda s: s.apply(s.game.correct("deal", s.game.answers[0].value)))
    return made


def whole(session: Session) -> str:
    return standing(session) + repr(session.sitters)


def stations(folder: Path, course: list[Deed]) -> list[str]:
    """How the game stands before the first deed and after each."""
    session = new_session(folder)
    found = [whole(session)]
    for deed in course:
        deed(session)
        found.append(whole(session))
    session.close()
    return found


def _child(path: Path, course: list[Deed], pipe: int) -> None:
    """Go on from where the file stands, saying each deed that is saved."""
    session = Session.open(path)
    for deed in course:
        deed(session)
        session.save_draft({"n": 1})
        os.write(pipe, b".")
    time.sleep(1)


def killed(path: Path, course: list[Deed], after: int, wait: float) -> int:
    """Kill the program so many seconds after it has said so many deeds; how many it said in all.

    After no deed: while it starts.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reader)
            _child(path, course, writer)
        finally:
            os._exit(0)
    os.close(writer)
    said = b""
    while len(said) < after:
        said += os.read(reader, 1)
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(reader, 4096):
        said += more
    os.close(reader)
    return len(said)


def kill_often(count: int, seed: int, folder: Path) -> int:
    """That many kills; how many fell into a deed's writing. AssertionError where something is lost."""
    dice = random.Random(seed)
    inside = done = 0
    for game in count_from(1):
        if done == count:
            break
        course = deeds(dice, answers_of(dice.choice(CASES)))
        expected = stations(folder / f"plan-{game}", course)
        home = folder / f"games-{game}"
        session = new_session(home)
        session._journal.close()
        at = 0
        while at < len(course) and done < count:
            after = min(dice.randrange(4), len(course) - at)
            wait = dice.random() * (WAIT if after else 0.02)
            said = killed(session.path, course[at:], after, wait)
            found = _checked(session.path, home, expected, at + said)
            inside += found != at + said
            at = found
            done += 1
    return inside


def _checked(path: Path, home: Path, expected: list[str], said: int) -> int:
    """What was said is there, or one deed more; the window would open on it."""
    assert crashed(home) == path
    session = Session.open(path)
    stands = whole(session)
    assert not session.is_readonly
    assert not [notice for notice in session.notices if "另存" not in str(notice)]
    session._journal.close()  # as a kill would, without the line of an ordinary close
    for at in (said, said + 1):
        if at < len(expected) and stands == expected[at]:
            return at
    raise AssertionError(f"{path}: not as it stood after {said} deeds")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        inside = kill_often(count, int(time.time()), Path(folder))
    seconds = time.monotonic() - start
    sys.stdout.write(f"{count} kills in {seconds:.0f} s, {inside} in the middle of a deed: nothing lost\n")


if __name__ == "__main__":
    main()
