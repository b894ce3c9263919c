"""What stands above the club's sheets, and what it keeps from the players' version."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QPushButton, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.reports.sight import PARTS
from judge_app.storage.settings import Settings
from judge_app.ui.parts import button, label, row


class SheetsBox(QWidget):
    """`sheetsBox`: the club's name and logo; what is lit is not published."""

    changed = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("sheetsBox")
        self._settings = settings
        self._name = QLineEdit(settings.club)
        self._name.setObjectName("clubName")
        self._name.setPlaceholderText(say(T("俱乐部名称")))
        self._name.setAccessibleName(say(T("俱乐部名称")))
        self._logo = button(T("徽标"), "clubLogo", "segment")
        self._logo.setCheckable(True)
        line = row(label(T("对局单抬头"), "strong"), self._name, self._logo, gap=10)
        line.addWidget(label(T("给玩家的版本不印")))
        for part, words in PARTS.items():
            line.addWidget(self._part(part, say(words)))
        line.addStretch(1)
        self.setLayout(line)
        self._show_logo()
        self._name.editingFinished.connect(self._take_name)
        self._logo.clicked.connect(lambda _on=False: self._turn_logo())

    def _part(self, part: str, words: str) -> QPushButton:
        made = button(words, f"withhold-{part}", "segment")
        made.setCheckable(True)
        made.setChecked(part in self._settings.withheld)
        made.toggled.connect(lambda is_on: self._withhold(part, is_on))
        return made

    def _withhold(self, part: str, is_on: bool) -> None:
        others = [other for other in self._settings.withheld if other != part]
        self._settings.withheld = sorted([*others, part]) if is_on else others
        self.changed.emit()

    def _take_name(self) -> None:
        self._settings.club = self._name.text().strip()
        self.changed.emit()

    def _turn_logo(self) -> None:
        """Take the logo away, or ask for one."""
        if self._settings.logo:
            self.set_logo("")
            return
        kinds = say(T("图片 (*.png *.jpg *.jpeg *.svg)"))
        name, _ = QFileDialog.getOpenFileName(self, say(T("俱乐部徽标")), str(Path.home()), kinds)
        self.set_logo(name)

    def set_logo(self, name: str) -> None:
        """Print this picture above the sheets; "" for none."""
        self._settings.logo = name
        self._show_logo()
        self.changed.emit()

    def _show_logo(self) -> None:
        self._logo.setChecked(bool(self._settings.logo))
        self._logo.setToolTip(self._settings.logo)
