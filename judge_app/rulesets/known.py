"""Ids that a ruleset file may use: roles, night steps, script steps, placeholders."""

from typing import NamedTuple


class KnownRole(NamedTuple):
    """A role id of the format.

    `name` is its usual Chinese name, `step` the night step that calls it ("" for none),
    `must_wake` says that the role cannot be played unless that step is in the night order.
    """

    name: str
    step: str = ""
    must_wake: bool = False


ROLES: dict[str, KnownRole] = {
    "villager": KnownRole("村民"),
    "werewolf": KnownRole("狼人", "wolves", True),
    "seer": KnownRole("预言家", "seer", True),
    "witch": KnownRole("女巫", "witch", True),
    "hunter": KnownRole("猎人", "hunter"),
    "guard": KnownRole("守卫", "guard", True),
    "cupid": KnownRole("丘比特", "cupid", True),
    "elder": KnownRole("长老", "elder"),
    "idiot": KnownRole("白痴", "idiot"),
    "thief": KnownRole("盗贼", "thief", True),
    "scapegoat": KnownRole("替罪羊"),
    "white_wolf": KnownRole("白狼", "white_wolf", True),
    "white_wolf_king": KnownRole("白狼王", "wolves", True),
    "wolf_beauty": KnownRole("狼美人", "wolf_beauty", True),
    "demon": KnownRole("恶魔", "demon", True),
    "demon_offline": KnownRole("恶魔（线下）", "demon_offline", True),
    "alpha_wolf": KnownRole("种狼", "alpha_wolf", True),
    "wolf_elder_brother": KnownRole("狼兄", "wolves", True),
    "wolf_younger_brother": KnownRole("狼弟", "wolf_younger_brother", True),
    "rusty_knight": KnownRole("锈剑骑士"),
    "knight": KnownRole("骑士"),
    "stuttering_judge": KnownRole("口吃法官"),
    "pharmacist": KnownRole("药剂师", "pharmacist", True),
    "wild_child": KnownRole("野孩子", "wild_child", True),
    "bear": KnownRole("熊"),
    "two_sisters": KnownRole("两姐妹", "two_sisters", True),
    "three_brothers": KnownRole("三兄弟", "three_brothers", True),
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

# Script steps besides the night steps → what needs them: "" every ruleset, "sheriff" a
# ruleset with a sheriff, a role id a ruleset that knows the role.
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
    "speeches_start": "",
    "speech": "",
    "exile_vote": "",
    "sheriff_decides": "sheriff",
    "pk_speech": "",
    "pk_vote": "",
    "exiled": "",
    "nobody_exiled": "",
    "idiot_reveals": "idiot",
    "idiot_leaves": "idiot",
    "scapegoat": "scapegoat",
    "lover_follows": "cupid",
    "exploded": "",
    "removed": "",
    "won": "",
}

# seat: one number · seats: "3号、5号" · first, next: one number ("3") · tied: "3号玩家和5号玩家"
# · camp: the winning side in words
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
    "speech": frozenset({"seat"}),
    "exile_vote": frozenset({"first", "next"}),
    "pk_speech": frozenset({"tied", "seat", "first", "next"}),
    "pk_vote": frozenset({"first", "next"}),
    "exiled": frozenset({"seat"}),
    "idiot_reveals": frozenset({"seat"}),
    "idiot_leaves": frozenset({"seat"}),
    "scapegoat": frozenset({"seat"}),
    "lover_follows": frozenset({"seat"}),
    "exploded": frozenset({"seat"}),
    "removed": frozenset({"seat"}),
    "won": frozenset({"camp"}),
}
