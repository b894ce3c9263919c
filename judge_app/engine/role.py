"""What a role may bring to a game. Each role is one module in `roles/` that builds one `Role`."""

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer, No, Ruling
from judge_app.engine.text import Text

if TYPE_CHECKING:
    from judge_app.engine.rules import Rules
    from judge_app.engine.table import Death, Table

Camp = Literal["good", "wolves", "lovers"]
Side = Literal["god", "villager", "wolf", "neither"]
Asking = Generator[Prompt, Answer | None, Any]
Value = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the night that a role declares.

    key     the record's word for it ("guard", "wolves", "lovers")
    title   what the rail calls it
    finds   the judge may learn here who holds the card, where roles are found on night 1
    ask     adds to the called prompt what is asked of the living actors; None: only called
    take    what the answer does to the table
    learn   what else is noted here where roles are found
    """

    key: str
    title: Text
    finds: bool = True
    ask: Callable[["Table", Prompt], Prompt] | None = None
    take: Callable[["Table", Value], None] | None = None
    learn: Callable[["Table"], Asking] | None = None


@dataclass(frozen=True, slots=True)
class Role:
    """One card.

    camp and side are what is printed on it; `side_in` is asked where a ruleset may count it otherwise.
    The hooks below `steps` are called for the roles of the deck in the order of their `rank`.

    takes_bottom whether it chooses among two cards left over from the deal
    lives        how many times the wolves must reach it
    costs_skills the ruling by which a death with these causes costs the good roles their skills
    reacts       whether this card may answer its own death, `react` what is asked then
    drags        who dies because of a death, with the cause
    survives_exile  the questions by which its holder may escape an exile; returns True if he does
    on_tie       the questions by which its holder changes a tie; returns True if the tie is settled
    bars         why one seat may not do a deed ("vote", "poison", "knife", "shoot") to another
    """

    id: str
    name: Text
    short: Text
    camp: Camp
    side: Side
    rank: int = 50
    steps: tuple[Step, ...] = ()
    takes_bottom: bool = False
    side_in: Callable[["Rules", Mapping[str, int]], Side] | None = None
    lives: Callable[["Rules"], int] | None = None
    costs_skills: Callable[["Rules", frozenset[str]], Ruling | None] | None = None
    reacts: Callable[["Table", "Death"], Ruling | None] | None = None
    react: Callable[["Table", "Death"], Asking] | None = None
    drags: Callable[["Table", "Death"], Iterable[tuple[int, str]]] | None = None
    survives_exile: Callable[["Table", int], Asking] | None = None
    on_tie: Callable[["Table", tuple[int, ...]], Asking] | None = None
    bars: Callable[["Table", str, int, int | None], No | None] | None = None
