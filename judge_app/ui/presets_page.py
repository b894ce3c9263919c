"""Rulesets and the judge's own: looked at, derived, edited, taken in, given away."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.rulesets import Ruleset, RulesetError
from judge_app.storage import disk
from judge_app.storage.places import Places
from judge_app.storage.presets import builds_on, remove, text_of
from judge_app.storage.settings import Settings
from judge_app.ui.parts import button, clear, column, label, row
from judge_app.ui.preset_card import PresetCard
from judge_app.ui.preset_editor import PresetEditor
from judge_app.ui.preset_import import ImportLine
from judge_app.ui.preset_list import Entry, PresetList
from judge_app.ui.preset_opening import derived, opened, unsaved
from judge_app.ui.preset_rules import RulesPage
from judge_app.ui.setup_sheet import dress

KINDS = T("规则文件 (*.toml)")


class PresetsPage(QWidget):
    """`presetsPage`: the list with a card, and in its place the editor or the rules in force."""

    left = Signal()
    told = Signal(Text)

    def __init__(self, places: Places, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("presetsPage")
        self.setAcceptDrops(True)
        self._places, self._settings = places, settings
        self.list, self.card = PresetList(), PresetCard()
        self.importing = ImportLine(places.presets, places.trash)
        self.editor: PresetEditor | None = None
        self._stack = QStackedWidget()
        self._lay_out()
        dress(self)
        self._connect()
        self.refresh()
        self._take_up()

    def refresh(self, path: Path | None = None) -> None:
        """Read the folder again; the preset of `path` is picked if it is there."""
        self.list.show_folder(self._places.presets, path)

    # layout

    def _lay_out(self) -> None:
        page = column(self, gap=0)
        page.addWidget(self._stack)
        shelf = QWidget()
        lines = column(shelf, gap=8)
        lines.setContentsMargins(20, 10, 16, 16)
        self._file = button(T("导入文件"), "importPreset", "quiet", T("导入规则文件"))
        self._paste = button(T("粘贴"), "pastePreset", "quiet", T("从剪贴板导入规则"))
        self._back = button(T("返回"), "leavePresets", "quiet")
        lines.addLayout(row(label(T("规则"), "title"), 1, self._file, self._paste, self._back))
        lines.addWidget(self.importing)
        body = row(self.list, self.card, gap=12)
        body.setStretch(0, 2)
        body.setStretch(1, 3)
        lines.addLayout(body, 1)
        self._stack.addWidget(clear(shelf))

    def _connect(self) -> None:
        self._back.clicked.connect(lambda: self.left.emit())
        self._file.clicked.connect(self._ask_for_file)
        self._paste.clicked.connect(self.paste)
        QShortcut(QKeySequence.StandardKey.Paste, self, self._paste_if_listed)
        self.list.picked.connect(self.card.show_entry)
        self.importing.taken.connect(self.refresh)
        card = self.card
        for made, deed in (
            (card.derive, self._derive),
            (card.edit, self._edit),
            (card.rules, self._show_rules),
            (card.copy, self._copy),
            (card.export, self._export),
            (card.remove, self._remove),
        ):
            made.clicked.connect(lambda _on=False, deed=deed: self._with_entry(deed))

    # taking in

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self._is_listed and (event.mimeData().hasUrls() or event.mimeData().hasText()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if files:
            self.importing.take_files(files)
        else:
            self.importing.take_text(data.text())

    def paste(self) -> None:
        """Take in what lies in the clipboard."""
        self.importing.take_text(QGuiApplication.clipboard().text())

    def _paste_if_listed(self) -> None:
        if self._is_listed:
            self.paste()

    def _ask_for_file(self) -> None:
        names, _ = QFileDialog.getOpenFileNames(self, say(T("导入规则文件")), "", say(KINDS))
        if names:
            self.importing.take_files([Path(name) for name in names])

    # the deeds of the card

    @property
    def _is_listed(self) -> bool:
        return self._stack.currentIndex() == 0

    def _with_entry(self, deed: object) -> None:
        entry = self.list.entry
        if entry is not None and callable(deed):
            deed(entry)

    def _derive(self, entry: Entry) -> None:
        if entry.ruleset is not None:
            title = say(T("{title}（我们的）", title=T(entry.ruleset.title)))
            self._turn_to(PresetEditor(derived(entry.ruleset, self._places.presets, title)))

    def _edit(self, entry: Entry) -> None:
        if entry.path is None:
            return
        try:
            draft = opened(entry.path, self._places.presets)
        except RulesetError:
            self.told.emit(T("这个文件要先用文字编辑器改好，错处列在右边"))
        else:
            self._turn_to(PresetEditor(draft))

    def _take_up(self) -> None:
        """Where the window was closed on a preset half made, it is open again as it was."""
        draft = unsaved(self._places.presets)
        if draft is not None:
            self._turn_to(PresetEditor(draft))

    def _turn_to(self, page: PresetEditor | RulesPage) -> None:
        page.layout().setContentsMargins(20, 10, 16, 16)  # type: ignore[union-attr]
        page.left.connect(self._return)
        if isinstance(page, PresetEditor):
            page.told.connect(self.told)
            self.editor = page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _return(self) -> None:
        page, path = self._stack.currentWidget(), None
        if page is None:
            return
        if isinstance(page, PresetEditor) and page.draft.raw["id"]:
            path = self._places.presets / f"{page.draft.raw['id']}.toml"
        self.editor = None
        self._stack.removeWidget(page)
        page.deleteLater()
        self.refresh(path)

    def _show_rules(self, entry: Entry) -> None:
        if isinstance(entry.ruleset, Ruleset):
            self._turn_to(RulesPage(entry.ruleset, self._settings))

    def _copy(self, entry: Entry) -> None:
        if (text := self._text(entry)) is not None:
            QGuiApplication.clipboard().setText(text)
            self.told.emit(T("规则的文字已在剪贴板里，可以发给别人"))

    def _export(self, entry: Entry) -> None:
        text = self._text(entry)
        if text is None or entry.path is None:
            return
        name, _ = QFileDialog.getSaveFileName(self, say(T("导出规则")), entry.path.name, say(KINDS))
        if name:
            self._write(Path(name), text)

    def _write(self, path: Path, text: str) -> None:
        try:
            disk.swap(path, text.encode(), is_waited_for=True)
        except OSError as error:
            self.told.emit(T("没有存下：{why}", why=disk.reason(error)))
        else:
            self.told.emit(T("已导出：{name}", name=path.name))

    def _text(self, entry: Entry) -> str | None:
        """The file's own text, with its comments."""
        if entry.preset is None:
            return None
        try:
            return text_of(entry.preset)
        except (OSError, RulesetError):
            self.told.emit(T("这个文件读不了"))
            return None

    def _remove(self, entry: Entry) -> None:
        if entry.preset is None:
            return
        others = builds_on(entry.preset, self._places.presets)
        if others:
            names = "、".join(other.ruleset.title if other.ruleset else other.path.name for other in others)
            self.told.emit(T("{names} 以它为底本，先改掉它们", names=names))
            return
        try:
            remove(entry.preset, self._places.trash)
        except OSError as error:
            self.told.emit(T("没有删掉：{why}", why=disk.reason(error)))
        else:
            self.told.emit(T("已放进回收站的文件夹：{name}", name=entry.preset.path.name))
        self.refresh()
