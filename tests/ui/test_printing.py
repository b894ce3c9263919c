"""PDF, picture and preview of a sheet."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPdfWriter
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from judge_app.engine.game import Game
from judge_app.reports.leaflets import rules_page, script_page
from judge_app.reports.pages import summary_page
from judge_app.reports.summary import summary
from judge_app.session import Session
from judge_app.storage.settings import Settings
from judge_app.ui.printing import fitted, page_layout, picture, write_pdf
from judge_app.ui.printing_dialog import SummaryDialog, preview, print_session
from judge_app.ui.printing_leaflets import RULES_TYPE, LeafletDialog
from judge_app.ui.printing_out import KINDS, Played, write
from judge_app.ui.privacy import cover_of
from tests.reports.printed import INFO, faults, played_at_random, played_case, text_of
from tests.reports.test_summary import HOSTILE
from tests.tables import CASES, table
from tests.ui.parts_of import part, touch
from tests.ui.tabletop import Judge

pytestmark = pytest.mark.usefixtures("qapp")
SAMPLE = sorted(CASES.glob("*.wolf.toml"))[::25]
"""Every 25th case, to keep the run short; `python -m tests.reports.printed` goes through all of them."""


@pytest.mark.parametrize("case", SAMPLE, ids=lambda path: path.name)
def test_pdf_of_a_case_holds_every_card_fate_and_the_result(case: Path, tmp_path: Path) -> None:
    assert list(faults(played_case(case), tmp_path)) == []


@pytest.mark.parametrize("number", range(0, 120, 8))
def test_pdf_of_a_random_game_holds_every_card_fate_and_the_result(number: int, tmp_path: Path) -> None:
    assert list(faults(played_at_random(number), tmp_path)) == []


def test_pdf_has_a_title_and_both_fonts_embedded(tmp_path: Path) -> None:
    file = tmp_path / "game.pdf"
    write(file, played_at_random(0))
    reader = PdfReader(file)
    assert reader.metadata is not None
    assert "2026-11-29" in str(reader.metadata.title)
    found = {}
    for font in reader.pages[0]["/Resources"]["/Font"].values():  # type: ignore[index]
        inner = font.get_object()["/DescendantFonts"][0].get_object()
        found[inner["/BaseFont"].split("+")[-1]] = "/FontFile2" in inner["/FontDescriptor"].get_object()
    assert found == {"/NotoSansSC-Regular": True, "/NotoSansSC-Bold": True} or found == {
        "NotoSansSC-Regular": True,
        "NotoSansSC-Bold": True,
    }


@pytest.mark.parametrize("kind", KINDS)
def test_names_of_any_kind_break_no_output(kind: str, tmp_path: Path) -> None:
    played = played_at_random(4)
    seats = played.game.setup.seats
    write(tmp_path / f"game{kind}", Played(played.game, (HOSTILE * 3)[:seats], INFO))
    assert (tmp_path / f"game{kind}").stat().st_size > 1000


def test_long_names_stay_on_the_paper(tmp_path: Path) -> None:
    sheet = summary(Game(table("last-words", "18")), ("W" * 40,) * 18, INFO)
    writer = QPdfWriter(str(tmp_path / "wide.pdf"))
    writer.setPageLayout(page_layout("A4"))
    document = fitted(lambda form: summary_page(sheet, form), writer, "A4", 6.0)
    assert document.idealWidth() <= writer.width() + 2  # 1200 to the inch: what is rounded
    assert document.pageCount() == 1


def test_picture_is_as_wide_as_paper_and_not_empty() -> None:
    sheet = summary(played_at_random(1).game, (), INFO)
    image = picture(lambda form: summary_page(sheet, form))
    assert image.width() == 1654
    assert image.height() > 900
    assert image.pixelColor(5, 5).name() == "#ffffff"


def test_rules_and_script_fit_the_judges_pocket(tmp_path: Path) -> None:
    setup = table("face-to-face", "12-guard")
    assert write_pdf(tmp_path / "rules.pdf", lambda form: rules_page(setup, form), "r", "A4", 9.0) <= 2
    assert write_pdf(tmp_path / "script.pdf", lambda form: script_page(setup, form), "s", "A5", 7.0) == 2
    assert "守卫请睁眼" in text_of(tmp_path / "script.pdf")[1]


def test_unfinished_game_offers_what_is_public_first(qtbot: QtBot, session: Session) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = SummaryDialog(window, Played.of(session), Settings())
    assert not dialog.sight.is_whole
    touch(dialog, "hiddenVersion")
    assert dialog.sight.is_whole


def test_saved_sheet_is_there_or_it_is_said_why_not(qtbot: QtBot, session: Session, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = SummaryDialog(window, Played.of(session), Settings())
    dialog.save(tmp_path / "game.html")
    assert (tmp_path / "game.html").exists()
    dialog.save(tmp_path / "none" / "game.html")
    assert "写不进去" in part(dialog, "summaryTold", QWidget).property("text")


def test_where_it_was_saved_is_shown_whole_however_deep(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = SummaryDialog(window, Played.of(session), Settings())
    dialog.show()
    folder = tmp_path.joinpath(*["club evening"] * 12)
    folder.mkdir(parents=True)
    dialog.save(folder / "game.html")
    QApplication.processEvents()
    told = part(dialog, "summaryTold", QLabel)
    assert told.height() >= told.heightForWidth(told.width())


def test_f2_puts_preview_and_dialog_away_and_covers_the_window(qtbot: QtBot, session: Session) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    dialog = SummaryDialog(window, Played.of(session), Settings())
    dialog.show()

    def look() -> None:
        shown = QApplication.activeModalWidget()
        assert isinstance(shown, QPrintPreviewDialog)
        qtbot.keyClick(shown, Qt.Key.Key_F2)

    QTimer.singleShot(200, look)
    dialog.show_preview()
    assert cover_of(window).is_on
    assert not dialog.isVisible()


def test_preview_paints_the_sheet(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QPrintPreviewDialog] = []

    def look(dialog: QPrintPreviewDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        shown.append(dialog)
        return 0

    monkeypatch.setattr(QPrintPreviewDialog, "exec", look)
    window = QWidget()
    qtbot.addWidget(window)
    sheet = summary(Game(table()), (), INFO)
    painted: list[float] = []

    def html(form: object) -> str:
        painted.append(1)
        return summary_page(sheet, form)  # type: ignore[arg-type]

    preview(window, html, "t")
    assert shown
    assert painted


def test_leaflets_of_a_board_are_offered_in_two_sizes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = LeafletDialog(window, table("last-words", "18"), Settings(club="北城"))
    for name in ("Rules", "Script"):
        file = tmp_path / f"{name}.pdf"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args, file=file: (str(file), ""))
        touch(dialog, f"save{name}")
        assert "北城" in text_of(file)[1]


def test_dialog_says_how_many_pages_and_sheets_the_leaflets_take(qtbot: QtBot, tmp_path: Path) -> None:
    window, setup = QWidget(), table("last-words", "18")
    qtbot.addWidget(window)
    dialog = LeafletDialog(window, setup, Settings())
    count = write_pdf(tmp_path / "rules.pdf", lambda form: rules_page(setup, form), "t", "A4", RULES_TYPE)
    told = [line.text() for line in dialog.findChildren(QLabel)]
    assert count == 2
    assert told.count("2 页；正反面打印，用 1 张纸") == 2


def test_preview_asks_the_printer_for_both_sides(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    modes: list[QPrinter.DuplexMode] = []

    # without a printer, as here, Qt keeps no such wish
    monkeypatch.setattr(QPrinter, "setDuplex", lambda _printer, mode: modes.append(mode))
    monkeypatch.setattr(QPrintPreviewDialog, "exec", lambda _dialog: 0)
    window = QWidget()
    qtbot.addWidget(window)
    preview(window, lambda form: script_page(table("last-words", "18"), form), "t", "A5")
    assert modes == [QPrinter.DuplexMode.DuplexLongSide]


def test_end_page_opens_the_sheet(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QDialog] = []

    def note(dialog: QDialog) -> int:
        opened.append(dialog)
        return 0

    monkeypatch.setattr(SummaryDialog, "exec", note)
    print_session(judge.page, judge.session)
    assert opened
