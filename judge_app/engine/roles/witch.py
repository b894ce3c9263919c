"""女巫: one antidote, one poison (面杀完整版 6(3))."""

from judge_app.engine.asking import Asking, ask, checked, read, scripted
from judge_app.engine.deaths import bury
from judge_app.engine.facts import Fact
from judge_app.engine.picking import one
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.settle import is_shielded, loses_life_only
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T, Text


def _ask(table: Table, prompt: Prompt) -> Prompt:
    victim = _shown(table)
    sign = _sign(table, victim)
    save = T("救{seats}", seats=f"{victim}号") if victim else T("用解药")
    choices = (
        Choice("save", save, save),
        Choice("poison", T("毒…"), T("毒{seats}"), 1, 1),
        Choice("none", T("不用药"), T("不用药")),
    )

    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "none":
            return None
        if choice == "save":
            return _bar_save(table, prompt, victim)
        return _bar_poison(table, prompt, seat)

    asked = prompt.but(
        choices=choices,
        combine=2,
        needs_choice=True,
        status=_stock(table),
        bar=bar,
        sign_for=lambda _value: sign,
    )
    return checked(table, asked, also=lambda value: _bar_both(table, value))


def _shown(table: Table) -> int | None:
    """The seat whose number she is shown (面杀完整版 法官流程 (5), 面杀遗言版 流程 8)."""
    target = next(iter(table.tonight("attack")), None)
    if target is None or not _is_told(table):
        return None
    if table.tonight("caught") or target in table.tonight("infect") or loses_life_only(table, target):
        return None
    is_hidden = table.rules["guard.hides_victim"] and is_shielded(table, target)
    return None if is_hidden else target


def _is_told(table: Table) -> bool:
    return bool(table.rules["witch.told_after_antidote"]) or not _is_spent(table, "rescue")


def _sign(table: Table, victim: int | None) -> Sign:
    if not _is_told(table):
        return Sign("none", T("解药已用，不再告知刀口"), code="hidden")
    if victim is None:
        return Sign("shake", T("摇手：无人"), code="none")
    return Sign("number", T("手势出示这个数字，不说话"), (victim,), code=victim)


def _stock(table: Table) -> Text:
    antidote = T("解药已用") if _is_spent(table, "rescue") else T("解药在")
    poison = T("毒药已用") if _is_spent(table, "poison") else T("毒药在")
    return T("{antidote}　{poison}", antidote=antidote, poison=poison)


def _is_spent(table: Table, kind: str) -> bool:
    """A potion is counted by the deeds done with it; one a game spends both."""
    used = {name: len(table.marked(name)) for name in ("rescue", "poison")}
    used["rescue"] -= len(table.marked("restored"))
    if table.rules["witch.one_potion_a_game"]:
        return any(number > 0 for number in used.values())
    return used[kind] > 0


def _bar_save(table: Table, prompt: Prompt, victim: int | None) -> No | None:
    if not table.can_use_skill(ROLE):
        return table.rules.no("skills.lost")
    if _is_spent(table, "rescue"):
        return table.rules.no("witch.antidote_used")
    if victim is None:
        return table.rules.no("witch.not_told")
    if victim in prompt.actors and not _may_save_herself(table):
        return table.rules.no("witch.self_save", T("女巫今晚不能自救"))
    return None


def _may_save_herself(table: Table) -> bool:
    rule = table.rules["witch.self_save"]
    has_guard = any(step.key == "guard" for role in table.roles() for step in role.steps)
    return bool(
        rule == "always"
        or (rule == "first_night" and table.night == 1)
        or (rule == "without_guard" and not has_guard)
    )


def _bar_poison(table: Table, prompt: Prompt, seat: int | None) -> No | None:
    if not table.can_use_skill(ROLE):
        return table.rules.no("skills.lost")
    if _is_spent(table, "poison"):
        return table.rules.no("witch.poison_used")
    if seat is None:
        return None
    if not table.is_present(seat):
        return table.out(seat)
    if seat in prompt.actors and not table.rules["witch.self_poison"]:
        return table.rules.no("witch.self_poison", T("本规则女巫不能毒自己"))
    return next((no for witch in prompt.actors if (no := table.bar("poison", witch, seat))), None)


