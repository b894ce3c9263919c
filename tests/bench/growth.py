"""How times grow with the length of a game and with the number of seats."""

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.setup import Setup
from judge_app.records.play import nothing_at
from judge_app.rulesets import load_ruleset
from tests.bench.click import YARDSTICK, answers, taps, until
from tests.bench.desk import Desk, desk
from tests.bench.figure import Growth, Pairs, grown, in_rounds, in_turn
from tests.bench.games import BARE_LOOP, REPLAY, long_game, loop, undone
from tests.bench.size import Size

WITH_CARDS = {"seer": 1, "witch": 1, "guard": 1}


def growth(folder: Path, size: Size) -> Iterator[Growth]:
    """By answers in the engine and in the window, then by seats."""
    yield from by_answers(size)
    yield from window_by_answers(folder, size)
    yield from by_seats(folder, size)


def by_answers(size: Size) -> Iterator[Growth]:
    """One more answer, and an undo, in the engine alone."""
    games = [long_game(length) for length in size.lengths]
    undos = in_rounds([partial(undone, game, 1) for game in games], max(2, size.runs // 6))
    level = [until(game, "wolves") for game in games]
    given = in_rounds([partial(_answered, game) for game in level], max(2, size.runs // 2))
    yield grown("one more answer, engine alone", "answers", size.lengths, given, BARE_LOOP)
    yield grown("undo, engine alone", "answers", size.lengths, undos, REPLAY)


def _answered(game: Game) -> Pairs:
    return in_turn(lambda: game.answer(nothing_at(game.prompt)), loop, 1)


def window_by_answers(folder: Path, size: Size) -> Iterator[Growth]:
    """A seat tapped, and an answer given, in the window."""
    games = {f"answers-{length}": until(long_game(length), "wolves") for length in size.lengths}
    with desks(folder, games) as tables:
        tapped = in_rounds([partial(taps, at, 3) for at in tables], max(2, size.clicks // 20))
        given = in_rounds([partial(answers, at, 1) for at in tables], max(2, size.clicks // 10))
    yield grown("seat tapped to repaint", "answers", size.lengths, tapped, YARDSTICK)
    yield grown("big button to next step", "answers", size.lengths, given, YARDSTICK)


def by_seats(folder: Path, size: Size) -> Iterator[Growth]:
    """The wolves' step: every seat's reason, and a tap to repaint."""
    games = {f"seats-{seats}": until(long_game(30, free_table(seats)), "wolves") for seats in size.seats}
    asks = [partial(_asked, game) for game in games.values()]
    asked = in_rounds(asks, size.runs)
    with desks(folder, games) as tables:
        tapped = in_rounds([partial(taps, at, 3) for at in tables], max(2, size.clicks // 10))
    yield grown("one prompt: may each seat be chosen, or why not", "seats", size.seats, asked, BARE_LOOP)
    yield grown("seat tapped to repaint", "seats", size.seats, tapped, YARDSTICK)


@contextmanager
def desks(folder: Path, games: Mapping[str, Game]) -> Iterator[list[Desk]]:
    """A window for each game, open side by side."""
    with ExitStack() as opened:
        yield [opened.enter_context(desk(folder / name, game)) for name, game in games.items()]


def _asked(game: Game) -> Pairs:
    return in_turn(partial(reasons, game.prompt, game.setup.seats), loop, 1)


def reasons(prompt: Prompt, seats: int) -> list[object]:
    """What the ring asks before it is drawn."""
    return [prompt.bar(choice.id, seat) for choice in prompt.choices for seat in range(1, seats + 1)]


def free_table(seats: int) -> Setup:
    """A third wolves, three cards of the good, villagers."""
    wolves = seats // 3
    deck = {"werewolf": wolves, **WITH_CARDS, "villager": seats - wolves - len(WITH_CARDS)}
    return Setup(load_ruleset("last-words"), "", seats, deck)
