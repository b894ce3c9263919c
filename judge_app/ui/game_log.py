"""The log of a game: every step that was answered, over all nights and days, with what followed. No Qt."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge_app.engine.facts import Fact
from judge_app.engine.game import Game
from judge_app.engine.prompt import Prompt
from judge_app.engine.rulings import Answer, Refused
from judge_app.engine.text import T, Text
from judge_app.storage.timeline import facts_line
from judge_app.ui.game_words import winner_words

SILENT = ("called", "sign", "roles", "target")
"""Kinds of facts that only say that the course went on."""
Noted = Mapping[int, list[dict[str, Any]]]
"""Facts as a file keeps them, by the number of the answer they followed from."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One fact in words; `is_public` ones may stand on the screen by day."""

    text: Text
    is_public: bool


@dataclass(frozen=True, slots=True)
class LogRow:
    """One answered step. `at` is its night or day ("n2", "" before the first), `is_then` says that the
    lines are what was ruled then, where today's program rules otherwise."""

    index: int
    key: str
    at: str
    title: Text
    lines: tuple[LogLine, ...]
    is_then: bool = False


class GameLog:
    """Follows one game; what it has read once it does not read again."""

    def __init__(self, noted: Noted | None = None) -> None:
        self._noted: Noted = noted or {}
        self._shadow: Game | None = None
        self._rows: list[LogRow] = []

    def rows(self, game: Game) -> list[LogRow]:
        """The log of the game as it stands."""
        answers = game.answers
        shadow = self._shadow
        if shadow is None or shadow.setup is not game.setup or answers[: len(self._rows)] != shadow.answers:
            shadow = self._shadow = Game(game.setup)
            self._rows = []
        for answer in answers[len(self._rows) :]:
            self._rows.append(self._row(shadow, answer))
        return list(self._rows)

    def _row(self, shadow: Game, answer: Answer) -> LogRow:
        index = len(self._rows)
        prompts = (shadow.prompt, *shadow.interrupts) if answer.at else (shadow.prompt,)
        title = step_title(next((prompt for prompt in prompts if prompt.key == answer.key), shadow.prompt))
        facts = _given(shadow, answer)
        at = _time_of(answer) or (self._rows[-1].at if self._rows else "")
        noted = self._noted.get(index)
        if noted is not None and noted != facts_line(facts):
            return LogRow(index, answer.key, at, title, _then(noted), is_then=True)
        return LogRow(index, answer.key, at, title, tuple(line for line in _now(facts) if line.text != title))


def _given(game: Game, answer: Answer) -> tuple[Fact, ...]:
    """Give an answer once more; one that only a correction let in is taken over as it is."""
    try:
        return game.answer(answer.value, answer.key if answer.at else "", answer.force)
    except Refused:
        before = len(game.facts)
        game.replace_all((*game.answers, answer))
        return game.facts[before:]


def step_title(prompt: Prompt) -> Text:
    """What a step is called; a speech with its speaker, and apart from the act who it is that wakes."""
    if ".find" in prompt.key:
        return T("{title}（认人）", title=prompt.title)
    if prompt.kind == "speech" and len(prompt.actors) == 1:
        return T("{title} {seat} 号", title=prompt.title, seat=prompt.actors[0])
    return prompt.title


def _time_of(answer: Answer) -> str:
    at = (answer.at or answer.key).partition(".")[0]
    return at if at[:1] in ("n", "d") and at[1:].isdigit() else ""


def _now(facts: tuple[Fact, ...]) -> tuple[LogLine, ...]:
    return tuple(LogLine(fact.text, fact.is_public) for fact in facts if fact.kind not in SILENT)


def _then(noted: list[dict[str, Any]]) -> tuple[LogLine, ...]:
    kept = [line for line in noted if line.get("kind") not in SILENT]
    return tuple(LogLine(noted_words(line), bool(line.get("public"))) for line in kept)


def noted_words(line: Mapping[str, Any]) -> Text:
    """A fact kept in a file, in the few words that need no rule to be known."""
    kind, data = str(line.get("kind")), line.get("data") or {}
    if kind == "win":
        return winner_words(str(data.get("camp")))
    seats = [data[word] for word in ("seat", "target") if isinstance(data.get(word), int)]
    seats += [seat for seat in data.get("seats") or [] if isinstance(seat, int)]
    words = "、".join(f"{seat}号" for seat in seats)
    what = _KINDS.get(kind) or T("{kind}", kind=kind)
    return T("{what} {seats}", what=what, seats=words) if words else what


_KINDS = {
    "announcement": T("死讯"),
    "attack": T("刀"),
    "attack_settled": T("刀的结果"),
    "badge": T("警徽"),
    "check": T("查验"),
    "death": T("死亡"),
    "duel": T("决斗"),
    "exile": T("放逐"),
    "explosion": T("自爆"),
    "last_words": T("遗言"),
    "poison": T("毒"),
    "protection": T("守护"),
    "removal": T("判罚出局"),
    "rescue": T("救"),
    "reveal": T("翻牌"),
    "sheriff": T("警长"),
    "shot": T("开枪"),
    "tally": T("票数"),
    "tie": T("平票"),
}
