"""A game's summary into a file of any kind; Qt is loaded only for PDF and PNG."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from judge_app.engine.game import Game
from judge_app.reports.club import NO_CLUB, Club
from judge_app.reports.pages import Form, summary_page, title_of
from judge_app.reports.sight import JUDGES, PUBLIC, Sight, is_over, players
from judge_app.reports.summary import Summary, seated, summary
from judge_app.reports.tables import as_csv, as_json
from judge_app.session import Session, TableInfo
from judge_app.storage.settings import Settings


@dataclass(frozen=True, slots=True)
class Played:
    """A game to print: who sat on each seat, and what stands above it."""

    game: Game
    persons: tuple[str, ...]
    info: TableInfo

    @classmethod
    def of(cls, session: Session) -> "Played":
        """A table as it stands, with everybody who has sat there."""
        return cls(session.game, seated(session.stays(), session.game.setup.seats), session.info)


def club_of(settings: Settings) -> Club:
    """What the club prints above its sheets."""
    return Club(settings.club, Path(settings.logo) if settings.logo else None)


def sight_of(game: Game, withheld: Iterable[str], for_players: bool, with_hidden: bool) -> Sight:
    """What may be printed: of an unfinished game only what is public, unless the judge says so."""
    if not is_over(game) and not with_hidden:
        return PUBLIC
    return players(withheld) if for_players else JUDGES


def write(path: Path, played: Played, sight: Sight = JUDGES, club: Club = NO_CLUB) -> None:
    """Write a summary; the ending of the name, one of `KINDS`, says as what. Raises OSError."""
    sheet = summary(played.game, played.persons, played.info, sight, club)
    KINDS[path.suffix.lower()](path, played, sheet, sight)


def _pdf(path: Path, _played: Played, sheet: Summary, _sight: Sight) -> None:
    from judge_app.ui.printing import ready, write_pdf

    ready()
    write_pdf(path, lambda form: summary_page(sheet, form), title_of(sheet))


def _png(path: Path, _played: Played, sheet: Summary, _sight: Sight) -> None:
    from judge_app.ui.printing import ready, write_picture

    ready()
    write_picture(path, lambda form: summary_page(sheet, form))


def _html(path: Path, _played: Played, sheet: Summary, _sight: Sight) -> None:
    path.write_text(summary_page(sheet, Form()), "utf-8")


def _csv(path: Path, played: Played, sheet: Summary, sight: Sight) -> None:
    path.write_text(as_csv(played.game, sheet, sight), "utf-8", newline="")


def _json(path: Path, played: Played, sheet: Summary, sight: Sight) -> None:
    path.write_text(as_json(played.game, sheet, sight), "utf-8")


KINDS: Mapping[str, Callable[[Path, Played, Summary, Sight], None]] = {
    ".pdf": _pdf,
    ".html": _html,
    ".png": _png,
    ".csv": _csv,
    ".json": _json,
}
