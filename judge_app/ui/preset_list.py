"""The list of rulesets: the bundled ones, then the judge's own, those with mistakes too."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.rulesets import Mistake, Ruleset, bundled_ids, load_ruleset
from judge_app.storage.presets import Preset, presets
from judge_app.ui import theme


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list: a bundled ruleset, or a file of the folder (its ruleset None while it is wrong)."""

    ruleset: Ruleset | None
    preset: Preset | None = None

    @property
    def path(self) -> Path | None:
        return self.preset.path if self.preset else None

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        return self.preset.mistakes if self.preset else ()


class PresetList(QListWidget):
    """`presetList`; announces what is picked."""

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("presetList")
        self.setAccessibleName(say(T("规则")))
        self.setWordWrap(True)
        self.setStyleSheet(f"QListView::item {{ padding: {theme.px(8)}px; }}")
        self._entries: list[Entry] = []
        self.currentRowChanged.connect(lambda _row: self.picked.emit(self.entry))

    @property
    def entry(self) -> Entry | None:
        """What is picked."""
        return self._entries[self.currentRow()] if 0 <= self.currentRow() < len(self._entries) else None

    def show_folder(self, folder: Path, path: Path | None = None) -> None:
        """List what there is; pick the file of `path`, else what was picked before."""
        before = self.currentRow()
        own = [Entry(preset.ruleset, preset) for preset in presets(folder)]
        self._entries = [*(Entry(load_ruleset(name)) for name in bundled_ids()), *own]
        self.blockSignals(True)
        self.clear()
        for entry in self._entries:
            self.addItem(_item(entry))
        rows = [row for row, entry in enumerate(self._entries) if path is not None and entry.path == path]
        self.setCurrentRow(rows[0] if rows else min(max(before, 0), len(self._entries) - 1))
        self.blockSignals(False)
        self.picked.emit(self.entry)

    def pick(self, preset_id: str) -> None:
        """Pick the ruleset with this id."""
        ids = [entry.ruleset.id if entry.ruleset else "" for entry in self._entries]
        self.setCurrentRow(ids.index(preset_id))


def _item(entry: Entry) -> QListWidgetItem:
    item = QListWidgetItem(say(_words(entry)))
    item.setData(Qt.ItemDataRole.UserRole, entry.path)
    return item


def _words(entry: Entry) -> Text:
    if entry.ruleset is None:
        return T("{name}（有错，用不了）", name=entry.path.name if entry.path else "")
    if entry.preset is None:
        return T("{title}（自带）", title=T(entry.ruleset.title))
    return T("{title}", title=entry.ruleset.title)
