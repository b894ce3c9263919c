"""Play a day of a record, step by step."""

from collections.abc import Callable, Mapping
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.text import T
from judge_app.records.model import Deed, Step
from judge_app.records.play import Play

EVENTS = frozenset({"campaign", "announce", "exile", "skill", "badge"})
TALK = EVENTS | {"words", "speech"}
ELECTION = ("campaign", "runoff", "elected", "nobody_elected")


def play_day(play: Play, steps: tuple[Step, ...], number: int) -> None:
    """Every step of a day; what stands between them and is not written did not happen."""
    play.day = number
    for place, step in enumerate(steps, start=1):
        play.begin(f"day {number}: step {place}: {step.word}")
        _STEPS[step.word](play, step)
        _compare(play, step)


def pass_day(play: Play) -> None:
    """Nothing more happens today."""
    while play.is_today():
        play.nothing()


def _seats(seat: Any) -> dict[str, Any]:
    return {seat: []} if isinstance(seat, str) else {"pick": [seat]}


def _campaign(play: Play, step: Step) -> None:
    done: Mapping[str, Any] = step.deed
    if not play.seek(lambda name: name.split(".")[0] in ELECTION, {"announce", "skill", "badge", "words"}):
        play.fail_not_asked()
    unused = set(done)
    may_explode = False
    while play.name.split(".")[0] in ELECTION:
        if may_explode and "exploded" in unused:
            break
        unused.discard(_campaign_prompt(play, done))
        may_explode = play.name != "campaign" and not _is_before_withdrawal(play)
    if "exploded" in unused:
        _interrupt(play, "explode", done["exploded"])
        unused.discard("exploded")
    for key in sorted(unused - {"up", "withdrew"}):
        play.fail_not_asked(key)


def _is_before_withdrawal(play: Play) -> bool:
    return play.name.startswith(("campaign.speech", "campaign.withdraw"))


def _campaign_prompt(play: Play, done: Mapping[str, Any]) -> str:
    """Answer one prompt of the election; returns the record's key that was used for it."""
    answers: dict[str, tuple[str, Callable[[Play, Any], None]]] = {
        "campaign": ("up", _many),
        "campaign.withdraw": ("withdrew", _many),
        "campaign.vote": ("votes", _ballot),
        "runoff.vote": ("runoff", _ballot),
    }
    key, answer = answers.get(play.name, ("", _many))
    if key not in done:
        play.nothing()
        return ""
    answer(play, done[key])
    return key


def _many(play: Play, deed: Deed) -> None:
    if not play.do(deed, lambda seats: {"pick": seats} if seats else {"none": []}):
        play.nothing()


def _ballot(play: Play, votes: Mapping[int, Deed]) -> None:
    """Put every vote of a round; whoever may vote and is not written abstains."""
    abstain: dict[str, Any] = {str(voter): None for voter in play.prompt.voters or {}}
    for voter, deed in votes.items():
        if deed.tried is not None:
            play.must_refuse({**abstain, str(voter): deed.tried}, {voter: deed.tried})
    cast = {str(voter): deed.value for voter, deed in votes.items() if deed.value is not None}
    play.give({**abstain, **cast}, is_forced=any(deed.is_forced for deed in votes.values()))


def _announce(play: Play, step: Step) -> None:
    if not play.seek(lambda name: name == "announce", EVENTS | {"words"}):
        play.fail_not_asked()
    play.give({})
    got = [seat for fact in _facts(play, "announcement") for seat in fact.data["seats"]]
    if got != step.deed:
        play.fail(T("expected {expected}, got {got}", expected=step.deed, got=got))


def _shoot(play: Play, step: Step) -> None:
    by = step.inputs.get("by")
    _skill(play, step.deed, "shoot" if by is None else f"shoot.{by}")


def _badge(play: Play, step: Step) -> None:
    _skill(play, step.deed, "badge")


def _skill(play: Play, deed: Deed, name: str) -> None:
    """A prompt that a death brings; where it is not asked, whatever is tried is refused."""
    if play.seek(lambda key: f"{key}.".startswith(f"{name}."), EVENTS):
        play.do(deed, _seats)
        play.finish()
    elif deed.value is not None:
        play.fail_not_asked()


def _allow(play: Play, step: Step) -> None:
    if not play.seek(lambda name: name.startswith("allow"), EVENTS):
        play.fail_not_asked()
    _many(play, step.deed)
    play.finish()


