"""Whatever was played, undone, redone and corrected, the file gives it back."""

import random
from pathlib import Path

import pytest

from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.records.play import nothing_at
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.session import Session
from tests.engine.players import play_out
from tests.tables import give, new_session, reopened, standing, table

BOARDS = [(ruleset, board) for ruleset in bundled_ids() for board in load_ruleset(ruleset).boards]


def random_session(folder: Path, dice: random.Random) -> Session:
    setup = table(*dice.choice(BOARDS))
    game = play_out(Game(setup), dice, dice.choice(["found", "entered", "program"]))
    session = new_session(folder, setup)
    give(session, game.answers[: dice.randint(2, len(game.answers))])
    return session


def correct_something(session: Session, dice: random.Random) -> None:
    """Another answer at some earlier step, if the rules take it."""
    key = dice.choice(session.game.answers).key
    prompt = session.game.prompt_at(key)
    seat = dice.randint(1, session.game.setup.seats)
    value = dice.choice([nothing_at(prompt), {"pick": [seat]}])
    try:
        session.apply(session.game.correct(key, value))
    except Refused:
        return


@pytest.mark.parametrize("seed", range(12))
def test_random_game_is_reopened_as_it_stood(tmp_path: Path, seed: int) -> None:
    dice = random.Random(seed)
    session = random_session(tmp_path, dice)
    for _ in range(8):
        act = dice.choice([session.undo, session.redo, lambda: correct_something(session, dice)])
        act()
    before = standing(session)
    again = reopened(session)
    assert standing(again) == before
    assert again.notices == ()
    while again.redo():
        continue
    while again.undo():
        continue
    assert again.game.answers == ()
