"""The list of steps beside the ring: what was done, what is now, what is to come."""

from dataclasses import dataclass
from typing import Literal

from judge_app.engine.day import has_campaign_today
from judge_app.engine.game import Game
from judge_app.engine.night import holders
from judge_app.engine.role import Role
from judge_app.engine.run import is_asked_later
from judge_app.engine.steps import declared
from judge_app.engine.table import Table
from judge_app.engine.text import T, Text, joined

State = Literal["done", "now", "ahead"]


@dataclass(frozen=True, slots=True)
class RailStep:
    """One line of the rail. `key` is the prompt's where it has been asked, else the step's word.

    `note` sums up what was entered; `is_called_only` marks a role that is out and called all the same.
    """

    key: str
    title: Text
    state: State
    note: Text
    is_called_only: bool = False


NOTHING = T("")


def rail(game: Game) -> tuple[RailStep, ...]:
    """The steps of the night or day the game is in."""
    table = game.table
    if game.prompt.stage in ("deal", "card") and not table.at:
        return (RailStep(game.prompt.key, game.prompt.title, "now", NOTHING),)
    return tuple(_night_rail(game, table) if table.is_night else _day_rail(game, table))


def _night_rail(game: Game, table: Table) -> list[RailStep]:
    called = [(c.step.key, c.step.title, _is_out(table, c.role)) for c in declared(table.setup, table.night)]
    names = [("dark", T("天黑"), False), *called, ("dawn", T("天亮"), False)]
    now = _now(game)
    done = {_step_of(answer.key) for answer in game.answers if answer.key.startswith(f"n{table.night}.")} - {
        now
    }
    return [
        RailStep(
            f"n{table.night}.{key}",
            title,
            "now" if key == now else "done" if key in done else "ahead",
            _night_note(table, key),
            is_out,
        )
        for key, title, is_out in names
    ]


def _is_out(table: Table, role: Role) -> bool:
    seats = holders(table, role)
    return bool(seats) and all(seat in table.announced for seat in seats)


def _now(game: Game) -> str:
    """The step of the night; a card asked for belongs to the step that needed it."""
    if game.prompt.kind == "end":
        return "dawn" if game.table.is_night else "end"
    if game.prompt.stage == "card":
        return next((_step_of(a.key) for a in reversed(game.answers) if not is_asked_later(a)), "")
    return _step_of(game.prompt.key)


def _step_of(key: str) -> str:
    """ "n1.guard.find" → "guard"."""
    parts = key.split(".")
    return parts[1] if len(parts) > 1 else key


def _night_note(table: Table, key: str) -> Text:
    """What the judge entered at a step, in two or three words."""
    kinds = {
        "attack", "protection", "check", "potions", "link", "taken", "infection", "beguiling", "probe",
        "revenge", "restoring", "model", "scent", "silencing", "charming", "flock", "devouring",
    }  # fmt: skip
    notes = (fact.text for fact in table.happened(*kinds) if _step_of(fact.key) == key)
    return next(notes, NOTHING)


_DAY: tuple[tuple[str, Text, frozenset[str]], ...] = (
    ("campaign", T("竞选"), frozenset({"campaign", "runoff", "elected", "nobody_elected"})),
    ("announce", T("公布死讯"), frozenset({"announce"})),
    ("after", T("技能与遗言"), frozenset({"shoot", "badge", "words", "follows", "allow"})),
    ("speech", T("发言"), frozenset({"start", "speech"})),
    ("vote", T("放逐投票"), frozenset({"vote", "tiebreak"})),
    ("pk", T("PK"), frozenset({"pk"})),
    ("exile", T("放逐"), frozenset({"exile", "nobody_exiled", "reveal", "tie"})),
    ("last", T("遗言"), frozenset()),
    ("dark", T("天黑"), frozenset({"dark"})),
)


def _day_rail(game: Game, table: Table) -> list[RailStep]:
    at = f"d{table.day}"
    asked = [answer.key for answer in game.answers if answer.key.startswith(f"{at}.")]
    lines = _lines_today(table)
    keys: dict[str, str] = {}
    for index, key in enumerate(asked):
        keys.setdefault(_line_of(key, asked[:index]), key)
    current = _line_of(game.prompt.key, asked)
    order = [name for name, _ in lines]
    position = order.index(current) if current in order else len(order)
    steps = []
    for index, (name, title) in enumerate(lines):
        state: State = "now" if name == current else "done" if name in keys and index < position else "ahead"
        key = game.prompt.key if name == current else keys.get(name, name)
        steps.append(RailStep(key, title, state, _day_note(table, name)))
    return steps


def _lines_today(table: Table) -> list[tuple[str, Text]]:
    """The parts of this day in the order in which this ruleset has them."""
    lines = [(name, title) for name, title, _ in _DAY]
    election = ("campaign", T("竞选{sheriff}", sheriff=table.sheriff_title))
    lines = [line for line in lines if line[0] != "campaign"]
    if has_campaign_today(table):
        is_later = table.rules["sheriff.elected"] == "after_announcement"
        lines.insert(2 if is_later else 0, election)
    has_pk = table.rules["vote.on_tie"].startswith("pk")
    return [line for line in lines if line[0] != "pk" or has_pk]


def _is_after_vote(asked: list[str]) -> bool:
    return any(key.endswith(".vote") and ".campaign" not in key and ".runoff" not in key for key in asked)


def _line_of(key: str, asked: list[str]) -> str:
    """The part of the day a prompt belongs to; what may come at any time belongs where it broke in."""
    for word in (_step_of(key), *map(_step_of, reversed(asked))):
        for name, _, words in _DAY:
            if word in words:
                return "last" if name == "after" and _is_after_vote(asked) else name
    return ""


def _day_note(table: Table, name: str) -> Text:
    """What came of a part of the day."""
    kinds = {"campaign": "sheriff", "announce": "announcement", "exile": "exile", "vote": "tie"}
    for fact in table.happened(kinds.get(name, "")):
        if not str(fact.data.get("ballot", "")).startswith(("campaign", "runoff")):
            seats = fact.data.get("seats", [fact.data.get("seat")])
            shown = [seat for seat in seats if seat]
            return joined(shown, " ") if shown else T("无")
    return NOTHING
