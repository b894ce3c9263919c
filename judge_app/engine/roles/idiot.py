"""白痴: turns up his card when exiled, stays, and votes no more (面杀完整版 6(2))."""

from collections.abc import Generator, Iterable, Mapping
from typing import TYPE_CHECKING

from judge_app.engine.asking import ask, checked, scripted
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.role import Role, Side, Step
from judge_app.engine.rulings import Answer, No
from judge_app.engine.settle import costs_skills
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T

if TYPE_CHECKING:
    from judge_app.engine.rules import Rules


def _revealed(table: Table) -> list[int]:
    """Whoever turned up this card and stayed."""
    return [seat for seat in table.revealed if table.cards.seen(seat) == ROLE.id]


def _survives(table: Table, seat: int) -> Generator[Prompt, Answer | None, bool]:
    if table.rules["idiot.when_exiled"] == "revives":
        table.returning.add(seat)
        return False
    value = yield from ask(table, lambda: _prompt(table, seat) if table.is_present(seat) else None)
    if "reveal" not in value:
        return False
    table.revealed.append(seat)
    ruling = table.rules.rule("idiot.when_exiled")
    table.fact("reveal", T("{seat} 号翻牌，免于放逐", seat=seat), {"seat": seat}, [ruling], is_public=True)
    return True


def _prompt(table: Table, seat: int) -> Prompt:
    choices = (
        Choice("reveal", T("翻牌免死"), T("翻牌免死")),
        Choice("none", T("不翻牌"), T("不翻牌，出局")),
    )
    prompt = scripted(
        table, "idiot_reveals", f"{table.at}.reveal.{seat}", "act", "skill", T("技能"), seat=seat
    )
    prompt = prompt.but(choices=choices, needs_choice=True, actors=(seat,))
    return checked(table, prompt)


def _bars(table: Table, deed: str, source: int, target: int | None) -> No | None:
    if deed != "vote":
        return None
    if source in _revealed(table):
        return table.rules.no("idiot.no_vote", T("{seat} 号已翻牌，没有投票权", seat=source))
    if target in _revealed(table):
        return table.rules.no("idiot.no_target", T("{seat} 号已翻牌，不能再被放逐", seat=target))
    return None


def _drags(table: Table, death: Death) -> Iterable[tuple[int, str]]:
    """Turned up, he leaves when the elder's death costs the skills he lives by."""
    if not _revealed(table) or not table.rules["idiot.leaves_with_elder"] or not costs_skills(table, death):
        return []
    return [(seat, "leaves") for seat in _revealed(table)]


def _at_dawn(table: Table) -> None:
    """入门进阶手册 白痴: he comes back that night, votes no more and counts for nothing."""
    for seat in sorted(table.returning):
        table.returning.discard(seat)
        table.dead.pop(seat, None)
        table.uncounted.add(seat)
        ruling = table.rules.rule("idiot.when_exiled")
        table.fact("return", T("{seat} 号复活", seat=seat), {"seat": seat}, [ruling])


def _announces(table: Table) -> Iterable[tuple[str, Mapping[str, object]]]:
    back = [f.data["seat"] for f in table.facts if f.kind == "return" and f.at == f"n{table.night}"]
    return [("idiot_returns", {"seat": seat}) for seat in back]


def _side(rules: "Rules", _deck: Mapping[str, int]) -> Side:
    return "villager" if rules["idiot.counts_as"] == "villager" else "god"


ROLE = Role(
    "idiot",
    T("白痴"),
    T("白痴"),
    camp="good",
    side="god",
    rank=70,
    steps=(Step("idiot", T("白痴")),),
    side_in=_side,
    seen_as_wolf=lambda rules: bool(rules["idiot.seen_as"] == "wolf"),
    survives_exile=_survives,
    bars=_bars,
    drags=_drags,
    at_dawn=_at_dawn,
    announces=_announces,
)