def _explode(play: Play, step: Step) -> None:
    _interrupt(play, "explode", step.deed)


def _remove(play: Play, step: Step) -> None:
    _interrupt(play, "remove", step.deed)


def _interrupt(play: Play, key: str, deed: Deed) -> None:
    """Act out of turn at the earliest moment it is offered today."""
    while not play.can_interrupt(key):
        if not play.is_dawn() and not (play.name and play.prompt.stage in TALK):
            if deed.value is None:
                return
            play.fail_not_asked()
        play.nothing()
    play.do(deed, _seats, key)
    play.finish()


def _speeches(play: Play, step: Step) -> None:
    stages = TALK - {"speech"}
    if not play.seek(lambda name: name == "start" or name.startswith("speech."), stages):
        play.fail_not_asked()
    if play.name == "start":
        play.give(_start(step))
    orders = [fact for fact in play.game.facts if fact.kind == "order" and fact.at == f"d{play.day}"]
    got = list(orders[-1].data["seats"]) if orders else []
    if got != step.deed:
        play.fail(T("expected {expected}, got {got}", expected=step.deed, got=got))


def _start(step: Step) -> dict[str, Any]:
    """Where the speeches begin: as the sheriff chose, or the seat the judge drew."""
    start = step.inputs.get("start")
    if start:
        return {start["towards"]: [start["beside"]]}
    return {"pick": step.deed[:1]}


def _vote(play: Play, step: Step) -> None:
    done: Mapping[str, Any] = step.deed
    if play.seek(lambda name: name == "vote", TALK):
        _ballot(play, done["votes"])
    elif any(deed.value is not None for deed in done["votes"].values()):
        play.fail_not_asked()
    unused = set(done) - {"votes"}
    while used := _vote_prompt(play, done):
        unused.discard(used)
    for key in sorted(unused):
        play.fail_not_asked(key)


def _vote_prompt(play: Play, done: Mapping[str, Any]) -> str:
    """Answer one prompt between the first round and the verdict; "" if there is none."""
    prompt = play.prompt
    if not play.is_today() or prompt.stage in ("words", "badge"):
        return ""
    if play.name == "pk.vote":
        _ballot(play, done.get("pk", {}))
        return "pk"
    if play.name == "tiebreak":
        if not play.do(done.get("tiebreak", Deed("none")), _seats):
            play.nothing()
        return "tiebreak"
    if any(choice.id == "reveal" for choice in prompt.choices) and not play.name.startswith("shoot."):
        play.give({"reveal": []} if "reveal" in done else {"none": []})
        return "reveal"
    if play.name.startswith("pk.speech.") or (prompt.kind == "read" and prompt.stage == "exile"):
        play.nothing()
        return "passed"
    return ""


def _note(_play: Play, _step: Step) -> None:
    """A note changes nothing."""


_STEPS: dict[str, Callable[[Play, Step], None]] = {
    "campaign": _campaign,
    "announce": _announce,
    "shoot": _shoot,
    "badge": _badge,
    "explode": _explode,
    "speeches": _speeches,
    "vote": _vote,
    "allow": _allow,
    "remove": _remove,
    "note": _note,
}


def _compare(play: Play, step: Step) -> None:
    dead = [fact.data["seat"] for fact in _facts(play, "death")]
    got: dict[str, Callable[[], object]] = {
        "sheriff": lambda: _last(play, "sheriff"),
        "exiled": lambda: _last(play, "exile"),
        "died": lambda: dead,
        "tied": lambda: sorted(_of_first(play, "tie", "seats", [])),
        "tally": lambda: {int(seat): count for seat, count in _of_first(play, "tally", "counts", {}).items()},
    }
    for key, expected in step.expect.items():
        if key == "last_words":
            play.expect_words(dead, expected)
        else:
            play.expect(key, expected, got[key]())


def _facts(play: Play, kind: str) -> list[Fact]:
    return [fact for fact in play.seen if fact.kind == kind]


def _last(play: Play, kind: str) -> object:
    """The seat of the last such fact, "none" where there is no fact or no seat in it."""
    facts = _facts(play, kind)
    return (facts[-1].data["seat"] if facts else None) or "none"


def _of_first(play: Play, kind: str, key: str, default: Any) -> Any:
    """What the first round of a vote gave."""
    found = [fact for fact in _facts(play, kind) if fact.data["ballot"] == "vote"]
    return found[0].data[key] if found else default
