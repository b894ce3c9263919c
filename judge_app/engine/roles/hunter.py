"""猎人: shoots as he falls, unless poisoned or following a lover (面杀完整版 6(4))."""

from collections.abc import Generator

from judge_app.engine.asking import ask, checked, pick_one, picked, scripted
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import Answer, No, Ruling
from judge_app.engine.settle import settle
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T, Text


def _reacts(table: Table, death: Death) -> Ruling | None:
    """Every cause of his death must be one he may shoot from."""
    if not table.can_use_skill(ROLE):
        return None
    ruling = table.rules.rule("hunter.shoots_when")
    return ruling if death.causes <= frozenset(table.rules["hunter.shoots_when"]) else None


def _ask(table: Table, prompt: Prompt) -> Prompt:
    if not table.rules["hunter.woken"] or not prompt.actors:
        return prompt.but(kind="read")
    sign = _sign(table, prompt.actors[0])
    return prompt.but(kind="read", sign_for=lambda _value: sign)


def _sign(table: Table, hunter: int) -> Sign:
    """What would become of him if he fell tonight as the marks stand now."""
    dawn = settle(table)
    causes = next((death.causes for death in dawn.deaths if death.seat == hunter), frozenset({"knifed"}))
    may = _reacts(table, Death(hunter, causes, True)) and not dawn.skills_lost
    if may:
        return Sign("thumb_up", T("可以发动"), code="can")
    return Sign("thumb_down", T("不能发动"), code="cannot")


def _reminds(table: Table) -> Text | None:
    """经典角色版 5, 面杀遗言版 猎人: the poisoned is told, where no sign has, that he cannot shoot."""
    if table.rules["hunter.woken"]:
        return None
    hunters = table.cards.holders(lambda role: role.id == ROLE.id)
    barred = [d.seat for d in table.last_night if d.seat in hunters and not _reacts(table, d)]
    return T("悄悄提醒{seat}号：不能开枪", seat=barred[0]) if barred else None


def _react(table: Table, death: Death) -> Generator[Prompt, Answer | None, list[Death]]:
    value: Value = yield from ask(table, lambda: _shoot_prompt(table, death.seat))
    target = picked(value)
    if "reveal" in value or target:
        table.revealed.append(death.seat)
    text = (
        T("{by} 号开枪带走 {seat} 号", by=death.seat, seat=target)
        if target
        else T("{by} 号不开枪", by=death.seat)
    )
    rulings = [table.rules.rule("hunter.shoots_when")]
    is_public = death.seat in table.revealed
    table.fact("shot", text, {"by": death.seat, "seat": target}, rulings, is_public)
    return [Death(target, frozenset({"shot"}), death.is_by_night)] if target else []


def _shoot_prompt(table: Table, hunter: int) -> Prompt:
    choices = [pick_one(T("{seats}被带走"), T("开枪")), Choice("none", T("不发动"), T("不发动技能"))]
    if not table.rules["hunter.must_shoot_once_revealed"]:
        choices.append(Choice("reveal", T("翻牌不开枪"), T("翻牌不开枪")))

    def bar(_choice: str, seat: int | None = None) -> No | None:
        if seat is None:
            return None
        if not table.is_present(seat):
            return table.rules.no("shoot.living", T("{seat} 号已出局，只能带走在场的玩家", seat=seat))
        barred = [
            no for role in table.roles() if role.bars and (no := role.bars(table, "shoot", hunter, seat))
        ]
        return barred[0] if barred else None

    key = f"{table.at}.shoot.{hunter}"
    prompt = scripted(table, "shoot", key, "act", "skill", T("技能"), seat=hunter)
    prompt = prompt.but(choices=tuple(choices), needs_choice=True, actors=(hunter,), bar=bar)
    return checked(table, prompt)


ROLE = Role(
    "hunter",
    T("猎人"),
    T("猎人"),
    camp="good",
    side="god",
    is_one_of_four=True,
    rank=45,
    steps=(Step("hunter", T("猎人"), ask=_ask),),
    reacts=_reacts,
    reminds=_reminds,
    react=_react,
)
