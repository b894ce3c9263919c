"""The judge's words, copied by hand from the texts: word for word, in order."""

import pytest

from judge_app.rulesets import bundled_ids, load_ruleset
from judge_app.rulesets.known import NIGHT_STEPS, SCRIPT_STEPS
from judge_app.rulesets.step_titles import STEP_TITLES

FACE_TO_FACE = {
    "dark": ["天黑请闭眼，请大家确认好自己的身份后低头闭眼靠后坐"],
    "dark_later": ["天黑请闭眼"],
    "thief": ["盗贼请睁眼，盗贼请选牌", "盗贼请闭眼"],
    "cupid": ["丘比特请睁眼，丘比特请向法官出示两个数字，这两个数字玩家将成为本局的情侣", "丘比特请闭眼"],
    "lovers": [
        "请大家仍然保持闭眼，并将自己的右手伸向前方，手掌心向上，法官会轻轻触碰被连的两名玩家的手掌心",
        "被点中的两名玩家将成为本局游戏的情侣",
        "好了，请将你们的手伸回",
        "情侣请睁眼，情侣请互相结识",
        "情侣请闭眼",
    ],
    "guard": ["守卫请睁眼，守卫请选择一名你要守护的玩家数字", "守卫请闭眼"],
    "elder": ["长老请睁眼，长老请看向法官", "长老请闭眼"],
    "wolves": ["狼人请睁眼，狼人请互相结识，狼人请统一意见出示一名今晚要击杀的玩家数字", "狼人请闭眼"],
    "witch": [
        "女巫请睁眼，女巫，今夜死亡的是这个玩家数字",
        "假如你要使用解药请出示大拇指，假如你要使用毒药请直接出示你要毒的数字手势",
        "女巫请闭眼",
    ],
    "seer": [
        "预言家请睁眼，预言家请验人",
        "大拇指向上表达好人，大拇指向下表达狼人，你要验的是",
        "预言家请闭眼",
    ],
    "hunter": [
        "猎人请睁眼，猎人，大拇指向上表达你的技能出局后可以正常发动，大拇指向下表达你的技能失效，你的技能是",
        "猎人请闭眼",
    ],
    "idiot": ["白痴请睁眼，白痴请看向法官", "白痴请闭眼"],
    "dawn": ["天亮了，现在开始警长竞选，竞选开始！"],
    "dawn_later": ["天亮了"],
    "campaign_vote": [
        (
            "好，警上发言结束，仍然坚持竞选的玩家请将自己的数字放在胸前，警上退水的玩家无投票权，"
            "其余未参与竞选的玩家在我倒数三秒后统一举票至头顶，允许弃票，跟票无效！三，二，一"
        )
    ],
    "exile_vote": [
        "好，所有玩家发言结束，现在进行放逐投票，我倒数三秒后所有玩家统一举票，允许弃票，跟票无效！三，二，一"
    ],
    "pk_speech": [
        "{tied}此轮平票，进入PK台，现在进行PK发言，{first}号玩家请发言",
        "{next}号玩家请发言",
    ],
    "pk_vote": [
        "好，PK发言结束，现在开始投票，请PK台下的玩家在我倒数三秒后统一举票，允许弃票，跟票无效！三，二，一"
    ],
}

