"""The deal: found on night 1, entered by the judge, or drawn outside and entered as an answer."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from judge_app.engine.asking import Asking, ask, checked
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T

MODES = ("found", "entered", "program")


def deal(table: Table) -> Asking:
    """Enter the deal; where the program dealt, every player looks at his card."""
    value = yield from ask(table, lambda: _deal_prompt(table))
    table.mode = value["mode"]
    for seat, card in value.get("cards", {}).items():
        if card != "unknown":
            table.cards.put(int(seat), card)
    table.cards.bottom = [card for card in value.get("bottom", ()) if card != "unknown"]
    table.fact("deal", T("发牌"), {"mode": table.mode})
    if table.mode == "program":
        for seat in table.seats:
            yield from ask(table, lambda seat=seat: _show_prompt(table, seat))  # type: ignore[misc]


def _deal_prompt(table: Table) -> Prompt:
    return Prompt(
        "deal", "deal", "deal", T("发牌"), needs_choice=True, check=lambda value: check_deal(table, value)
    )


def _show_prompt(table: Table, seat: int) -> Prompt:
    prompt = Prompt(f"show.{seat}", "show", "deal", T("{seat} 号看牌", seat=seat), actors=(seat,))
    return checked(table, prompt)


def check_deal(table: Table, value: Mapping[str, Any]) -> No | None:
    """Why a deal is refused: an unknown way, a seat without a card, cards the deck has not."""
    no = table.rules.no
    if value.get("mode") not in MODES:
        return no("act.known", T("发牌方式只有：found、entered、program"))
    if value["mode"] == "found":
        return None
    cards = {str(seat): card for seat, card in value.get("cards", {}).items()}
    missing = [seat for seat in table.seats if str(seat) not in cards]
    if missing:
        return no("card.one", T("{seat} 号还没有牌", seat=missing[0]))
    if len(cards) > len(table.seats):
        return no("card.one", T("只有 {n} 个座位", n=len(table.seats)))
    return check_bottom(table, value.get("bottom", ())) or _check_counts(table, value)


def _check_counts(table: Table, value: Mapping[str, Any]) -> No | None:
    cards = [*value["cards"].values(), *value.get("bottom", ())]
    unknown = next((card for card in cards if card not in table.cards.roles and card != "unknown"), None)
    if unknown:
        return table.rules.no("card.deck", T("没有“{card}”这张牌", card=unknown))
    dealt = Counter(card for card in cards if card != "unknown")
    extra = next(iter(dealt - Counter(table.setup.deck)), None)
    if extra:
        name, n = table.name(extra), table.setup.deck.get(extra, 0)
        return table.rules.no("card.deck", T("{card}只有 {n} 张", card=name, n=n))
    if len(cards) != sum(table.setup.deck.values()):
        n = sum(table.setup.deck.values()) - len(table.seats)
        return table.rules.no("card.deck", T("还差 {n} 张底牌", n=n))
    return None


def check_bottom(table: Table, bottom: Sequence[str]) -> No | None:
    """Which two cards may not lie at the bottom together (面杀完整版 盗贼)."""
    roles, rules = table.cards.roles, table.rules
    wolves = [card for card in bottom if card in roles and roles[card].camp == "wolves"]
    if len(wolves) > 1 and rules["thief.two_wolves"] == "redeal":
        return rules.no("thief.two_wolves", T("两张底牌都是狼人，要重新发牌"))
    alone = [card for card in bottom if card in roles and roles[card].takes_bottom]
    if wolves and alone and rules["thief.with_wolf"] == "redeal":
        return rules.no("thief.with_wolf", T("盗贼在底牌时，另一张不能是狼人，要重新发牌"))
    return None
