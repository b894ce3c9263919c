"""A small table for one test: cards by seat, and answers in a judge's words.

`table("face-to-face", "werewolf witch seer villager*3")` deals seat 1 a werewolf, seat 2 a witch, …
Whatever a test does not name is passed over: nobody acts, nobody stands, everybody abstains.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No, Refused
from judge_app.engine.setup import Setup
from judge_app.rulesets import Ruleset, load_ruleset

Value = Mapping[str, Any]
Options = Mapping[str, object] | None
Short = int | list[int] | str | Value
Told = Mapping[int | str, int | str]
PASSES = ("none", "omit", "torn")
LONG = 300
"""More answers than a test's game ever has: a step that never comes is a failure, not a hang."""


@cache
def ruleset(name: str) -> Ruleset:
    return load_ruleset(name)


def setup(
    rules: str,
    cards: str,
    bottom: str = "",
    options: Options = None,
    board: str = "",
    protected: tuple[int, ...] = (),
) -> Setup:
    """The set-up whose deck is exactly these cards."""
    seats, left = spelt(cards), spelt(bottom)
    deck = dict(Counter([*seats, *left]))
    if board:
        assert deck == dict(ruleset(rules).boards[board].deck)
    return Setup(ruleset(rules), board, len(seats), deck, options or {}, protected)


def table(
    rules: str,
    cards: str,
    bottom: str = "",
    options: Options = None,
    board: str = "",
    protected: tuple[int, ...] = (),
) -> Game:
    """A game whose cards are entered, at the first dark."""
    game = Game(setup(rules, cards, bottom, options, board, protected))
    game.answer(deal(cards, bottom))
    return game


def found(rules: str, cards: str, bottom: str = "", options: Options = None, board: str = "") -> Game:
    """A game with this deck whose cards nobody has seen, at the first dark."""
    game = Game(setup(rules, cards, bottom, options, board))
    game.answer({"mode": "found"})
    return game


def spelt(cards: str) -> list[str]:
    """ "werewolf villager*2" → werewolf, villager, villager."""
    parts = [word.partition("*") for word in cards.split()]
    return [card for card, _, number in parts for _ in range(int(number or 1))]


def deal(cards: str, bottom: str = "", mode: str = "entered") -> dict[str, Any]:
    seats = {str(seat): card for seat, card in enumerate(spelt(cards), 1)}
    return {"mode": mode, "cards": seats, "bottom": spelt(bottom)}


# answering


def value_of(short: Short) -> Value:
    """5 → pick 5, [1, 2] → pick both, "save" → that choice, a mapping as it is."""
    if isinstance(short, int):
        return {"pick": [short]}
    if isinstance(short, str):
        return {short: []}
    return short if isinstance(short, Mapping) else {"pick": list(short)}


def give(game: Game, short: Short, key: str = "") -> tuple[Fact, ...]:
    return game.answer(value_of(short), key)


def passing(prompt: Prompt) -> Value:
    """Doing as little as the step allows."""
    assert prompt.stage != "card", f"{prompt.key} is asked"
    if prompt.kind == "vote":
        return {str(voter): None for voter in prompt.voters or {}}
    if prompt.kind != "act" or not prompt.needs_choice:
        return {}
    ids = [choice.id for choice in prompt.choices if prompt.bar(choice.id) is None]
    idle = next((name for name in PASSES if name in ids), None)
    return {idle: []} if idle else _first_seats(prompt)


def _first_seats(prompt: Prompt) -> Value:
    choice = next(choice for choice in prompt.choices if prompt.bar(choice.id) is None)
    return {choice.id: _legal(prompt, choice)[: choice.low]}


def _legal(prompt: Prompt, choice: Choice) -> list[int]:
    return [seat for seat in range(1, 19) if prompt.bar(choice.id, seat) is None]


def pass_on(game: Game) -> None:
    game.answer(passing(game.prompt))


def to(game: Game, key: str) -> Prompt:
    """Pass everything up to the step `key`."""
    return until(game, lambda prompt: prompt.key == key, key)


def until(game: Game, is_there: Any, wanted: str) -> Prompt:
    while not is_there(game.prompt):
        assert game.prompt.kind != "end", f"the game ended before {wanted}"
        assert len(game.answers) < LONG, f"{wanted} never came"
        pass_on(game)
    return game.prompt


def night(game: Game, **deeds: Any) -> Game:
    """Play the next night up to its dawn (or to the end, if it ends the game) by step keys.

    Where a rule asks for a card, `cards={7: "villager", "cupid": 3}` answers, by seat or by role.
    """
    cards: Told = deeds.pop("cards", {})
    _to_dark(game)
    pass_on(game)
    while not (game.prompt.key.endswith(".dawn") or game.prompt.kind == "end"):
        _do(game, deeds) if game.prompt.stage != "card" else tell(game, cards)
    assert not deeds, f"never asked: {deeds}"
    return game


