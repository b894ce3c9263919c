"""Whatever stands in a record, the answer is a game or a sentence."""

import copy
import random
import tomllib
from typing import Any

import pytest

from judge_app.records import RecordError, read_record, reader, replay
from tests.tables import CASES

PATHS = sorted(CASES.glob("*.wolf.toml"))
WORDS = ["none", "torn", "wolves", "save", "pick", "omit", "split", "keep", "unknown", "werewolf", "", "1"]
KEYS = ["try", "then", "force", "1", "9", "vote", "pk", "shoot", "explode", "remove", "wolves", "expect"]


def anything(dice: random.Random, depth: int = 0) -> Any:
    kind = dice.randrange(8 if depth < 2 else 5)
    if kind == 0:
        return dice.choice([0, 1, 2, 3, 5, 9, 12, 13, -1, 10**30])
    if kind == 1:
        return dice.choice(WORDS)
    if kind == 2:
        return dice.random() < 0.5
    if kind == 3:
        return dice.choice([1.5, float("nan"), float("inf")])
    if kind == 4:
        return []
    if kind == 5:
        return [anything(dice, depth + 1) for _ in range(dice.randint(1, 3))]
    return {dice.choice(KEYS): anything(dice, depth + 1) for _ in range(dice.randint(0, 2))}


def spoil(raw: Any, dice: random.Random) -> None:
    """Change one thing somewhere inside."""
    while True:
        keys = list(raw) if isinstance(raw, dict) else list(range(len(raw)))
        key = dice.choice(keys) if keys else None
        inner = raw[key] if key is not None else None
        if isinstance(inner, dict | list) and inner and dice.random() < 0.85:
            raw = inner
            continue
        break
    if key is None:
        return
    act = dice.choice(["replace", "remove", "add"])
    if act == "replace":
        raw[key] = anything(dice)
    elif act == "remove":
        del raw[key]
    elif isinstance(raw, dict):
        raw[dice.choice(KEYS)] = anything(dice)
    else:
        raw.insert(dice.randrange(len(raw) + 1), anything(dice))


@pytest.mark.parametrize("seed", range(100))
def test_spoilt_record_never_breaks_the_program(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    dice = random.Random(seed)
    path = dice.choice(PATHS)
    whole = tomllib.loads(path.read_text("utf-8"))
    for _ in range(5):
        raw = copy.deepcopy(whole)
        for _ in range(dice.randint(1, 2)):
            spoil(raw, dice)
        monkeypatch.setattr(reader, "read_table", lambda _path, raw=raw: raw)
        try:
            replay(read_record(path))
        except RecordError:
            continue
