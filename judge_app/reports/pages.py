"""Sheets as HTML: for paper in a chosen size of type, or one file for a browser."""

import base64
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from judge_app.engine.text import T, Text
from judge_app.narration.words import is_chinese, say
from judge_app.paths import data_path
from judge_app.reports.ballots import Ballot
from judge_app.reports.fates import when
from judge_app.reports.summary import UNFINISHED, Summary
from judge_app.reports.words import SUMMARY

SCREEN_SIZE = 10.0
"""Points of type in a browser."""
COLUMNS = 9
"""So many ballots stand beside the seats; more get a grid of their own."""
LONG_WORD = 10
"""Letters after which a name without spaces may be broken."""
PIXELS_A_POINT = 96 / 72
USUAL = 10.0
"""The size of type, in points, for which spaces are given."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a sheet is set: `size` in points; `is_paper`: for Qt's printer, else for a browser.

    `is_long`: it does not fit on one page, so what can stand alone begins a new one.
    """

    size: float = SCREEN_SIZE
    is_paper: bool = False
    paper: str = "A4"
    is_long: bool = False


BROWSER = Form()


@dataclass(frozen=True, slots=True)
class Cell:
    """What a voter's square of the grid says; `weight` "" where the vote counts one."""

    text: Text | str
    weight: str = ""


def page(name: str, form: Form, title: str, values: Mapping[str, object]) -> str:
    """A template of ours, filled in; what is not our own markup is escaped."""
    given = {
        "lang": "zh-CN" if is_chinese() else "en",
        "title": title,
        "is_paper": form.is_paper,
        "paper": form.paper,
        "is_long": form.is_long,
        "pt": lambda times: f"{form.size * times:.2f}pt",
        "px": lambda many: f"{_scaled(form, many):.0f}px",
        "pad": lambda many: f"{_scaled(form, many):.1f}",
        "soft": _soft if form.is_paper else str,
    }
    return _environment().get_template(name).render(given | dict(values))


def summary_page(sheet: Summary, form: Form = BROWSER) -> str:
    """The summary of a game."""
    is_told = sheet.result != UNFINISHED
    return page(
        "summary.html",
        form,
        title_of(sheet),
        {
            "s": sheet,
            "w": SUMMARY,
            "facts": list(_facts(sheet)),
            "logo": _data_uri(sheet.club.logo),
            "is_told": is_told,
            "is_apart": len(sheet.ballots) > COLUMNS,
            "COLUMNS": 2 * COLUMNS,
            "votes_of": _cell,
            "when": when,
            "number": lambda count: f"{count:g}",
        },
    )


def title_of(sheet: Summary) -> str:
    """What the document is called."""
    words = (sheet.info.date, sheet.info.place, sheet.info.table, sheet.ruleset, say(sheet.result))
    return " ".join(word for word in words if word)


def _facts(sheet: Summary) -> list[tuple[Text, str]]:
    info = sheet.info
    named = ((T("日期"), info.date), (T("地点"), info.place), (T("桌"), info.table), (T("法官"), info.judge))
    return [(name, value) for name, value in named if value]


def _cell(ballot: Ballot, seat: int) -> Cell:
    if seat not in ballot.votes:
        return Cell("–" if seat in ballot.present else "")
    target = ballot.votes[seat]
    weight = ballot.weights[seat]
    return Cell(T("弃") if target is None else str(target), "" if weight == 1 else f"{weight:g}")


def _scaled(form: Form, many: float) -> float:
    return many * form.size / USUAL


def _soft(text: str) -> str:
    """Let long words without spaces be broken anywhere."""
    return " ".join(_broken(word) for word in text.split(" "))


def _broken(word: str) -> str:
    if len(word) <= LONG_WORD or not word.isascii():
        return word
    return "\u200b".join(word[at : at + LONG_WORD] for at in range(0, len(word), LONG_WORD))


def _data_uri(logo: Path | None) -> str:
    """A picture as part of the page itself; "" if there is none that can be read."""
    if logo is None:
        return ""
    kind = mimetypes.guess_type(logo.name)[0] or ""
    try:
        raw = logo.read_bytes() if kind.startswith("image/") else b""
    except OSError:
        raw = b""
    return f"data:{kind};base64,{base64.b64encode(raw).decode()}" if raw else ""


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(data_path("resources") / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["say"] = say
    return made