LAST_WORDS = {
    "dark": ["天黑请所有人闭眼"],
    "dark_later": ["天黑请所有人闭眼"],
    "thief": ["盗贼请睁眼", "盗贼请选择身份", "盗贼请闭眼"],
    "cupid": ["丘比特请睁眼", "丘比特请连两名情侣", "丘比特请闭眼"],
    "lovers": ["被点到的两名玩家请睁眼", "情侣请互相看对方身份", "情侣请闭眼"],
    "hunter": ["猎人请睁眼", "猎人请闭眼"],
    "elder": ["村长请睁眼", "村长请闭眼"],
    "guard": ["守卫请睁眼", "请守护一名玩家", "守卫请闭眼"],
    "wolves": ["狼人请睁眼", "请狼人互相确认同伴", "狼人请杀人", "狼人请闭眼"],
    "seer": ["预言家请睁眼", "此人身份是", "预言家请闭眼"],
    "witch": ["女巫请睁眼", "昨晚死的是他，你要救吗？", "你还有瓶毒药，要毒人吗", "女巫请闭眼"],
    "dawn": ["天亮了，所有人睁眼"],
    "dawn_later": ["天亮了，所有人睁眼"],
    "campaign": ["现在开始竞选警长，3、2、1"],
    "campaign_vote": ["现在是竞选警长，从{first}号开始投票，投{first}号的请举手", "{next}号"],
    "exile_vote": ["现在是投票环节，从{first}号开始投票，投{first}号的请举手", "{next}号"],
}

PRINTED = [
    (ruleset_id, step, lines)
    for ruleset_id, printed in (("face-to-face", FACE_TO_FACE), ("last-words", LAST_WORDS))
    for step, lines in printed.items()
]
# Lines that a source prints in passing.
FRAGMENTS = [
    ("classic", "wolves", "狼人请杀人"),
    ("side-or-city", "wolves", "狼人请杀人"),
    ("extended", "wolves", "狼人请杀人"),
]
EACH = pytest.mark.parametrize("ruleset_id", bundled_ids())

# ruleset: night 1, later nights
ORDERS = {
    "formal": ("thief cupid lovers guard wolves witch seer", "guard wolves witch seer"),
    "last-words": (
        "thief cupid lovers hunter elder guard wolves seer witch",
        "guard wolves seer witch",
    ),
    "classic": (
        "thief cupid lovers guard seer wolves witch piper charmed",
        "guard seer wolves witch piper charmed",
    ),
    "handbook": (
        "thief cupid lovers guard wolves white_wolf witch seer",
        "guard wolves white_wolf witch seer",
    ),
    "face-to-face": (
        "thief cupid lovers guard elder wolves witch seer hunter idiot",
        "guard elder wolves witch seer hunter idiot",
    ),
    "close-eyes": ("cupid lovers seer wolves witch", "seer wolves witch"),
    "side-or-city": ("cupid lovers guard seer wolves witch", "guard seer wolves witch"),
    "group-chat": (
        (
            "thief cupid lovers wild_child two_sisters three_brothers sectarian guard elder wolves "
            "alpha_wolf wolf_younger_brother witch pharmacist seer hunter idiot piper charmed"
        ),
        "guard elder wolves alpha_wolf wolf_younger_brother witch pharmacist seer hunter idiot piper charmed",
    ),
    "extended": (
        (
            "thief cupid lovers wild_child guard seer fox silencer wolves wolf_beauty demon "
            "demon_offline witch hunter piper charmed"
        ),
        "guard seer fox silencer wolves wolf_beauty demon demon_offline witch hunter piper charmed",
    ),
}

# The line that the sign or the answer belongs to, which the card shows largest.
MAIN_LINES = [
    ("face-to-face", "seer", "大拇指向上表达好人，大拇指向下表达狼人，你要验的是"),
    ("face-to-face", "witch", "女巫请睁眼，女巫，今夜死亡的是这个玩家数字"),
    ("last-words", "guard", "请守护一名玩家"),
    ("last-words", "wolves", "狼人请杀人"),
    ("last-words", "seer", "此人身份是"),
    ("last-words", "witch", "昨晚死的是他，你要救吗？"),
]


@pytest.mark.parametrize(("ruleset_id", "step", "lines"), PRINTED)
def test_printed_step_is_said_word_for_word(ruleset_id: str, step: str, lines: list[str]) -> None:
    assert list(load_ruleset(ruleset_id).script[step].say) == lines


@pytest.mark.parametrize(("ruleset_id", "step", "line"), MAIN_LINES)
def test_line_of_the_sign_or_answer_is_the_main_one(ruleset_id: str, step: str, line: str) -> None:
    words = load_ruleset(ruleset_id).script[step]
    assert words.say[words.main] == line


