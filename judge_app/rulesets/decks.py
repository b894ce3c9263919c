"""What can be said of a deck before anybody sits down.

Sentences are message ids, with the role ids as placeholders for what the ruleset calls them; who
shows them has them translated.
"""

from collections.abc import Mapping

from judge_app.rulesets.known import ROLES

PLAIN = "villager"
"""The card without a skill, which everybody holds who was given no other."""
_BOTTOM = {"thief": 2}
_SHERIFF_FROM = {"last-words": 12}


def bottom_cards(deck: Mapping[str, int]) -> int:
    """How many cards are left over once everybody has one."""
    return sum(extra for role, extra in _BOTTOM.items() if deck.get(role))


def at_most(role: str) -> int:
    """How many cards of one role a deck may hold."""
    return ROLES[role].copies


def deck_trouble(deck: Mapping[str, int]) -> str | None:
    """Why no game can be played with these cards."""
    wolves = _wolves(deck)
    if not wolves:
        return "牌堆里没有狼人。"
    if wolves == sum(deck.values()):
        return "牌堆里只有狼人，一开局狼人就赢了。"
    return None


def _wolves(deck: Mapping[str, int]) -> int:
    return sum(count for role, count in deck.items() if ROLES[role].is_wolf)


def deck_advice(ruleset: str, seats: int, deck: Mapping[str, int], has_sheriff: bool) -> tuple[str, ...]:
    """What may be played and is not advised (rules §7.19; last-words prints the sheriff from 12 on)."""
    advice = []
    if has_sheriff and seats < _SHERIFF_FROM.get(ruleset, 0):
        advice.append("不满 12 人，不建议设警长：可在家规里关掉「有警长」。")
    if _wolves(deck) * 2 >= seats:
        advice.append("狼人占了一半，好人很难取胜。")
    if deck.get("elder") and deck.get("guard"):
        advice.append("{elder}和{guard}最好不在同一局。")
    return tuple(advice)
