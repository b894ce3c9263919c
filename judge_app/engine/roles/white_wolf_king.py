"""白狼王: blowing himself up by day he takes a villager or a god along (扩展角色版 白狼王)."""

from collections.abc import Generator

from judge_app.engine.asking import ask, checked, picked, scripted
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role
from judge_app.engine.rulings import Answer, No, Ruling
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T


def _reacts(table: Table, death: Death) -> Ruling | None:
    return table.rules.rule("white_wolf_king.takes") if "exploded" in death.causes else None


def _react(table: Table, death: Death) -> Generator[Prompt, Answer | None, list[Death]]:
    value = yield from ask(table, lambda: _prompt(table, death.seat))
    target = picked(value)
    if target:
        table.about(target, lambda role: role.camp == "wolves")
    text = T("{by} 号带走 {seat} 号", by=death.seat, seat=target) if target else T("没有带人")
    rulings = [table.rules.rule("white_wolf_king.takes")]
    table.fact("taking", text, {"by": death.seat, "seat": target}, rulings, is_public=True)
    return [Death(target, frozenset({"taken"}), False)] if target else []


def _prompt(table: Table, king: int) -> Prompt:
    choices = (Choice("pick", T("带走"), T("带走{seats}"), 1, 1), Choice("none", T("不带人"), T("不带人")))

    def bar(_choice: str, seat: int | None = None) -> No | None:
        if seat is None:
            return None
        if not table.is_present(seat):
            return table.out(seat)
        if table.is_wolf(seat):
            return table.rules.no("white_wolf_king.takes", T("{seat} 号是狼人，只能带走平民或神", seat=seat))
        return None

    key = f"{table.at}.takes.{king}"
    prompt = scripted(table, "white_wolf_king_takes", key, "act", "skill", T("带走一人"), seat=king)
    prompt = prompt.but(choices=choices, needs_choice=True, actors=(king,), bar=bar)
    return checked(table, prompt)


ROLE = Role(
    "white_wolf_king",
    T("白狼王"),
    T("白狼王"),
    camp="wolves",
    side="wolf",
    rank=23,
    reacts=_reacts,
    react=_react,
)