def at_step(game: Game, step: str, **deeds: Any) -> Prompt:
    """In the next night, up to the step, the earlier ones answered by `deeds`."""
    if not game.table.is_night or game.prompt.key.endswith(".dawn"):
        _to_dark(game)
    while step_of(game.prompt) != step:
        assert step_of(game.prompt) != "dawn", f"{step} was not called"
        _do(game, deeds)
    return game.prompt


def tell(game: Game, cards: Told) -> None:
    """Answer which card the seat asked about holds, or where the card asked about is."""
    asked = step_of(game.prompt)
    give(game, cards[int(asked) if asked.isdecimal() else asked])


def step_of(prompt: Prompt) -> str:
    """ "n1.witch" → "witch"."""
    return prompt.key.partition(".")[2]


def _to_dark(game: Game) -> None:
    until(game, lambda prompt: prompt.key.endswith(".dark"), "the next night")


def _do(game: Game, deeds: dict[str, Short]) -> None:
    short = deeds.pop(step_of(game.prompt), None)
    game.answer(passing(game.prompt) if short is None else value_of(short))


def vote(game: Game, votes: Mapping[int, int]) -> Game:
    """Answer the next ballot: these votes, everybody else abstains."""
    until(game, lambda prompt: prompt.kind == "vote", "a ballot")
    game.answer({**passing(game.prompt), **{str(voter): target for voter, target in votes.items()}})
    return game


def exile(game: Game, seat: int) -> Game:
    """Everybody who may vote for `seat` today does, and the judge says so."""
    prompt = until(game, lambda p: p.key.endswith(".vote") and p.stage == "vote", "the exile vote")
    voters = [voter for voter in prompt.voters or {} if prompt.bar(voter, seat) is None]
    vote(game, dict.fromkeys(voters, seat))
    if game.prompt.key.endswith(".exile"):
        pass_on(game)
    return game


def over(game: Game) -> Game:
    """Past everything a death still asks for, up to the end or the dark."""
    until(game, lambda prompt: prompt.kind == "end" or prompt.key.endswith(".dark"), "the end")
    return game


def elect(game: Game, seat: int) -> Game:
    """`seat` alone stands on day 1 and becomes sheriff."""
    to(game, "d1.campaign")
    give(game, seat)
    until(game, lambda prompt: prompt.key == "d1.elected", "the badge")
    pass_on(game)
    return game


# looking


def no(game: Game, short: Short, key: str = "") -> No:
    """The refusal of an answer; it must be refused and must change nothing."""
    before = game.answers
    try:
        give(game, short, key)
    except Refused as refused:
        assert game.answers == before
        return refused.no
    raise AssertionError(f"{short} was allowed at {game.prompt.key}")


def no_vote(game: Game, voter: int, target: int | None) -> No:
    """The refusal of one vote at the open ballot, all else abstaining."""
    return no(game, {**passing(game.prompt), str(voter): target})


def may(game: Game, short: Short, key: str = "") -> bool:
    return game.refusal(game.as_answer(value_of(short), key)) is None


def facts(game: Game, kind: str) -> list[Fact]:
    return [fact for fact in game.facts if fact.kind == kind]


def last(game: Game, kind: str) -> Fact:
    return facts(game, kind)[-1]


def dead(game: Game) -> list[int]:
    """Everyone who truly is dead, known or not."""
    return sorted(game.table.dead)


def announced(game: Game) -> list[int]:
    """The dead of the last dawn, announced now if they are not yet, in order."""
    until(game, lambda prompt: prompt.key.endswith(".announce"), "the announcement")
    pass_on(game)
    return list(last(game, "announcement").data["seats"])


def speakers(game: Game) -> list[int]:
    """Whose last words came up last."""
    return list(last(game, "last_words").data["seats"])


def sign(prompt: Prompt, short: Short | None = None) -> object:
    """What the judge shows at this step, once that much is entered: the record's word for it."""
    shown = prompt.sign_for({} if short is None else value_of(short))
    return shown.code if shown else None


def winner(game: Game) -> str | None:
    return game.outcome.camp if game.outcome else None


def winners(game: Game) -> Iterable[int]:
    assert game.outcome
    return game.outcome.winners


def interrupts(game: Game) -> list[str]:
    return [prompt.key for prompt in game.interrupts]


def explode(game: Game, seat: int) -> Game:
    give(game, seat, key="explode")
    until(game, lambda prompt: not prompt.key.partition(".")[2].startswith("exploded"), "the self-destruct")
    return game
