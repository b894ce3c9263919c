"""Bring a game back to where its file says it stood, and say where today's rulings differ."""

from dataclasses import dataclass, field

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.rulings import Refused
from judge_app.engine.setup import Setup
from judge_app.engine.text import T, Text
from judge_app.storage.timeline import State, Timeline, facts_line


@dataclass(slots=True)
class Retraced:
    """The game with all that undo and redo can reach.

    `notices` name the steps whose saved facts are not today's; `refusal` says why the game stops
    short of where it stood, None if it does not.
    """

    game: Game
    notices: list[Text] = field(default_factory=list)
    refusal: Text | None = None


def retrace(setup: Setup, timeline: Timeline) -> Retraced:
    """Walk through every state of a timeline, then back to the one that stands."""
    retraced = Retraced(Game(setup))
    before = timeline.states[0]
    for state in timeline.states[1:]:
        retraced.refusal = _step(retraced, before, state)
        if retraced.refusal:
            return retraced
        before = state
    for index in range(timeline.here + 1, len(timeline.states)):
        if not timeline.moved(index):
            retraced.game.undo()
    return retraced


def _step(retraced: Retraced, before: State, state: State) -> Text | None:
    """Go on to the next state; why not, if this version of the program does not take it."""
    if state.moves != before.moves:
        return None
    where = retraced.game.prompt.title
    try:
        facts = _go_on(retraced.game, before, state)
    except Refused as refused:
        return _refusal(where, refused.no.text)
    except Exception as error:  # a game of another version must open whatever becomes of it
        retraced.game = Game(retraced.game.setup, before.answers)
        return _refusal(where, T("{error}", error=repr(error)))
    is_as_noted = state.facts in (None, facts) and state.next in (None, retraced.game.prompt.key)
    if not is_as_noted:
        retraced.notices.append(T("“{where}”这一步的裁定和当时记下的不同，请核对", where=where))
    return None


def _go_on(game: Game, before: State, state: State) -> object:
    """One answer more, or other answers altogether; the facts of one answer."""
    if state.answers[:-1] != before.answers:
        game.replace_all(state.answers)
        return None
    answer = state.answers[-1]
    facts: tuple[Fact, ...] = game.answer(answer.value, answer.key if answer.at else "", answer.force)
    return facts_line(facts)


def _refusal(where: Text, why: Text) -> Text:
    what = T("“{where}”这一步记下的回答，这个版本不接受：{why}", where=where, why=why)
    return T("{what}。只能看到这一步；文件未动", what=what)
