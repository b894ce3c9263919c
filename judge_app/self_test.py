"""Whether this program works where it is installed: every part of it once, in a folder of its own."""

import os
import random
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from judge_app import __version__
from judge_app.dealing import draw
from judge_app.engine.game import Game
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.setup import Setup
from judge_app.paths import PACKAGE
from judge_app.rulesets import Ruleset, bundled_ids, load_ruleset
from judge_app.session import Session, TableInfo

Value = dict[str, Any]
LISTED = PACKAGE / "_data" / "files.txt"
LONGEST = 2000
"""No game takes so many answers."""
RULESET = "face-to-face"
SEED = 20


class SelfTestFailed(Exception):
    """One sentence: which part does not work, and what it said."""


def self_test() -> str:
    """Try every part; one line about what was tried. Raises `SelfTestFailed`."""
    try:
        with TemporaryDirectory(prefix="judge-app-", ignore_cleanup_errors=True) as folder:
            told = [_tried(name, part) for name, part in Trial(Path(folder)).parts]
    except OSError as error:
        raise SelfTestFailed(f"folder: {error}") from error
    return f"judge-app {__version__}: ok: {', '.join(filter(None, told))}"


def _tried(name: str, part: Callable[[], str]) -> str:
    try:
        return part()
    except Exception as error:
        said = " ".join(str(error).split())
        raise SelfTestFailed(f"{name}: {type(error).__name__}: {said}") from error


class Trial:
    """The parts, one after the other; each says what it did or raises."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._saved = folder
        self.parts: tuple[tuple[str, Callable[[], str]], ...] = (
            ("files", self._look),
            ("rulesets", self._load),
            ("game", self._play),
            ("session", self._save),
            ("window", self._draw),
            ("PDF", self._print),
        )

    def _look(self) -> str:
        """An installer lists the files it brings; a checkout has no list."""
        lines = LISTED.read_text("utf-8").splitlines() if LISTED.is_file() else []
        for line in lines:
            sum_, _, name = line.partition("  ")
            _check(sha256((LISTED.parent / name).read_bytes()).hexdigest() == sum_, f"{name} is damaged")
        return f"{len(lines)} files" if lines else ""

    def _load(self) -> str:
        self._rulesets = [load_ruleset(name) for name in bundled_ids()]
        _check(bool(self._rulesets), "there is no ruleset")
        return f"{len(self._rulesets)} rulesets"

    def _play(self) -> str:
        games = [play_out(Game(setup)) for setup in map(_setup, self._rulesets)]
        return f"{len(games)} games of {sum(len(game.answers) for game in games)} answers"

    def _save(self) -> str:
        setup = _setup(load_ruleset(RULESET))
        played = play_out(Game(setup))
        session = Session.create(
            setup, ("",) * setup.seats, self._folder / "games", TableInfo("", "", "", "")
        )
        for answer in played.answers:
            session.answer(answer.value)
        session.close()
        self._saved = session.path
        again = Session.open(session.path)
        again.close()
        _check(session.trouble is None, f"not saved: {session.trouble}")
        _check(again.game.facts == played.facts, "what was read is not what was written")
        return "a session"

    def _draw(self) -> str:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if sys.platform == "linux":
            os.environ["LC_ALL"] = "C.UTF-8"  # in any other than UTF-8 Qt has four lines to say
        from judge_app.ui.trial import absent, pictures

        _check(not absent(), f"Qt lacks {', '.join(absent())}")
        shown = pictures(self._folder, self._saved)
        _check(all(colours > 2 for colours in shown), f"an empty page: {shown} colours")
        return "the window"

    def _print(self) -> str:
        from judge_app.session import looked_at
        from judge_app.ui.printing_out import Played, write

        file = self._folder / "summary.pdf"
        write(file, Played.of(looked_at(self._saved)))
        written = file.read_bytes()
        _check(written.startswith(b"%PDF-") and b"FontFile" in written, "a file, but no PDF with its font")
        return f"a PDF of {len(written) // 1024} kB"


def _check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)


def _setup(ruleset: Ruleset) -> Setup:
    """The ruleset's first board."""
    board = next(iter(ruleset.boards.values()))
    return Setup(ruleset, board.id, board.players, board.deck)


def play_out(game: Game) -> Game:
    """Play to the end: whoever is asked does the first thing he may."""
    dealt: Value = {**draw(game.setup, random.Random(SEED)), "mode": "entered"}  # noqa: S311
    game.answer(dealt)
    while game.prompt.kind != "end":
        _check(len(game.answers) < LONGEST, "a game does not end")
        game.answer(_answer(game))
    return game


def _answer(game: Game) -> Value:
    prompt = game.prompt
    if prompt.kind == "vote":
        return {str(voter): _target(prompt, voter) for voter in prompt.voters or {}}
    legal = (value for value in _values(game) if game.refusal(game.as_answer(value)) is None)
    found = next(legal, None)
    if found is None:
        raise ValueError(f"no legal answer at {prompt.key}")
    return found


def _target(prompt: Prompt, voter: int) -> int | None:
    return next((seat for seat in prompt.targets if prompt.bar(voter, seat) is None), None)


def _values(game: Game) -> Iterator[Value]:
    """What might be answered, a deed before none."""
    prompt = game.prompt
    if prompt.kind == "act":
        for choice in prompt.choices:
            if prompt.bar(choice.id) is None:
                yield {choice.id: _seats(game, choice)}
    yield {}


def _seats(game: Game, choice: Choice) -> list[int]:
    """As few of the first legal seats as make a deed of it."""
    wanted = max(choice.low, min(1, choice.high))
    legal = (seat for seat in range(1, game.setup.seats + 1) if game.prompt.bar(choice.id, seat) is None)
    return [seat for seat, _ in zip(legal, range(wanted), strict=False)] if wanted else []
