"""The club book on paper and as CSV."""

from collections.abc import Sequence
from datetime import date

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.reports.book import Span
from judge_app.reports.club import NO_CLUB, Club
from judge_app.reports.pages import BROWSER, Form, page
from judge_app.reports.standings import Standing
from judge_app.reports.tables import csv_text


def book_page(
    tables: Sequence[Standing], games: int, span: Span, form: Form = BROWSER, club: Club = NO_CLUB
) -> str:
    """All tables of a span."""
    heading = T("俱乐部战绩")
    values = {
        "heading": heading,
        "club": club.name,
        "subtitle": subtitle(games, span),
        "tables": tables,
        "is_name": lambda value: isinstance(value, str),
    }
    return page("book.html", form, say(heading), values)


def subtitle(games: int, span: Span) -> Text:
    """How many games, and of when and where."""
    since, until = span.since or "…", span.until or date.today().isoformat()
    told = T("{since} 至 {until}，{games} 局", since=since, until=until, games=games)
    where = " ".join(filter(None, (span.place, span.table)))
    return T("{what}，{where}", what=told, where=where) if where else told


def book_csv(table: Standing) -> str:
    """One table for a spreadsheet; a rate is its share and both its numbers."""
    columns = [say(column) for column in table.columns]
    rows = ({name: str(value) for name, value in zip(columns, row, strict=True)} for row in table.rows)
    return csv_text(columns, rows)
