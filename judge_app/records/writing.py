"""A played game as a record, with what it expects filled in from what was ruled."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from judge_app.engine.game import Game
from judge_app.records.model import Day, Deed, Night, Record, Step
from judge_app.records.play import LAST_WORDS, Play, Value
from judge_app.records.read_night import SHOWN
from judge_app.records.runner import at_the_end, play_rounds
from judge_app.records.scribe import Scribe
from judge_app.records.seating import UNKNOWN
from judge_app.records.text import text_of
from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.rulesets.decks import bottom_cards
from judge_app.storage.header import TableInfo


def write_record(game: Game, title: str, people: tuple[str, ...] = (), info: TableInfo | None = None) -> str:
    """The text of a game's record.

    A ruleset of the club's own is named as a preset file beside the record, by its id.
    Raises `Mismatch` if what is written does not replay.
    """
    record = filled(noted(game, title, people, info or TableInfo()), game)
    ruleset = game.setup.ruleset.id
    return text_of(record, ruleset if ruleset in bundled_ids() else f"{ruleset}.toml", _options(game))


def noted(game: Game, title: str, people: tuple[str, ...], info: TableInfo) -> Record:
    """What was dealt and done, without expectations."""
    scribe = Scribe(Game(game.setup))
    scribe.take_down(game.answers)
    nights, days = scribe.record()
    bottom = _bottom(scribe.game)
    return Record(Path(), title, game.setup, scribe.cards, bottom, people, info, nights, days, {})


def _bottom(game: Game) -> tuple[str, ...]:
    """The cards at the bottom; those nobody saw are unknown."""
    seen = game.table.cards.bottom
    return (*seen, *[UNKNOWN] * (bottom_cards(game.setup.deck) - len(seen)))


def _options(game: Game) -> Mapping[str, Any]:
    """The house rules, and what the shipped ruleset says otherwise today."""
    setup = game.setup
    if setup.ruleset.id not in bundled_ids():
        return setup.options
    today = load_ruleset(setup.ruleset.id).options
    board = setup.ruleset.boards[setup.board].options if setup.board else {}
    then = setup.ruleset.options
    changed = {key: then[key] for key in then if then[key] != today.get(key) and key not in board}
    return {**changed, **setup.options}


# expectations


@dataclass(slots=True)
class _Watch(Play):
    """A play that notes what each place of the record brought."""

    noted: list[dict[str, Any]] = field(default_factory=list)
    forced: set[str] = field(default_factory=set)

    def give(self, value: Value, key: str = "", is_forced: bool = False) -> None:
        """What was done before a card was seen may be against the rules that the card brings."""
        answer = self.game.as_answer(value, key, is_forced)
        if self.game.refusal(answer):
            self.forced.add(self.place)
            is_forced = True
        super(_Watch, self).give(value, key, is_forced)

    def meet(self, _expect: Mapping[str, Any], got: Mapping[str, object], dead: list[int]) -> None:
        found = dict(got)
        self.noted.append(found)
        if any(fact.kind == "charming" for fact in self.seen):
            found["has_charmed"] = True
        self.await_words(dead, lambda seats: found.update({LAST_WORDS: seats}))


def filled(record: Record, game: Game) -> Record:
    """Every place told what it brought; the end as it is."""
    watch = _Watch(Game(record.setup))
    play_rounds(watch, record)
    noted = iter(watch.noted)
    nights: list[Night] = []
    days: list[Day] = []
    for number, night in enumerate(record.nights, start=1):
        steps = tuple(_forced(step, f"night {number}: {step.word}", watch.forced) for step in night.steps)
        nights.append(replace(night, steps=steps, expect=_of_night(next(noted))))
        for day in record.days[number - 1 : number]:
            places = [f"day {number}: step {place}: {step.word}" for place, step in enumerate(day, 1)]
            days.append(tuple(_of_day(day, places, noted, watch.forced)))
    end = at_the_end(game if game.outcome else watch.game)
    if not game.outcome:
        del end["winners"]
    return replace(record, nights=tuple(nights), days=tuple(days), expect=end)


def _of_day(day: Day, places: list[str], noted: Iterator[dict[str, Any]], forced: set[str]) -> Iterator[Step]:
    for step, place in zip(day, places, strict=True):
        yield replace(_forced(step, place, forced), expect=_of_step(step, next(noted)))


def _forced(step: Step, place: str, forced: set[str]) -> Step:
    """The same step, its deeds forced if they were refused at that place."""
    return replace(step, deed=_forced_deed(step.deed)) if place in forced else step


def _forced_deed(done: Any) -> Any:
    if isinstance(done, Deed):
        return replace(done, is_forced=True)
    return {key: _forced_deed(part) for key, part in done.items()} if isinstance(done, Mapping) else done


def _of_night(got: Mapping[str, Any]) -> dict[str, Any]:
    """The signs that a record has words for, and what the night leaves behind."""
    expect = {key: code for key, code in got.items() if key.endswith(SHOWN) and isinstance(code, int | str)}
    if got["silenced"] != "none":
        expect["silenced"] = got["silenced"]
    if "has_charmed" in got:
        expect["charmed"] = got["charmed"]
    return expect


def _of_step(step: Step, got: Mapping[str, Any]) -> dict[str, Any]:
    expect = dict(step.expect)
    if step.word == "campaign" and not step.is_open:
        expect["sheriff"] = got["sheriff"]
    if step.word == "vote" and got["tied"]:
        expect["tied"] = got["tied"]
    if step.is_open:
        return expect
    return expect | _deaths(step, got, [expect.get("exiled", _named(step))])


def _named(step: Step) -> Any:
    """The seat a step itself names."""
    deed = step.deed.get("exploded") if isinstance(step.deed, Mapping) else step.deed
    return deed.value if isinstance(deed, Deed) else None


def _deaths(step: Step, got: Mapping[str, Any], foreseen: list[Any]) -> dict[str, Any]:
    """Who died, where the step does not say it, whose cards were shown and who may speak."""
    expect: dict[str, Any] = {}
    if step.word != "announce" and got["died"] not in ([], foreseen):
        expect["died"] = got["died"]
    if got["roles"]:
        expect["roles"] = got["roles"]
    if got["growl"] and step.word == "announce":
        expect["growl"] = True
    if got["died"] and LAST_WORDS in got:
        expect[LAST_WORDS] = got[LAST_WORDS]
    return expect
