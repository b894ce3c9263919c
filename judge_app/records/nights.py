"""Play a night of a record."""

from typing import Any

from judge_app.engine.prompt import Prompt
from judge_app.engine.text import T
from judge_app.records.errors import RecordError, no_such_word
from judge_app.records.model import Deed, Night
from judge_app.records.play import Play, Value
from judge_app.records.read_night import SHOWN


def play_night(play: Play, night: Night, number: int, file: str) -> None:
    """From dark to the last step; the dawn stays unread."""
    place = f"night {number}"
    play.begin(place)
    open_deeds = dict(night.deeds)
    removals = list(night.removals)
    prefix = f"n{number}."
    while play.prompt.key.startswith(prefix) and play.prompt.key != prefix + "dawn":
        if removals and play.can_interrupt("remove"):
            play.do(removals.pop(), lambda seat: {"pick": [seat]}, "remove")
        step = play.prompt.key.removeprefix(prefix)
        play.place = f"{place}: {step}"
        _answer(play, open_deeds.pop(step, None), file)
    play.place = place
    for step in [*open_deeds, *(["remove"] if removals else [])]:
        play.fail_not_asked(step)
    _compare(play, night)


def _answer(play: Play, deed: Deed | None, file: str) -> None:
    prompt = play.prompt
    if deed is None:
        play.nothing()
    elif not prompt.choices:
        _called_only(play, deed)
    else:
        if deed.value is not None:
            _check_word(prompt, deed.value, play.place, file)
        if not play.do(deed, lambda value: answer_at(prompt, value)):
            play.nothing()


def _called_only(play: Play, deed: Deed) -> None:
    """A step at which nobody is asked anything refuses every deed."""
    if deed.value not in (None, "none"):
        play.fail(T("nothing is asked here"))
    play.nothing()


def answer_at(prompt: Prompt, value: Any) -> Value:
    """The record's word for a deed as an answer to this prompt."""
    if isinstance(value, str):
        return {value: []}
    if isinstance(value, list):
        is_split = any(choice.id == "split" for choice in prompt.choices)
        return {"split" if is_split else "pick": value}
    if isinstance(value, dict):
        return {key: [] if part is True else [part] for key, part in value.items()}
    return {"pick": [value]}


def _check_word(prompt: Prompt, value: Any, place: str, file: str) -> None:
    """A word that means nothing at this step is a mistake of the record."""
    words = [choice.id for choice in prompt.choices if choice.low == 0]
    if isinstance(value, str) and value != "none" and value not in words:
        raise RecordError(file, place, no_such_word(value, [*words, "none"]))


def _compare(play: Play, night: Night) -> None:
    signs = {fact.data["step"]: fact.data["code"] for fact in play.seen if fact.kind == "sign"}
    for key, expected in night.expect.items():
        if key == "called":
            play.expect(key, expected, [fact.data["step"] for fact in play.seen if fact.kind == "called"])
            continue
        step = key.removesuffix(SHOWN)
        if step not in signs:
            play.fail(T("nothing was shown"), key)
        play.expect(key, expected, signs[step])
