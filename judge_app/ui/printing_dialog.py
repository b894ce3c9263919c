"""A sheet before it goes out: which version, a preview for the printer, or a file."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QButtonGroup, QDialog, QFileDialog, QPushButton, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.reports.pages import Form, summary_page, title_of
from judge_app.reports.sight import JUDGES, PUBLIC, Sight, is_over, players
from judge_app.reports.summary import summary
from judge_app.session import JournalError, Session, looked_at
from judge_app.storage.settings import Settings, load_settings
from judge_app.ui import theme
from judge_app.ui.parts import button, column, label, row, tall
from judge_app.ui.printing import Sheet, page_layout, paint, ready, write_pdf
from judge_app.ui.printing_out import KINDS, Played, club_of, write
from judge_app.ui.privacy import let_cover
from judge_app.ui.setup_sheet import dress

FILES = T("PDF (*.pdf);;网页 (*.html);;图片 (*.png);;表格 (*.csv);;JSON (*.json)")


def preview(parent: QWidget, sheet: Sheet, title: str, paper: str = "A4", smallest: float = 6.0) -> None:
    """Qt's own preview, from which it is printed; a machine without a printer can still look.

    A sheet of several pages goes on both sides of the paper, where the printer can.
    """
    ready()
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDuplex(QPrinter.DuplexMode.DuplexLongSide)
    printer.setDocName(title)
    printer.setPageLayout(page_layout(paper))
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setObjectName("printPreview")
    dialog.setWindowTitle(title)
    dialog.paintRequested.connect(lambda device: paint(device, sheet, paper, smallest))
    dialog.resize(900, 760)
    let_cover(dialog)
    dialog.exec()
    dialog.deleteLater()


def print_session(parent: QWidget, session: Session) -> None:
    """Offer the sheet of a table as it stands."""
    settings = load_settings(session.path.parent.parent)
    dialog = SummaryDialog(parent, Played.of(session), settings)
    dialog.exec()
    dialog.deleteLater()


def print_file(parent: QWidget, path: Path) -> Text | None:
    """Offer the sheet of a saved game; one sentence if it cannot be read."""
    try:
        session = looked_at(path)
    except JournalError as error:
        return error.text
    dialog = SummaryDialog(parent, Played.of(session), load_settings(path.parent.parent))
    dialog.exec()
    dialog.deleteLater()
    return None


def save_pdf(parent: QWidget, sheet: Sheet, title: str, paper: str = "A4", smallest: float = 6.0) -> None:
    """Ask where to, and write a sheet that is no summary as PDF."""
    name, _ = QFileDialog.getSaveFileName(parent, title, str(Path.home() / f"{title}.pdf"), "PDF (*.pdf)")
    if name:
        ready()
        write_pdf(Path(name), sheet, title, paper, smallest)


class SummaryDialog(QDialog):
    """`summaryDialog`: a game's sheet; of an unfinished game only what is public, until he says otherwise."""

    def __init__(self, parent: QWidget, played: Played, settings: Settings) -> None:
        super().__init__(parent)
        self.setObjectName("summaryDialog")
        self.setWindowTitle(say(T("对局单")))
        self.setMinimumWidth(theme.px(420))
        self._played, self._club = played, club_of(settings)
        self._group = QButtonGroup(self)
        self._sights: list[Sight] = []
        self._told = label("", "warn", wraps=True)
        self._told.setObjectName("summaryTold")
        self._lay_out(settings)
        dress(self)
        let_cover(self)

    def _lay_out(self, settings: Settings) -> None:
        lines = column(self, gap=10, margin=20)
        lines.addWidget(label(T("对局单"), "title"))
        for words, name, sight in _versions(self._played, settings):
            lines.addWidget(self._version(words, name, sight))
        self._group.buttons()[0].setChecked(True)
        lines.addSpacing(8)
        lines.addLayout(row(self._deed(T("预览和打印"), "previewSummary", self.show_preview), gap=10))
        save = self._deed(T("存为 PDF、网页、图片、表格"), "saveSummary", self.ask_where)
        lines.addWidget(save)
        lines.addWidget(self._told)
        close = button(T("关闭"), "closeSummary", "quiet")
        close.clicked.connect(self.accept)
        lines.addLayout(row(1, close))

    def _version(self, words: Text, name: str, sight: Sight) -> QPushButton:
        made = button(words, name, "segment")
        made.setCheckable(True)
        self._group.addButton(made, len(self._sights))
        self._sights.append(sight)
        return tall(made, 44)

    def _deed(self, words: Text, name: str, deed: Callable[[], None]) -> QPushButton:
        made = tall(button(words, name, "choice"), 52)
        made.clicked.connect(lambda _on=False: deed())
        return made

    @property
    def sight(self) -> Sight:
        """What the version chosen may say."""
        return self._sights[self._group.checkedId()]

    def show_preview(self) -> None:
        """The sheet as the printer would take it."""
        sheet = summary(self._played.game, self._played.persons, self._played.info, self.sight, self._club)

        def html(form: Form) -> str:
            return summary_page(sheet, form)

        preview(self, html, title_of(sheet))

    def ask_where(self) -> None:
        """Ask for a file; the kind chosen or typed says as what."""
        proposed = str(Path.home() / f"{self._played.info.date or say(T('对局单'))}.pdf")
        name, kind = QFileDialog.getSaveFileName(self, say(T("存对局单")), proposed, say(FILES))
        if name:
            self.save(_with_ending(Path(name), kind))

    def save(self, path: Path) -> None:
        """Write the file, and say that it is there or why it is not."""
        try:
            write(path, self._played, self.sight, self._club)
        except OSError as error:
            self._tell(T("{name}：写不进去（{why}）", name=path.name, why=error.strerror or error))
        else:
            self._tell(T("存好了：{name}", name=path))

    def _tell(self, words: Text) -> None:
        """One sentence below the buttons, the dialog as high as it needs to be."""
        self._told.setText(say(words))
        self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))


def _with_ending(path: Path, kind: str) -> Path:
    """A name without a known ending gets that of the kind chosen."""
    if path.suffix.lower() in KINDS:
        return path
    ending = next((ending for ending in KINDS if f"*{ending}" in kind), ".pdf")
    return path.with_name(path.name + ending)


def _versions(played: Played, settings: Settings) -> list[tuple[Text, str, Sight]]:
    """What may be chosen, the most harmless first while the game is on."""
    if is_over(played.game):
        return [
            (T("完整版"), "wholeVersion", JUDGES),
            (T("给玩家的版本"), "playersVersion", players(settings.withheld)),
        ]
    return [
        (T("只要已经公开的"), "publicVersion", PUBLIC),
        (T("连身份和夜里的行动也要（只给法官看）"), "hiddenVersion", JUDGES),
    ]
