"""Presets that come from elsewhere: taken in, or every mistake told; one with a known id asks which stays."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.rulesets import RulesetError
from judge_app.rulesets.toml_text import read_bytes
from judge_app.storage import disk
from judge_app.storage.presets import Incoming, as_another, read_incoming, take_in
from judge_app.ui import theme
from judge_app.ui.parts import button, column, label, row, scrolling
from judge_app.ui.preset_changes import mistake_text
from judge_app.ui.preset_parts import empty

PASTED = T("粘贴的文字")


class ImportLine(QFrame):
    """`importLine`: hidden until there is something to say."""

    taken = Signal(Path)

    def __init__(self, folder: Path, trash: Path) -> None:
        super().__init__()
        self.setObjectName("importLine")
        self.setProperty("role", "section")
        self._folder, self._trash = folder, trash
        self._waiting: Incoming | None = None
        self._text = label("", "strong", wraps=True)
        self._text.setObjectName("importText")
        inner = QWidget()
        self._mistakes = column(inner, gap=4)
        self._list = scrolling(inner, "importMistakes")
        self._list.setMinimumHeight(theme.px(48))
        self._list.setMaximumHeight(theme.px(180))
        self._replace = button(T("换掉旧的"), "replacePreset", "choice", T("换掉旧的，旧的进回收站的文件夹"))
        self._both = button(T("两套都留"), "keepBoth", "choice")
        self._away = button(T("知道了"), "importAway", "quiet")
        self._replace.clicked.connect(lambda: self._settle(is_another=False))
        self._both.clicked.connect(lambda: self._settle(is_another=True))
        self._away.clicked.connect(self.hide)
        lines = column(self, gap=8, margin=12)
        head = row(self._text, self._replace, self._both, self._away)
        head.setStretch(0, 1)
        lines.addLayout(head)
        lines.addWidget(self._list)
        self.hide()

    def take_files(self, files: list[Path]) -> None:
        """Take these files in, one after the other, up to the first that needs a word."""
        for path in files:
            try:
                data = read_bytes(path)
            except RulesetError as error:
                self._refuse(path.name, error)
                return
            if not self._take(data, path.name):
                return

    def take_text(self, text: str) -> None:
        """Take in what was pasted or dropped as text."""
        if text.strip():
            self._take(text.encode("utf-8", "surrogatepass"), say(PASTED))
        else:
            self._tell(T("剪贴板里没有文字"))

    def _take(self, data: bytes, name: str) -> bool:
        try:
            incoming = read_incoming(data, name, self._folder)
        except RulesetError as error:
            self._refuse(name, error)
            return False
        if incoming.twin is None or incoming.twin.path.read_bytes() == incoming.text.encode():
            return self._save(incoming)
        self._waiting = incoming
        old = incoming.twin.ruleset
        self._tell(
            T(
                "「{new}」和已有的「{old}」是同一个 id（{id}），留哪一套？",
                new=incoming.ruleset.title,
                old=old.title if old else incoming.twin.path.name,
                id=incoming.ruleset.id,
            ),
            is_choice=True,
        )
        return False

    def _settle(self, is_another: bool) -> None:
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._save(as_another(waiting, self._folder) if is_another else waiting)

    def _save(self, incoming: Incoming) -> bool:
        try:
            path = take_in(incoming, self._folder, self._trash)
        except OSError as error:
            self._tell(T("没有存下：{why}", why=disk.reason(error)))
            return False
        self._tell(T("已导入「{title}」", title=incoming.ruleset.title))
        self.taken.emit(path)
        return True

    def _refuse(self, name: str, error: RulesetError) -> None:
        self._tell(T("{name} 没有导入，有 {count} 处要改：", name=name, count=len(error.mistakes)))
        for mistake in error.mistakes:
            made = label(mistake_text(mistake), "error", wraps=True)
            made.setObjectName("importMistake")
            self._mistakes.addWidget(made)
        self._mistakes.addStretch(1)
        self._list.show()

    def _tell(self, text: Text, is_choice: bool = False) -> None:
        empty(self._mistakes)
        self._list.hide()
        self._text.setText(say(text))
        for made in (self._replace, self._both):
            made.setVisible(is_choice)
        self.show()
