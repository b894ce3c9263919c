"""Tables of the club book: people, camps, boards, cards, and a season's ranking."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from judge_app.engine.day import CAMPS
from judge_app.engine.roles import ROLES
from judge_app.engine.text import T, Text
from judge_app.narration.words import say
from judge_app.reports.club import clean
from judge_app.reports.deeds import Deeds, PlayedGame

POINTS: Mapping[str, tuple[Text, int]] = {
    "win": (T("胜一局"), 3),
    "loss": (T("负一局"), 0),
    "survive": (T("活到终局"), 1),
    "wolf_vote": (T("好人投中狼一票"), 1),
}
"""What a game may be worth, and how much where the club says nothing."""


@dataclass(frozen=True, slots=True, order=True)
class Rate:
    """How many of how many; orders by the share, then by the number."""

    share: float
    done: int
    of: int

    @classmethod
    def out_of(cls, done: int, of: int) -> "Rate":
        return cls(done / of if of else -1.0, done, of)

    def __str__(self) -> str:
        return f"{self.share:.0%}（{self.done}/{self.of}）" if self.of else "–"


Value = str | int | float | Rate


@dataclass(frozen=True, slots=True)
class Standing:
    """One table: what it is about, its columns, and rows of names, numbers and rates."""

    id: str
    title: Text
    columns: tuple[Text, ...]
    rows: tuple[tuple[Value, ...], ...]


def standings(
    games: Sequence[PlayedGame], names: Mapping[str, str], points: Mapping[str, int]
) -> tuple[Standing, ...]:
    """All tables of these games; `names` are those of the roster today, by id."""
    everybody = _by((_who(own, names), own) for game in games for own in game.people)
    return (
        _ranking(everybody, points),
        _people(everybody),
        _skills(everybody),
        _camps(games),
        _boards(games),
        _cards(games),
    )


def _who(own: Deeds, names: Mapping[str, str]) -> str:
    return clean(names.get(own.id, "") or own.name)


def _by(pairs: Iterable[tuple[str, Deeds]]) -> dict[str, list[Deeds]]:
    found: dict[str, list[Deeds]] = {}
    for name, own in pairs:
        found.setdefault(name, []).append(own)
    return found


def score(played: Iterable[Deeds], points: Mapping[str, int]) -> int:
    """What these games are worth by the club's rule."""
    worth = {name: points.get(name, usual) for name, (_, usual) in POINTS.items()}
    return sum(
        worth["win" if own.has_won else "loss"]
        + worth["survive"] * own.has_survived
        + worth["wolf_vote"] * own.wolf_votes
        for own in played
    )


def _ranking(everybody: Mapping[str, list[Deeds]], points: Mapping[str, int]) -> Standing:
    scores = {name: score(played, points) for name, played in everybody.items()}
    order = sorted(everybody, key=lambda name: (-scores[name], -_wins(everybody[name]), name))
    rows = [
        (place, name, scores[name], len(everybody[name]), _wins(everybody[name]))
        for place, name in enumerate(order, start=1)
    ]
    columns = (T("名次"), T("玩家"), T("积分"), T("局数"), T("胜"))
    return Standing("ranking", T("积分榜"), columns, tuple(rows))


def _wins(played: Iterable[Deeds]) -> int:
    return sum(own.has_won for own in played)


def _rate(played: Sequence[Deeds]) -> Rate:
    return Rate.out_of(_wins(played), len(played))


def _people(everybody: Mapping[str, list[Deeds]]) -> Standing:
    columns = (T("玩家"), T("局数"), T("胜率"), T("好人胜率"), T("狼人胜率"), T("第三方胜率"), T("存活"))
    rows: list[tuple[Value, ...]] = [
        (
            name,
            len(played),
            _rate(played),
            *(_rate([own for own in played if is_of(own)]) for is_of in _SIDES),
            Rate.out_of(sum(own.has_survived for own in played), len(played)),
        )
        for name, played in _most_first(everybody)
    ]
    return Standing("people", T("玩家"), columns, tuple(rows))


_SIDES: tuple[Callable[[Deeds], bool], ...] = (
    lambda own: own.camp == "good",
    lambda own: own.camp == "wolves",
    lambda own: own.camp not in ("good", "wolves", ""),
)


def _most_first(everybody: Mapping[str, list[Deeds]]) -> list[tuple[str, list[Deeds]]]:
    return sorted(everybody.items(), key=lambda item: (-len(item[1]), item[0]))


def _skills(everybody: Mapping[str, list[Deeds]]) -> Standing:
    columns = (T("玩家"), T("首夜被刀"), T("首个放逐"), T("查验中狼"), T("任警长"), T("投中狼"))
    rows = [
        (
            name,
            sum(own.first_knifed for own in played),
            sum(own.first_exiled for own in played),
            Rate.out_of(sum(own.wolves_found for own in played), sum(own.checks for own in played)),
            sum(own.sheriff_terms for own in played),
            Rate.out_of(sum(own.wolf_votes for own in played), sum(_good_votes(own) for own in played)),
        )
        for name, played in _most_first(everybody)
    ]
    return Standing("skills", T("刀口、查验与票"), columns, tuple(rows))


def _good_votes(own: Deeds) -> int:
    return own.votes if own.camp != "wolves" else 0


def _camps(games: Sequence[PlayedGame]) -> Standing:
    winners = sorted({game.winner for game in games}, key=lambda camp: (camp not in CAMPS, camp))
    won = {camp: sum(game.winner == camp for game in games) for camp in winners}
    rows = [(camp_title(camp), Rate.out_of(won[camp], len(games))) for camp in winners]
    return Standing("camps", T("阵营"), (T("阵营"), T("获胜")), tuple(rows))


def camp_title(camp: str) -> str:
    """What a winning camp is called; a card that plays alone by its usual name."""
    return say(CAMPS.get(camp) or (ROLES[camp].name if camp in ROLES else camp))


def _boards(games: Sequence[PlayedGame]) -> Standing:
    found: dict[str, list[PlayedGame]] = {}
    for game in games:
        found.setdefault(f"{game.ruleset_title} {game.board_title or say(T('自配'))}", []).append(game)
    columns = (T("版型"), T("局数"), T("好人胜率"), T("狼人胜率"), T("天数"))
    rows = [
        (
            name,
            len(of),
            Rate.out_of(sum(game.winner == "good" for game in of), len(of)),
            Rate.out_of(sum(game.winner == "wolves" for game in of), len(of)),
            round(sum(game.days for game in of) / len(of), 1),
        )
        for name, of in sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    ]
    return Standing("boards", T("版型"), columns, tuple(rows))


def _cards(games: Sequence[PlayedGame]) -> Standing:
    found = _by((own.card, own) for game in games for own in game.people if own.card in ROLES)
    columns = (T("身份"), T("次数"), T("胜率"), T("存活"))
    rows = [
        (
            say(ROLES[card].name),
            len(played),
            _rate(played),
            Rate.out_of(sum(own.has_survived for own in played), len(played)),
        )
        for card, played in _most_first(found)
    ]
    return Standing("cards", T("身份"), columns, tuple(rows))
