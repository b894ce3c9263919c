"""A ruleset as the program uses it: every option filled in, every board checked."""

from pydantic import BaseModel, ConfigDict, Field

OptionValue = bool | int | float | str | list[str] | dict[str, int | float]


class Frozen(BaseModel):
    """What a ruleset is made of: never changed once read, no unknown keys."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ScriptStep(Frozen):
    """The judge's words at one step.

    `say` holds the lines read aloud word for word (placeholders as in `known.PLACEHOLDERS`),
    `main` the index of the line the sign or the answer belongs to, `do` what is done and
    never said.
    """

    say: tuple[str, ...]
    main: int = 0
    do: str = ""


class Board(Frozen):
    """One composition of cards: `deck` counts each role id, two more than players with a thief.

    `options` are the board's own values of options, `advice` what set-up should tell the host.
    """

    id: str
    title: str
    title_en: str = ""
    players: int
    deck: dict[str, int]
    options: dict[str, OptionValue] = Field(default_factory=dict)
    advice: tuple[str, ...] = ()


class Ruleset(Frozen):
    """A whole set of rules.

    players      fewest and most players its boards are made for
    roles        ids of the roles that its boards and free decks may hold
    options      every option of the table, by id
    sources      option or rule id → title and paragraph of the text that says so
    notes        option id, "script.STEP", "boards", … → why the program adopted this
    night        all night steps in the order they are called
    first_night  those of them that are called on night 1 only
    names        role id → what this ruleset calls the role, for every role in `roles`
    sheriff_name what it calls the sheriff, who is no card
    conduct      what the judge reads out before a game, one rule of conduct a line
    base         title of the ruleset that this one differs from, "" where it stands alone
    changed      option ids that have another value there
    """

    id: str
    title: str
    title_en: str
    source: str
    players: tuple[int, int]
    roles: tuple[str, ...]
    options: dict[str, OptionValue]
    sources: dict[str, str]
    notes: dict[str, str]
    night: tuple[str, ...]
    first_night: tuple[str, ...]
    names: dict[str, str]
    sheriff_name: str
    conduct: tuple[str, ...]
    script: dict[str, ScriptStep]
    boards: dict[str, Board]
    base: str = ""
    changed: tuple[str, ...] = ()

    def steps(self, night: int) -> tuple[str, ...]:
        """The night steps of that night (from 1), whatever the deck holds."""
        if night == 1:
            return self.night
        return tuple(step for step in self.night if step not in self.first_night)
