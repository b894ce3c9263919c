"""How each seat fared, in the words of the table."""

from judge_app.engine.game import Game
from judge_app.engine.roles import ROLES
from judge_app.engine.settle import ORDER
from judge_app.engine.table import Death, Table
from judge_app.engine.text import T, Text, joined

CAUSES = {
    "knifed": T("被刀"),
    "caught": T("偷看被抓"),
    "devoured": T("被吞噬"),
    "poisoned": T("被毒"),
    "ill": T("伤口感染"),
    "lover": T("殉情"),
    "charmed": T("随魅惑者出局"),
    "leaves": T("失去技能离场"),
    "shot": T("枪杀"),
    "duelled": T("决斗出局"),
    "taken": T("被带走"),
    "stalked": T("被暗杀"),
    "exploded": T("自爆"),
    "exiled": T("放逐"),
    "removed": T("判罚出局"),
    "corrected": T("法官更正出局"),
}
"""What is said of each cause of a death."""
BY_DAY = frozenset({"shot", "duelled", "taken", "exploded", "exiled", "removed"})
"""What happens before everybody's eyes, even to those who fall with the dead of a night."""
IN_PLAY = T("在场")
OUT = T("出局")


def fate(game: Game, seat: int) -> Text:
    """When and of what a seat fell, as it truly is; "在场" if it did not."""
    death = game.table.dead.get(seat)
    return _told(game, death, death.causes) if death else _living(game, seat)


def public_fate(game: Game, seat: int) -> Text:
    """What the table was told of a seat: the causes of the night's deaths are nobody's business."""
    if game.table.is_present(seat):
        return _living(game, seat)
    death = game.table.dead.get(seat)
    if death is None:
        return OUT
    return _told(game, death, death.causes & BY_DAY if death.is_by_night else death.causes)


def _told(game: Game, death: Death, causes: frozenset[str]) -> Text:
    told = sorted(causes, key=lambda cause: (ORDER.get(cause, 9), cause))
    how = joined([_word(game, cause) for cause in told]) if told else OUT
    return T("{when} {how}", when=when(_at(game, death)), how=how)


def _word(game: Game, cause: str) -> Text:
    """A cause that bears a card's name is that card's fate."""
    known = CAUSES.get(cause)
    return known or (T("{card}出局", card=game.table.name(cause)) if cause in ROLES else OUT)


def _at(game: Game, death: Death) -> str:
    """The night or day of a death: "n2", "d1"; those of the last night may not have been announced."""
    entered = [f.at for f in game.facts if f.kind == "death" and f.data["seat"] == death.seat]
    at = entered[-1] if entered else f"n{game.table.night}"
    is_of_the_night = death.is_by_night and not death.causes & BY_DAY
    return f"n{at[1:]}" if is_of_the_night else at


def when(at: str) -> Text:
    """A night or a day by name: 第 2 夜, 第 1 天; "" before the first."""
    if not at:
        return T("开局前")
    return T("第 {number} 夜", number=at[1:]) if at.startswith("n") else T("第 {number} 天", number=at[1:])


def _living(game: Game, seat: int) -> Text:
    """Still there; a card that saved him is worth a word."""
    saved = [fact for fact in game.facts if fact.kind == "reveal" and fact.data["seat"] == seat]
    if saved:
        return T("{state}（{when}翻牌）", state=IN_PLAY, when=when(saved[-1].at))
    came_back = [fact for fact in game.facts if fact.kind == "return" and fact.data["seat"] == seat]
    return T("{state}（{when}复活）", state=IN_PLAY, when=when(came_back[-1].at)) if came_back else IN_PLAY


def card(table: Table, seat: int) -> Text:
    """The card a seat plays, as far as it can be known: villagers are the rest."""
    found = table.cards.known(seat)
    if found is None:
        may_be = table.cards.might(seat, lambda role: role.id)
        found = may_be[0] if len(may_be) == 1 else None
    if found is None:
        return T("狼（未看清）") if seat in table.cards.pack else T("未知")
    return _turned(table, seat, _exchanged(table, seat, found))


def _exchanged(table: Table, seat: int, card_id: str) -> Text:
    dealt = table.cards.dealt.get(seat, card_id)
    if dealt == card_id:
        return table.name(card_id)
    return T("{dealt}→{card}", dealt=table.name(dealt), card=table.name(card_id))


def _turned(table: Table, seat: int, name: Text) -> Text:
    return T("{card}（转狼）", card=name) if seat in table.turned else name
