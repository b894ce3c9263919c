"""Tables for the tests that keep games: real answers, taken from the cases."""

import json
from collections.abc import Iterable
from pathlib import Path

from judge_app.engine.rulings import Answer
from judge_app.engine.setup import Setup
from judge_app.records import read_record, replay
from judge_app.rulesets import load_ruleset
from judge_app.session import Session, TableInfo
from judge_app.storage.timeline import facts_line

TESTS = Path(__file__).parent
CASES = TESTS / "cases"
WHOLE_GAME = "f2f-13-cupid-alone"


def table(ruleset: str = "face-to-face", board: str = "8") -> Setup:
    chosen = load_ruleset(ruleset).boards[board]
    return Setup(load_ruleset(ruleset), board, chosen.players, chosen.deck)


def answers_of(case: str = WHOLE_GAME) -> tuple[Answer, ...]:
    """Every answer of a case, which fits `table()` if it is the whole game."""
    return replay(read_record(CASES / f"{case}.wolf.toml")).game.answers


def new_session(folder: Path, setup: Setup | None = None) -> Session:
    return Session.create(setup or table(), ("阿明", "小红"), folder, TableInfo("2026-11-29", "会所"))


def give(session: Session, answers: Iterable[Answer]) -> None:
    for answer in answers:
        session.answer(answer.value, answer.key if answer.at else "", answer.force)


def reopened(session: Session) -> Session:
    """The same game after an ordinary close."""
    session.close()
    return Session.open(session.path)


def standing(session: Session) -> str:
    """All that a judge sees of where a game stands, as canonical JSON."""
    game = session.game
    seen = {
        "prompt": game.prompt.key,
        "answers": [[a.key, a.value, a.at, a.force] for a in game.answers],
        "facts": facts_line(game.facts),
        "undo": repr(session.can_undo),
        "redo": repr(session.can_redo),
        "clock": dict(session.clock),
    }
    return json.dumps(seen, ensure_ascii=False, sort_keys=True)
