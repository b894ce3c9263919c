"""`judge-app export`: a game into a record's file, and whether the file gives the game back."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.records.errors import RecordError
from judge_app.records.play import Mismatch
from judge_app.records.reader import read_record
from judge_app.records.runner import replay
from judge_app.records.writing import write_record
from judge_app.rulesets import bundled_ids
from judge_app.storage.header import TableInfo

NOT_THE_SAME, NOT_WRITTEN = 1, 2


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with an export; `code` is 1: the file is there but does not hold, 2: there is none."""

    code: int
    text: Text


def export(game: Game, people: tuple[str, ...], info: TableInfo, path: Path) -> Trouble | None:
    """Write a game's record and read it back."""
    try:
        path.write_text(write_record(game, title_of(game, info), people, info), "utf-8", newline="\n")
    except Mismatch as error:
        return Trouble(NOT_WRITTEN, _no_record(error.place, error.text))
    except RecordError as error:
        return Trouble(NOT_WRITTEN, _no_record(error.place, error.text))
    except OSError as error:
        return Trouble(NOT_WRITTEN, T("{name}：写不进去（{why}）", name=path, why=error.strerror or error))
    return _read_back(game, path)


def title_of(game: Game, info: TableInfo) -> str:
    """Day, place, ruleset and board."""
    ruleset = game.setup.ruleset
    board = ruleset.boards[game.setup.board].title if game.setup.board else ""
    return " ".join(filter(None, (info.date, info.place, ruleset.title, board)))


def _no_record(place: str, why: Text) -> Text:
    return T("这一局写不成谱：{place}：{why}", place=place, why=why)


def _read_back(game: Game, path: Path) -> Trouble | None:
    try:
        played = replay(read_record(path))
    except RecordError as error:
        if game.setup.ruleset.id not in bundled_ids():
            name = f"{game.setup.ruleset.id}.toml"
            return Trouble(NOT_THE_SAME, T("谱写好了；规则是自己的，要把 {name} 放在谱的旁边", name=name))
        return Trouble(
            NOT_THE_SAME, T("谱写好了，但读不回来：{place}：{why}", place=error.place, why=error.text)
        )
    if played.mismatch:
        where, why = played.mismatch.place, say(played.mismatch.text)
        return Trouble(NOT_THE_SAME, T("谱写好了，但重放对不上：{place}：{why}", place=where, why=why))
    missing = next(strays(game.facts, played.game.facts).elements(), None)
    return Trouble(NOT_THE_SAME, T("谱写好了，但少了一件事：{what}", what=missing)) if missing else None


def strays(facts: Iterable[Fact], others: Iterable[Fact]) -> Counter[str]:
    """The public facts that the others lack."""
    return _told(facts) - _told(others)


def _told(facts: Iterable[Fact]) -> Counter[str]:
    return Counter(
        json.dumps([fact.at, fact.kind, fact.data], ensure_ascii=False, sort_keys=True)
        for fact in facts
        if fact.is_public
    )
