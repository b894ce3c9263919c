"""Bring a game back to where its file says it stood, and say where today's rulings differ."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text
from judge_app.storage.newer import is_newer
from judge_app.storage.timeline import State, Timeline, facts_line


@dataclass(slots=True)
class Retraced:
    """The game as it stood, with all that undo can reach.

    `notices` name the steps whose saved facts are not today's; `refusal` says why the game stops
    short of where it stood, None if it does not.
    """

    game: Game
    notices: list[Text] = field(default_factory=list)
    refusal: Text | None = None


def retrace(setup: Setup, timeline: Timeline, program: str = "") -> Retraced:
    """Walk through the states of a timeline up to the one that stands; what is undone is only looked over.

    `program` is the newest version that has written in the file.
    """
    retraced = Retraced(Game(setup))
    here = timeline.here
    for before, state in pairwise(timeline.states[: here + 1]):
        refusal = _step(retraced, before, state)
        if refusal:
            retraced.refusal = _stops(refusal, program)
            return retraced
    if here + 1 < len(timeline.states):
        _look_ahead(retraced, timeline)
    return retraced


def _stops(refusal: Text, program: str) -> Text:
    text = T("{what}。只能看到这一步；文件未动", what=refusal)
    newer = T("{text}。由更新的版本（{program}）写成，请用新版打开", text=text, program=program)
    return newer if is_newer(program) else text


def _look_ahead(retraced: Retraced, timeline: Timeline) -> None:
    """What was undone must be there for redo; what this version refuses is said now and left out."""
    ahead = Retraced(Game(retraced.game.setup, timeline.now.answers))
    for index in range(timeline.here + 1, len(timeline.states)):
        refusal = _step(ahead, timeline.states[index - 1], timeline.states[index])
        if refusal:
            del timeline.states[index:]
            ahead.notices.append(T("撤销了的步骤不能全部重做：{why}", why=refusal))
            break
    retraced.notices += ahead.notices


def _step(retraced: Retraced, before: State, state: State) -> Text | None:
    """Go on to the next state; why not, if this version of the program does not take it."""
    if state.moves != before.moves:
        return None
    where = retraced.game.prompt.title
    try:
        facts = go_on(retraced.game, before, state)
    except Refused as refused:
        return _refusal(where, refused.no.text)
    except Exception as error:  # a game of another version must open whatever becomes of it
        retraced.game = Game(retraced.game.setup, before.answers)
        return _refusal(where, T("{error}", error=repr(error)))
    is_as_noted = agree(state.facts, facts) and state.next in (None, retraced.game.prompt.key)
    if not is_as_noted:
        retraced.notices.append(T("“{where}”这一步的裁定和当时记下的不同，请核对", where=where))
    return None


DECISIVE = frozenset({"death", "exile", "life", "sign", "win"})
"""Kinds of facts of which a newer program may not tell one more without ruling otherwise."""


def agree(noted: Any, today: Any) -> bool:
    """Whether what was noted then is all there today: a newer program may note more of the same ruling."""
    if noted is None or today is None or noted == today:
        return True
    rest = iter(today)
    is_part = all(any(_says_as_much(now, then) for now in rest) for then in noted)
    return is_part and _decisive(noted) == _decisive(today)


def _says_as_much(now: Mapping[str, Any], then: Mapping[str, Any]) -> bool:
    same = all(now[name] == then[name] for name in ("kind", "at", "key"))
    return same and then["data"].items() <= now["data"].items()


def _decisive(facts: Iterable[Mapping[str, Any]]) -> int:
    return sum(fact["kind"] in DECISIVE for fact in facts)


def go_on(game: Game, before: State, state: State) -> object:
    """One answer more, or other answers altogether; the facts of one answer."""
    if state.answers[:-1] != before.answers:
        game.replace_all(state.answers)
        return None
    answer = state.answers[-1]
    if (answer.at or answer.key) != game.prompt.key:
        raise Refused(game.table.rules.no("answer.one_step", T("记下的是另一步的（{key}）", key=answer.key)))
    facts: tuple[Fact, ...] = game.answer(answer.value, answer.key if answer.at else "", answer.force)
    return facts_line(facts)


def _refusal(where: Text, why: Text) -> Text:
    return T("“{where}”这一步记下的回答，这个版本不接受：{why}", where=where, why=why)
