"""The night: steps declared by ruleset, deck and number, walked by one loop."""

from judge_app.engine.asking import Asking, ask, read, scripted
from judge_app.engine.finding import find
from judge_app.engine.prompt import Prompt
from judge_app.engine.role import Role
from judge_app.engine.settle import Dawn, settle
from judge_app.engine.steps import Called, declared
from judge_app.engine.table import Table
from judge_app.engine.text import T
from judge_app.engine.win import GameEnds, judge_night


def night(table: Table) -> Asking:
    """From dark to the last step; raises GameEnds if its deaths end the game."""
    table.night += 1
    table.is_night = True
    dark = "dark" if table.night == 1 else "dark_later"
    yield from read(table, dark, "dark", "night", T("天黑"))
    for called in declared(table.setup, table.night):
        yield from _walk(table, called)
    _settle(table)


def _walk(table: Table, called: Called) -> Asking:
    if table.mode == "found" and table.night == 1 and called.step.finds:
        yield from find(table, called.role, called.step)
    table.fact("called", T("叫 {title}", title=called.step.title), {"step": called.step.key})
    answered: list[Prompt] = []

    def make() -> Prompt:
        answered[:] = [_prompt(table, called)]
        return answered[0]

    value = yield from ask(table, make)
    prompt = answered[0]
    sign = prompt.sign_for(value)
    if sign:
        table.fact(
            "sign",
            T("{title}：{word}", title=called.step.title, word=sign.word),
            {"step": called.step.key, "code": sign.code},
        )
    if called.step.take and prompt.choices:
        called.step.take(table, value)


def _prompt(table: Table, called: Called) -> Prompt:
    """The same words for everybody; only the living are asked something."""
    key = f"{table.at}.{called.step.key}"
    base = scripted(table, called.step.key, key, "act", "night", called.step.title)
    base = base.but(seconds=int(table.rules["time.night_step"]))
    if called.step.ask is None:
        return base.but(kind="read", actors=tuple(holders(table, called.role)))
    actors = [seat for seat in holders(table, called.role) if seat not in table.dead]
    if not actors and not _may_be_out_there(table, called.role):
        status = T("已出局，照念") if holders(table, called.role) else T("不在场，照念")
        return base.but(is_called_only=True, status=status)
    return called.step.ask(table, base.but(actors=tuple(actors)))


def holders(table: Table, role: Role) -> list[int]:
    """The seats seen to act at this role's step: the whole pack at the wolves'."""
    if role.opens_pack:
        return table.wolves()
    return table.cards.holders(lambda held: held.id == role.id and held.camp == role.camp)


def _may_be_out_there(table: Table, role: Role) -> bool:
    """Whether a card nobody has seen may be this one, at a seat that lives."""
    unseen = [seat for seat in table.living() if table.cards.seen(seat) is None]
    left = table.cards.unseen()
    mates = [mate.id for mate in table.roles() if mate.camp == role.camp and mate.hunts]
    return bool(unseen) and any(left[card] for card in (mates if role.opens_pack else [role.id]))


def _settle(table: Table) -> None:
    """Settle once; a win by night ends the game here, unannounced."""
    dawn = settle(table)
    before = table.living()
    _record(table, dawn)
    table.last_night = list(dawn.deaths)
    for death in dawn.deaths:
        table.dead[death.seat] = death
    table.first_dead = table.first_dead or tuple(death.seat for death in dawn.deaths)
    if dawn.attack.result == "turned" and dawn.attack.target:
        table.turned.add(dawn.attack.target)
    for role in table.roles():
        if role.at_dawn:
            role.at_dawn(table)
    outcome = judge_night(table, dawn, before)
    if outcome:
        raise GameEnds(outcome)


def _record(table: Table, dawn: Dawn) -> None:
    knife = dawn.attack
    if knife.result == "first_life" and knife.target:
        table.mark("life", knife.target)
        text = T("{seat} 号少一条命", seat=knife.target)
        table.fact("life", text, {"seat": knife.target}, [knife.ruling])
    data = {"target": knife.target, "result": knife.result}
    table.fact("attack_settled", _RESULTS[knife.result], data, [knife.ruling])


_RESULTS = {
    "none": T("无人被刀"),
    "guarded": T("被守护，平安"),
    "saved": T("被解药救起"),
    "first_life": T("少一条命"),
    "turned": T("刀中，转为狼人"),
    "dies": T("刀中，死亡"),
}