@EACH
def test_step_with_words_of_our_own_says_so(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    printed = {step for each, step, _lines in PRINTED if each == ruleset_id}
    silent = {step for step in ruleset.script if f"script.{step}" not in ruleset.notes}
    told = "words of our own say so under [notes]"
    assert silent <= printed, told + ", ".join(f' "script.{step}"' for step in sorted(silent - printed))


@EACH
def test_nothing_said_at_a_death_names_a_card_or_a_night_cause(ruleset_id: str) -> None:
    script = load_ruleset(ruleset_id).script
    said = "".join(
        line for step in ("announce", "exiled", "last_words", "removed") for line in script[step].say
    )
    names = [*load_ruleset(ruleset_id).names.values(), "刀", "毒", "殉情", "身份"]
    assert [name for name in names if name in said] == []


@EACH
def test_what_is_done_is_never_among_what_is_said(ruleset_id: str) -> None:
    for words in load_ruleset(ruleset_id).script.values():
        assert words.do not in words.say
        assert "〔" not in words.do + "".join(words.say)


@pytest.mark.parametrize("ruleset_id", ORDERS)
def test_night_is_called_in_the_order_of_the_source(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    called = (" ".join(ruleset.steps(1)), " ".join(ruleset.steps(2)))
    assert called == ORDERS[ruleset_id], "the order of a night stands in ORDERS; a new step takes its place"


@pytest.mark.parametrize(("ruleset_id", "step", "line"), FRAGMENTS)
def test_printed_fragment_is_said_and_its_step_says_what_else_is_ours(
    ruleset_id: str, step: str, line: str
) -> None:
    ruleset = load_ruleset(ruleset_id)
    assert line in ruleset.script[step].say
    assert line in ruleset.notes[f"script.{step}"]


def test_script_of_last_words_14_has_26_lines_from_dark_to_dawn() -> None:
    ruleset = load_ruleset("last-words")
    called = [step for step in ruleset.night if step != "thief"]
    assert sum(len(ruleset.script[step].say) for step in ("dark", *called, "dawn")) == 26


def test_script_of_face_to_face_12_thief_has_23_lines_from_dark_to_dawn() -> None:
    ruleset = load_ruleset("face-to-face")
    called = [step for step in ruleset.night if step not in ("guard", "elder")]
    assert sum(len(ruleset.script[step].say) for step in ("dark", *called, "dawn")) == 23


def test_elder_of_last_words_is_called_village_head() -> None:
    assert load_ruleset("last-words").names["elder"] == "村长"
    assert load_ruleset("face-to-face").names["elder"] == "长老"


def test_close_eyes_calls_seer_cupid_and_sheriff_by_its_own_names() -> None:
    ruleset = load_ruleset("close-eyes")
    assert (ruleset.names["seer"], ruleset.names["cupid"], ruleset.sheriff_name) == ("先知", "爱神", "村长")
    said = "".join(line for step in ruleset.script.values() for line in (*step.say, step.do))
    assert [name for name in ("预言家", "丘比特", "警长", "警徽") if name in said] == []


@EACH
def test_village_head_is_never_both_elder_and_sheriff(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    assert ruleset.sheriff_name not in ruleset.names.values()


@EACH
def test_night_step_opens_and_closes_the_eyes_of_whoever_it_calls(ruleset_id: str) -> None:
    ruleset = load_ruleset(ruleset_id)
    for step in ruleset.night:
        words = ruleset.script[step].say
        assert "睁眼" in "".join(words)
        assert words[-1].endswith("请闭眼")


def test_every_step_of_the_day_has_a_title_for_the_host() -> None:
    wrong = sorted(SCRIPT_STEPS.keys() ^ STEP_TITLES.keys())
    assert not wrong, f"{wrong}: one title a step in judge_app/rulesets/step_titles.py"


def test_no_step_of_the_day_shares_its_key_with_a_step_of_the_night() -> None:
    assert NIGHT_STEPS.isdisjoint(SCRIPT_STEPS)
