"""盗贼: takes one of the two cards left over (面杀完整版 盗贼)."""

from judge_app.engine.asking import Asking, ask, checked, scripted
from judge_app.engine.deal import check_bottom
from judge_app.engine.prompt import Choice, Prompt, Sign
from judge_app.engine.role import Role, Step, Value
from judge_app.engine.rulings import No
from judge_app.engine.table import Table
from judge_app.engine.text import T, joined


def _learn(table: Table) -> Asking:
    """Where the deal was not entered, the judge notes the two cards as he shows them."""
    for number in (1, 2):
        value = yield from ask(table, lambda number=number: _bottom_prompt(table, number))  # type: ignore[misc]
        table.cards.bottom += [card for card in value if card != "none"]


def _bottom_prompt(table: Table, number: int) -> Prompt:
    key = f"{table.at}.{ROLE.id}.bottom.{number}"
    cards = [Choice(card, table.name(card), table.name(card)) for card in sorted(table.cards.unseen())]
    choices = (*cards, Choice("none", T("没看到"), T("没看到")))
    base = scripted(table, ROLE.id, key, "act", "night", T("底牌 {n}", n=number))

    def bar(choice: str, _seat: int | None = None) -> No | None:
        return None if choice == "none" else check_bottom(table, [*table.cards.bottom, choice])

    prompt = base.but(choices=choices, needs_choice=True, do=T("这张底牌是什么"), bar=bar)
    return checked(table, prompt)


def _ask(table: Table, prompt: Prompt) -> Prompt:
    bottom = table.cards.bottom
    if not bottom or not prompt.actors:
        return prompt.but(kind="read")
    taken = [
        Choice(card, table.name(card), T("拿{card}", card=table.name(card))) for card in sorted(set(bottom))
    ]
    keep = [Choice("keep", T("保留自己的牌"), T("保留自己的牌"))] if table.rules["thief.may_keep"] else []
    choices = (*taken, *keep, Choice("omit", T("没有选"), T("没有选")))
    sign = Sign("card", joined([table.name(card) for card in bottom]), code=list(bottom))
    asked = prompt.but(
        choices=choices,
        needs_choice=True,
        bar=lambda choice, _seat=None: _bar(table, choice),
        sign_for=lambda _value: sign,
    )
    refused = [Choice(word, T("不选"), T("不选")) for word in (("none",) if keep else ("none", "keep"))]
    return checked(table, asked, refused)


def _bar(table: Table, choice: str) -> No | None:
    """面杀完整版 盗贼: a wolf among the two must be taken."""
    if choice == "none":
        return table.rules.no("thief.must")
    if choice == "keep" and not table.rules["thief.may_keep"]:
        return table.rules.no("thief.may_keep", T("本规则盗贼必须选一张底牌"))
    if choice == "omit":
        return None
    wolves = [card for card in table.cards.bottom if table.cards.roles[card].camp == "wolves"]
    rule = table.rules["thief.must_take_wolf"]
    needed = len(wolves) >= (1 if rule == "if_any" else 2) and rule != "never"
    if needed and choice not in wolves:
        return table.rules.no("thief.must_take_wolf", T("底牌里有狼人，盗贼必须选狼人"))
    return None


def _take(table: Table, value: Value) -> None:
    card = next((choice for choice in value if choice in table.cards.bottom), None)
    holder = table.cards.holder(ROLE.id)
    if card and holder:
        table.cards.exchange(holder, card)
    text = T("拿 {card}", card=table.name(card)) if card else T("没有拿")
    table.fact("taken", text, {"role": card}, [table.rules.rule("thief.must_take_wolf")])


ROLE = Role(
    "thief",
    T("盗贼"),
    T("盗"),
    camp="good",
    side="villager",
    rank=1,
    takes_bottom=True,
    steps=(Step("thief", T("盗贼"), ask=_ask, take=_take, learn=_learn),),
)
