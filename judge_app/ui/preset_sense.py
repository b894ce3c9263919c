"""What can be said of a board while it is put together. No Qt."""

from collections.abc import Iterator, Mapping

from judge_app.engine.text import T, Text
from judge_app.narration.rules_sheet import names
from judge_app.rulesets.decks import bottom_cards, deck_advice, deck_trouble
from judge_app.ui.preset_changes import step_title
from judge_app.ui.preset_draft import PresetDraft


def count_line(players: int, deck: Mapping[str, int]) -> Text:
    """How many cards there are and how many there should be."""
    bottom, found = bottom_cards(deck), sum(deck.values())
    if bottom:
        return T(
            "{found} 张牌，要 {needed} 张：{players} 人各一张，盗贼另要 {bottom} 张底牌",
            found=found,
            needed=players + bottom,
            players=players,
            bottom=bottom,
        )
    return T("{found} 张牌，要 {players} 张", found=found, players=players)


def is_counted(players: int, deck: Mapping[str, int]) -> bool:
    """Whether there are as many cards as there should be."""
    return sum(deck.values()) == players + bottom_cards(deck)


def sense(draft: PresetDraft, players: int, deck: Mapping[str, int]) -> Iterator[Text]:
    """What will not do, then what is not advised."""
    called = names(draft.ruleset or draft.base)
    if trouble := deck_trouble(deck):
        yield T(trouble)
    if thief_needs_more(players, deck):
        yield T(
            "有盗贼，还要再多 {count} 张牌作底牌", count=players + bottom_cards(deck) - sum(deck.values())
        )
    for step, role in draft.missing.items():
        if deck.get(role):
            yield T("{role}夜里要睁眼，这套规则的夜里还没有它的位置", role=step_title(step, draft.base))
    has_sheriff = bool(draft.value("sheriff.exists"))
    known_as = draft.base.id
    for line in deck_advice(known_as, players, deck, has_sheriff):
        yield T(line, **called)


def thief_needs_more(players: int, deck: Mapping[str, int]) -> bool:
    """Whether only the bottom cards are lacking."""
    return 0 < players + bottom_cards(deck) - sum(deck.values()) <= bottom_cards(deck)
