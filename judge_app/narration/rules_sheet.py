"""The rules in force, in plain sentences: to read aloud before a game, to show or to print."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from string import Formatter
from typing import Any

from judge_app.engine.roles import ROLES
from judge_app.engine.setup import Setup
from judge_app.engine.steps import Called, declared
from judge_app.engine.text import T, Text, joined
from judge_app.narration.said_day import DAY
from judge_app.narration.said_night import NIGHT
from judge_app.rulesets import OPTIONS, Board, Option, OptionValue, Ruleset
from judge_app.rulesets.abilities import ABILITIES
from judge_app.rulesets.concerns import PACK, concerns, is_idle, may_win, owner
from judge_app.rulesets.fixed import FIXED

ADOPTED = T("本程序采用")
"""What the note of a choice says that no source printed."""

_SAID = NIGHT | DAY
_TITLES: dict[str, Text] = {
    "sheriff": T("{sheriff}"),
    "announce": T("死讯"),
    "reveal": T("死讯"),
    "speeches": T("发言"),
    "vote": T("投票"),
    "last_words": T("遗言"),
    "win": T("胜负"),
    "first_kill": T("首杀保护"),
    "time": T("时间"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """One rule as a sentence.

    `option` is the id it comes from, "" for what no option changes; `mark` says on what it rests (a
    paragraph of the source, this board, a house rule, the program's choice), "" for nothing to say.
    """

    text: Text
    option: str = ""
    mark: Text | str = ""
    is_adopted: bool = False

    def words(self) -> Text:
        """Sentence and mark together."""
        return T("{rule}（{mark}）", rule=self.text, mark=self.mark) if self.mark else self.text


@dataclass(frozen=True, slots=True)
class Section:
    """The rules about one thing, a title above them."""

    title: Text
    lines: tuple[Line, ...]


def of_ruleset(ruleset: Ruleset, board: str = "") -> Setup:
    """The table of a board, or with "" the whole ruleset, no card dealt."""
    chosen = ruleset.boards[board] if board else Board(id="", title="", players=0, deck={})
    return Setup(ruleset, board, chosen.players, chosen.deck)


def rules_sheet(setup: Setup) -> tuple[Section, ...]:
    """The rules of a table, house rules over the board's over the ruleset's.

    Options of cards that are not dealt, and those that decide nothing here, are left out. An empty
    deck stands for the whole ruleset with all its cards.
    """
    sheet = _Sheet(setup)
    found = (sheet.changed(), sheet.cards(), sheet.night(), *sheet.roles(), *sheet.table(), sheet.conduct())
    return tuple(section for section in found if section.lines)


def option_text(option: Option, value: OptionValue, names: Mapping[str, Text]) -> Text:
    """One option with that value as a sentence; `names` has the roles' names and the `sheriff`'s."""
    return _filled(_saying(option.id, _key(option, value)), dict(names) | _values(option, value, names))


def _saying(option: str, key: str) -> Text:
    sayings = _SAID.get(option, {})
    found = sayings.get(key, sayings.get("any"))
    if found is None:
        raise KeyError(f"no sentence for {option}, {key}: narration/said_night.py or said_day.py")
    return found


class _Sheet:
    """The rules of one table while its sections are written."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._ruleset = setup.ruleset
        board = self._ruleset.boards.get(setup.board)
        self._board = dict(board.options) if board else {}
        self._values: dict[str, Any] = {**self._ruleset.options, **self._board, **setup.options}
        dealt = {role for role, count in setup.deck.items() if count}
        self._dealt = dealt or set(self._ruleset.roles)
        self._names = names(self._ruleset)

    def changed(self) -> Section:
        """What a preset has otherwise than its base, before all else."""
        told = (OPTIONS[option] for option in self._ruleset.changed if self._matters(option))
        title = T("与《{base}》不同", base=T(self._ruleset.base))
        return Section(title, tuple(self._line(option) for option in told))

    def cards(self) -> Section:
        """The cards of the board, or every board of the ruleset."""
        if self._setup.deck:
            return Section(T("牌"), tuple(self._deck(self._setup.seats, self._setup.deck)))
        boards = self._ruleset.boards.values()
        lines = [line for board in boards for line in self._deck(board.players, board.deck)]
        return Section(T("版型"), tuple(lines))

    def _deck(self, seats: int, deck: Mapping[str, int]) -> Iterator[Line]:
        counted = [T("{role} {count} 张", role=self._names[role], count=n) for role, n in deck.items() if n]
        yield Line(T("{seats} 人：{cards}", seats=seats, cards=joined(counted)))
        bottom = sum(deck.values()) - seats
        if bottom and self._setup.deck:
            yield Line(T("多出的 {count} 张扣作底牌", count=bottom))

    def night(self) -> Section:
        """Who is called, in order."""
        deck = dict.fromkeys(self._dealt, 1)
        setup = Setup(self._ruleset, "", len(deck), deck)
        first, later = ([self._called(step) for step in declared(setup, night)] for night in (1, 2))
        lines = [T("第一夜：{steps}", steps=joined(first)), T("以后每夜：{steps}", steps=joined(later))]
        called = self._fixed("night.called")
        return Section(T("夜里的顺序"), (*(Line(text) for text in lines if later), called))

    def _called(self, called: Called) -> Text:
        is_its_own = called.step.title == called.role.name and not called.role.opens_pack
        return self._names[called.role.id] if is_its_own else called.step.title

    def roles(self) -> Iterator[Section]:
        """What each card does here."""
        for role in ABILITIES:
            if role in self._dealt or role == PACK:
                does = Line(_filled(T(ABILITIES[role]), self._names))
                yield Section(self._names[role], (does, *self._lines(role)))

    def table(self) -> Iterator[Section]:
        """The rules that are no card's: one section a title, in the order of the option table."""
        found: dict[Text, list[Line]] = {title: [] for title in _TITLES.values()}
        for line in self._lines(""):
            found[_TITLES[line.option.split(".")[0]]].append(line)
        yield from (Section(_filled(title, self._names), tuple(lines)) for title, lines in found.items())

    def conduct(self) -> Section:
        """How the players behave."""
        return Section(T("纪律"), tuple(Line(T(line)) for line in self._ruleset.conduct))

    def _lines(self, role: str) -> Iterator[Line]:
        for option in OPTIONS.values():
            if owner(option.id) == role and self._matters(option.id):
                yield self._line(option)

    def _matters(self, option: str) -> bool:
        return concerns(option, self._dealt) and not is_idle(option, self._values)

    def _line(self, option: Option) -> Line:
        value = self._values[option.id]
        if option.id == "win.order":
            value = [camp for camp in value if may_win(camp, self._dealt)]
        text = option_text(option, value, self._names)
        if option.id in self._setup.options:
            return Line(text, option.id, T("家规"))
        if option.id in self._board:
            return Line(text, option.id, T("本版型"))
        return self._marked(text, option.id)

    def _fixed(self, rule: str) -> Line:
        source = self._ruleset.sources.get(rule, "")
        return Line(T(FIXED[rule]), rule, source)

    def _marked(self, text: Text, rule: str) -> Line:
        """With the paragraph that prints it, or why the program chose it."""
        source, note = self._ruleset.sources.get(rule, ""), self._ruleset.notes.get(rule, "")
        is_said = ADOPTED.template in note
        is_adopted = is_said or not source
        adopted = ADOPTED if is_adopted and not is_said else ""
        marks = [mark for mark in (source, T(note), adopted) if str(mark)]
        return Line(text, rule, joined(marks, "；"), is_adopted)


def chapter(option: str, called: Mapping[str, Text]) -> Text:
    """The heading over an option: its card as `called`, else the matter of the whole table it decides."""
    card = owner(option)
    return called[card] if card else _filled(_TITLES[option.split(".")[0]], called)


def names(ruleset: Ruleset) -> dict[str, Text]:
    """What a ruleset calls each card, and under `sheriff` what it calls the sheriff."""
    own = {role: T(name) for role, name in ruleset.names.items()}
    return {role.id: role.name for role in ROLES.values()} | own | {"sheriff": T(ruleset.sheriff_name)}


def _key(option: Option, value: OptionValue) -> str:
    if option.type == "bool":
        return "yes" if value else "no"
    if option.type == "table":
        return "any" if isinstance(value, Mapping) and value["at_most"] else "none"
    return str(value) if option.type == "choice" else "any" if value else "none"


def _values(option: Option, value: OptionValue, names: Mapping[str, Text]) -> dict[str, object]:
    if isinstance(value, Mapping):
        return dict(value)
    if option.type == "roles" and isinstance(value, list):
        return {"value": joined([names[role] for role in value])}
    if option.type == "choices" and isinstance(value, list):
        return {"value": joined([T(option.choices[item].zh) for item in value])}
    return {"value": value}


def _filled(text: Text, values: Mapping[str, object]) -> Text:
    """A sentence with those of the values that it speaks of."""
    spoken = {name for _before, name, *_rest in Formatter().parse(text.template) if name}
    return Text(text.template, tuple((name, values[name]) for name in sorted(spoken)))


def as_lines(sections: Iterable[Section]) -> list[Text]:
    """The sheet as plain text: each title alone, its rules below it."""
    lines: list[Text] = []
    for section in sections:
        lines.append(T("【{title}】", title=section.title))
        lines += [line.words() for line in section.lines]
    return lines
