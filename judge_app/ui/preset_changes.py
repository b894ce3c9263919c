"""What a preset has otherwise than its base, in plain words. No Qt."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from judge_app.engine.role import Step
from judge_app.engine.roles import ROLES
from judge_app.engine.text import T, Text, joined
from judge_app.narration.rules_sheet import names, option_text
from judge_app.records.errors import text_of
from judge_app.rulesets import OPTIONS, Mistake, Ruleset
from judge_app.rulesets.concerns import owner
from judge_app.ui.preset_draft import PresetDraft

PARTS = {
    "title": T("名字"),
    "options": T("规则"),
    "boards": T("版型"),
    "night": T("夜里的顺序"),
    "script": T("台词"),
    "names": T("称呼"),
}


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that differs: the part of the editor where it is, what it is now, and what it was."""

    part: str
    now: Text
    was: Text | None = None


def changes(draft: PresetDraft) -> tuple[Change, ...]:
    """Everything that differs, in the order of the editor's parts."""
    return (*_options(draft), *_boards(draft), *_night(draft), *_script(draft), *_names(draft))


def step_title(step: str, ruleset: Ruleset) -> Text:
    """What the judge calls a step of the night or of the script."""
    for role in ROLES.values():
        found = next((each for each in role.steps if each.key == step), None)
        if found is not None:
            return _night_title(found, role.id, role.name, ruleset)
    return SCRIPT_TITLES.get(step, T("{step}", step=step))


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
    called = names(draft.ruleset or draft.base)
    for key in OPTIONS:
        if key in draft.raw.get("options", {}):
            role = owner(key)
            values = draft.raw["options"][key], draft.base.options[key]
            now, was = (option_text(OPTIONS[key], value, called) for value in values)
            yield Change(
                "options", T("{card}：{rule}", card=called[role], rule=now) if role in called else now, was
            )


def _boards(draft: PresetDraft) -> Iterator[Change]:
    for key, board in draft.raw.get("boards", {}).items():
        title = board.get("title") or T("{players} 人局", players=board.get("players", 0))
        is_new = key not in draft.base.boards
        yield Change("boards", T("{board}（新）", board=title) if is_new else T("{board}（改）", board=title))


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


SCRIPT_TITLES: dict[str, Text] = {
    "dark": T("天黑（第一夜）"),
    "dark_later": T("天黑（以后）"),
    "dawn": T("天亮（第一天）"),
    "dawn_later": T("天亮（以后）"),
    "campaign": T("竞选警长"),
    "campaign_speech": T("竞选发言"),
    "campaign_withdraw": T("退水"),
    "campaign_vote": T("警长投票"),
    "runoff_speech": T("警长平票发言"),
    "runoff_vote": T("警长平票重投"),
    "elected": T("警长当选"),
    "nobody_elected": T("没有警长"),
    "announce": T("公布死讯"),
    "announce_peaceful": T("平安夜"),
    "shoot": T("猎人开枪"),
    "badge": T("移交警徽"),
    "last_words": T("发表遗言"),
    "roles_shown": T("公开身份"),
    "growl": T("熊叫"),
    "silenced": T("被禁言"),
    "speeches_start": T("开始发言"),
    "speech": T("轮到发言"),
    "knight_duel": T("骑士决斗"),
    "target": T("请警长归票"),
    "target_told": T("警长归票"),
    "target_none": T("警长不归票"),
    "exile_vote": T("放逐投票"),
    "sheriff_decides": T("平票由警长决定"),
    "pk_speech": T("平票发言"),
    "pk_vote": T("平票重投"),
    "exiled": T("放逐出局"),
    "nobody_exiled": T("无人出局"),
    "idiot_reveals": T("白痴翻牌"),
    "idiot_leaves": T("白痴离场"),
    "idiot_returns": T("白痴回来"),
    "scapegoat": T("替罪羊出局"),
    "lover_follows": T("殉情"),
    "judge_extra_vote": T("口吃法官加投"),
    "stalk": T("潜行者暗杀"),
    "witch_by_day": T("女巫白天用药"),
    "saved_by_day": T("白天获救"),
    "poisoned_by_day": T("白天中毒"),
    "exploded": T("狼人自爆"),
    "white_wolf_king_takes": T("白狼王带人"),
    "removed": T("判罚出局"),
    "won": T("游戏结束"),
}
