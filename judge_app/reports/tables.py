"""The facts of a game for other programs: CSV for a spreadsheet, JSON for anything else."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.narration.words import say
from judge_app.reports.ballots import Ballot
from judge_app.reports.sight import JUDGES, Sight
from judge_app.reports.summary import SeatRow, Summary

FORMAT = 1
COLUMNS = ("at", "kind", "ballot", "seat", "person", "card", "target", "weight", "text")
"""One table: `kind` says what a row is (head, seat, vote, tally, else the fact's own kind)."""
BOM = "\ufeff"
"""By which spreadsheets know that a file is UTF-8."""
FORMULAS = ("=", "+", "-", "@", "\t", "\r")

Row = dict[str, object]


def as_csv(game: Game, sheet: Summary, sight: Sight = JUDGES) -> str:
    """Head, seats, votes with their weights and tallies, and every other fact, a row each."""
    return csv_text(COLUMNS, _rows(game, sheet, sight))


def csv_text(columns: Sequence[str], rows: Iterable[Mapping[str, object]]) -> str:
    """Rows as CSV that a spreadsheet opens without running anything."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerows({name: _harmless(value) for name, value in row.items()} for row in rows)
    return BOM + out.getvalue()


def _harmless(value: object) -> object:
    """A word that a spreadsheet would take for a formula is marked as text."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value


def _rows(game: Game, sheet: Summary, sight: Sight) -> Iterator[Row]:
    for name, value in _head(sheet).items():
        yield {"kind": "head", "ballot": name, "text": value}
    for row in sheet.seats:
        card = say(row.card) if row.card else ""
        yield {"kind": "seat", "seat": row.seat, "person": row.person, "card": card, "text": say(row.fate)}
    for ballot in sheet.ballots:
        yield from _votes(ballot)
    for fact in _facts(game, sight):
        seat = fact.data.get("seat")
        yield {"at": fact.at, "kind": fact.kind, "seat": "" if seat is None else seat, "text": say(fact.text)}


def _head(sheet: Summary) -> dict[str, str]:
    return {
        **asdict(sheet.info),
        "ruleset": sheet.ruleset,
        "board": sheet.board,
        "result": say(sheet.result),
        "why": say(sheet.why) if sheet.why else "",
    }


def _votes(ballot: Ballot) -> Iterator[Row]:
    of = {"at": ballot.at, "ballot": ballot.name}
    for voter, target in ballot.votes.items():
        weight = f"{ballot.weights[voter]:g}"
        yield {**of, "kind": "vote", "seat": voter, "target": target or "", "weight": weight}
    for seat, count in ballot.counts.items():
        yield {**of, "kind": "tally", "target": seat, "weight": f"{count:g}"}


def _facts(game: Game, sight: Sight) -> Iterator[Fact]:
    return (fact for fact in game.facts if fact.kind != "tally" and sight.shows(fact))


def as_json(game: Game, sheet: Summary, sight: Sight = JUDGES) -> str:
    """Everything the sheet says, and the facts with their data and the rules behind them."""
    setup = game.setup
    raw = {
        "format": FORMAT,
        "info": asdict(sheet.info),
        "ruleset": {"id": setup.ruleset.id, "title": setup.ruleset.title, "board": setup.board},
        "options": dict(setup.options),
        "protected": list(setup.protected),
        "result": say(sheet.result),
        "outcome": _outcome(game, sheet),
        "seats": [_seat(row) for row in sheet.seats],
        "ballots": [_ballot(ballot) for ballot in sheet.ballots],
        "facts": [_fact(fact) for fact in _facts(game, sight)],
    }
    return json.dumps(raw, ensure_ascii=False, indent=1)


def _outcome(game: Game, sheet: Summary) -> dict[str, Any] | None:
    if game.outcome is None or sheet.why is None:
        return None
    winners = list(game.outcome.winners)
    return {"camp": game.outcome.camp, "why": say(sheet.why), "winners": winners}


def _seat(row: SeatRow) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "person": row.person,
        "card": say(row.card) if row.card else None,
        "fate": say(row.fate),
        "has_last_words": row.has_words,
        "has_won": row.has_won,
        "is_out": row.is_out,
    }


def _ballot(ballot: Ballot) -> dict[str, Any]:
    return {
        "at": ballot.at,
        "name": ballot.name,
        "votes": dict(ballot.votes),
        "weights": dict(ballot.weights),
        "tally": dict(ballot.counts),
    }


def _fact(fact: Fact) -> dict[str, Any]:
    return {
        "at": fact.at,
        "key": fact.key,
        "kind": fact.kind,
        "data": dict(fact.data),
        "is_public": fact.is_public,
        "text": say(fact.text),
        "rules": [ruling.id for ruling in fact.rulings],
    }
