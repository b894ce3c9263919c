"""The editor's script: the host's lines of a step beside the base's."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from judge_app.engine.text import T, joined
from judge_app.narration.words import say
from judge_app.rulesets import ScriptStep
from judge_app.rulesets.known import PLACEHOLDERS, SCRIPT_STEPS
from judge_app.ui.parts import Stepper, button, column, label, row, scrolling
from judge_app.ui.preset_changes import step_title
from judge_app.ui.preset_draft import PresetDraft
from judge_app.ui.preset_parts import lines_of, plain_list, show_lines, text_field

Words = tuple[list[str], int, str]


class ScriptForm(QWidget):
    """`presetScript`: a step picked at the left, its words at the right; one line read aloud a line."""

    changed = Signal(str, list, int, str)

    def __init__(self, draft: PresetDraft) -> None:
        super().__init__()
        self.setObjectName("presetScript")
        self._draft = draft
        self._steps = QListWidget()
        self._steps.setObjectName("scriptSteps")
        self._steps.setAccessibleName(say(T("台词的步骤")))
        plain_list(self._steps, 200)
        self._steps.currentRowChanged.connect(lambda _row: self._show_words())
        self._say = text_field("scriptSay", T("念出来的话，一行一句"), 150)
        self._do = text_field("scriptDo", T("做的事，不念出来"), 76)
        self._main = Stepper(T("最大的一行"), 1, 20)
        self._base = label("", "muted", wraps=True)
        self._base.setObjectName("scriptBase")
        self._marks = label("", "muted", wraps=True)
        self._reset = button(T("照底本"), "resetScript", "small", T("这一步照底本"))
        self._lay_out()
        self._say.textChanged.connect(self._tell)
        self._do.textChanged.connect(self._tell)
        self._main.changed.connect(lambda _line: self._tell())
        self._reset.clicked.connect(self._back)

    @property
    def step(self) -> str:
        """The step whose words are shown."""
        item = self._steps.currentItem()
        return str(item.data(256)) if item is not None else ""

    def redraw(self) -> None:
        """Mark the steps that differ, and show the words of the one picked."""
        chosen, own = self.step, self._draft.raw.get("script", {})
        self._steps.blockSignals(True)
        self._steps.clear()
        for step in self._all():
            title = say(step_title(step, self._draft.ruleset or self._draft.base))
            item = QListWidgetItem(f"● {title}" if step in own else title)
            item.setData(256, step)
            self._steps.addItem(item)
            if step == chosen:
                self._steps.setCurrentItem(item)
        if self._steps.currentItem() is None:
            self._steps.setCurrentRow(0)
        self._steps.blockSignals(False)
        self._show_words()

    def pick(self, step: str) -> None:
        """Show the words of this step."""
        self._steps.setCurrentRow(self._all().index(step))

    def _all(self) -> list[str]:
        """Steps in the order in which a game comes to them: dark, the night, dawn, the day."""
        known = (self._draft.ruleset or self._draft.base).script
        start = ("dark", "dark_later")
        order = [*start, *self._draft.night, *(step for step in SCRIPT_STEPS if step not in start)]
        return [step for step in order if step in known or step in self._draft.raw.get("script", {})]

    def _lay_out(self) -> None:
        inner = QWidget()
        words = column(inner, gap=6)
        words.addWidget(label(T("念的话（一行一句）"), "strong"))
        words.addWidget(self._say)
        words.addWidget(self._marks)
        words.addLayout(row(label(T("最大的一行")), self._main, 1, self._reset))
        words.addWidget(label(T("做的事（不念）"), "strong"))
        words.addWidget(self._do)
        words.addWidget(label(T("底本的话"), "strong"))
        words.addWidget(self._base)
        words.addStretch(1)
        page = row(self._steps, gap=12)
        page.addWidget(scrolling(inner, "scriptWords"), 1)
        self.setLayout(page)

    def _usual(self) -> ScriptStep:
        """The base's words, or those borrowed for a card that it does not know."""
        known = self._draft.ruleset.script if self._draft.ruleset else {}
        return self._draft.base.script.get(self.step) or known.get(self.step) or ScriptStep(say=("",))

    def _now(self) -> Words:
        own = self._draft.raw.get("script", {}).get(self.step)
        if own is None:
            usual = self._usual()
            return list(usual.say), usual.main, usual.do
        return list(own["say"]), own.get("main", 0), own.get("do", "")

    def _show_words(self) -> None:
        lines, main, do = self._now()
        show_lines(self._say, lines)
        show_lines(self._do, [do] if do else [])
        self._main.set_value(main + 1)
        usual = self._usual()
        aside = T("〔{do}〕", do=usual.do) if usual.do else ""
        self._base.setText(say(joined([*usual.say, *([aside] if aside else [])], "\n")))
        marks = "、".join(f"{{{mark}}}" for mark in sorted(PLACEHOLDERS.get(self.step, ())))
        self._marks.setText(say(T("可以用：{marks}", marks=marks)) if marks else "")
        self._marks.setVisible(bool(marks))
        self._reset.setVisible(self.step in self._draft.raw.get("script", {}))

    def _tell(self) -> None:
        lines = lines_of(self._say)
        if lines:
            main = max(0, min(self._main.value(), len(lines)) - 1)
            self.changed.emit(self.step, lines, main, "".join(lines_of(self._do)))

    def _back(self) -> None:
        self.changed.emit(self.step, [], 0, "")
