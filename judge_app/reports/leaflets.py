"""What a judge prints before a game: the rules in force, and the night's words for his pocket."""

from collections.abc import Iterator
from dataclasses import dataclass

from judge_app.engine.setup import Setup
from judge_app.engine.steps import declared
from judge_app.engine.text import T, Text
from judge_app.narration.rules_sheet import rules_sheet
from judge_app.narration.words import say
from judge_app.reports.club import NO_CLUB, Club
from judge_app.reports.pages import BROWSER, Form, page
from judge_app.reports.rules_in_force import deck, differences

NIGHTS = ((1, T("第一夜")), (2, T("以后每夜")))
"""The nights that differ, by number."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A title (None: the lines stand alone), the lines said or ruled, and what is done, never said."""

    title: Text | None
    lines: tuple[Text | str, ...]
    do: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a leaflet; each begins a page of its own where `is_apart`."""

    heading: Text | None
    entries: tuple[Entry, ...]
    is_apart: bool = False


def rules_page(setup: Setup, form: Form = BROWSER, club: Club = NO_CLUB) -> str:
    """The rules in force, in plain words."""
    entries = tuple(
        Entry(section.title, tuple(line.words() for line in section.lines)) for section in rules_sheet(setup)
    )
    return _leaflet(T("本局规则"), setup, (Part(None, entries),), form, club)


def script_page(setup: Setup, form: Form = BROWSER, club: Club = NO_CLUB) -> str:
    """The judge's words for the first night and for the others, with what he does."""
    parts = tuple(Part(heading, tuple(_night(setup, night)), is_apart=night > 1) for night, heading in NIGHTS)
    return _leaflet(T("法官词"), setup, parts, form, club)


def _night(setup: Setup, night: int) -> Iterator[Entry]:
    later = "" if night == 1 else "_later"
    yield _entry(setup, f"dark{later}", T("天黑"))
    for called in declared(setup, night):
        yield _entry(setup, called.step.key, called.step.title)
    yield _entry(setup, f"dawn{later}", T("天亮"))


def _entry(setup: Setup, step: str, title: Text) -> Entry:
    script = setup.ruleset.script[step]
    return Entry(title, tuple(script.say), script.do)


def _leaflet(heading: Text, setup: Setup, parts: tuple[Part, ...], form: Form, club: Club) -> str:
    board = setup.ruleset.boards[setup.board].title if setup.board else ""
    values = {
        "heading": heading,
        "club": club.name,
        "ruleset": setup.ruleset.title,
        "board": board,
        "deck": deck(setup),
        "differences": differences(setup),
        "house_rules": T("家规"),
        "parts": parts,
    }
    title = " ".join(filter(None, (say(heading), setup.ruleset.title, board)))
    return page("leaflet.html", form, title, values)
