"""The commonest thing a role is asked: one living seat, or nobody."""

from collections.abc import Callable

from judge_app.engine.asking import checked
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text

SeatBar = Callable[[int], No | None]


def ask_seat(
    table: Table,
    prompt: Prompt,
    deed: Text,
    bar: SeatBar | None = None,
    must: No | None = None,
    sign: Callable[[Value], Sign | None] | None = None,
) -> Prompt:
    """Ask for one seat that is present; `deed` holds {seats}.

    `bar` adds what this role may not choose; `must` is the refusal of "nobody" where it has to act.
    """
    pick = Choice("pick", T("选座位"), deed, 1, 1)
    nobody = Choice("none", T("不用"), T("不用"))
    omitted = Choice("omit", T("没有行动"), T("没有行动"))

    def bar_item(choice: str, seat: int | None = None) -> No | None:
        if choice == "none":
            return must
        if seat is None:
            return None
        return table.out(seat) if not table.is_present(seat) else bar(seat) if bar else None

    shown = (pick, omitted) if must else (pick, nobody)
    asked = prompt.but(choices=shown, needs_choice=True, bar=bar_item)
    if sign:
        asked = asked.but(sign_for=sign)
    return checked(table, asked, refused=[nobody] if must else [omitted])


def one(value: Value, choice: str = "pick") -> int | None:
    """The seat that goes with a choice, None for nobody."""
    return next(iter(value.get(choice, ())), None)
