"""People who come, go, swap or play on for others, put together like an act out of turn. No Qt."""

from collections.abc import Iterable, Mapping
from typing import Any

from judge_app.engine.prompt import Choice, Prompt
from judge_app.engine.rulings import No, Ruling
from judge_app.engine.text import T, Text
from judge_app.session import Session
from judge_app.storage.seating import NOBODY, SITS_DOWN, Move, Sitter, bar

MOVE = "people"
"""The key of this act among those out of turn."""
_LASTING = ("warn", "remove", "correct", "note", MOVE)
"""Keys of the acts that are offered nearly always, in the order in which they stand."""
_SOMEBODY = Sitter("?")

_CHOICES = (
    Choice("swap", T("换座位"), T("{seats}换座位"), 2, 2),
    Choice("substitute", T("替补上场"), T("{seats}换人"), 1, 1),
    Choice("arrive", T("迟到入座"), T("入座{seats}"), 1, 1),
    Choice("leave", T("离席"), T("{seats}离席"), 1, 1),
    Choice("fix", T("改名字"), T("改{seats}的名字"), 1, 1),
)
_TITLES = {
    "swap": T("换座位"),
    "substitute": T("替补"),
    "arrive": T("入座"),
    "leave": T("离席"),
    "fix": T("改名字"),
}


def move_prompt(session: Session) -> Prompt:
    """What may be entered about the people at this table."""

    def bar_item(kind: str, seat: int | None = None) -> No | None:
        if seat is None or kind == "swap":
            return None
        text = bar(Move(kind, (seat,), _SOMEBODY), session.sitters)
        return No(Ruling("session.seat", kind, "", text), text) if text else None

    return Prompt(
        MOVE,
        "act",
        "interrupt",
        T("换人换座"),
        do=T("身份牌留在座位上，人各带各的战绩"),
        choices=_CHOICES,
        needs_choice=True,
        takes_why=True,
        bar=bar_item,
    )


def acts(session: Session) -> tuple[Prompt, ...]:
    """The acts out of turn that are possible now: the lasting ones in their places, then the others."""
    if session.is_readonly:
        return ()
    found = (*session.game.interrupts, move_prompt(session))
    return tuple(
        sorted(found, key=lambda act: _LASTING.index(act.key) if act.key in _LASTING else len(_LASTING))
    )


def takes_name(prompt: Prompt, chosen: Iterable[str]) -> bool:
    """Whether somebody sits down, so that his name is needed."""
    return prompt.key == MOVE and any(kind in SITS_DOWN for kind in chosen)


def put(session: Session, value: Mapping[str, Any], sitter: Sitter) -> None:
    """Let the change of people stand; raises `Refused`."""
    kind = next(word for word in value if word != "why")
    who = sitter if kind in SITS_DOWN else NOBODY
    session.move(kind, value[kind], who, str(value.get("why", "")))


def title_of(move: Move) -> Text:
    """What a move is called on the buttons that undo and redo it."""
    return _TITLES[move.kind]
