"""What a preset has otherwise than its base, in plain words. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from judge_app.engine.role import Step
from judge_app.engine.roles import ROLES
from judge_app.engine.text import T, Text, joined
from judge_app.narration.rules_sheet import names, option_text
from judge_app.records.errors import text_of
from judge_app.rulesets import OPTIONS, Mistake, Ruleset
from judge_app.rulesets.concerns import owner
from judge_app.rulesets.step_titles import STEP_TITLES
from judge_app.ui.preset_draft import PresetDraft

PARTS = {
    "title": T("名字"),
    "options": T("规则"),
    "boards": T("版型"),
    "night": T("夜里的顺序"),
    "script": T("台词"),
    "names": T("称呼"),
    "conduct": T("纪律"),
}


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that differs: the part of the editor where it is, what it is now, and what it was."""

    part: str
    now: Text
    was: Text | None = None


def changes(draft: PresetDraft) -> tuple[Change, ...]:
    """Everything that differs, in the order of the editor's parts."""
    return (
        *_options(draft),
        *_boards(draft),
        *_night(draft),
        *_script(draft),
        *_names(draft),
        *_conduct(draft),
    )


def step_title(step: str, ruleset: Ruleset) -> Text:
    """What the judge calls a step of the night or of the script."""
    for role in ROLES.values():
        found = next((each for each in role.steps if each.key == step), None)
        if found is not None:
            return _night_title(found, role.id, role.name, ruleset)
    return T(STEP_TITLES[step]) if step in STEP_TITLES else T("{step}", step=step)


def _night_title(step: Step, role: str, name: Text, ruleset: Ruleset) -> Text:
    own = ruleset.names.get(role)
    return T(own) if own and step.title == name else step.title


def mistake_text(mistake: Mistake) -> Text:
    """A mistake as a line: file, line, key, sentence."""
    return joined([text_of(part) for part in mistake.parts()], "：")


def troubles(draft: PresetDraft) -> Iterator[Text]:
    """What keeps this preset from being used, without the words of its file where there are others."""
    for step in draft.missing:
        yield T("{role}夜里要睁眼，这套规则的夜里还没有它的位置", role=step_title(step, draft.base))
    for mistake in draft.mistakes:
        if mistake.message.values.get("step") not in draft.missing:
            yield mistake_text(replace(mistake, file="", line=0))


def _options(draft: PresetDraft) -> Iterator[Change]:
    for key in OPTIONS:
        if key in draft.raw.get("options", {}):
            yield _option(draft, "options", key, (draft.raw["options"][key], draft.base.options[key]))


def _option(draft: PresetDraft, part: str, key: str, values: tuple[Any, Any]) -> Change:
    """A rule that differs, with the card it is about: its value now, and in the base."""
    called, role = names(draft.ruleset or draft.base), owner(key)
    now, was = (option_text(OPTIONS[key], value, called) for value in values)
    return Change(part, T("{card}：{rule}", card=called[role], rule=now) if role in called else now, was)


def _boards(draft: PresetDraft) -> Iterator[Change]:
    for key, board in draft.raw.get("boards", {}).items():
        title = board.get("title") or T("{players} 人局", players=board.get("players", 0))
        is_new = key not in draft.base.boards
        yield Change("boards", T("{board}（新）", board=title) if is_new else T("{board}（改）", board=title))
        yield from _board_options(draft, key, board.get("options", {}))


def _board_options(draft: PresetDraft, key: str, own: dict[str, Any]) -> Iterator[Change]:
    """Rules of one board alone that differ; what it leaves out is as on all boards."""
    its = draft.base.boards[key].options if key in draft.base.boards else {}
    was = {**draft.base.options, **its}
    now = {**draft.base.options, **draft.raw.get("options", {}), **own}
    for option in OPTIONS:
        if option in {*own, *its} and now[option] != was[option]:
            yield _option(draft, "boards", option, (now[option], was[option]))


def _night(draft: PresetDraft) -> Iterator[Change]:
    if "night" not in draft.raw:
        return
    night = draft.ruleset.night if draft.ruleset else tuple(draft.raw["night"].get("order", ()))
    steps = [step_title(step, draft.ruleset or draft.base) for step in night]
    was = [step_title(step, draft.base) for step in draft.base.night]
    yield Change("night", joined(steps), joined(was))


def _script(draft: PresetDraft) -> Iterator[Change]:
    for step in draft.raw.get("script", {}):
        yield Change("script", step_title(step, draft.ruleset or draft.base))


def _names(draft: PresetDraft) -> Iterator[Change]:
    usual = names(draft.base)
    for role, name in draft.raw.get("names", {}).items():
        yield Change("names", T("{usual}叫作{name}", usual=usual[role], name=name))


def _conduct(draft: PresetDraft) -> Iterator[Change]:
    if "conduct" in draft.raw:
        yield Change("conduct", _lines(draft.conduct), _lines(draft.base.conduct))


def _lines(conduct: Sequence[str]) -> Text:
    return joined([T(line) for line in conduct], "；") if conduct else T("没有")
