"""替罪羊: dies in place of the tied, and names who may vote tomorrow (面杀遗言版 替罪羊)."""

from collections.abc import Generator

from judge_app.engine.asking import ask, checked, read, seats_text
from judge_app.engine.deaths import bury
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role
from judge_app.engine.rulings import Answer, No, Ruling
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T


def _on_tie(table: Table, _tied: tuple[int, ...]) -> Generator[Prompt, Answer | None, bool]:
    if not table.can_use_skill(ROLE):
        return False
    seat = table.cards.holder(ROLE.id)
    if seat is None or not table.is_present(seat):
        return False
    yield from read(table, "scapegoat", f"tie.{seat}", "exile", T("平票"), seat=seat)
    ruling = table.rules.rule("scapegoat.dies")
    table.revealed.append(seat)
    table.fact("scapegoat", T("平票，{seat} 号代替出局", seat=seat), {"seat": seat}, [ruling], is_public=True)
    yield from bury(table, [Death(seat, frozenset({"scapegoat"}), False)])
    return True


def _reacts(table: Table, death: Death) -> Ruling | None:
    may = "scapegoat" in death.causes and table.rules["scapegoat.names_voters"]
    return table.rules.rule("scapegoat.names_voters") if may else None


def _name_voters(table: Table, death: Death) -> Generator[Prompt, Answer | None, list[Death]]:
    value = yield from ask(table, lambda: _prompt(table, death.seat))
    seats = sorted(value["pick"]) if "pick" in value else table.present()
    table.allowed[table.day + 1] = tuple(seats)
    text = T("明天可以投票：{seats}", seats=seats_text(seats)) if seats else T("明天无人投票")
    table.fact(
        "allowed", text, {"seats": seats}, [table.rules.rule("scapegoat.names_voters")], is_public=True
    )
    return []


def _prompt(table: Table, seat: int) -> Prompt:
    everybody = Choice("none", T("所有人都可以投"), T("所有人都可以投"))
    some = Choice("pick", T("只许这些人投"), T("明天只许{seats}投票"), 1, len(table.seats))

    def bar(_choice: str, other: int | None = None) -> No | None:
        return None if other is None or table.is_present(other) else table.out(other)

    prompt = Prompt(
        f"{table.at}.allow.{seat}",
        "act",
        "skill",
        T("明天谁可以投票"),
        do=T("{seat} 号指定明天可以投票的玩家", seat=seat),
        choices=(some, everybody),
        needs_choice=True,
        actors=(seat,),
        bar=bar,
    )
    return checked(table, prompt)


ROLE = Role(
    "scapegoat",
    T("替罪羊"),
    T("替罪羊"),
    camp="good",
    side="god",
    rank=80,
    on_tie=_on_tie,
    reacts=_reacts,
    react=_name_voters,
)
