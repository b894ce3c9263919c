"""`judge-app check`: a line for each record, and how it went."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from judge_app.engine.facts import Fact
from judge_app.engine.rulings import Ruling
from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.records.errors import RecordError, Spot
from judge_app.records.reader import SUFFIX, read_record
from judge_app.records.runner import Replay, replay


@dataclass(frozen=True, slots=True)
class Report:
    """What is printed of one record; `code` is 0: all holds, 1: something does not, 2: no record."""

    code: int
    lines: tuple[str, ...]


def check_paths(paths: Iterable[Path], is_traced: bool = False) -> Iterator[Report]:
    """Check records, and every record in the folders among the paths."""
    for path in paths:
        found = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not found:
            yield _unusable(Spot(str(path)).error(T("文件夹里没有 {suffix} 文件", suffix=SUFFIX)))
        for file in found:
            yield _check(file, is_traced)


def _check(path: Path, is_traced: bool) -> Report:
    try:
        record = read_record(path)
        played = replay(record)
    except RecordError as error:
        return _unusable(error)
    trace = tuple(_trace(played)) if is_traced else ()
    if played.mismatch is None:
        return Report(0, (f"ok   {record.title}", *trace))
    mismatch = played.mismatch
    return Report(1, (f"FAIL {record.title}: {mismatch.place}: {say(mismatch.text)}", *trace))


def _unusable(error: RecordError) -> Report:
    where = ": ".join(part for part in (error.file, error.place) if part)
    return Report(2, (f"FAIL {where}: {say(error.text)}",))


def _trace(played: Replay) -> Iterator[str]:
    for told in played.told:
        if isinstance(told, Fact):
            yield f"     {told.at or '-'} {say(told.text)}" + "".join(map(_rule, told.rulings))
        else:
            yield f"     {say(T('拒绝'))} {say(told.text)}{_rule(told.ruling)}"


def _rule(ruling: Ruling) -> str:
    value = "" if ruling.value is None else f" = {ruling.value}"
    source = f", {ruling.source}" if ruling.source else ""
    return f" [{ruling.id}{value}{source}]"
