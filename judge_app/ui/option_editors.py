"""One small editor for each type of option; all of them speak `changed(value)`."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from judge_app.engine.text import T
from judge_app.narration.words import say
from judge_app.rulesets.option import Option
from judge_app.ui.fields import Combo, Decimal, Number
from judge_app.ui.parts import button, clear, column, label, row

_SPIN_KEYS = Qt.FocusPolicy.StrongFocus


class Editor(QWidget):
    """Announces a value; `show_value` of each shows one without announcing it."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        clear(self)


class _Choice(Editor):
    def __init__(self, values: Sequence[Any], names: Sequence[str], title: str) -> None:
        super().__init__()
        self._values = list(values)
        self._box = Combo()
        self._box.addItems(list(names))
        self._box.setAccessibleName(title)
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._box.setMinimumContentsLength(4)
        self.setLayout(row(self._box))
        self._box.activated.connect(lambda index: self.changed.emit(self._values[index]))

    def show_value(self, value: Any) -> None:
        self._box.setCurrentIndex(self._values.index(value))
        self._box.setToolTip(self._box.currentText())


class _Number(Editor):
    def __init__(self, option: Option, title: str) -> None:
        super().__init__()
        self._is_whole = option.is_whole
        self._box = _spin(option.low, option.high, option.is_whole, title)
        if option.type == "seconds":
            self._box.setSuffix(say(T(" 秒")))
            self._box.setSingleStep(5 if option.high > 60 else 1)
        self.setLayout(row(self._box, 1))
        self._box.valueChanged.connect(lambda value: self.changed.emit(_plain(value)))

    def show_value(self, value: Any) -> None:
        self._box.blockSignals(True)
        self._box.setValue(value)
        self._box.blockSignals(False)


class _Small(Editor):
    """From how many players on a vote weighs how much."""

    def __init__(self, option: Option, title: str) -> None:
        super().__init__()
        self._players = _spin(0, 18, True, title)
        self._weight = _spin(option.low, option.high, False, title)
        self._weight.setSingleStep(0.5)
        lines = column(self, gap=4)
        lines.addLayout(row(self._players, label(T("人起算")), 1))
        lines.addLayout(row(self._weight, label(T("票")), 1))
        for box in (self._players, self._weight):
            box.valueChanged.connect(lambda _value: self.changed.emit(self._value()))

    def show_value(self, value: Any) -> None:
        for box, part in ((self._players, "at_most"), (self._weight, "weight")):
            box.blockSignals(True)
            box.setValue(value[part])
            box.blockSignals(False)

    def _value(self) -> dict[str, int | float]:
        return {"at_most": self._players.value(), "weight": _plain(self._weight.value())}


class _Several(Editor):
    """A list of choices in order: a tap puts one last or takes it out."""

    def __init__(self, names: Mapping[str, str], needs: Sequence[str]) -> None:
        super().__init__()
        self._value: list[str] = []
        self._needs = needs
        lines = column(self, gap=4)
        self._chips = {value: self._chip(value, name) for value, name in names.items()}
        for chip in self._chips.values():
            lines.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)

    def show_value(self, value: Any) -> None:
        self._value = list(value)
        for choice, chip in self._chips.items():
            chip.setChecked(choice in value)
            place = f"{value.index(choice) + 1} " if choice in value else ""
            chip.setText(place + chip.accessibleName())

    def _chip(self, value: str, name: str) -> QPushButton:
        chip = button(name, look="chip")
        chip.setCheckable(True)
        chip.clicked.connect(lambda: self._toggle(value))
        return chip

    def _toggle(self, choice: str) -> None:
        """What a list must hold is moved to its end instead of being taken out."""
        without = [value for value in self._value if value != choice]
        is_added = choice not in self._value or choice in self._needs
        self.changed.emit([*without, choice] if is_added else without)


AnyEditor = _Choice | _Number | _Small | _Several


def editor(option: Option, title: str, roles: Mapping[str, str]) -> AnyEditor:
    """The editor for an option; `roles` are the cards a list of roles may name."""
    if option.type == "bool":
        return _Choice([True, False], [say(T("是")), say(T("否"))], title)
    if option.type == "choice":
        return _Choice(list(option.choices), [say(T(words.zh)) for words in option.choices.values()], title)
    if option.type == "choices":
        return _Several({key: say(T(words.zh)) for key, words in option.choices.items()}, option.needs)
    if option.type == "roles":
        return _Several(roles, ())
    return _Small(option, title) if option.type == "table" else _Number(option, title)


def _spin(low: float, high: float, is_whole: bool, title: str) -> Any:
    box: Any = Number() if is_whole else Decimal()
    box.setRange(int(low) if is_whole else low, int(high) if is_whole else high)
    if not is_whole:
        box.setDecimals(1)
        box.setSingleStep(0.5)
    box.setAccessibleName(title)
    box.setFocusPolicy(_SPIN_KEYS)
    return box


def _plain(value: float) -> int | float:
    return int(value) if value == int(value) else value
