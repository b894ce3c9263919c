"""Options one under the other, with meanings and choices, each under the heading of its card or matter."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from judge_app.engine.text import T, Text
from judge_app.narration.rules_sheet import chapter
from judge_app.narration.words import say
from judge_app.rulesets import OPTIONS, Option
from judge_app.rulesets.concerns import PACK, owner
from judge_app.rulesets.known import KNOWN_ROLES
from judge_app.ui.button import set_look
from judge_app.ui.option_editors import editor
from judge_app.ui.parts import button, clear, column, label, row


class OptionLines(QWidget):
    """A row `option-ID` for each of these options.

    `called` names the cards that may be chosen, and the sheriff; `reset` the button of a row whose value
    is another than usual ("" for none).
    """

    changed = Signal(str, object)
    """An option and the value picked for it."""
    reset = Signal(str)

    def __init__(self, called: Mapping[str, Text], options: Iterable[str], reset: Text | str = "") -> None:
        super().__init__()
        clear(self)
        self._roles = {role: say(name) for role, name in called.items() if role in KNOWN_ROLES}
        self._titles = {option: say(chapter(option, called)) for option in options}
        self._heads = {title: label(title, "heading") for title in self._titles.values()}
        self._rest = label(T("这副牌里没有的身份"), "muted")
        self.rows = {option: self._row(OPTIONS[option], reset) for option in self._titles}
        self._order: list[str] = []
        self._lines = column(self, gap=6)

    @property
    def titles(self) -> list[str]:
        """The headings, in the order in which they stand."""
        return list(dict.fromkeys(self._titles[option] for option in self._order if option))

    def arrange(self, options: Sequence[str], rest: Sequence[str] = ()) -> None:
        """Put the options in this order, `rest` last as those of cards that are not dealt.

        The layout is touched only where the order is another.
        """
        order = [*options, "", *rest]
        if order == self._order:
            return
        self._order = order
        while self._lines.takeAt(0) is not None:
            pass
        for part in dict.fromkeys(part for option in order for part in self._parts(option)):
            self._lines.addWidget(part)
        self._lines.addStretch(1)

    def search_for(self, sought: str, title: str = "", only_changed: bool = False) -> None:
        """Show the options of which this word is said, under one heading or ("") under all."""
        sought = sought.strip().lower()
        for option, line in self.rows.items():
            is_there = title in ("", self._titles[option]) and sought in line.searched
            line.setVisible(is_there and (line.is_changed or not only_changed))
        shown = {self._titles[option] for option, line in self.rows.items() if not line.isHidden()}
        for name, head in self._heads.items():
            head.setVisible(name in shown)
        self._rest.setVisible(not sought and not title and self._order[-1:] != [""])

    def _parts(self, option: str) -> tuple[QWidget, ...]:
        return (self._heads[self._titles[option]], self.rows[option]) if option else (self._rest,)

    def _row(self, option: Option, reset: Text | str) -> "OptionRow":
        made = OptionRow(option, self._roles, reset)
        made.editor.changed.connect(lambda value: self.changed.emit(option.id, value))
        if made.reset is not None:
            made.reset.clicked.connect(lambda: self.reset.emit(option.id))
        return made


class OptionRow(QFrame):
    """`option-ID`: name, editor, meaning, and a note on where the value comes from."""

    def __init__(self, option: Option, roles: Mapping[str, str], reset: Text | str = "") -> None:
        super().__init__()
        self.is_changed = False
        name, meaning = say(T(option.name.zh)), say(T(option.meaning.zh))
        self.searched = f"{option.id} {name} {meaning} {_choices(option)}".lower()
        self.setObjectName(f"option-{option.id}")
        self.setProperty("role", "option")
        self.editor = editor(option, name, roles)
        spoken = T("{name}：{deed}", name=name, deed=reset)
        self.reset = button(reset, f"reset-{option.id}", "small", spoken) if reset else None
        self.note = label("", "muted", wraps=True)
        self._lay_out(name, meaning, option.type in ("bool", "number", "seconds"))

    def show_value(self, value: Any, usual: Any, note: Text | str) -> None:
        """Show the value; one that differs from the usual is marked."""
        self.editor.show_value(value)
        self.is_changed = value != usual
        set_look(self, "changed", self.is_changed)
        set_look(self.note, "role", "warn" if self.is_changed else "muted")
        self.note.setText(say(note))
        self.note.setVisible(bool(note))
        if self.reset is not None:
            self.reset.setVisible(self.is_changed)

    def _lay_out(self, name: str, meaning: str, is_short: bool) -> None:
        lines = column(self, gap=2)
        lines.setContentsMargins(10, 6, 8, 8)
        head = row(label(name, "strong", wraps=True), gap=8)
        head.setStretch(0, 1)
        lines.addLayout(head)
        (head if is_short else lines).addWidget(self.editor)
        lines.addWidget(label(meaning, "muted", wraps=True))
        foot = row(self.note)
        foot.setStretch(0, 1)
        if self.reset is not None:
            foot.addWidget(self.reset)
        lines.addLayout(foot)


def by_card(options: Iterable[str], cards: Iterable[str]) -> list[str]:
    """The options of these cards first, card by card, then those of the whole table, then all others."""
    order = [PACK, *(card for card in cards if card != PACK), ""]
    place = {card: number for number, card in enumerate(order)}
    return sorted(options, key=lambda option: place.get(owner(option), len(order)))


def _choices(option: Option) -> str:
    return " ".join(say(T(words.zh)) for words in option.choices.values())
