"""Who speaks, in what order, and for how long."""

from collections.abc import Callable, Sequence

from judge_app.engine.asking import Asking, ask, checked, scripted, seats_text
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text


def speeches(
    table: Table, name: str, step: str, still: Callable[[], Sequence[int]], order: Sequence[int]
) -> Asking:
    """Each of `order` speaks in turn while he is still among `still()`; "rest" ends them all."""
    for seat in order:
        value = yield from ask(table, lambda seat=seat: _turn(table, name, step, still, order, seat))  # type: ignore[misc]
        if "rest" in value:
            return


def _turn(
    table: Table, name: str, step: str, still: Callable[[], Sequence[int]], order: Sequence[int], seat: int
) -> Prompt | None:
    if seat not in still() or seat in _silenced(table):
        return None
    title = _TITLES[name.split(".")[-1]]
    key = f"{table.at}.{name}.speech.{seat}" if name != "day" else f"{table.at}.speech.{seat}"
    stage = "campaign" if name in ("campaign", "runoff") else "speech"
    upcoming = [other for other in order[list(order).index(seat) + 1 :] if other in still()]
    tied = "和".join(f"{other}号玩家" for other in order)
    prompt = scripted(table, step, key, "speech", stage, title, seat=seat, first=seat, next=seat, tied=tied)
    prompt = prompt.but(
        say=prompt.say[:1] if seat == order[0] else prompt.say[-1:],
        main=0,
        do=_who_may_interrupt(table) or prompt.do,
        actors=(seat,),
        choices=(Choice("rest", T("发言全部结束"), T("发言全部结束")),),
        status=T("接着：{seats}", seats=seats_text(upcoming)) if upcoming else T("最后一位发言"),
        seconds=_seconds(table, name, is_last=not upcoming),
    )
    return checked(table, prompt)


def _who_may_interrupt(table: Table) -> Text | None:
    """面杀遗言版 白痴: turned up, he may talk with any speaker, who may answer or not."""
    if table.rules["idiot.speaks"] != "any_time":
        return None
    stayed = table.cards.holders(lambda role: role.survives_exile is not None)
    seats = [seat for seat in stayed if seat in table.revealed and table.is_present(seat)]
    return T("{seats}已翻牌，可以随时与发言者对话", seats=seats_text(seats)) if seats else None


def _silenced(table: Table) -> list[int]:
    """Who may not speak today, once that has been announced."""
    return table.tonight("silence") if table.happened("silenced") else []


def _seconds(table: Table, name: str, is_last: bool) -> int:
    if name.endswith(("runoff", "pk")):
        return int(table.rules["time.pk"])
    which = "time.last_speech" if is_last and name == "day" else "time.speech"
    return int(table.rules[which] or table.rules["time.speech"])


_TITLES: dict[str, Text] = {
    "campaign": T("竞选发言"),
    "runoff": T("竞选加时发言"),
    "day": T("发言"),
    "pk": T("PK 发言"),
}


def day_speeches(table: Table) -> Asking:
    """Fix the day's order, then let everybody speak."""
    yield from _fix_order(table)
    text = T("发言顺序：{seats}", seats=seats_text(table.order))
    table.fact("order", text, {"seats": list(table.order)}, [_order_rule(table)], is_public=True)
    yield from speeches(table, "day", "speech", table.present, table.order)


def _order_rule(table: Table) -> Ruling:
    if table.sheriff:
        return table.rules.rule("sheriff.speaks")
    return table.rules.rule("speeches.first_side" if table.last_night else "speeches.drawn")


def _fix_order(table: Table) -> Asking:
    if table.sheriff and table.rules["sheriff.speaks"] == "chooses_start":
        value = yield from ask(table, lambda: _choose_start(table))
        if not value:  # the badge has gone in the meantime
            yield from _fix_order(table)
            return
        side, seats = next(iter(value.items()))
        table.order = _from(table, seats[0], side)
    elif table.sheriff:
        order = _from(table, table.sheriff, _side_today(table))
        table.order = (*(seat for seat in order if seat != table.sheriff), table.sheriff)
    elif table.last_night:
        table.order = _from(table, _last_dead(table), table.rules["speeches.first_side"])
    else:
        value = yield from ask(table, lambda: _draw_start(table))
        first = value["pick"][0]
        table.order = (
            first,
            *(s for s in _from(table, first, table.rules["speeches.first_side"]) if s != first),
        )


def _last_dead(table: Table) -> int:
    """The last of the dead, or the knifed where a dead wolf has swallowed the badge (规则盲点 8)."""
    knifed = [death.seat for death in table.last_night if "knifed" in death.causes]
    is_eaten_today = table.badge_eaten and table.day == 1
    return knifed[0] if is_eaten_today and knifed else table.last_night[-1].seat


def _from(table: Table, seat: int, side: str) -> tuple[int, ...]:
    return tuple(other for other in table.round_from(seat, side) if table.is_present(other))


def _side_today(table: Table) -> str:
    """面杀完整版 2(2): the other side each following day."""
    first = str(table.rules["speeches.first_side"])
    if not table.rules["speeches.alternate"] or table.day % 2:
        return first
    return "right" if first == "left" else "left"


def _choose_start(table: Table) -> Prompt | None:
    """面杀遗言版 警长: a neighbour of the dead or of himself, in either direction."""
    if not table.sheriff:
        return None
    beside = [death.seat for death in table.last_night] + [table.sheriff]
    choices = (
        Choice("left", T("向左（号码递增）"), T("从{seats}左边开始"), 1, 1),
        Choice("right", T("向右（号码递减）"), T("从{seats}右边开始"), 1, 1),
    )

    def bar(_choice: str, seat: int | None = None) -> No | None:
        if seat is None or seat in beside:
            return None
        text = T("只能从{seats}的邻座开始", seats=seats_text(beside))
        return table.rules.no("speeches.neighbour", text)

    prompt = _start_prompt(table, choices, bar)
    return prompt.but(do=T("先点{sheriff}或死者，再选从哪一边开始", sheriff=table.sheriff_title))


def _draw_start(table: Table) -> Prompt:
    choices = (Choice("pick", T("先发言的座位"), T("{seats}先发言"), 1, 1),)

    def bar(_choice: str, seat: int | None = None) -> No | None:
        return None if seat is None or table.is_present(seat) else table.out(seat)

    return _start_prompt(table, choices, bar)


def _start_prompt(table: Table, choices: tuple[Choice, ...], bar: Callable[..., No | None]) -> Prompt:
    prompt = scripted(table, "speeches_start", f"{table.at}.start", "act", "speech", T("发言顺序"))
    prompt = prompt.but(choices=choices, needs_choice=True, bar=bar)
    return checked(table, prompt)
