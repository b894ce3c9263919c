"""A preset while it is edited: what its file says, what that makes, and every step back. No Qt."""

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from judge_app.rulesets import Mistake, Ruleset, RulesetError, ScriptStep, read_ruleset
from judge_app.rulesets.check import needed_steps
from judge_app.rulesets.known import ROLES
from judge_app.rulesets.night_place import placed
from judge_app.rulesets.write import rewritten
from judge_app.storage import preset_work
from judge_app.storage.free import numbered
from judge_app.storage.presets import free_id, save

Raw = dict[str, Any]
NEW = ""
"""The id of a preset that has not been saved yet."""


class PresetDraft:
    """`raw` is the file as tables; `ruleset` is what it makes, None while `mistakes` says why."""

    def __init__(self, base: Ruleset, raw: Raw, text: str, folder: Path) -> None:
        self.base, self.folder = base, folder
        self.raw, self._text, self._saved = raw, text, deepcopy(raw)
        self._undone: list[Raw] = []
        self._done: list[Raw] = []
        self.ruleset: Ruleset | None = None
        self.mistakes: tuple[Mistake, ...] = ()
        self._read()

    @property
    def night(self) -> list[str]:
        """The steps in their order, whatever else is wrong."""
        own = self.raw.get("night", {})
        return placed(own.get("order", self.base.night), own.get("place", {}))

    @property
    def boards(self) -> dict[str, Raw]:
        """Every board as the file would say it, the base's first."""
        return {**{key: self._board_of_base(key) for key in self.base.boards}, **self.raw.get("boards", {})}

    @property
    def roles(self) -> tuple[str, ...]:
        """Every card of the base and of the boards."""
        dealt = {role for board in self.boards.values() for role in board.get("deck", {})}
        return tuple(dict.fromkeys((*self.base.roles, *(role for role in ROLES if role in dealt))))

    @property
    def missing(self) -> dict[str, str]:
        """Night steps that have no place yet → the card that needs each."""
        return {step: role for step, role in needed_steps(self.roles).items() if step not in self.night}

    @property
    def conduct(self) -> list[str]:
        """The rules of conduct, one a line."""
        return list(self.raw.get("conduct", self.base.conduct))

    def value(self, option: str, board: str = "") -> object:
        """What an option is here, or on one board."""
        own = self.boards.get(board, {}).get("options", {})
        return own.get(option, self.raw.get("options", {}).get(option, self.base.options[option]))

    def usual(self, option: str, board: str = "") -> object:
        """What an option is where the host says nothing: as the base has it, on a board as all boards do."""
        if not board:
            return self.base.options[option]
        of_base = self.base.boards.get(board)
        return self.value(option) if of_base is None else of_base.options.get(option, self.value(option))

    # changes

    def set_title(self, title: str) -> None:
        self._change({**self.raw, "title": title}, "title")

    def set_option(self, option: str, value: object, board: str = "") -> None:
        """Give an option a value, on one board or on all; the usual one is not written."""
        if board:
            self._set_board_option(board, option, value)
        else:
            self._set_in("options", option, None if value == self.usual(option) else value)

    def set_conduct(self, lines: list[str]) -> None:
        """What the judge reads out before a game; the base's own is not written."""
        is_usual = lines == list(self.base.conduct)
        rest = {key: value for key, value in self.raw.items() if key != "conduct"}
        self._change(rest if is_usual else {**rest, "conduct": lines}, "conduct")

    def set_name(self, role: str, name: str) -> None:
        """Call a card (or the `sheriff`) so; "" is what the base calls it."""
        usual = self.base.sheriff_name if role == "sheriff" else self.base.names.get(role, "")
        kept = name if name.strip() not in ("", usual) else None
        self._set_in("names", role, kept, f"names.{role}")

    def set_words(self, step: str, say: list[str], main: int, do: str) -> None:
        """The judge's words at a step; the base's own are not written."""
        is_usual = self.base.script.get(step) == ScriptStep(say=tuple(say), main=main, do=do)
        words = {"say": say, **({"main": main} if main else {}), **({"do": do} if do else {})}
        self._set_in("script", step, None if is_usual or not say else words, f"script.{step}")

    def set_board(self, board: str, players: int, deck: Mapping[str, int]) -> None:
        """Put a board in, or change its cards; what else it says stays."""
        self._say_of_board(board, players=players, deck=dict(deck))

    def name_board(self, board: str, title: str) -> None:
        """Call a board so."""
        self._say_of_board(board, f"{board}.title", title=title.strip())

    def advise(self, board: str, lines: list[str]) -> None:
        """What set-up tells the host of a board."""
        self._say_of_board(board, f"{board}.advice", advice=lines)

    def drop_board(self, board: str) -> None:
        """Take an own board out, or let one of the base be as it was."""
        self._set_in("boards", board, None)

    def set_night(self, order: list[str]) -> None:
        """Call the steps in this order; those the base lacks are written with their place."""
        night: Raw = {}
        if order != list(self.base.night):
            first = [step for step in order if step in self._first()]
            night = {"order": order, "first_night": first}
        self._set_part("night", night)

    def place(self, step: str, where: str) -> None:
        """Put a step in that the base lacks: "after STEP" or "first"."""
        night = self.raw.get("night", {})
        self._set_part("night", {**night, "place": {**night.get("place", {}), step: where}})

    # undo

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def is_changed(self) -> bool:
        """Whether there is anything to save."""
        return self.raw != self._saved or not self._text

    def take_up(self, raw: Raw) -> None:
        """Go on with changes that were never saved; one undo leads back to the file."""
        self._change({**raw, "id": self.raw["id"]})

    def undo(self) -> None:
        self._go(self._done, self._undone)

    def redo(self) -> None:
        self._go(self._undone, self._done)

    # its file

    @property
    def text(self) -> str:
        """The file as it would be saved."""
        return rewritten(self._text, self.raw)

    def save(self) -> Path:
        """Write the file; a new preset gets an id after its title. Raises OSError."""
        if self.raw["id"] == NEW:
            self.raw = {**self.raw, "id": free_id(self.raw["title"], self.folder)}
        text = self.text
        path = save(text, self.raw["id"], self.folder)
        self._text, self._saved = text, deepcopy(self.raw)
        self._read()
        preset_work.forget(self.folder)
        return path

    def drop(self) -> None:
        """Let the file be as it is."""
        preset_work.forget(self.folder)

    # within

    def _say_of_board(self, board: str, typed: str = "", **said: object) -> None:
        """What is empty is left out, and a board that says what the base says is not written."""
        table = {key: value for key, value in {**self.boards.get(board, {}), **said}.items() if value}
        self._set_in("boards", board, None if table == self._board_of_base(board) else table, typed)

    def _set_board_option(self, board: str, option: str, value: object) -> None:
        own = {**self.boards[board].get("options", {})}
        own.pop(option, None)
        if value != self.value(option):
            own[option] = value
        self._say_of_board(board, options=own)

    def _set_in(self, part: str, key: str, value: object, typed: str = "") -> None:
        table = {**self.raw.get(part, {})}
        if value is None:
            table.pop(key, None)
        else:
            table[key] = value
        self._set_part(part, table, typed)

    def _set_part(self, part: str, table: Raw, typed: str = "") -> None:
        rest = {name: value for name, value in self.raw.items() if name != part}
        self._change({**self.raw, part: table} if table else rest, typed)

    def _change(self, raw: Raw, typed: str = "") -> None:
        """One step; typing on at the same place `typed` is the same step."""
        if raw == self.raw:
            return
        if not (self._done and typed and typed == self._last):
            self._done.append(self.raw)
        self._last = typed
        self._undone.clear()
        self._put(raw)

    _last = ""

    def _go(self, taken: list[Raw], given: list[Raw]) -> None:
        if taken:
            given.append(self.raw)
            self._last = ""
            self._put({**taken.pop(), "id": self.raw["id"]})

    def _put(self, raw: Raw) -> None:
        self.raw = raw
        self._read()
        preset_work.keep(preset_work.PresetWork(raw["id"], self.base.id, raw), self.folder)

    def _read(self) -> None:
        """A preset without an id yet is read under one that nobody uses."""
        raw = {**self.raw, "id": self.raw["id"] or "new-preset"}
        try:
            self.ruleset, self.mistakes = read_ruleset(rewritten("", raw), "", self.folder), ()
        except RulesetError as error:
            self.ruleset, self.mistakes = None, error.mistakes

    def _board_of_base(self, board: str) -> Raw:
        found = self.base.boards.get(board)
        if found is None:
            return {}
        kept = {
            "title": found.title,
            "title_en": found.title_en,
            "players": found.players,
            "deck": dict(found.deck),
            "options": dict(found.options),
            "advice": list(found.advice),
        }
        return {key: value for key, value in kept.items() if value}

    def free_board(self, players: int) -> str:
        """An id for another board of that size."""
        return next(name for name in numbered(f"{players}-club") if name not in self.boards)

    def _first(self) -> set[str]:
        return {*self.base.first_night, *(self.ruleset.first_night if self.ruleset else ())}
