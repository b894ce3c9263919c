"""Set-up: three ways to start."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.ui.parts import Section, label
from judge_app.ui.tile import Tile

_WAYS: tuple[tuple[str, str, Text, Text], ...] = (
    ("found", "dealFound", T("牌已发好，第一夜认身份"), T("每个身份睁眼时记下是谁，其余是村民")),
    ("entered", "dealEntered", T("牌已发好，由我录入"), T("开局前把每个座位的牌录进来")),
    ("program", "dealByProgram", T("由程序发牌"), T("设备传一圈，每人按住看自己的牌")),
)


class DealingSection(Section):
    """Found on night 1, entered by the judge, or dealt by the program."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__(T("发牌"))
        self._group = QButtonGroup(self)
        self.body.setSpacing(6)
        for way, name, title, about in _WAYS:
            tile = Tile(say(title), (), name)
            tile.setToolTip(say(about))
            tile.setProperty("id", way)
            self._group.addButton(tile)
            self.body.addWidget(tile)
        self._about = label("", "muted", wraps=True)
        self.body.addWidget(self._about)
        self._group.buttonClicked.connect(lambda tile: self.chosen.emit(tile.property("id")))

    def show_way(self, way: str) -> None:
        """Mark the way in use."""
        for tile in self._group.buttons():
            tile.setChecked(tile.property("id") == way)
        self._about.setText(say(next(about for known, _name, _title, about in _WAYS if known == way)))
