"""What is printed before a game: the rules in force, and the night's words for the judge's pocket."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.reports.leaflets import rules_page, script_page
from judge_app.storage.settings import Settings
from judge_app.ui.parts import button, column, label, row, tall
from judge_app.ui.printing import Sheet, pages, ready
from judge_app.ui.printing_dialog import preview, save_pdf
from judge_app.ui.printing_out import club_of
from judge_app.ui.setup_sheet import dress

Deed = Callable[[QWidget, Sheet, str, str, float], None]
RULES_TYPE, SCRIPT_TYPE = 9.0, 7.0
"""The smallest type, in points, of the rules on A4 and of the card on A5."""


class LeafletDialog(QDialog):
    """`leafletDialog`: two sheets of the table about to be, each to look at and print or to keep."""

    def __init__(self, parent: QWidget, setup: Setup, settings: Settings) -> None:
        super().__init__(parent)
        self.setObjectName("leafletDialog")
        self.setWindowTitle(say(T("打印规则和法官词")))
        club = club_of(settings)
        ready()
        lines = column(self, gap=10, margin=20)
        lines.addWidget(label(T("打印规则和法官词"), "title"))
        for words, name, sheet, paper, smallest in (
            (T("本局规则"), "Rules", lambda form: rules_page(setup, form, club), "A4", RULES_TYPE),
            (T("法官词"), "Script", lambda form: script_page(setup, form, club), "A5", SCRIPT_TYPE),
        ):
            lines.addWidget(label(T("{sheet}（{paper}）", sheet=words, paper=paper), "heading"))
            title = f"{say(words)} {setup.ruleset.title}"
            look = self._deed(T("预览和打印"), f"preview{name}", preview, sheet, title, paper, smallest)
            keep = self._deed(T("存为 PDF"), f"save{name}", save_pdf, sheet, title, paper, smallest)
            lines.addWidget(label(_told(pages(sheet, paper, smallest)), "muted"))
            lines.addLayout(row(look, keep, gap=10))
        close = button(T("关闭"), "closeLeaflets", "quiet")
        close.clicked.connect(self.accept)
        lines.addLayout(row(1, close))
        dress(self)

    def _deed(
        self, words: Text, name: str, deed: Deed, sheet: Sheet, title: str, paper: str, smallest: float
    ) -> QPushButton:
        made = tall(button(words, name, "choice"), 48)
        run = partial(deed, self, sheet, title, paper, smallest)
        made.clicked.connect(lambda _on=False: run())
        return made


def _told(count: int) -> Text:
    if count == 1:
        return T("1 页")
    sheets = (count + 1) // 2
    return T("{count} 页；正反面打印，用 {sheets} 张纸", count=count, sheets=sheets)


def print_leaflets(parent: QWidget, setup: Setup, settings: Settings) -> None:
    """Offer both sheets."""
    dialog = LeafletDialog(parent, setup, settings)
    dialog.exec()
    dialog.deleteLater()
