"""What a role may bring to a game. Each role is one module in `roles/` that builds one `Role`."""

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import Answer, No, Ruling
from judge_app.engine.text import Text

if TYPE_CHECKING:
    from judge_app.engine.interrupts import Interrupt
    from judge_app.engine.rules import Rules
    from judge_app.engine.table import Death, Table

Camp = str
"""good, wolves, lovers, or the id of a card that plays alone."""
Side = Literal["god", "villager", "wolf", "neither"]
Asking = Generator[Prompt, Answer | None, Any]
Value = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the night that a role declares.

    key     the record's word for it ("guard", "wolves", "lovers")
    title   what the rail calls it
    finds   the judge may learn here who holds the card, where roles are found on night 1
    nights  on which nights it is called at all, beside what the ruleset's order says
    ask     adds to the called prompt what is asked of the living actors; None: only called
    take    what the answer does to the table
    learn   what else is noted here where roles are found
    """

    key: str
    title: Text
    finds: bool = True
    nights: Callable[[int], bool] | None = None
    ask: Callable[["Table", Prompt], Prompt] | None = None
    take: Callable[["Table", Value], None] | None = None
    learn: Callable[["Table"], Asking] | None = None


@dataclass(frozen=True, slots=True)
class Role:
    """One card.

    camp and side are what is printed on it; `side_in` is asked where a ruleset may count it otherwise.
    The hooks below are called for the roles of the deck in the order of their `rank`.

    opens_pack   whether the step it declares is the whole pack's
    hunts        whether a wolf wakes and chooses with the pack
    takes_bottom whether it chooses among two cards left over from the deal
    can_be_guarded, dies_by_night   what the night cannot do to it
    is_one_of_four  whether 经典角色版 9 names it among those whom the elder's death costs their skill
    is_passive   its power stays when the wolves turn it
    seen_as_wolf whether the seer takes it for a wolf
    now          the card as it is played at this moment by that seat
    lives        how many times the wolves must reach it
    costs_skills the ruling by which a death with these causes costs the good roles their skills
    reacts       whether this card may answer its own death, `react` what is asked then
    drags        who dies because of a death, with the cause
    witnesses    what a death changes for it, noted for the judge
    strikes      whom it kills tonight beside the pack's knife and the witch's poison, with the cause
    at_dawn      what its power changes once the night is settled
    reminds      what the judge has to do in private before he says that it is day
    announces    what the judge adds to the announcement: script step and numbers
    dusk         what is asked after the day's exile, before dark
    survives_exile  the questions by which its holder may escape an exile; returns True if he does
    reprieves    the questions by which it may save the seat just sentenced; returns True if it does
    on_tie       the questions by which its holder changes a tie; returns True if the tie is settled
    bars         why one seat may not do a deed ("vote", "poison", "knife", "shoot", "explode", …) to another
    tempts       what may happen to it while the pack chooses, and `tempted` what that does
    acts         acts out of turn it allows
    wins         why its own camp has won if exactly these seats live
    delays       whether the wolves' win must wait while it lives
    """

    id: str
    name: Text
    short: Text
    camp: Camp
    side: Side
    rank: int = 50
    steps: tuple[Step, ...] = ()
    opens_pack: bool = False
    hunts: bool = True
    takes_bottom: bool = False
    can_be_guarded: bool = True
    dies_by_night: bool = True
    is_passive: bool = False
    is_one_of_four: bool = False
    now: Callable[["Table", int], "Role"] | None = None
    side_in: Callable[["Rules", Mapping[str, int]], Side] | None = None
    seen_as_wolf: Callable[["Rules"], bool] | None = None
    lives: Callable[["Rules"], int] | None = None
    costs_skills: Callable[["Rules", frozenset[str]], Ruling | None] | None = None
    reacts: Callable[["Table", "Death"], Ruling | None] | None = None
    react: Callable[["Table", "Death"], Asking] | None = None
    drags: Callable[["Table", "Death"], Iterable[tuple[int, str]]] | None = None
    witnesses: Callable[["Table", "Death"], None] | None = None
    strikes: Callable[["Table"], Iterable[tuple[int, str]]] | None = None
    at_dawn: Callable[["Table"], None] | None = None
    reminds: Callable[["Table"], Text | None] | None = None
    announces: Callable[["Table"], Iterable[tuple[str, Mapping[str, object]]]] | None = None
    dusk: Callable[["Table"], Asking] | None = None
    survives_exile: Callable[["Table", int], Asking] | None = None
    reprieves: Callable[["Table", int], Asking] | None = None
    on_tie: Callable[["Table", tuple[int, ...]], Asking] | None = None
    bars: Callable[["Table", str, int, int | None], No | None] | None = None
    tempts: Choice | None = None
    tempted: Callable[["Table"], None] | None = None
    acts: tuple["Interrupt", ...] = ()
    wins: Callable[["Table", list[int]], tuple[Ruling, Text] | None] | None = None
    delays: Callable[["Table", list[int]], bool] | None = None

    def as_wolf(self) -> "Role":
        """This card once the wolves have turned it: theirs, without its skill unless that is passive."""
        return _turned(self)


@cache
def _turned(role: Role) -> Role:
    return replace(
        role, camp="wolves", side="wolf", hunts=True, now=None, side_in=None, lives=None,
        costs_skills=None, reacts=None, react=None, survives_exile=None, on_tie=None, wins=None,
    )  # fmt: skip