def _bar_both(table: Table, value: Value) -> No | None:
    if "none" in value and len(value) > 1:
        return table.rules.no("act.count", T("不用药就不能再选药"))
    if len(value) > 1 and not table.rules["witch.both_in_one_night"]:
        return table.rules.no("witch.both_in_one_night", T("一个晚上只能用一瓶药"))
    return None


def _take(table: Table, value: Value) -> None:
    saved = _shown(table) if "save" in value else None
    poisoned = next(iter(value.get("poison", ())), None)
    if saved:
        table.mark("rescue", saved)
    if poisoned:
        table.mark("poison", poisoned)
    words = [T("救 {seat}", seat=saved)] if saved else []
    words += [T("毒 {seat}", seat=poisoned)] if poisoned else []
    text = T("{a} {b}", a=words[0], b=words[1]) if len(words) > 1 else (words or [T("不用药")])[0]
    table.fact(
        "potions", text, {"save": saved, "poison": poisoned}, [table.rules.rule("witch.both_in_one_night")]
    )


def _reprieves(table: Table, sentenced: int) -> Asking:
    """天黑请闭眼: after the verdict and before dark she may secretly save or poison."""
    if not table.rules["witch.by_day"] or _taken_today(table):
        return False
    yield from _ask_by_day(table, sentenced)
    if _taken_today(table)[-1].data["save"] != sentenced:
        return False
    yield from read(table, "saved_by_day", "saved_by_day", "exile", T("救回"), seat=sentenced)
    return True


def _dusk(table: Table) -> Asking:
    """A day without a verdict asks her here; whom she poisons by day falls before dark."""
    if not table.rules["witch.by_day"]:
        return
    if not _taken_today(table):
        yield from _ask_by_day(table, None)
    for seat in _poisoned_today(table):
        yield from read(table, "poisoned_by_day", "poisoned_by_day", "exile", T("出局"), seat=seat)
        yield from bury(table, [Death(seat, frozenset({"poisoned"}), False)])


def _ask_by_day(table: Table, sentenced: int | None) -> Asking:
    value = yield from ask(table, lambda: _day_prompt(table, sentenced))
    if "save" in value and sentenced:
        table.mark("rescue", sentenced)
    for seat in value.get("poison", ()):
        table.mark("poison", seat)
    poisoned = one(value, "poison")
    data = {"save": sentenced if "save" in value else None, "poison": poisoned}
    table.fact("day_potions", T("女巫白天"), data, [table.rules.rule("witch.by_day")])


def _taken_today(table: Table) -> list[Fact]:
    return table.happened("day_potions")


def _poisoned_today(table: Table) -> list[int]:
    seats = [fact.data["poison"] for fact in _taken_today(table)]
    return [seat for seat in seats if seat and table.is_present(seat)]


def _day_prompt(table: Table, victim: int | None) -> Prompt:
    key = f"{table.at}.{ROLE.id}"
    base = scripted(table, "witch_by_day", key, "act", "dusk", T("女巫"))
    witches = [s for s in table.cards.holders(lambda role: role.id == ROLE.id) if table.is_present(s)]
    if not witches and not table.cards.unseen()[ROLE.id]:
        return base.but(is_called_only=True, status=T("已出局，照常停顿"))
    base = base.but(actors=tuple(witches), status=_stock(table))
    save = T("救{seats}", seats=f"{victim}号") if victim else T("用解药")
    choices = (
        Choice("save", save, save),
        Choice("poison", T("毒…"), T("毒{seats}"), 1, 1),
        Choice("none", T("不用药"), T("不用药")),
    )

    def bar(choice: str, seat: int | None = None) -> No | None:
        if choice == "save":
            return _bar_save(table, base, victim)
        return _bar_poison(table, base, seat) if choice == "poison" else None

    asked = base.but(choices=choices, needs_choice=True, bar=bar)
    return checked(table, asked)


ROLE = Role(
    "witch",
    T("女巫"),
    T("女巫"),
    camp="good",
    side="god",
    is_one_of_four=True,
    rank=30,
    steps=(Step("witch", T("女巫"), ask=_ask, take=_take),),
    reprieves=_reprieves,
    dusk=_dusk,
)
