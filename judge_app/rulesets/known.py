"""Ids that a ruleset file may use: roles, night steps, script steps, placeholders."""

from typing import NamedTuple


class KnownRole(NamedTuple):
    """A role id of the format.

    `name` is its usual Chinese name, `step` the night step that calls it ("" for none),
    `must_wake` says that the role cannot be played unless that step is in the night order,
    `copies` how many of it a deck may hold at most, `is_wolf` whether the card is a wolf's.
    """

    name: str
    step: str = ""
    must_wake: bool = False
    copies: int = 1
    is_wolf: bool = False


ROLES: dict[str, KnownRole] = {
    "villager": KnownRole("村民", copies=12),
    "werewolf": KnownRole("狼人", "wolves", True, copies=12, is_wolf=True),
    "seer": KnownRole("预言家", "seer", True),
    "witch": KnownRole("女巫", "witch", True),
    "hunter": KnownRole("猎人", "hunter"),
    "guard": KnownRole("守卫", "guard", True),
    "cupid": KnownRole("丘比特", "cupid", True),
    "elder": KnownRole("长老", "elder"),
    "idiot": KnownRole("白痴", "idiot"),
    "thief": KnownRole("盗贼", "thief", True),
    "scapegoat": KnownRole("替罪羊"),
    "white_wolf": KnownRole("白狼", "white_wolf", True, is_wolf=True),
    "white_wolf_king": KnownRole("白狼王", "wolves", True, is_wolf=True),
    "wolf_beauty": KnownRole("狼美人", "wolf_beauty", True, is_wolf=True),
    "demon": KnownRole("恶魔", "demon", True, is_wolf=True),
    "demon_offline": KnownRole("线下恶魔", "demon_offline", True, is_wolf=True),
    "alpha_wolf": KnownRole("种狼", "alpha_wolf", True, is_wolf=True),
    "wolf_elder_brother": KnownRole("狼兄", "wolves", True, is_wolf=True),
    "wolf_younger_brother": KnownRole("狼弟", "wolf_younger_brother", True, is_wolf=True),
    "rusty_knight": KnownRole("锈剑骑士"),
    "knight": KnownRole("骑士"),
    "stuttering_judge": KnownRole("口吃法官"),
    "pharmacist": KnownRole("药剂师", "pharmacist", True),
    "wild_child": KnownRole("野孩子", "wild_child", True),
    "bear": KnownRole("熊"),
    "two_sisters": KnownRole("两姐妹", "two_sisters", True, copies=2),
    "three_brothers": KnownRole("三兄弟", "three_brothers", True, copies=3),
    "angel": KnownRole("天使"),
    "sectarian": KnownRole("邪恶的宗教老人", "sectarian", True),
    "fox": KnownRole("狐狸", "fox", True),
    "silencer": KnownRole("禁言长老", "silencer", True),
    "stalker": KnownRole("潜行者"),
    "little_girl": KnownRole("小女孩"),
    "piper": KnownRole("吹笛者", "piper", True),
}
KNOWN_ROLES = frozenset(ROLES)

# Steps that belong to no card of their own but to what another role did.
FOLLOW_UPS = {"lovers": "cupid", "charmed": "piper"}
NIGHT_STEPS = frozenset({role.step for role in ROLES.values() if role.step} | FOLLOW_UPS.keys())
# Steps that a card needs on night 1 only, wherever it is played.
FIRST_NIGHT_STEPS = frozenset(
    {"thief", "cupid", "lovers", "wild_child", "two_sisters", "three_brothers", "sectarian"}
)

SHERIFF = "警长"

# Script steps besides the night steps → what needs them: "" every ruleset, "sheriff" a
# ruleset with a sheriff, a role id a ruleset that knows the role. A house rule may switch an
# option on, so the words for it are there whether or not the ruleset itself does.
SCRIPT_STEPS: dict[str, str] = {
    "dark": "",
    "dark_later": "",
    "dawn": "",
    "dawn_later": "",
    "campaign": "sheriff",
    "campaign_speech": "sheriff",
    "campaign_withdraw": "sheriff",
    "campaign_vote": "sheriff",
    "runoff_speech": "sheriff",
    "runoff_vote": "sheriff",
    "elected": "sheriff",
    "nobody_elected": "sheriff",
    "announce": "",
    "announce_peaceful": "",
    "shoot": "hunter",
    "badge": "sheriff",
    "last_words": "",
    "roles_shown": "",
    "growl": "bear",
    "silenced": "silencer",
    "speeches_start": "",
    "speech": "",
    "knight_duel": "knight",
    "target": "sheriff",
    "target_told": "sheriff",
    "target_none": "sheriff",
    "exile_vote": "",
    "sheriff_decides": "sheriff",
    "pk_speech": "",
    "pk_vote": "",
    "exiled": "",
    "nobody_exiled": "",
    "idiot_reveals": "idiot",
    "idiot_leaves": "idiot",
    "idiot_returns": "idiot",
    "scapegoat": "scapegoat",
    "lover_follows": "cupid",
    "judge_extra_vote": "stuttering_judge",
    "stalk": "stalker",
    "witch_by_day": "witch",
    "saved_by_day": "witch",
    "poisoned_by_day": "witch",
    "exploded": "",
    "white_wolf_king_takes": "white_wolf_king",
    "removed": "",
    "won": "",
}

# seat: one number · seats: "3号、5号" · first, next: one number ("3") · tied: "3号玩家和5号玩家"
# · camp: the winning side in words · role: what the ruleset calls a card · by: the number of
# whoever challenges {seat} · loser: which of the two falls
PLACEHOLDERS: dict[str, frozenset[str]] = {
    "campaign_speech": frozenset({"seat"}),
    "campaign_vote": frozenset({"first", "next"}),
    "runoff_speech": frozenset({"tied", "seat", "first", "next"}),
    "runoff_vote": frozenset({"first", "next"}),
    "elected": frozenset({"seat"}),
    "announce": frozenset({"seats"}),
    "shoot": frozenset({"seat"}),
    "badge": frozenset({"seat"}),
    "last_words": frozenset({"seat"}),
    "roles_shown": frozenset({"seat", "role"}),
    "silenced": frozenset({"seat"}),
    "speech": frozenset({"seat"}),
    "knight_duel": frozenset({"by", "seat", "loser"}),
    "exile_vote": frozenset({"first", "next"}),
    "pk_speech": frozenset({"tied", "seat", "first", "next"}),
    "pk_vote": frozenset({"first", "next"}),
    "exiled": frozenset({"seat"}),
    "idiot_reveals": frozenset({"seat"}),
    "idiot_leaves": frozenset({"seat"}),
    "idiot_returns": frozenset({"seat"}),
    "scapegoat": frozenset({"seat"}),
    "lover_follows": frozenset({"seat"}),
    "target_told": frozenset({"seat"}),
    "saved_by_day": frozenset({"seat"}),
    "poisoned_by_day": frozenset({"seat"}),
    "exploded": frozenset({"seat"}),
    "white_wolf_king_takes": frozenset({"seat"}),
    "removed": frozenset({"seat"}),
    "won": frozenset({"camp"}),
}
